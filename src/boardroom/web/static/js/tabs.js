// @ts-check
// The tabs beside the table: log, charts, and the rules with their search.
import { notify, runOnce, timeout } from "./api.js";
import { openChat } from "./chat.js";
import { $, $$, closest, get, panel, root } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { current, fetchPanel, moment, onPanelShown, onPanelSwap, swapPanel } from "./panels.js";

const SCROLL_DELAY_MS = 250;
const END_MARGIN_PX = 40;

/**
 * @param {HTMLElement} log
 * @param {string} id
 */
function openTab(log, id) {
  for (const tab of $$('[role="tab"]', log)) {
    const isOpen = tab.id === id;
    tab.setAttribute("aria-selected", String(isOpen));
    get(`#${tab.getAttribute("aria-controls")}`, log).hidden = !isOpen;
  }
}

/** @param {string} [clause] */
export async function openRules(clause) {
  openTab(panel("log"), "tab-rules");
  if (!$("#body-rules .reader")) await loadRules();
  const body = get("#body-rules");
  for (const other of $$(".found", body)) other.classList.remove("found");
  const found = clause && $(`[id="${CSS.escape(clause)}"]`, body);
  if (!found) return;
  found.classList.add("found");
  found.scrollIntoView({ block: "center" });
}

async function loadRules() {
  const reader = await fetchReader(`/rules/${panel("log").dataset.game}?lang=${root.lang}`);
  if (!reader)
    notify(); // the link to the rules still works
  // The log may have been replaced meanwhile.
  else if (!$("#body-rules .reader")) get("#body-rules").replaceChildren(document.adoptNode(reader));
}

/** @param {string} address */
async function fetchReader(address) {
  const response = await fetch(address, { signal: timeout() }).catch(() => null);
  const text = await response?.text().catch(() => "");
  return response?.ok ? $(".reader", new DOMParser().parseFromString(text ?? "", "text/html")) : null;
}

/** Keep the log scrolled to its end unless the viewer has scrolled up or views the past. */
let isScrolledAway = false;

/** @param {Element} list */
function scrollToEnd(list) {
  list.scrollTop = list.scrollHeight;
}

export function followLog() {
  isScrolledAway = false;
  scrollToEnd(get("#body-log"));
}

const isFollowing = () => !isScrolledAway && moment() === undefined;
/** @param {Element} list */
const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < END_MARGIN_PX;
const logResizes = new ResizeObserver(([{ target }]) => {
  if (isFollowing()) scrollToEnd(target);
});
for (const kind of ["wheel", "touchend", "pointerup", "keyup"])
  document.addEventListener(kind, watchScrolling, { passive: true });

/** @param {Event} event */
function watchScrolling(event) {
  const list = closest(event, "#body-log");
  if (!list) return;
  setTimeout(() => {
    isScrolledAway = !isAtEnd(list);
  }, SCROLL_DELAY_MS);
}

// The other tabs stay as the viewer left them, and so does a complete log.
let hasWholeLog = false;
/** @type {[HTMLElement, number][]} */
let scrollPositions = [];
onPanelSwap("log", (old, fresh) => {
  const tab = $('[aria-selected="true"]', old)?.id;
  scrollPositions = $$(".tabbody, .said", old).map((one) => [one, one.scrollTop]);
  if (tab && tab !== "tab-log") {
    openTab(fresh, tab);
    get("#body-rules", fresh).replaceChildren(...get("#body-rules", old).childNodes);
  }
  if (fresh.dataset.after !== undefined) {
    keepLines(old, fresh);
    return;
  }
  if (!hasWholeLog) return;
  const more = $('[data-do="whole-log"]', fresh)?.closest("li");
  const first = Number($(".log li[data-seq]", fresh)?.dataset.seq);
  more?.replaceWith(...$$(".log li[data-seq]", old).filter((line) => Number(line.dataset.seq) < first));
});
/**
 * A log that has only the lines of later rows follows the lines that the page shows.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
function keepLines(old, fresh) {
  const after = Number(fresh.dataset.after);
  const lines = $$("#body-log .log > li", old).filter((line) => !(Number(line.dataset.seq) > after));
  get("#body-log .log", fresh).prepend(...lines);
}
onPanelShown("log", (fresh) => {
  const list = get("#body-log", fresh);
  for (const [one, top] of scrollPositions) {
    const here = one.isConnected ? one : $(`[id="${one.id}"]`, fresh);
    if (here && top && !(here === list && isFollowing())) here.scrollTop = top;
  }
  // The first observation follows the next layout; to scroll now would compute one more.
  logResizes.disconnect();
  logResizes.observe(list);
});

addHandlers({
  tab(button) {
    if (button.id === "tab-rules") openRules();
    else openTab(panel("log"), button.id);
    if (button.id === "tab-talk") openChat();
  },
  "whole-log": loadWholeLog,
});

/** Fetch the whole log up to the present, whatever row is displayed. */
export function loadWholeLog() {
  const button = $('[data-do="whole-log"]');
  if (!button) return;
  runOnce(button, async () => {
    try {
      swapPanel("log", await fetchPanel("log", { all: "1", at: String(current.seq) }));
      hasWholeLog = true;
    } catch {
      notify();
    }
  });
}
