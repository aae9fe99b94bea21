// Talking to the server and to the reader.
import { $, main, said } from "./dom.js";

export const table = main?.dataset.table;
export const notice = $("#notice");

// A line at the top of the page; what lasts stays until it is taken back, the rest goes after a while.
let lasts = null, timer = null;
function put(words) { notice.hidden = words === null; if (words !== null) notice.textContent = said(words); }
export function tell(words = notice.dataset.failed, lasting = false) {
  clearTimeout(timer);
  if (lasting) lasts = words; else timer = setTimeout(() => put(lasts), 6000);
  put(words);
}
export function unsay() { lasts = null; put(null); }

export function connection({ lost, back }) {
  if (lost) tell(notice.dataset.lost, true);
  if (back) { lasts = null; tell(notice.dataset.back); }
}

// A question that is never answered would hold up all that come after it.
export const patience = (seconds = 20) => AbortSignal.timeout(1000 * seconds);

export const unique = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");

// An answer in any case: where the server cannot be reached, one that says so.
export async function send(method, address, body, more = {}) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  try {
    const answer = await fetch(address, { method, headers, body: typeof body === "object" ? JSON.stringify(body) : body, signal: patience(60), ...more });
    const words = await answer.json().catch(() => ({}));
    return { ok: answer.ok, status: answer.status, said: answer.ok ? words : { error: notice.dataset.failed, ...words } };
  } catch { return { ok: false, status: 0, said: { error: notice.dataset.failed } }; }
}

// While something is being done for an element, the same is not begun again.
const doing = new WeakSet();
export async function once(element, does) {
  if (doing.has(element)) return;
  doing.add(element);
  try { await does(); } finally { doing.delete(element); }
}

// Go to the table an answer names, or say why there is none; until another page is there, this one is on its way.
export async function open({ ok, said: answer }) {
  if (!ok) { tell(answer.error, true); return; }
  location.href = answer.url ?? `/t/${answer.id}`;
  await new Promise((done) => { setTimeout(done, 3000); });
}
