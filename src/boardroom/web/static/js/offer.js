// What is being chosen: the open offer, its stages and parts, and the things on the board they stand for.
import { $, $$ } from "./dom.js";

export const offer = () => $(".decision form.offer:not([hidden])");
export const stage = () => { const form = offer(); return form ? $$(".stage", form).at(-1) : undefined; };
export const part = () => { const at = stage(); return at ? $("[data-part]", at) : null; };
export const composing = () => { const form = offer(); return form && (form.dataset.chosen !== "{}" || form.dataset.touched !== undefined); };
export const outside = (selector) => $$(selector).filter((element) => !element.closest(".decision"));
export const targets = (id) => outside(`[data-id="${CSS.escape(id)}"]`);
export const inOffer = (selector) => $$(selector).filter((element) => element.closest(".decision form:not([hidden])"));
export const isPressed = (element) => element.getAttribute("aria-pressed") === "true";
export const isShut = (element) => element.classList.contains("no");

export function options() {
  const form = offer(), from = form ? [form] : $$(".decision form.offer");
  const found = from.flatMap((one) => $$("button[data-id], [data-item][data-id]", one));
  if (form) return found;
  // Before a kind of action is chosen, the first one that names a thing speaks for it.
  const first = new Map();
  for (const one of found) if (!first.has(one.dataset.id)) first.set(one.dataset.id, one.closest("form"));
  return found.filter((one) => first.get(one.dataset.id) === one.closest("form"));
}

// Modules that show the state of a choice are called whenever it may have changed.
const watchers = [];
export const whenShown = (does) => { watchers.push(does); };
export const show = () => { for (const does of watchers) does(); };
let touched = 0;
export const touches = () => touched;
export function changed() {
  const form = offer();
  touched += 1;
  if (form) { form.dataset.touched = ""; delete form.dataset.complete; }
  show();
}
