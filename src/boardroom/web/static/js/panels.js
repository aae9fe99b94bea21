// @ts-check
// The panels of a table: fetched, replaced in place, and set up again by the modules that use them.
import { announceMove, asksViewer, updateTitle } from "./announce.js";
import { clearNotice, notify, tableId, timeout } from "./api.js";
import { $$, main, panel, parseJson, root } from "./dom.js";
import { rememberFocus } from "./focus.js";
import { drawLater } from "./later.js";
import { showChoiceOnce } from "./offer.js";
import { waitForRelease } from "./pointer.js";
import { sortLists } from "./sorting.js";

export const PANELS = ["top", "board", "side", "decision", "own", "players", "log"];
const MAX_RETRY_MS = 8000;

/** The earlier row that is displayed; undefined is the present. */
export const moment = () => main.dataset.moment;

/**
 * The row displayed, and at a shared screen the seat of the person who lifted the curtain.
 * @type {{seq: number, viewer: string | undefined}}
 */
export const current = { seq: Number(main?.dataset.seq ?? 0), viewer: undefined };

/** The viewer's seat, as sent in requests. */
export function ownSeat() {
  const { seat } = panel("top").dataset;
  return seat === undefined ? {} : { seat: Number(seat) };
}

/**
 * The row to draw while moves are shown one by one; undefined is the last one.
 * @type {{row: () => number | undefined}}
 */
export const pacing = { row: () => undefined };

/** @type {Record<string, ((old: HTMLElement, fresh: HTMLElement) => void)[]>} */
const swapping = {};
/** @type {Record<string, ((fresh: HTMLElement) => void)[]>} */
const shown = {};

/**
 * Register a function that copies something from an old panel to its replacement.
 * @param {string} name
 * @param {(old: HTMLElement, fresh: HTMLElement) => void} listener
 */
export const onPanelSwap = (name, listener) => (swapping[name] ??= []).push(listener);

/**
 * Register a function that sets up a panel after it is in the page.
 * @param {string} name
 * @param {(fresh: HTMLElement) => void} listener
 */
export const onPanelShown = (name, listener) => (shown[name] ??= []).push(listener);

/**
 * @param {string} name
 * @param {HTMLElement} fresh
 */
export function setUpPanel(name, fresh) {
  for (const listener of shown[name] ?? []) listener(fresh);
}

/**
 * The query of every request for panels: the language and digits of this page, which another tab may have changed
 * since, and the row and seat displayed.
 * @param {Record<string, string>} [more]
 */
function buildQuery(more = {}) {
  const digits = root.dataset.digits === "latin" ? "latin" : "native";
  const query = new URLSearchParams({ lang: root.lang, digits, ...more });
  const at = moment();
  if (at !== undefined && !query.has("at")) query.set("at", at);
  if (current.viewer !== undefined) query.set("seat", current.viewer);
  return query;
}

/** @param {string} html */
function parseHtml(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  return /** @type {HTMLElement} */ (box.content.firstElementChild);
}

/**
 * Fetch one panel, with an open offer or with the whole log.
 * @param {string} name
 * @param {Record<string, string>} [more]
 */
export async function fetchPanel(name, more = {}) {
  const request = () =>
    fetch(`/t/${tableId}/panel/${name}?${buildQuery(more)}`, { cache: "no-cache", signal: timeout() });
  const response = await request().catch(request); // retry once before reporting a lost connection
  if (!response.ok) {
    const said = await response.json().catch(() => ({}));
    throw Object.assign(new Error(`${response.status}`), { said });
  }
  const fresh = parseHtml(await response.text());
  await waitForRelease();
  return fresh;
}

/**
 * @param {string} name
 * @param {HTMLElement} fresh
 */
export const swapPanel = (name, fresh) => swapPanels({ [name]: fresh });

/**
 * Replace panels. All listeners read the old ones before the first is replaced, and the choice is shown once, so that
 * the browser computes the layout once.
 * @param {Record<string, HTMLElement>} named
 */
function swapPanels(named) {
  const swaps = Object.entries(named)
    .map(([name, fresh]) => ({ name, fresh, old: panel(name) }))
    .filter(({ old, fresh }) => old && fresh);
  const restores = swaps.map(({ old }) => rememberFocus(old));
  const open = swaps.flatMap(({ old }) => $$("[popover]:popover-open[id]", old).map((one) => one.id));
  drawLater(swaps);
  for (const { name, old, fresh } of swaps) for (const listener of swapping[name] ?? []) listener(old, fresh);
  for (const { old, fresh } of swaps) old.replaceWith(fresh);
  for (const id of open) document.getElementById(id)?.showPopover?.();
  showChoiceOnce(() => {
    for (const { name, fresh } of swaps) {
      sortLists(fresh);
      setUpPanel(name, fresh);
    }
  });
  swaps.forEach(({ fresh }, i) => restores[i](fresh));
}

/**
 * Digests of the panels as the server last drew them.
 * @type {Record<string, string>}
 */
const digests = parseJson(main?.dataset.digests, {});
/** @type {Set<string>} */
const forced = new Set();
/** @type {Promise<void> | null} */
let redrawing = null;
let isWanted = false;
let failures = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;

/**
 * Draw the panels that have changed, and the named ones in any case. Panels requested meanwhile are drawn next, and
 * all callers wait for the last request.
 * @param {...string} names
 */
export function refresh(...names) {
  for (const name of names) {
    forced.add(name);
    delete digests[name];
  }
  isWanted = true;
  redrawing ??= redrawWhileWanted();
  return redrawing;
}

async function redrawWhileWanted() {
  try {
    while (isWanted) {
      isWanted = false;
      await redraw();
    }
  } finally {
    redrawing = null;
  }
}

/** @typedef {{seq: number, panels: Record<string, {digest: string, html: string}>}} Panels */

/** The query for the panels that have changed; a viewer of the past keeps the log of the present. */
function buildPanelsQuery() {
  const query = buildQuery();
  const names = PANELS.filter((name) => name !== "log" || moment() === undefined);
  query.set("names", names.join(","));
  query.set("have", Object.values(digests).join(","));
  return query;
}

/** All panels of a row come in one response and are replaced at once, so the page never shows two rows. */
async function redraw() {
  await arriving;
  const viewpoint = buildQuery().toString();
  const query = buildPanelsQuery();
  const row = moment() === undefined ? pacing.row() : undefined;
  if (row !== undefined) query.set("at", String(row));
  const answer = await fetchPanels(`/t/${tableId}/panels?${query}`);
  await waitForRelease();
  if (!answer || viewpoint !== buildQuery().toString()) return; // the page shows another row or seat by now
  show(answer, row);
}

/**
 * @param {Panels} answer
 * @param {number} [row] the row to show, where moves are shown one by one
 */
function show(answer, row) {
  const isBehind = row !== undefined && row < answer.seq;
  /** @type {Record<string, HTMLElement>} */
  const changed = {};
  for (const [name, { digest, html }] of Object.entries(answer.panels)) {
    if (isBehind && ["decision", "log"].includes(name)) continue;
    const fresh = parseHtml(html);
    digests[name] = digest;
    // While the decision is the same, the answers so far stay.
    if (name !== "decision" || forced.has(name) || !isSameQuestion(panel(name), fresh)) changed[name] = fresh;
    forced.delete(name);
  }
  swapPanels(changed);
  if (moment() === undefined) current.seq = row ?? Number(panel("top")?.dataset.seq ?? current.seq);
  updateTitle();
  announceMove();
}

/**
 * A move of the viewer whose answer brings panels; meanwhile nothing else is drawn.
 * @type {Promise<void> | null}
 */
let arriving = null;

/**
 * Make a move with one request, whose answer brings the panels that it changed, and draw them. Return whether they
 * have been drawn. Moves shown one by one are drawn by `refresh` instead.
 * @param {(address: string) => Promise<import("./api.js").Answer>} post
 */
export async function moveAndDraw(post) {
  if (moment() !== undefined || pacing.row() !== undefined || redrawing)
    return { answer: await post(`/api/tables/${tableId}/act`), isDrawn: false };
  const viewpoint = buildQuery().toString();
  let release = () => {};
  arriving = new Promise((done) => {
    release = done;
  });
  try {
    const answer = await post(`/t/${tableId}/act?${buildPanelsQuery()}`);
    if (!answer.ok) return { answer, isDrawn: false };
    await waitForRelease();
    const isDrawn = viewpoint === buildQuery().toString();
    if (isDrawn) show(/** @type {Panels} */ (answer.said));
    return { answer, isDrawn };
  } finally {
    arriving = null;
    release();
  }
}

/**
 * Whether the page shows all panels that an event names, for example those of the viewer's own move.
 * @param {Record<string, string> | undefined} named
 */
export async function hasDrawn(named) {
  await arriving;
  const wanted = Object.entries(named ?? {}).filter(([name]) => PANELS.includes(name));
  return named !== undefined && wanted.every(([name, digest]) => digests[name]?.replace(/-latin$/, "") === digest);
}

let isGone = false;
/**
 * The server's response, or nothing. The viewer is told if the table was deleted; any other failed request is
 * repeated, since no event may follow.
 * @param {string} address
 * @returns {Promise<Panels | null>}
 */
async function fetchPanels(address) {
  clearTimeout(retry);
  try {
    const response = await fetch(address, { cache: "no-store", signal: timeout() });
    const said = await response.json();
    if (response.ok) {
      if (isGone) clearNotice();
      isGone = false;
      failures = 0;
      return said;
    }
    if (response.status < 500) {
      isGone = true;
      notify(said.error, true);
      return null;
    }
  } catch {
    // The server was not reached, or the connection was lost.
  }
  retry = setTimeout(refresh, Math.min(1000 * 2 ** failures, MAX_RETRY_MS));
  failures += 1;
  return null;
}

/**
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
const isSameQuestion = (old, fresh) =>
  asksViewer(old) &&
  asksViewer(fresh) &&
  old.dataset.expect === fresh.dataset.expect &&
  old.dataset.standing === fresh.dataset.standing &&
  old.dataset.back === fresh.dataset.back;
