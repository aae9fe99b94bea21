// Talk at the table, and notes that nobody else sees. What is being written stays while the log is drawn anew.
import { $, panel } from "./dom.js";
import { fragment, keeps, ownSeat, settles, swap } from "./panels.js";
import { once, send, tell } from "./api.js";

const body = (from = document) => $("#body-talk", from);
const isOpen = () => body() && !body().hidden;
const last = () => Number(panel("talk")?.dataset.last ?? 0);
let read = 0;

// What cannot be fetched now comes with the next that is said, or when the tab is opened.
export async function hear() {
  if (!panel("talk")) return;
  const fresh = await fragment("talk").catch(() => null);
  if (!fresh || Number(fresh.dataset.last ?? 0) < last()) return; // one that was asked for earlier came later
  swap("talk", fresh);
  fresh.scrollTop = fresh.scrollHeight;
  if (isOpen()) read = last();
  mark();
}
// Something unread is shown at the tab by more than its colour.
function mark() {
  const tab = $("#tab-talk");
  if (tab) tab.toggleAttribute("data-unread", last() > read);
}

// Notes are written on once those of earlier are there: what is kept replaces them.
export async function openTalk() {
  const notes = $("[data-notes]", body());
  notes.readOnly = notes.dataset.kept === undefined;
  await hear();
  if (!notes.readOnly) return;
  const { ok, said } = await send("GET", notes.dataset.address);
  if (!ok) { tell(said.error); return; }
  if (notes.readOnly) notes.value = said.text;
  notes.dataset.kept = ""; notes.readOnly = false;
}

keeps("log", (old, fresh) => { if (body(old) && body(fresh)) body(fresh).replaceChildren(...body(old).childNodes); });
settles("log", mark);

async function say(form) {
  const field = $('[name="text"]', form), text = field.value.trim();
  if (text) await once(form, async () => {
    const { ok, said } = await send("POST", form.dataset.address, { text, ...ownSeat() });
    if (!ok) tell(said.error); else if (field.value.trim() === text) field.value = "";
  });
  await hear();
}
document.addEventListener("submit", ({ target: form }) => { if (form.matches(".saying")) say(form); });

// Notes are kept a moment after they are written, at the latest when they or the page are left; one after the other.
let pending = null, written = null, keeping = false;
document.addEventListener("input", ({ target: field }) => { if (field.dataset.notes !== undefined) later(field, 600); });
document.addEventListener("focusout", () => keepNotes());
addEventListener("pagehide", () => { keeping = false; keepNotes({ keepalive: true }); });
function later(field, wait) { clearTimeout(pending); written = field; pending = setTimeout(keepNotes, wait); }
async function keepNotes(more) {
  const field = written;
  if (!field || keeping) return;
  clearTimeout(pending); written = null; keeping = true;
  const { ok, status, said } = await send("PUT", field.dataset.address, { text: field.value }, more);
  keeping = false;
  if (!ok) tell(said.error);
  if (!ok && (!status || status >= 500)) later(field, 5000); else if (written) later(written, 600);
}
