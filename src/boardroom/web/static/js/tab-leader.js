// @ts-check
// Of several tabs at one table, the leader holds the stream: the tab that has the lock. When it closes, the next tab
// gets the lock. Browsers offer locks in secure contexts only. Elsewhere the leader announces itself regularly, and a
// tab that receives no announcement for a while, or that the leader has left, takes over.
import { randomKey } from "./api.js";

/** @typedef {() => void} End */

const BEAT_MS = 1000;

/**
 * Call `begin` when this tab becomes the leader; it returns a function that stops it. The result leaves the group.
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
    // A browser that blocks storage also blocks locks; then each tab opens its own stream.
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
      // The newest tab leads.
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
