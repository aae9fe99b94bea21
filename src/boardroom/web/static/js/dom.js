// @ts-check
// What every module needs: elements, their data, the browser's storage, the viewer's digits.

export const root = document.documentElement;

/** The table; other pages have none. */
export const main = /** @type {HTMLElement} */ (document.querySelector("main.table"));

/**
 * The first element that matches, if any. The caller chooses its type.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {E | null}
 */
export const $ = (selector, from = document) => /** @type {E | null} */ (from.querySelector(selector));

/**
 * All elements that match.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {E[]}
 */
export const $$ = (selector, from = document) => [.../** @type {NodeListOf<E>} */ (from.querySelectorAll(selector))];

/**
 * The first element that matches; it must exist.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {E}
 */
export function get(selector, from = document) {
  const found = from.querySelector(selector);
  if (!found) throw new Error(`The page lacks ${selector}.`);
  return /** @type {E} */ (found);
}

/**
 * The nearest ancestor that matches; it must exist.
 * @template {Element} [E=HTMLElement]
 * @param {Element} element
 * @param {string} selector
 * @returns {E}
 */
export function ancestor(element, selector) {
  const found = element.closest(selector);
  if (!found) throw new Error(`Nothing around this element is ${selector}.`);
  return /** @type {E} */ (found);
}

/**
 * The panel with this name; pages without a table have none.
 * @param {string} name
 */
export const panel = (name) => /** @type {HTMLElement} */ ($(`[data-panel="${name}"]`));

/**
 * The matching element around the target of an event; null for events of the document itself.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closest = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * The field whose value has changed.
 * @param {Event} event
 */
export const fieldOf = (event) => /** @type {HTMLInputElement} */ (event.target);

/**
 * Remove these classes wherever they are.
 * @param {...string} names
 */
export function clearClasses(...names) {
  for (const name of names) for (const element of $$(`.${name}`)) element.classList.remove(name);
}

/**
 * @param {string | undefined | null} text
 * @param {any} [otherwise]
 */
export const parseJson = (text, otherwise = null) => (text ? JSON.parse(text) : otherwise);

/** @param {string} name */
export function readSetting(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function saveSetting(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A private window may refuse to store anything.
  }
}

const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
/** @param {string} text */
const toPersianDigits = (text) => text.replace(/\d/g, (digit) => PERSIAN[Number(digit)]);

/**
 * A number in the viewer's digits.
 * @param {number | string} value
 */
export function formatNumber(value) {
  const text = Number(value) < 0 ? `−${-value}` : String(value);
  return root.dataset.digits === "fa" ? toPersianDigits(text) : text;
}

// Whatever holds a Latin letter keeps its digits: clauses, places such as H12, 18xx.games, input that is isolated.
const LATIN = "[\u2066\u2068][^\u2066-\u2069]*[A-Za-z][^\u2066-\u2069]*\u2069";
const NUMBERS = new RegExp(`${LATIN}|[A-Za-z0-9]+(?:[._/:&-][A-Za-z0-9]+)*`, "g");
/** @param {string} match */
const convertMatch = (match) => (/[A-Za-z]/.test(match) ? match : toPersianDigits(match));

/**
 * A sentence from the server with its numbers in the viewer's digits.
 * @param {string} text
 */
export const formatSentence = (text) => (root.dataset.digits === "fa" ? text.replace(NUMBERS, convertMatch) : text);

/** @param {string} text */
export const toLatinDigits = (text) =>
  text
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 1632));

/**
 * Normalize text for a search: without case, letter forms and invisible marks.
 * @param {string} text
 */
export const foldText = (text) =>
  toLatinDigits(text)
    .toLowerCase()
    .replace(/ي/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[\u2060\u2066-\u2069\u200c\u200e\u200f]/g, "")
    .replace(/\u00a0/g, " ");
