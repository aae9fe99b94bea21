// @ts-check
// Assigns pieces to places: pick up a piece and put it on a place, or the other way round, in the decision, on the
// board, by dragging or by keys. The piece in hand is stored by its id, since panels are drawn again.
import { $, $$, ancestor, clearClasses, closest, parseJson } from "./dom.js";
import { fetchStage } from "./decision.js";
import { addHandlers } from "./handlers.js";
import { onChoice, openPart, showChoice, stageOf, targetsOf, touchPart } from "./offer.js";
import { moment } from "./panels.js";
import { answers } from "./parts.js";

/** @type {string | null} */
let heldId = null;

export function openAssignment() {
  const box = openPart();
  return box?.dataset.part === "assign" ? box : null;
}

/** @param {string} id */
function findRow(id) {
  const box = openAssignment();
  return box && $(`[data-item][data-id="${CSS.escape(id)}"]`, box);
}

export const findHeldRow = () => heldId && findRow(heldId);

/**
 * The value of the place with this id.
 * @param {string} id
 * @returns {string | null}
 */
function placeOf(id) {
  const box = openAssignment();
  const found = box && parseJson(box.dataset.places, {})[id];
  return found === undefined || found === null ? null : JSON.stringify(found);
}

answers.assign = (box) => {
  /** @type {Record<string, any>} */
  const value = {};
  for (const row of $$("[data-item]", box))
    if (row.dataset.at) value[String(row.dataset.item)] = parseJson(row.dataset.at);
  return { value, ok: Object.keys(value).length >= Number(box.dataset.least) };
};

/**
 * Pick up the piece with this id or put it on the place with this id; return whether there was one.
 * @param {string} id
 */
export function pressAssignable(id) {
  if (!openAssignment()) return false;
  if (findRow(id)) pressThing(id);
  else if (placeOf(id)) pressPlace(id);
  else return false;
  return true;
}

export function dropHeld() {
  const wasHolding = heldId !== null;
  heldId = null;
  if (wasHolding) showChoice();
  return wasHolding;
}

/** @param {string} id */
function hold(id) {
  heldId = heldId === id ? null : id;
  showChoice();
}

/** @param {string} id */
function pressThing(id) {
  const row = findRow(id);
  if (!row) return;
  const heldPlace = heldId && placeOf(heldId);
  if (heldPlace) lay(row, heldPlace);
  else if (row.dataset.at) lay(row, row.dataset.at);
  else hold(id);
}

/** @param {string} id */
function pressPlace(id) {
  const place = String(placeOf(id));
  const heldRow = findHeldRow();
  const lying = $$("[data-item]", openAssignment() ?? document).find((row) => row.dataset.at === place);
  if (heldRow) lay(heldRow, place);
  else if (lying) lay(lying, place);
  else hold(id);
}

/**
 * Put the piece in hand on a place. A piece that was there goes back; one put on its own place is removed.
 * @param {HTMLElement} row
 * @param {string} place
 */
function lay(row, place) {
  const box = openAssignment();
  if (!box) return;
  const isTakenBack = row.dataset.at === place;
  for (const other of $$("[data-item]", box)) if (other !== row && other.dataset.at === place) other.dataset.at = "";
  row.dataset.at = isTakenBack ? "" : place;
  heldId = null;
  for (const one of $$('[data-do="lay"]', box))
    one.setAttribute("aria-pressed", String(one.dataset.value === ancestor(one, "[data-item]").dataset.at));
  touchPart();
  const answer = answers.assign(box);
  const before = parseJson(stageOf(box).dataset.before, {});
  if (answer?.ok)
    fetchStage(ancestor(box, "form").dataset.kind, { ...before, [String(box.dataset.name)]: answer.value });
}

/** Show each assigned piece at its place, and pale where it came from. */
function drawAssignment() {
  for (const old of $$(".laidhere")) old.remove();
  clearClasses("laid", "carried");
  const box = openAssignment();
  if (!box || moment() !== undefined) {
    heldId = null;
    return;
  }
  for (const one of $$('[data-do="carry"]', box))
    one.setAttribute("aria-pressed", String(ancestor(one, "[data-item]").dataset.id === heldId));
  if (heldId) for (const one of targetsOf(heldId)) one.classList.add("carried");
  const places = Object.entries(parseJson(box.dataset.places, {}));
  for (const row of $$("[data-item]", box)) {
    for (const one of targetsOf(row.dataset.id)) one.setAttribute("draggable", "true");
    if (!row.dataset.at) continue;
    const thing = targetsOf(row.dataset.id)[0];
    const place = places.find(([, value]) => JSON.stringify(value) === row.dataset.at)?.[0];
    if (!thing || !place) continue;
    for (const target of targetsOf(place)) target.append(copyOf(thing));
    thing.classList.add("laid");
  }
}
onChoice(drawAssignment);

/** @param {HTMLElement} thing */
function copyOf(thing) {
  const copy = document.createElement("span");
  copy.className = `${thing.className} laidhere`;
  copy.innerHTML = thing.innerHTML;
  $(".spot", copy)?.remove();
  copy.classList.remove("legal", "chosen", "laid");
  if (thing.dataset.res) copy.dataset.res = thing.dataset.res;
  return copy;
}

addHandlers({
  carry: (button) => pressThing(String(ancestor(button, "[data-item]").dataset.id)),
  lay: (button) => lay(ancestor(button, "[data-item]"), String(button.dataset.value)),
});

/**
 * The id of the place under the dragged piece.
 * @param {DragEvent} event
 */
function findDropPlace(event) {
  const id = findHeldRow() && closest(event, "[data-id]")?.dataset.id;
  return id && placeOf(id) ? id : null;
}

document.addEventListener("dragstart", (event) => {
  const id = closest(event, "[data-id]")?.dataset.id;
  if (!id || closest(event, ".order li") || !findRow(id)) return;
  heldId = id;
  event.dataTransfer?.setData("text/plain", id);
  requestAnimationFrame(showChoice);
});
document.addEventListener("dragover", (event) => {
  if (findDropPlace(event)) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const id = findDropPlace(event);
  const row = findHeldRow();
  if (!id || !row) return;
  event.preventDefault();
  lay(row, String(placeOf(id)));
});
document.addEventListener("dragend", dropHeld);
