// @ts-check
// Live events of a table. One tab holds the stream and forwards its events to the others.
import { reportConnection, tableId } from "./api.js";
import { refreshChat } from "./chat.js";
import { root } from "./dom.js";
import { extendHistory } from "./history.js";
import { allowRow, followTo } from "./pace.js";
import { current, hasDrawn, moment, refresh } from "./panels.js";
import { openStream } from "./stream.js";
import { joinTabs } from "./tab-leader.js";

/** @typedef {import("./stream.js").TableEvent} TableEvent */

/** @param {TableEvent} tableEvent */
function handleEvent(tableEvent) {
  reportConnection(tableEvent);
  if (tableEvent.gone || tableEvent.refused || tableEvent.back) refresh(); // if no events follow, the response says why
  if (tableEvent.back || tableEvent.panels?.includes("talk")) refreshChat();
  if (moment() !== undefined) extendHistory(tableEvent.seq);
  else if (tableEvent.panels?.length) follow(tableEvent);
}

/**
 * Draw what an event names, unless the answer to a move of the viewer has brought it.
 * @param {TableEvent} tableEvent
 */
async function follow({ seq, digests }) {
  if (await hasDrawn(digests)) allowRow(seq);
  else followTo(seq);
}

function listen() {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`boardroom ${tableId}`) : null;
  const leave = joinTabs(`boardroom stream ${tableId}`, channel, () => leadTabs(channel));
  channel?.addEventListener("message", ({ data }) => handleEvent(data));
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
  const close = openStream(address, (tableEvent) => {
    seq = tableEvent.seq ?? seq;
    lost = tableEvent.lost ?? (lost && !tableEvent.back);
    handleEvent(tableEvent);
    channel?.postMessage(tableEvent);
  });
  /**
   * Tell a new tab about the events that it missed while it was opened.
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

/** Follow the table. A page that is restored, as by the Back button, subscribes again. */
export function startListening() {
  let leave = listen();
  addEventListener("pagehide", () => leave());
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    leave = listen();
    refresh("decision");
  });
}
