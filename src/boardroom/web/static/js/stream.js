// @ts-check
// An event stream that reconnects whenever it is lost. It reports events, and that the stream is lost, refused or
// back. A deleted table has no more events.
import { parseJson } from "./dom.js";

/**
 * @typedef {object} TableEvent
 * @property {number} [seq]
 * @property {string[]} [panels]
 * @property {Record<string, string>} [digests]
 * @property {boolean} [gone]
 * @property {boolean} [lost]
 * @property {boolean} [back]
 * @property {boolean} [refused]
 */

const MAX_SILENCE_MS = 45000; // the server sends at least three heartbeats in this time
const WATCH_MS = 5000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30000;

/**
 * @param {() => string} address
 * @param {(tableEvent: TableEvent) => void} onEvent
 * @returns {() => void} how to close it
 */
export function openStream(address, onEvent) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let retry = null;
  let lastHeard = 0;
  let lost = false;
  let failures = 0;

  const markAlive = () => {
    lastHeard = Date.now();
    failures = 0;
  };
  const open = () => {
    if (retry) clearTimeout(retry);
    retry = null;
    source?.close();
    lastHeard = Date.now();
    const opened = new EventSource(address());
    source = opened;
    opened.onopen = () => {
      markAlive();
      if (!lost) return;
      lost = false;
      onEvent({ back: true });
    };
    opened.onmessage = (event) => {
      const tableEvent = parseJson(event.data, {});
      markAlive();
      if (tableEvent.gone) close();
      onEvent(tableEvent);
    };
    opened.addEventListener("beat", markAlive);
    // The browser reconnects by itself unless the response was no stream.
    opened.onerror = () => reportLoss(opened.readyState === EventSource.CLOSED);
  };
  /** @param {boolean} refused */
  const reportLoss = (refused) => {
    if (!lost) {
      lost = true;
      onEvent({ lost: true });
    }
    if (!refused) return;
    onEvent({ refused: true });
    retry ??= setTimeout(open, Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS));
    failures += 1;
  };
  // A laptop that slept or a dropped connection reports nothing, so a long silence counts as a loss.
  const watch = setInterval(() => {
    if (retry || Date.now() - lastHeard <= MAX_SILENCE_MS) return;
    reportLoss(false);
    open();
  }, WATCH_MS);
  const close = () => {
    clearInterval(watch);
    if (retry) clearTimeout(retry);
    source?.close();
  };
  open();
  return close;
}
