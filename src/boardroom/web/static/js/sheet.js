// @ts-check
// On a phone the decision is a sheet over the board: its handle lowers it to one line and raises it again, by a press
// or a drag. A new question raises it.
import { $, closest, main } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { onPanelShown } from "./panels.js";

const DRAG_PX = 24;
/** Where the drag of the handle began. @type {number | null} */
let from = null;
let isDragged = false;

/** @param {boolean} isLow */
function lower(isLow) {
  main.toggleAttribute("data-low", isLow);
  $('[data-do="sheet"]')?.setAttribute("aria-expanded", String(!isLow));
}

addHandlers({
  sheet() {
    if (!isDragged) lower(!main.hasAttribute("data-low"));
    isDragged = false;
  },
});

if (main) {
  /** @type {string | undefined} */
  let question = $(".decision")?.dataset.expect;
  onPanelShown("decision", ({ dataset: { expect, mine } }) => {
    const isNew = mine !== undefined && expect !== question;
    question = expect;
    lower(!isNew && main.hasAttribute("data-low"));
  });
  document.addEventListener("pointerdown", (event) => {
    isDragged = false;
    from = closest(event, ".grip") ? event.clientY : null;
  });
  document.addEventListener("pointermove", ({ clientY }) => {
    if (from === null || Math.abs(clientY - from) < DRAG_PX) return;
    lower(clientY > from);
    from = null;
    isDragged = true;
  });
}
