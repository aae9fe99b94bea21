// Things put on places. A thing is taken up, then laid on a place, or the other way round: in the decision, where
// both are drawn, by dragging, or by their keys. What is taken up is kept by its id, since panels are drawn again.
import { $, $$, json } from "./dom.js";
import { adds } from "./handlers.js";
import { changed, part, show, targets, whenShown } from "./offer.js";
import { ask } from "./decision.js";
import { answers } from "./parts.js";
import { moment } from "./panels.js";

let held = null;
export const layable = () => { const box = part(); return box?.dataset.part === "assign" ? box : null; };
export const rowOf = (id) => layable() && $(`[data-item][data-id="${CSS.escape(id)}"]`, layable());
export const liftedRow = () => held && rowOf(held);
const placeOf = (id) => { const found = layable() && json(layable().dataset.places, {})[id]; return found === undefined || found === null ? null : JSON.stringify(found); };

answers.assign = (box) => {
  const value = {};
  for (const row of $$("[data-item]", box)) if (row.dataset.at) value[row.dataset.item] = json(row.dataset.at);
  return { value, ok: Object.keys(value).length >= Number(box.dataset.least) };
};

// Whether this id was a thing or a place, and has been taken up or laid.
export function handled(id) {
  if (!layable()) return false;
  if (rowOf(id)) carry(id); else if (placeOf(id)) layOn(id); else return false;
  return true;
}
export function letGo() { const was = held !== null; held = null; if (was) show(); return was; }

function carry(id) {
  const row = rowOf(id);
  if (!row) return;
  if (held && placeOf(held)) lay(row, placeOf(held));
  else if (row.dataset.at) lay(row, row.dataset.at);
  else { held = held === id ? null : id; show(); }
}
function layOn(id) {
  const there = $$("[data-item]", layable()).find((row) => row.dataset.at === placeOf(id));
  if (held && rowOf(held)) lay(rowOf(held), placeOf(id));
  else if (there) lay(there, placeOf(id));
  else { held = held === id ? null : id; show(); }
}
// What lay there goes back; laid on its own place a thing is taken back.
function lay(row, place) {
  const box = layable(), back = row.dataset.at === place;
  for (const other of $$("[data-item]", box)) if (other !== row && other.dataset.at === place) other.dataset.at = "";
  row.dataset.at = back ? "" : place;
  held = null;
  for (const one of $$('[data-do="lay"]', box)) one.setAttribute("aria-pressed", String(one.dataset.value === one.closest("[data-item]").dataset.at));
  changed();
  const answer = answers.assign(box), before = json(box.closest(".stage").dataset.before, {});
  if (answer.ok) ask(box.closest("form").dataset.kind, { ...before, [box.dataset.name]: answer.value });
}
// What is laid is seen in its place as well, and pale where it came from.
function laidOut() {
  for (const old of $$(".laidhere")) old.remove();
  for (const old of $$(".laid, .carried")) old.classList.remove("laid", "carried");
  const box = layable();
  if (!box || moment() !== undefined) { held = null; return; }
  for (const one of $$('[data-do="carry"]', box)) one.setAttribute("aria-pressed", String(one.closest("[data-item]").dataset.id === held));
  if (held) for (const one of targets(held)) one.classList.add("carried");
  const places = Object.entries(json(box.dataset.places, {}));
  for (const row of $$("[data-item]", box)) {
    for (const one of targets(row.dataset.id)) one.setAttribute("draggable", "true");
    if (!row.dataset.at) continue;
    const thing = targets(row.dataset.id)[0], [spot] = places.find(([, value]) => JSON.stringify(value) === row.dataset.at) ?? [];
    if (!thing || !spot) continue;
    for (const where of targets(spot)) {
      const copy = document.createElement("span");
      copy.className = `${thing.className} laidhere`; copy.innerHTML = thing.innerHTML;
      copy.classList.remove("legal", "chosen", "laid");
      if (thing.dataset.res) copy.dataset.res = thing.dataset.res;
      where.append(copy);
    }
    thing.classList.add("laid");
  }
}
whenShown(laidOut);

adds({
  carry: (button) => carry(button.closest("[data-item]").dataset.id),
  lay: (button) => lay(button.closest("[data-item]"), button.dataset.value),
});

const dropOn = (event) => { const id = liftedRow() && event.target.closest?.("[data-id]")?.dataset.id; return id && placeOf(id) ? id : null; };
document.addEventListener("dragstart", (event) => {
  const id = event.target.closest?.("[data-id]")?.dataset.id;
  if (!id || event.target.closest(".order li") || !rowOf(id)) return;
  held = id;
  event.dataTransfer.setData("text/plain", id);
  requestAnimationFrame(show);
});
document.addEventListener("dragover", (event) => { if (dropOn(event)) event.preventDefault(); });
document.addEventListener("drop", (event) => { const id = dropOn(event); if (id) { event.preventDefault(); lay(liftedRow(), placeOf(id)); } });
document.addEventListener("dragend", letGo);
