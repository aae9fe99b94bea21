// @ts-check
// Shows the card or piece that a line of the log names: in a box beside it while the pointer is on its button, and
// until the next click once the button is pressed. A finger held still shows there what a mouse would show anywhere.
import { notify } from "./api.js";
import { $, closest, main } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { fetchPanel } from "./panels.js";

const MARGIN_PX = 8;
const LONG_PRESS_MS = 450;
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

/**
 * Show anything in the same box.
 * @param {Node[]} content
 * @param {HTMLElement} beside
 */
function showBeside(content, beside) {
  const box = $("#face");
  if (!box) return;
  asked = beside;
  box.replaceChildren(...content);
  box.hidden = false;
  place(box, beside.getBoundingClientRect());
}

/**
 * What a mouse would show at a place: the title of the element there, and the preview of its option.
 * @param {HTMLElement} target
 */
function describe(target) {
  target.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  /** @type {Node[]} */
  const content = [];
  const titled = target.closest("[title]");
  const title =
    titled?.getAttribute("title") ?? $(":scope > title", target.closest("g:has(> title)") ?? target)?.textContent;
  if (title) {
    const words = document.createElement("p");
    words.textContent = title;
    content.push(words);
  }
  const preview = $("#preview");
  if (preview && !preview.hidden) content.push(...[...preview.children].map((one) => one.cloneNode(true)));
  return content;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pressTimer;
let isLongPress = false;

/**
 * A finger held still makes no choice.
 * @param {PointerEvent} event
 */
function watchPress(event) {
  clearTimeout(pressTimer);
  isLongPress = false;
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.pointerType !== "touch" || !event.isPrimary) return;
  pressTimer = setTimeout(() => {
    const button = target.closest("[data-face]");
    const content = button ? [] : describe(target);
    isLongPress = Boolean(button) || content.length > 0;
    if (button) showFace(/** @type {HTMLElement} */ (button));
    else if (isLongPress) showBeside(content, target);
  }, LONG_PRESS_MS);
}

addHandlers({ face: (button) => (asked === button && !$("#face")?.hidden ? hideFace() : showFace(button)) });

if (main) {
  document.addEventListener("pointerdown", watchPress);
  for (const end of ["pointermove", "pointerup", "pointercancel"])
    document.addEventListener(end, () => clearTimeout(pressTimer));
  for (const kind of ["contextmenu", "click"])
    document.addEventListener(
      kind,
      (event) => {
        if (!isLongPress) return;
        event.preventDefault();
        event.stopPropagation();
        if (kind === "click") isLongPress = false;
      },
      { capture: true },
    );
  document.addEventListener("mouseover", (event) => {
    const button = closest(event, "[data-face]");
    if (button && button !== asked) showFace(button);
    else if (!button && asked?.dataset.face) hideFace();
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
