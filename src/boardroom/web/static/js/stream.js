// @ts-check
// A stream of news that is opened again whenever it is lost. It passes on the news, and that the stream is lost,
// refused or back. A table that is gone has no more news.
import { parseJson } from "./dom.js";

/**
 * @typedef {object} News
 * @property {number} [seq]
 * @property {string[]} [panels]
 * @property {boolean} [gone]
 * @property {boolean} [lost]
 * @property {boolean} [back]
 * @property {boolean} [refused]
 */

const MAX_SILENCE_MS = 45000; // the server speaks at least three times in this
const WATCH_MS = 5000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30000;

/**
 * @param {() => string} address
 * @param {(news: News) => void} onNews
 * @returns {() => void} how to close it
 */
export function openStream(address, onNews) {
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
      onNews({ back: true });
    };
    opened.onmessage = (event) => {
      const news = parseJson(event.data, {});
      markAlive();
      if (news.gone) close();
      onNews(news);
    };
    opened.addEventListener("beat", markAlive);
    // The browser tries again by itself unless the answer was not a stream.
    opened.onerror = () => reportLoss(opened.readyState === EventSource.CLOSED);
  };
  /** @param {boolean} refused */
  const reportLoss = (refused) => {
    if (!lost) {
      lost = true;
      onNews({ lost: true });
    }
    if (!refused) return;
    onNews({ refused: true });
    retry ??= setTimeout(open, Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS));
    failures += 1;
  };
  // A laptop that slept or a line that was cut reports nothing: so much silence is a loss as well.
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
