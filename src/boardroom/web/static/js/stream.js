// A stream of news that is opened again whenever it is lost: it passes on what it hears, and that it is lost, refused or
// back. What is gone has no more news.
import { json } from "./dom.js";

const SILENCE = 45000; // the server is heard from at least three times in this
export function stream(address, heard) {
  let source = null, retry = null, last = 0, lost = false, failed = 0;
  const alive = () => { last = Date.now(); failed = 0; };
  const open = () => {
    clearTimeout(retry); retry = null;
    source?.close();
    last = Date.now();
    source = new EventSource(address());
    source.onopen = () => { alive(); if (lost) { lost = false; heard({ back: true }); } };
    source.onmessage = (event) => { const news = json(event.data, {}); alive(); if (news.gone) close(); heard(news); };
    source.addEventListener("beat", alive);
    // The browser tries again by itself unless the answer was not a stream.
    source.onerror = () => fail(source.readyState === EventSource.CLOSED);
  };
  const fail = (dead) => {
    if (!lost) { lost = true; heard({ lost: true }); }
    if (!dead) return;
    heard({ refused: true });
    retry ??= setTimeout(open, Math.min(2000 * 2 ** failed, 30000));
    failed += 1;
  };
  // A laptop that slept or a line that was cut says nothing: so much silence is a loss as well.
  const watch = setInterval(() => { if (!retry && Date.now() - last > SILENCE) { fail(false); open(); } }, 5000);
  const close = () => { clearInterval(watch); clearTimeout(retry); source.close(); };
  open();
  return close;
}
