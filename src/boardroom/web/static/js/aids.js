// @ts-check
// The player aids of the game, in a dialog that a key opens, and on paper.
import { notify } from "./api.js";
import { $, main } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { fetchPanel, swapPanel } from "./panels.js";

const KEY = "F1";

/** @returns {HTMLDialogElement | null} */
const findDialog = () => $("dialog.aids");

/** Open the dialog for the position that is displayed, or close it. */
async function toggleAids() {
  const dialog = findDialog();
  if (!dialog) return;
  if (dialog.open) {
    dialog.close();
    return;
  }
  dialog.showModal();
  try {
    swapPanel("aids", await fetchPanel("aids"));
  } catch {
    notify();
  }
}

addHandlers({ aids: toggleAids, "print-aids": () => print() });

if (main) {
  document.addEventListener("keydown", (event) => {
    if (event.code !== KEY || main.inert) return;
    event.preventDefault();
    toggleAids();
  });
  findDialog()?.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    // A click beside the cards, or on a clause, which opens in the page behind.
    if (target === findDialog() || target.closest("[data-clause]")) toggleAids();
  });
}
