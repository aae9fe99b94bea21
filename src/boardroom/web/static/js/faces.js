// @ts-check
// Shows the card or piece that a line of the log names: in a box beside it while the pointer is on its button, and until
// the next click or key once the button is pressed.
import { notify } from "./api.js";
import { $, closest, main } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { fetchPanel } from "./panels.js";

const MARGIN_PX = 8;
/**
 * The faces fetched so far, by id.
 * @type {Map<string, Promise<HTMLElement>>}
 */
const faces = new Map();
/** The button whose face is shown, or about to be. */
let asked = /** @type {HTMLElement | null} */ (null);

/** @param {string} id */
function fetchFace(id) {
  let found = faces.get(id);
  if (!found) {
    found = fetchPanel("face", { id });
    faces.set(id, found);
    found.catch(() => faces.delete(id));
  }
  return found;
}

/** @param {HTMLElement} button */
async function showFace(button) {
  asked = button;
  const box = $("#face");
  if (!box) return;
  try {
    const face = await fetchFace(String(button.dataset.face));
    if (asked !== button) return;
    box.replaceChildren(face.cloneNode(true));
    box.hidden = false;
    place(box, button.getBoundingClientRect());
  } catch {
    notify();
  }
}

/**
 * Beside the button and within the window.
 * @param {HTMLElement} box
 * @param {DOMRect} beside
 */
function place(box, beside) {
  const { width, height } = box.getBoundingClientRect();
  const left = beside.left - width - MARGIN_PX;
  const inWindow = (/** @type {number} */ at, /** @type {number} */ room) => Math.max(MARGIN_PX, Math.min(at, room));
  const x = left > 0 ? left : Math.min(beside.right + MARGIN_PX, innerWidth - width - MARGIN_PX);
  box.style.left = `${inWindow(x, innerWidth)}px`;
  box.style.top = `${inWindow(beside.top + beside.height / 2 - height / 2, innerHeight - height - MARGIN_PX)}px`;
}

function hideFace() {
  asked = null;
  const box = $("#face");
  if (box) box.hidden = true;
}

addHandlers({ face: (button) => (asked === button && !$("#face")?.hidden ? hideFace() : showFace(button)) });

if (main) {
  document.addEventListener("mouseover", (event) => {
    const button = closest(event, "[data-face]");
    if (button && button !== asked) showFace(button);
    else if (!button && asked) hideFace();
  });
  document.addEventListener("focusin", (event) => {
    if (asked && !closest(event, "[data-face]")) hideFace();
  });
  document.addEventListener("keydown", ({ code }) => {
    if (code === "Escape") hideFace();
  });
  document.addEventListener("click", (event) => {
    if (asked && !closest(event, "[data-face]")) hideFace();
  });
}
