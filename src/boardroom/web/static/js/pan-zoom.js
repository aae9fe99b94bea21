// @ts-check
// Pans and zooms the board by mouse, finger or button, and scrolls the options into view.
import { $, $$, closest, get } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { openOffer } from "./offer.js";
import { onPanelShown, onPanelSwap } from "./panels.js";

const MAX_ZOOM = 6;
const BUTTON_ZOOM = 1.4;
const WHEEL_ZOOM = 1.15;
const DRAG_THRESHOLD_PX = 5;
const PHONE_WIDTH_PX = 700;

/**
 * The visible part of the board as a `viewBox`; null is the whole board.
 * @type {string | null}
 */
let view = null;

/** @returns {SVGSVGElement | null} */
const findDrawing = () => $(".board svg.drawing");
/** @param {SVGSVGElement} svg */
const homeOf = (svg) => String(svg.dataset.home);
/** @param {string} box */
const parseBox = (box) => box.split(" ").map(Number);
const isWideEnough = () => innerWidth >= PHONE_WIDTH_PX;

onPanelSwap("board", (old, fresh) => {
  /** @type {SVGSVGElement | null} */
  const svg = $("svg.drawing", fresh);
  const { scrollLeft, scrollTop } = old;
  if (view && svg) showView(svg, view);
  if (scrollLeft || scrollTop) requestAnimationFrame(() => fresh.scrollTo(scrollLeft, scrollTop));
});

/**
 * @param {number} by
 * @param {number} [x] what stays in place, as a share of the width
 * @param {number} [y]
 */
function zoom(by, x = 0.5, y = 0.5) {
  const svg = findDrawing();
  if (!svg) return;
  const [, , fullWidth, fullHeight] = parseBox(homeOf(svg));
  const [left, top, width, height] = parseBox(view ?? homeOf(svg));
  const newWidth = Math.min(Math.max(width * by, fullWidth / MAX_ZOOM), fullWidth);
  const newHeight = (newWidth * fullHeight) / fullWidth;
  moveView(svg, left + (width - newWidth) * x, top + (height - newHeight) * y, newWidth, newHeight);
}

/**
 * Show a part of the board, within its bounds.
 * @param {SVGSVGElement} svg
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function moveView(svg, left, top, width, height) {
  const [homeLeft, homeTop, fullWidth, fullHeight] = parseBox(homeOf(svg));
  const x = Math.min(Math.max(left, homeLeft), homeLeft + fullWidth - width);
  const y = Math.min(Math.max(top, homeTop), homeTop + fullHeight - height);
  view = `${x} ${y} ${width} ${height}`;
  showView(svg, view);
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} [box]
 */
const isEnlarged = (svg, box = view ?? homeOf(svg)) => parseBox(box)[2] < parseBox(homeOf(svg))[2] * 0.999;

/**
 * A finger pans an enlarged board; otherwise it scrolls the page.
 * @param {SVGSVGElement} svg
 * @param {string} box
 */
function showView(svg, box) {
  svg.setAttribute("viewBox", box);
  svg.style.touchAction = isWideEnough() && isEnlarged(svg, box) ? "none" : "";
}

/** On a phone the board is larger than the screen: start where the options are, or what the drawing names. */
export function centreBoard() {
  const box = $(".board");
  const svg = findDrawing();
  if (!box || !svg || box.scrollWidth <= box.clientWidth) return;
  const legal = openOffer() ? $$(".board .legal") : [];
  const named = $$(".board [data-focus]");
  const places = (legal.length ? legal : named.length ? named : [svg]).map((one) => one.getBoundingClientRect());
  const from = svg.getBoundingClientRect();
  /** @param {(place: DOMRect) => number} of */
  const mean = (of) => places.reduce((sum, one) => sum + of(one), 0) / places.length;
  const x = mean((one) => one.left + one.width / 2) - from.left - box.clientWidth / 2;
  const y = mean((one) => one.top + one.height / 2) - from.top - box.clientHeight / 2;
  box.scrollTo(x, y);
}

/** @type {string | undefined} */
let question;
/** Scroll to the options of a new decision once, if none is visible. */
onPanelShown("decision", ({ dataset: { expect, mine } }) => {
  if (expect === question || mine === undefined) return;
  question = expect;
  // After the options are highlighted.
  requestAnimationFrame(() => {
    if (!$$(".board .legal").some(isInSight)) bringIntoSight();
  });
});

/** @param {Element} place */
function isInSight(place) {
  const box = get(".board").getBoundingClientRect();
  const at = place.getBoundingClientRect();
  return at.right > box.left && at.left < box.right && at.bottom > box.top && at.top < box.bottom;
}

function bringIntoSight() {
  if ($(".board .legal")) centreBoard();
}
addEventListener("resize", bringIntoSight);

/**
 * @param {Event} event
 * @returns {SVGSVGElement | null}
 */
const findDrawingUnder = (event) => /** @type {any} */ (closest(event, ".board svg.drawing"));

document.addEventListener(
  "wheel",
  (event) => {
    const svg = findDrawingUnder(event);
    if (!svg || !isWideEnough() || (event.deltaY > 0 && !isEnlarged(svg))) return; // otherwise the page scrolls
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    zoom(event.deltaY > 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, x, y);
  },
  { passive: false },
);

/**
 * Where a drag began, the view at that time, and whether it has moved further than a click.
 * @type {{x: number, y: number, from: number[], isFar: boolean} | null}
 */
let drag = null;
export const isDragged = () => Boolean(drag?.isFar);
const endDrag = () => {
  drag = null;
};

document.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary) return;
  const mayDrag = findDrawingUnder(event) && isWideEnough();
  drag = mayDrag && view ? { x: event.clientX, y: event.clientY, from: parseBox(view), isFar: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag || !event.isPrimary) return;
  const svg = findDrawing();
  if (!event.buttons || !svg) {
    endDrag(); // its end was not reported
    return;
  }
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (!drag.isFar && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
  drag.isFar = true;
  const box = svg.getBoundingClientRect();
  const [left, top, width, height] = drag.from;
  const scale = Math.max(width / box.width, height / box.height);
  moveView(svg, left - dx * scale, top - dy * scale, width, height);
});
document.addEventListener("pointerup", () => {
  if (drag) setTimeout(endDrag); // the click that follows belongs to the drag
});
document.addEventListener("pointercancel", endDrag);

addHandlers({
  "zoom-in": () => zoom(1 / BUTTON_ZOOM),
  "zoom-out": () => zoom(BUTTON_ZOOM),
  fit() {
    view = null;
    const svg = findDrawing();
    if (svg) showView(svg, homeOf(svg));
  },
});
