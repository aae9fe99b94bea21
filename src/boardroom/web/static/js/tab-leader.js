// Which of several tabs at one table holds the stream: the one that has the lock; when it closes, the next one.
// Browsers have locks at safe addresses only. Elsewhere, as at a machine on the same desk, the tabs agree by word:
// one that leads says so, and one that hears of none for a while, or that it has left, leads itself.
import { unique } from "./api.js";

// `begin` is called when this tab leads and answers how to end it; the answer here is how to leave.
export function lead(name, channel, begin) {
  if (!channel) return begin();
  return navigator.locks ? byLock(name, begin) : byWord(channel, begin);
}

function byLock(name, begin) {
  const leaves = new AbortController();
  let end = null;
  const held = () => new Promise((done) => { const close = begin(); end = () => { close(); done(); }; });
  // A browser that keeps nothing for a page refuses its locks, too: then it listens for itself.
  navigator.locks.request(name, { signal: leaves.signal }, held).catch((error) => { if (error.name !== "AbortError") end = begin(); });
  return () => { leaves.abort(); end?.(); };
}

const BEAT = 1000;
function byWord(channel, begin) {
  const me = unique();
  let close = null, heard = -Infinity;
  const say = () => channel.postMessage({ leads: me });
  const claim = () => { if (!close && Date.now() - heard > 3 * BEAT) { close = begin(); say(); } };
  const listen = ({ data }) => {
    if (data.leads) { heard = Date.now(); close?.(); close = null; } // who began last leads
    if (data.comes && close) say();
    if (data.left) { heard = -Infinity; setTimeout(claim, Math.random() * BEAT); }
  };
  channel.addEventListener("message", listen);
  channel.postMessage({ comes: me });
  const first = setTimeout(claim, BEAT / 4), beat = setInterval(() => { if (close) say(); else setTimeout(claim, Math.random() * BEAT); }, BEAT);
  return () => {
    clearTimeout(first); clearInterval(beat); channel.removeEventListener("message", listen);
    if (close) { close(); channel.postMessage({ left: me }); }
  };
}
