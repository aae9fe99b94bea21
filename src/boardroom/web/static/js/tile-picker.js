// @ts-check
// Picks a piece for a place on the board: the pieces that fit are shown around it; the chosen one is shown in place
// and rotated by a click or a key. It mirrors the panel and clicks the panel's buttons.
import { $, $$, parseJson } from "./dom.js";
import { GAP, boxOf, findBestSide, pointAt } from "./geometry.js";
import { isBarred, isPressed } from "./offer.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {{place: Element, pieces: HTMLElement[]}} Picking The place, and the options that fit there. */
/** @typedef {import("./geometry.js").Point} Point */

const SVG = "http://www.w3.org/2000/svg";
const HANDLE_ANGLE = 0.42;
const CLOCKWISE = "M-5 2A5.5 5.5 0 1 1-1 5.4M-5 2-7.5-1M-5 2-1.8 .2";
const COUNTERCLOCKWISE = "M5 2A5.5 5.5 0 1 0 1 5.4M5 2 7.5-1M5 2 1.8 .2";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...Element} children
 */
function createSvg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @returns {SVGSVGElement | null} */
const findDrawing = () => $(".board svg.drawing");
const listStages = () => $$(".decision form.offer:not([hidden]) .stage");
/** @param {string | undefined} id */
const findOnBoard = (id) => $(`.board svg.drawing [data-id="${CSS.escape(String(id))}"]`);
/** @param {HTMLElement} stage */
const findPressed = (stage) => $('[aria-pressed="true"]', stage);

/** The part that asks for the rotation of a piece. */
const findTurnPart = () =>
  listStages()
    .map((stage) => $('[data-part="turn"]', stage))
    .find(Boolean);

function listTurns() {
  const box = findTurnPart();
  return box ? $$('[data-do="pick"]', box) : [];
}

/**
 * The place is the last chosen element on the board; the parts after it belong to it.
 * @returns {Picking | null}
 */
function findPicking() {
  const stages = listStages();
  const box = findTurnPart();
  let place = box ? findOnBoard(box.dataset.place) : null;
  let from = 0;
  stages.forEach((stage, i) => {
    const pressed = findPressed(stage);
    const target = pressed?.dataset.id ? findOnBoard(pressed.dataset.id) : null;
    if (target && (!box || i < stages.length - 1)) {
      place = target;
      from = i + 1;
    }
  });
  const pieceStage = stages.slice(from).find(offersPieces);
  if (!place || !(box || (pieceStage && from > 0))) return null;
  return { place, pieces: pieceStage ? $$(".opt[data-id]", pieceStage) : [] };
}

/**
 * Whether a stage asks for one of several pieces that are not on the board yet.
 * @param {HTMLElement} stage
 */
const offersPieces = (stage) =>
  $('[data-part="one"]', stage) &&
  $(".opt:not(.no) svg use", stage) &&
  !$$(".opt[data-id]", stage).some((one) => findOnBoard(one.dataset.id));

/**
 * A piece to choose, on a round plate.
 * @param {HTMLElement} option
 * @param {Point} at
 * @param {number} size
 */
function createPlate(option, at, size) {
  const barred = isBarred(option);
  const chosen = isPressed(option);
  const isLast = $(".lasttile", option) !== null;
  const look = `plate${barred ? " shut" : ""}${chosen ? " on" : ""}${isLast ? " last" : ""}`;
  const circle = createSvg("circle", { r: size });
  const group = createSvg("g", { class: look, transform: `translate(${at.x} ${at.y})` }, circle);
  const href = $("svg use", option)?.getAttribute("href");
  const side = size * 1.62;
  if (href) group.append(createSvg("use", { href, x: -side / 2, y: -side / 2, width: side, height: side }));
  const name = String(parseJson(option.dataset.value, "") || option.dataset.id?.split(":").at(-1));
  if (name.length < 5) group.append(...createNameTag(name, size));
  group.addEventListener("click", (event) => {
    event.stopPropagation();
    if (chosen && listTurns().length) rotateTile(1);
    else option.click();
  });
  group.addEventListener("mouseenter", () => {
    if (placeBox && href && !barred && !chosen) drawGhost(placeBox, href, 0, true);
  });
  group.addEventListener("mouseleave", () => showTile());
  return group;
}

/**
 * @param {string} name
 * @param {number} size
 */
function createNameTag(name, size) {
  const width = 9 + 7 * name.length;
  const x = size * 0.62;
  const y = -size * 0.95;
  const tab = createSvg("rect", { class: "tab", x: x - width / 2, y: y - 7, width, height: 15, rx: 7.5 });
  const words = createSvg("text", { x, y: y + 4.5 });
  words.textContent = name;
  return [tab, words];
}

/**
 * A handle that rotates the piece.
 * @param {number} by
 * @param {Point} at
 * @param {string} label
 */
function createHandle(by, at, label) {
  const title = createSvg("title", {});
  title.textContent = label;
  const group = createSvg(
    "g",
    { class: "handle", transform: `translate(${at.x} ${at.y})` },
    createSvg("circle", { r: 12 }),
    createSvg("path", { d: by > 0 ? CLOCKWISE : COUNTERCLOCKWISE }),
    title,
  );
  group.addEventListener("click", (event) => {
    event.stopPropagation();
    rotateTile(by);
  });
  return group;
}

/**
 * The position of the piece.
 * @type {Box | null}
 */
let placeBox = null;

function removeGhosts() {
  for (const old of $$(".board .ghost")) old.remove();
}

/**
 * @param {Box} box
 * @param {string} href
 * @param {number | string} degrees
 * @param {boolean} isFaint
 */
function drawGhost(box, href, degrees, isFaint) {
  removeGhosts();
  const size = Math.max(box.width, box.height);
  const ghost = createSvg("use", {
    class: isFaint ? "ghost faint" : "ghost",
    href,
    x: box.x - size / 2,
    y: box.y - size / 2,
    width: size,
    height: size,
    transform: `rotate(${degrees} ${box.x} ${box.y})`,
  });
  $(".board svg.drawing .fan")?.prepend(ghost);
}

/**
 * Show the piece in its present rotation; before one is chosen, faintly in the first that is allowed.
 * @param {HTMLElement | null} [hovered]
 */
export function showTile(hovered = null) {
  removeGhosts();
  const box = findTurnPart();
  if (!box || !placeBox) return;
  const turn = hovered ?? listTurns().find(isPressed) ?? listTurns()[0];
  if (turn) drawGhost(placeBox, `#${box.dataset.symbol}`, turn.dataset.degrees ?? 0, !hovered && !isPressed(turn));
}

/**
 * Rotate the piece; return whether there is one.
 * @param {number} by
 */
export function rotateTile(by) {
  const turns = listTurns();
  if (!turns.length) return false;
  const at = turns.findIndex(isPressed);
  const first = by > 0 ? 0 : turns.length - 1;
  const next = at < 0 ? first : (at + by + turns.length) % turns.length;
  if (next !== at) turns[next].click();
  return true;
}

/**
 * Whether this element of the board is the place where a piece is being rotated.
 * @param {Element} target
 */
export const isTurningAt = (target) => listTurns().length > 0 && findPicking()?.place === target;

export function drawTilePicker() {
  for (const old of $$(".board .fan")) old.remove();
  placeBox = null;
  const svg = findDrawing();
  const picking = svg && findPicking();
  if (!picking) return;
  const { place, pieces } = picking;
  // The bounds of a place do not include its halo.
  const ground = $(".bed, .ground, path, rect, circle", place) ?? place;
  const at = boxOf(ground, svg);
  placeBox = at;
  const half = Math.max(at.width, at.height) / 2;
  const size = Math.min(Math.max(half * 0.84, 16), 44);
  const count = pieces.length;
  const far = Math.max(
    half + size * 1.6,
    (size * 2.15) / (2 * Math.sin(GAP / 2)),
    (count * size * 2.2) / (2 * Math.PI),
  );
  const side = findBestSide(svg, at, Math.max(count, 1), far, size);
  const gap = Math.min(GAP, (2 * Math.PI) / Math.max(count, 1));
  const group = createSvg("g", { class: "fan", "aria-hidden": "true" });
  pieces.forEach((option, i) => {
    const angle = side + (i - (count - 1) / 2) * gap;
    group.append(...createBranch(option, pointAt(at, angle, half * 0.9), pointAt(at, angle, far), size));
  });
  if (listTurns().length > 1) group.append(...createHandles(at, side + Math.PI, half + 17));
  svg.append(group);
  showTile();
}

/**
 * A plate and the line that leads to it.
 * @param {HTMLElement} option
 * @param {Point} from
 * @param {Point} to
 * @param {number} size
 */
function createBranch(option, from, to, size) {
  const look = isPressed(option) ? "stem on" : "stem";
  const stem = createSvg("path", { class: look, d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  return [stem, createPlate(option, to, size)];
}

/**
 * @param {Point} at
 * @param {number} angle
 * @param {number} far
 */
function createHandles(at, angle, far) {
  const label = findTurnPart()?.dataset.label ?? "";
  return [1, -1].map((by) => createHandle(by, pointAt(at, angle + by * HANDLE_ANGLE, far), label));
}
