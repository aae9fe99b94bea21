// @ts-check
// Explains why an option is not allowed: the server's sentence and clause, shown beside the option.
import { $, $$, formatSentence, get, panel } from "./dom.js";

/**
 * @param {string} words
 * @param {string} [clause]
 */
export function showRefusal(words, clause) {
  const box = createWhyBox($(".decision .act"));
  box.textContent = formatSentence(words);
  if (!clause) return;
  const link = document.createElement("a");
  link.className = "clause";
  link.href = `/rules/${panel("log").dataset.game}#${clause}`;
  link.dataset.clause = clause;
  link.textContent = clause;
  box.append(" ", link);
}

/** Remove what the last press was told. */
export const hideWhy = () => $(".decision .why:not(.shown)")?.remove();

/** @param {HTMLElement | null} before */
function createWhyBox(before) {
  hideWhy();
  const box = document.createElement("div");
  box.className = "why";
  box.setAttribute("role", "alert");
  box.id = "why";
  if (before) before.before(box);
  else get(".decision").append(box);
  return box;
}

/**
 * The last disabled option in one line with a button.
 * @param {HTMLElement} button
 */
const findLineEnd = (button) =>
  $$(":scope > .opt", /** @type {HTMLElement} */ (button.parentElement))
    .filter((one) => one.offsetTop === button.offsetTop)
    .at(-1);

/**
 * Explain a disabled option below it, without covering anything.
 * @param {HTMLElement} button
 */
export function toggleWhy(button) {
  const wasOpen = button.getAttribute("aria-expanded") === "true";
  for (const other of $$('.decision [data-do="why"]')) {
    other.setAttribute("aria-expanded", "false");
    other.classList.remove("asked");
  }
  if (wasOpen) {
    hideWhy();
    return;
  }
  const details = button.closest("details");
  if (details) details.open = true;
  const box = createWhyBox(null);
  box.innerHTML = button.dataset.why ?? "";
  const inRow = () => button.closest(".mixrow") ?? button.closest(".turns, .opts") ?? button;
  (button.matches(".nos > *") ? findLineEnd(button) : inRow())?.after(box);
  button.setAttribute("aria-expanded", "true");
  button.classList.add("asked");
  button.setAttribute("aria-describedby", "why");
  box.scrollIntoView({ block: "nearest" });
}
