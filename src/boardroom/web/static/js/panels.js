// The panels of a table: fetched, swapped in place, and settled again by the modules that care for them.
import { $, $$, kept, keep, main, panel, root } from "./dom.js";
import { adds } from "./handlers.js";
import { released } from "./pointer.js";
import { patience, table, unsay, tell } from "./api.js";

export const ALL = ["top", "board", "side", "decision", "own", "players", "log"];
export const moment = () => main.dataset.moment;
// The row that is drawn, and at a shared screen the seat that has said that it looks.
export const now = { drawn: Number(main?.dataset.seq ?? 0), looker: undefined };
export const ownSeat = () => { const seat = panel("top").dataset.seat; return seat === undefined ? {} : { seat: Number(seat) }; };

const keeping = {}, settling = {};
// What of an old panel goes over to the fresh one, and what must be done once it stands in the page.
export const keeps = (name, does) => { (keeping[name] ??= []).push(does); };
export const settles = (name, does) => { (settling[name] ??= []).push(does); };
export const settle = (name, fresh) => { for (const does of settling[name] ?? []) does(fresh); };

// What every question about panels says: the language and digits of this page, whatever another tab has chosen
// since, the moment and the seat that is looked from.
function address(query = {}) {
  const asked = new URLSearchParams({ lang: root.lang, digits: root.dataset.digits === "latin" ? "latin" : "native", ...query });
  if (moment() !== undefined && !asked.has("at")) asked.set("at", moment());
  if (now.looker !== undefined) asked.set("seat", now.looker);
  return asked;
}

function made(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  return box.content.firstElementChild;
}

// One panel: with an offer opened, or with all of the log.
export async function fragment(name, query = {}) {
  const get = () => fetch(`/t/${table}/panel/${name}?${address(query)}`, { cache: "no-cache", signal: patience() });
  const answer = await get().catch(get); // a line that is cut once is no reason to complain
  if (!answer.ok) throw Object.assign(new Error(`${answer.status}`), { said: await answer.json().catch(() => ({})) });
  const fresh = made(await answer.text());
  await released();
  return fresh;
}

export function swap(name, fresh) {
  const old = panel(name);
  if (!old || !fresh) return;
  const refocus = focusOf(old);
  for (const does of keeping[name] ?? []) does(old, fresh);
  const open = $$("[popover]:popover-open[id]", old).map((one) => one.id);
  old.replaceWith(fresh);
  for (const id of open) document.getElementById(id)?.showPopover?.();
  sorted(fresh);
  settle(name, fresh);
  refocus(fresh);
}

// What had the focus has it again: itself if it was kept, else what stands for the same, at the same place of a text.
function focusOf(old) {
  const at = document.activeElement;
  if (!old.contains(at)) return () => {};
  const like = likeness(at), place = $$(like, old).indexOf(at), { selectionStart: from, selectionEnd: to } = at;
  return (fresh) => {
    const found = at.isConnected ? at : $$(like, fresh)[place] ?? $(like, fresh);
    found?.focus({ preventScroll: true });
    if (found && Number.isInteger(from)) found.setSelectionRange?.(from, to);
  };
}
function likeness(at) {
  const named = (name, value) => (value === undefined ? "" : `[data-${name}="${CSS.escape(value)}"]`), { id, item, value } = at.dataset;
  if (at.id) return `#${CSS.escape(at.id)}`;
  const row = at.closest("[data-item]"), does = at.dataset.do;
  if (row && row !== at) return `${named("item", row.dataset.item)} ${does ? named("do", does) + named("value", value) : at.tagName}`;
  if (id ?? item) return named("id", id) + named("item", item);
  return does ? named("do", does) : at.tagName;
}

// Lists whose order the reader may choose: items carry their place by each order, the choice is remembered.
export function sorted(from = document) {
  for (const list of $$("[data-sorted]", from)) {
    const name = list.dataset.sorted, buttons = $$(`[data-do="sort"][data-list="${name}"]`, from);
    const by = buttons.find((one) => one.dataset.by === kept(`sort ${name}`))?.dataset.by;
    if (!by) continue;
    const key = `by${by[0].toUpperCase()}${by.slice(1)}`;
    list.append(...[...list.children].sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key])));
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.by === by));
  }
}
adds({ sort(button) { keep(`sort ${button.dataset.list}`, button.dataset.by); sorted(); } });

const digests = {}; // of the panels as the server last drew them
let busy = null, wanted = false, failed = 0, again = null, anew = new Set();
// Draws what has changed; the named panels even if nothing has. What is asked for meanwhile is drawn next, and
// all who asked wait for the last.
export function refresh(...names) {
  for (const name of names) { anew.add(name); delete digests[name]; }
  wanted = true;
  busy ??= (async () => {
    try { while (wanted) { wanted = false; await redraw(); } } finally { busy = null; }
  })();
  return busy;
}

// All panels of one row come in one answer and are swapped at once, so that the page never shows two rows.
async function redraw() {
  const asked = address(), from = asked.toString();
  // A reader of the past keeps the log of the present, to go on from.
  asked.set("names", ALL.filter((name) => name !== "log" || moment() === undefined));
  asked.set("have", Object.values(digests));
  const answer = await answered(`/t/${table}/panels?${asked}`);
  await released();
  if (!answer || from !== address().toString()) return; // another seat or moment is looked at by now, and asked for
  for (const [name, { digest, html }] of Object.entries(answer.panels)) {
    const fresh = made(html);
    digests[name] = digest;
    // While the question is the same, what has been chosen or opened so far stays as it is.
    if (name !== "decision" || anew.has(name) || !sameQuestion(panel(name), fresh)) swap(name, fresh);
    anew.delete(name);
  }
  if (moment() === undefined) now.drawn = Number(panel("top")?.dataset.seq ?? now.drawn);
  titled();
  speak();
}

// What the server says, or nothing: a table that is gone is said to be, what was missed otherwise is asked for
// again, since no news of it may come.
let gone = false;
async function answered(address) {
  clearTimeout(again);
  try {
    const answer = await fetch(address, { cache: "no-store", signal: patience() }), said = await answer.json();
    if (answer.ok) { if (gone) unsay(); gone = false; failed = 0; return said; }
    if (answer.status < 500) { gone = true; tell(said.error, true); return null; }
  } catch { /* not reached, or cut off */ }
  again = setTimeout(refresh, Math.min(1000 * 2 ** failed, 8000));
  failed += 1;
  return null;
}
const asks = (one) => one?.dataset.mine !== undefined;
const sameQuestion = (old, fresh) => asks(old) && asks(fresh) && old.dataset.expect === fresh.dataset.expect && old.dataset.standing === fresh.dataset.standing && old.dataset.back === fresh.dataset.back;

// A dot in the title of the window calls the one whose move it is.
export function titled() {
  const plain = document.title.replace(/^● /, "");
  document.title = asks(panel("decision")) ? `● ${plain}` : plain;
}

// A screen reader hears one summary per move: what happened, and what is asked now.
let spoken;
export function speak(aloud = true) {
  const lines = $$("#body-log li[data-seq]"), last = lines.at(-1)?.dataset.seq;
  if (!last || last === spoken) return;
  spoken = last;
  if (!aloud) return;
  const words = lines.filter((line) => line.dataset.seq === last).map((line) => line.textContent.trim());
  const ask = asks(panel("decision")) ? $(".ask")?.textContent ?? "" : "";
  $("#spoken").textContent = [...words, ask].join(" ");
}
