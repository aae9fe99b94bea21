// @ts-check
// Click handlers, by the `data-do` of the element clicked. Each module adds its own.

/** @typedef {(button: HTMLElement) => unknown} Handler */

/** @type {Record<string, Handler>} */
export const handlers = {};

/** @param {Record<string, Handler>} more */
export const addHandlers = (more) => Object.assign(handlers, more);
