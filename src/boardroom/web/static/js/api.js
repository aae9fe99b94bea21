// @ts-check
// Requests to the server, and the notice at the top of the page that shows problems.
import { $, formatSentence, main } from "./dom.js";

export const tableId = main?.dataset.table;
export const notice = /** @type {HTMLElement} */ ($("#notice"));

/** @typedef {{ok: boolean, status: number, said: any}} Answer A response; `said` is its JSON. */
/** @typedef {{lost?: boolean, back?: boolean}} Connection */

const NOTICE_MS = 6000;
const REQUEST_TIMEOUT_S = 60;
const NAVIGATION_MS = 3000;

/**
 * The notice that stays until it is withdrawn; any other disappears after a while.
 * @type {string | null}
 */
let lastingNotice = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeTimer;

/** @param {string | null} words */
function showNotice(words) {
  notice.hidden = words === null;
  if (words !== null) notice.textContent = formatSentence(words);
}

/**
 * Show a notice at the top of the page.
 * @param {string} [words]
 * @param {boolean} [lasting]
 */
export function notify(words = notice.dataset.failed ?? "", lasting = false) {
  clearTimeout(noticeTimer);
  if (lasting) lastingNotice = words;
  else noticeTimer = setTimeout(() => showNotice(lastingNotice), NOTICE_MS);
  showNotice(words);
}

export function clearNotice() {
  lastingNotice = null;
  showNotice(null);
}

/** @param {Connection} change */
export function reportConnection({ lost, back }) {
  if (lost) notify(notice.dataset.lost, true);
  if (back) {
    lastingNotice = null;
    notify(notice.dataset.back);
  }
}

/** A request that never ends would block all later ones. */
export const timeout = (seconds = 20) => AbortSignal.timeout(1000 * seconds);

/** A random idempotency key, which makes a request safe to repeat. */
export const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Send a request; the status is 0 if the server cannot be reached.
 * @param {string} method
 * @param {string | undefined} address
 * @param {object | string} [body]
 * @param {RequestInit} [more]
 * @returns {Promise<Answer>}
 */
export async function send(method, address, body, more = {}) {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const failed = { error: notice.dataset.failed };
  try {
    const signal = timeout(REQUEST_TIMEOUT_S);
    const response = await fetch(String(address), { method, headers, body: text, signal, ...more });
    const said = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, said: response.ok ? said : { ...failed, ...said } };
  } catch {
    return { ok: false, status: 0, said: failed };
  }
}

/** @type {WeakSet<Element>} */
const busy = new WeakSet();
/**
 * Run a task for an element unless one is running for it already.
 * @param {Element} element
 * @param {() => Promise<unknown>} task
 */
export async function runOnce(element, task) {
  if (busy.has(element)) return;
  busy.add(element);
  try {
    await task();
  } finally {
    busy.delete(element);
  }
}

/**
 * Go to the table that a response names, or show why there is none. The caller stays busy while the page loads.
 * @param {Answer} answer
 */
export async function openTable({ ok, said }) {
  if (!ok) {
    notify(said.error, true);
    return;
  }
  location.href = said.url ?? `/t/${said.id}`;
  await new Promise((done) => {
    setTimeout(done, NAVIGATION_MS);
  });
}
