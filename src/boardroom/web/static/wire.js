// Talking to the server and to the reader.
import { $, main, said } from "./dom.js";

export const table = main?.dataset.table;
export const notice = $("#notice");

// A line at the top of the page; what the reader must act on stays, the rest goes after a while.
export function tell(words, lasting = false) {
  notice.textContent = said(words ?? notice.dataset.failed);
  notice.hidden = false;
  clearTimeout(tell.timer);
  if (!lasting) tell.timer = setTimeout(() => { notice.hidden = true; }, 6000);
}

export const unique = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");

export async function send(method, address, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const words = await answer.json().catch(() => ({}));
  return { ok: answer.ok, status: answer.status, said: words };
}

// Go to the table an answer names, or say why there is none.
export function open({ ok, said: answer }) {
  if (ok) location.href = answer.url ?? `/t/${answer.id}`; else tell(answer.error, true);
}
