// @ts-check
// What a press does, by the `data-do` of what was pressed. Each module adds its own handlers.

/** @typedef {(button: HTMLElement) => unknown} Handler */

/** @type {Record<string, Handler>} */
export const handlers = {};

/** @param {Record<string, Handler>} more */
export const addHandlers = (more) => Object.assign(handlers, more);
