// The tabs beside the table: log, charts, and the rules with their search.
import { $, $$, fold, panel, root } from "./dom.js";
import { adds } from "./handlers.js";
import { fragment, keeps, moment, now, settles, swap } from "./panels.js";
import { openTalk } from "./chat.js";
import { once, patience, tell } from "./api.js";

function openTab(log, id) {
  for (const tab of $$('[role="tab"]', log)) {
    const on = tab.id === id;
    tab.setAttribute("aria-selected", String(on));
    $(`#${tab.getAttribute("aria-controls")}`, log).hidden = !on;
  }
}

export async function openRules(clause) {
  openTab(panel("log"), "tab-rules");
  if (!$("#body-rules .reader")) {
    const reader = await fetched(`/rules/${panel("log").dataset.game}?lang=${root.lang}`);
    if (!reader) tell(); // the link to the rules is still there
    else if (!$("#body-rules .reader")) $("#body-rules").replaceChildren(document.adoptNode(reader)); // the log may be another by now
  }
  const body = $("#body-rules");
  for (const other of $$(".found", body)) other.classList.remove("found");
  const found = clause && $(`[id="${CSS.escape(clause)}"]`, body);
  if (found) { found.classList.add("found"); found.scrollIntoView({ block: "center" }); }
}

async function fetched(address) {
  const answer = await fetch(address, { signal: patience() }).catch(() => null), text = await answer?.text().catch(() => "");
  return answer?.ok ? $(".reader", new DOMParser().parseFromString(text, "text/html")) : null;
}

function search(field) {
  const words = fold(field.value).split(/\s+/).filter(Boolean), reader = field.closest(".reader");
  let any = false;
  for (const clause of $$("[data-clause-text]", reader)) {
    const text = fold(clause.textContent), on = words.every((word) => text.includes(word));
    clause.hidden = !on; any ||= on;
  }
  for (const chapter of $$("section", reader)) chapter.hidden = !$("[data-clause-text]:not([hidden])", chapter);
  $("[data-none]", reader).hidden = any;
}
document.addEventListener("input", ({ target: field }) => { if (field.dataset.search !== undefined) search(field); });

// The log stays at its end unless the reader has gone up in it or looks at the past; who comes back follows it again.
let strolled = false;
const toEnd = (list) => { list.scrollTop = list.scrollHeight; };
export function follow() { strolled = false; toEnd($("#body-log")); }
const follows = () => !strolled && moment() === undefined;
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const grown = new ResizeObserver(([{ target }]) => { if (follows()) toEnd(target); });
for (const kind of ["wheel", "touchend", "pointerup", "keyup"])
  document.addEventListener(kind, (event) => {
    const list = event.target.closest?.("#body-log");
    if (list) setTimeout(() => { strolled = !atEnd(list); }, 250);
  }, { passive: true });

// What was gone through in the other tabs, and a log that was fetched as a whole, stay as they are.
let whole = false, scrolled = [];
keeps("log", (old, fresh) => {
  const tab = $('[aria-selected="true"]', old)?.id;
  scrolled = $$(".tabbody, .said", old).map((one) => [one, one.scrollTop]);
  if (tab && tab !== "tab-log") { openTab(fresh, tab); $("#body-rules", fresh).replaceChildren(...$("#body-rules", old).childNodes); }
  const more = $('[data-do="whole-log"]', fresh)?.closest("li"), first = Number($(".log li[data-seq]", fresh)?.dataset.seq);
  if (whole) more?.replaceWith(...$$(".log li[data-seq]", old).filter((line) => Number(line.dataset.seq) < first));
});
settles("log", (fresh) => {
  for (const [one, top] of scrolled) { const here = one.isConnected ? one : $(`[id="${one.id}"]`, fresh); if (here) here.scrollTop = top; }
  const list = $("#body-log", fresh);
  if (follows()) toEnd(list);
  grown.disconnect(); grown.observe(list);
});

adds({
  tab(button) {
    if (button.id === "tab-rules") openRules(); else openTab(panel("log"), button.id);
    if (button.id === "tab-talk") openTalk();
  },
  "whole-log": wholeLog,
});

// All of the log up to the present, whatever moment is looked at.
export function wholeLog() {
  const button = $('[data-do="whole-log"]');
  if (button) once(button, async () => {
    try { swap("log", await fragment("log", { all: 1, at: now.drawn })); whole = true; } catch { tell(); }
  });
}
