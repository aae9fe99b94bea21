// What a press does, by the `data-do` of what was pressed. Each module adds its own.

export const doings = {};
export const adds = (more) => Object.assign(doings, more);
