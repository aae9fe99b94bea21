// @ts-check
// Keeps the focus while parts of the page are replaced.
import { $$, ancestor } from "./dom.js";

/**
 * Restore the focus: to the same element if it was kept, else to its replacement, with the same text selection.
 * @param {HTMLElement} old
 * @returns {(fresh: HTMLElement) => void}
 */
export function rememberFocus(old) {
  const focused = /** @type {HTMLInputElement} */ (document.activeElement);
  if (!old.contains(focused)) return () => {};
  const selector = selectorOf(focused);
  const place = $$(selector, old).indexOf(focused);
  const { selectionStart, selectionEnd } = focused;
  return (fresh) => {
    /** @type {HTMLInputElement[]} */
    const alike = $$(selector, fresh);
    const found = focused.isConnected ? focused : (alike[place] ?? alike[0]);
    found?.focus({ preventScroll: true });
    if (found && Number.isInteger(selectionStart)) found.setSelectionRange?.(selectionStart, selectionEnd);
  };
}

/**
 * A selector for the replacement of an element.
 * @param {HTMLElement} element
 */
function selectorOf(element) {
  /** @type {(name: string, value: string | undefined) => string} */
  const byData = (name, value) => (value === undefined ? "" : `[data-${name}="${CSS.escape(value)}"]`);
  const { id, item, value, do: action } = element.dataset;
  if (element.matches(".spot")) return `${byData("id", ancestor(element, "[data-id]").dataset.id)} .spot`;
  if (element.id) return `#${CSS.escape(element.id)}`;
  /** @type {HTMLElement | null} */
  const row = element.closest("[data-item]");
  if (row && row !== element) {
    const inRow = action ? byData("do", action) + byData("value", value) : element.tagName;
    return `${byData("item", row.dataset.item)} ${inRow}`;
  }
  if (id ?? item) return byData("id", id) + byData("item", item);
  return action ? byData("do", action) : element.tagName;
}
