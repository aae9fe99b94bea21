// @ts-check
// Fills what a button opens over the table, such as a player's sheet, when it is opened: no update of the table carries
// it. While the table is drawn again it stays, until the present content has come.
import { notify } from "./api.js";
import { $, $$, main } from "./dom.js";
import { showChoice } from "./offer.js";
import { fetchPanel, onPanelSwap } from "./panels.js";

/** @param {HTMLElement} sheet */
async function fill(sheet) {
  try {
    const face = await fetchPanel("face", { id: String(sheet.dataset.fill) });
    sheet.replaceChildren(...face.childNodes);
    showChoice();
  } catch {
    notify();
  }
}

for (const name of ["own", "players"])
  onPanelSwap(name, (old, fresh) => {
    for (const sheet of $$("[data-fill]:popover-open", old))
      $(`[id="${CSS.escape(sheet.id)}"]`, fresh)?.append(...sheet.childNodes);
  });

if (main)
  document.addEventListener(
    "beforetoggle",
    (event) => {
      const sheet = /** @type {HTMLElement} */ (event.target);
      const isOpening = /** @type {ToggleEvent} */ (event).newState === "open";
      if (isOpening && sheet.dataset.fill !== undefined) fill(sheet);
    },
    { capture: true },
  );
