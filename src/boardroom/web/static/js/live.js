// @ts-check
// News of a table as they happen. One tab holds the stream and passes the news on to the others.
import { reportConnection, tableId } from "./api.js";
import { refreshChat } from "./chat.js";
import { root } from "./dom.js";
import { extendHistory } from "./history.js";
import { current, moment, refresh } from "./panels.js";
import { openStream } from "./stream.js";
import { joinTabs } from "./tab-leader.js";

/** @typedef {import("./stream.js").News} News */

/** @param {News} news */
function handleNews(news) {
  reportConnection(news);
  if (news.gone || news.refused || news.back) refresh(); // where there is no more news, the answer says why
  if (news.back || news.panels?.includes("talk")) refreshChat();
  if (moment() !== undefined) extendHistory(news.seq);
  else if (news.panels?.length) refresh();
}

function listen() {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`boardroom ${tableId}`) : null;
  const leave = joinTabs(`boardroom stream ${tableId}`, channel, () => leadTabs(channel));
  channel?.addEventListener("message", ({ data }) => handleNews(data));
  channel?.postMessage({ drawn: current.seq });
  return () => {
    leave();
    channel?.close();
  };
}

/**
 * Hold the stream for all tabs.
 * @param {BroadcastChannel | null} channel
 */
function leadTabs(channel) {
  let seq = current.seq;
  let lost = false;
  const address = () => `/t/${tableId}/events?${new URLSearchParams({ seq: String(current.seq), lang: root.lang })}`;
  const close = openStream(address, (news) => {
    seq = news.seq ?? seq;
    lost = news.lost ?? (lost && !news.back);
    handleNews(news);
    channel?.postMessage(news);
  });
  /**
   * A tab that was opened while something happened has missed the news of it.
   * @param {MessageEvent} message
   */
  const answerTab = ({ data: { drawn } }) => {
    if (drawn === undefined) return;
    if (lost) channel?.postMessage({ lost });
    else if (seq !== drawn) channel?.postMessage({ seq, panels: ["top"] });
  };
  channel?.addEventListener("message", answerTab);
  return () => {
    channel?.removeEventListener("message", answerTab);
    close();
  };
}

/** Follow the table. A page that the viewer leaves and comes back to, as with the Back button, listens anew. */
export function startListening() {
  let leave = listen();
  addEventListener("pagehide", () => leave());
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    leave = listen();
    refresh("decision");
  });
}
