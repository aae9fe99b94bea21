// Talk at the table, and notes that nobody else sees. What is being written stays while the log is drawn anew.
import { $, panel } from "./dom.js";
import { fragment, keeps, settles, swap } from "./panels.js";
import { send, tell } from "./wire.js";

const body = (from = document) => $("#body-talk", from);
const isOpen = () => body() && !body().hidden;
const last = () => Number(panel("talk")?.dataset.last ?? 0);
let read = 0, held = null;

export async function hear() {
  if (!panel("talk")) return;
  swap("talk", await fragment("talk"));
  const list = panel("talk");
  list.scrollTop = list.scrollHeight;
  if (isOpen()) read = last();
  mark();
}
// Something unread is shown at the tab by more than its colour.
function mark() {
  const tab = $("#tab-talk");
  if (tab) tab.toggleAttribute("data-unread", last() > read);
}

export async function openTalk() {
  const notes = $("[data-notes]", body());
  await hear();
  if (notes.dataset.kept !== undefined) return;
  const { ok, said } = await send("GET", notes.dataset.address);
  if (ok) { notes.value = said.text; notes.dataset.kept = ""; }
}

keeps("log", (old, fresh) => {
  held = body(old)?.contains(document.activeElement) ? document.activeElement : null;
  if (body(old) && body(fresh)) body(fresh).replaceChildren(...body(old).childNodes);
});
settles("log", () => { mark(); if (held) held.focus({ preventScroll: true }); held = null; });

document.addEventListener("submit", async ({ target: form }) => {
  if (!form.matches(".saying")) return;
  const field = $('[name="text"]', form), text = field.value.trim();
  if (!text) return;
  const seat = panel("top").dataset.seat;
  const { ok, said } = await send("POST", form.dataset.address, seat === undefined ? { text } : { text, seat: Number(seat) });
  if (!ok) { tell(said.error); return; }
  field.value = "";
  await hear();
});

let pending = null;
document.addEventListener("input", ({ target: field }) => {
  if (field.dataset.notes === undefined) return;
  clearTimeout(pending);
  pending = setTimeout(() => keepNotes(field), 600);
});
document.addEventListener("focusout", ({ target: field }) => { if (field.dataset?.notes !== undefined && pending) keepNotes(field); });
async function keepNotes(field) {
  clearTimeout(pending); pending = null;
  const { ok, said } = await send("PUT", field.dataset.address, { text: field.value });
  if (!ok) tell(said.error);
}
