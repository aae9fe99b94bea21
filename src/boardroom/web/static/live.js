// News of a table as they happen. One tab holds the stream and passes it on to the others; when it closes, the
// next one takes over.
import { json, root } from "./dom.js";
import { longer } from "./history.js";
import { moment, now, refresh } from "./panels.js";
import { hear } from "./talk.js";
import { notice, table, tell } from "./wire.js";

function heard(news) {
  if (news.panels?.includes("talk")) hear();
  if (moment() !== undefined) { longer(news.seq); return; }
  if (news.panels?.length) refresh();
}

function stream(passOn) {
  let lost = false, source = null, retry = null;
  const open = () => {
    source = new EventSource(`/t/${table}/events?${new URLSearchParams({ seq: now.drawn, lang: root.lang })}`);
    source.onopen = () => { if (!lost) return; lost = false; tell(notice.dataset.back); passOn({ back: true }); refresh(); };
    source.onmessage = (event) => { const news = json(event.data, {}); heard(news); passOn(news); };
    source.onerror = () => {
      if (!lost) { lost = true; tell(notice.dataset.lost, true); passOn({ lost: true }); }
      // The browser tries again by itself unless the answer was not a stream.
      if (source.readyState === EventSource.CLOSED) { clearTimeout(retry); retry = setTimeout(open, 2000); }
    };
  };
  open();
  return () => { clearTimeout(retry); source.close(); };
}

export function listen() {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`boardroom ${table}`) : null;
  const passOn = (news) => channel?.postMessage(news);
  if (channel) channel.onmessage = ({ data }) => {
    if (data.lost) tell(notice.dataset.lost, true);
    else if (data.back) { tell(notice.dataset.back); refresh(); }
    else heard(data);
  };
  if (!channel || !navigator.locks) { stream(passOn); return; }
  navigator.locks.request(`boardroom stream ${table}`, () => new Promise((done) => {
    const close = stream(passOn);
    addEventListener("pagehide", () => { close(); done(); }, { once: true });
  }));
}
