// News of a table as they happen. One tab holds the stream and passes it on to the others.
import { root } from "./dom.js";
import { longer } from "./history.js";
import { lead } from "./tab-leader.js";
import { moment, now, refresh } from "./panels.js";
import { stream } from "./stream.js";
import { hear } from "./chat.js";
import { connection, table } from "./api.js";

function heard(news) {
  connection(news);
  if (news.gone || news.refused || news.back) refresh(); // where there is no more news, the answer says why
  if (news.back || news.panels?.includes("talk")) hear();
  if (moment() !== undefined) longer(news.seq); else if (news.panels?.length) refresh();
}

function listen() {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`boardroom ${table}`) : null;
  const address = () => `/t/${table}/events?${new URLSearchParams({ seq: now.drawn, lang: root.lang })}`;
  const leave = lead(`boardroom stream ${table}`, channel, () => {
    let seq = now.drawn, lost = false;
    const close = stream(address, (news) => { seq = news.seq ?? seq; lost = news.lost ?? (lost && !news.back); heard(news); channel?.postMessage(news); });
    // A tab that was opened while something happened has missed the news of it.
    const answer = ({ data: { drawn } }) => {
      if (drawn === undefined) return;
      if (lost) channel.postMessage({ lost }); else if (seq !== drawn) channel.postMessage({ seq, panels: ["top"] });
    };
    channel?.addEventListener("message", answer);
    return () => { channel?.removeEventListener("message", answer); close(); };
  });
  channel?.addEventListener("message", ({ data }) => heard(data));
  channel?.postMessage({ drawn: now.drawn });
  return () => { leave(); channel?.close(); };
}

// A page that is left and come back to, as by the button of the browser, hears anew.
export function live() {
  let leave = listen();
  addEventListener("pagehide", () => leave());
  addEventListener("pageshow", (event) => { if (event.persisted) { leave = listen(); refresh("decision"); } });
}
