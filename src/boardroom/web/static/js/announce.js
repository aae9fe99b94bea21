// @ts-check
// Tells the viewer of moves and of their turn where they do not look: in the window title and to screen readers.
import { $, $$, get, panel } from "./dom.js";

/** @param {HTMLElement | null} decision */
export const asksViewer = (decision) => decision?.dataset.mine !== undefined;

/** A dot in the window title shows that the viewer is to move. */
export function updateTitle() {
  const plain = document.title.replace(/^● /, "");
  document.title = asksViewer(panel("decision")) ? `● ${plain}` : plain;
}

/** @type {string | undefined} */
let announced;
/** Give a screen reader one summary per move: what happened, and the next decision. */
export function announceMove(aloud = true) {
  const lines = $$("#body-log li[data-seq]");
  const last = lines.at(-1)?.dataset.seq;
  if (!last || last === announced) return;
  announced = last;
  if (!aloud) return;
  const words = lines.filter((line) => line.dataset.seq === last).map((line) => line.textContent.trim());
  const question = asksViewer(panel("decision")) ? ($(".ask")?.textContent ?? "") : "";
  get("#spoken").textContent = [...words, question].join(" ");
}
