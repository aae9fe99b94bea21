// @ts-check
// Of several tabs at one table one leads and holds the stream: the one with the lock; when it closes, the next.
// Browsers offer locks at safe addresses only. Elsewhere the tabs agree by messages: a leader says so regularly,
// and a tab that hears of no leader for a while, or that the leader has left, takes over.
import { randomKey } from "./api.js";

/** @typedef {() => void} End */

const BEAT_MS = 1000;

/**
 * Call `begin` once this tab leads; it returns how to end that. The result is how to leave.
 * @param {string} name
 * @param {BroadcastChannel | null} channel
 * @param {() => End} begin
 * @returns {End}
 */
export function joinTabs(name, channel, begin) {
  if (!channel) return begin();
  return navigator.locks ? leadByLock(name, begin) : leadByMessages(channel, begin);
}

/**
 * @param {string} name
 * @param {() => End} begin
 * @returns {End}
 */
function leadByLock(name, begin) {
  const leaving = new AbortController();
  /** @type {End | null} */
  let end = null;
  const holdLock = () =>
    new Promise((done) => {
      const close = begin();
      end = () => {
        close();
        done(undefined);
      };
    });
  navigator.locks.request(name, { signal: leaving.signal }, holdLock).catch((error) => {
    // A browser that stores nothing for a page refuses its locks, too: then each tab listens for itself.
    if (error.name !== "AbortError") end = begin();
  });
  return () => {
    leaving.abort();
    end?.();
  };
}

/**
 * @param {BroadcastChannel} channel
 * @param {() => End} begin
 * @returns {End}
 */
function leadByMessages(channel, begin) {
  const me = randomKey();
  /** @type {End | null} */
  let close = null;
  let lastHeard = -Infinity;
  const sayLeading = () => channel.postMessage({ leads: me });
  const takeOver = () => {
    if (close || Date.now() - lastHeard <= 3 * BEAT_MS) return;
    close = begin();
    sayLeading();
  };
  const takeOverSoon = () => setTimeout(takeOver, Math.random() * BEAT_MS);
  /** @param {MessageEvent} message */
  const listen = ({ data }) => {
    if (data.leads) {
      // The tab that began last leads.
      lastHeard = Date.now();
      close?.();
      close = null;
    }
    if (data.comes && close) sayLeading();
    if (data.left) {
      lastHeard = -Infinity;
      takeOverSoon();
    }
  };
  channel.addEventListener("message", listen);
  channel.postMessage({ comes: me });
  const first = setTimeout(takeOver, BEAT_MS / 4);
  const beat = setInterval(() => {
    if (close) sayLeading();
    else takeOverSoon();
  }, BEAT_MS);
  return () => {
    clearTimeout(first);
    clearInterval(beat);
    channel.removeEventListener("message", listen);
    if (close) {
      close();
      channel.postMessage({ left: me });
    }
  };
}
