// @ts-check
// Chat and private notes. A message being written stays while the log is drawn again.
import { notify, runOnce, send } from "./api.js";
import { $, fieldOf, get, panel } from "./dom.js";
import { fetchPanel, onPanelShown, onPanelSwap, ownSeat, swapPanel } from "./panels.js";

const SAVE_DELAY_MS = 600;
const RETRY_DELAY_MS = 5000;

/** @param {ParentNode} [from] */
const findBody = (from = document) => $("#body-talk", from);
const isOpen = () => findBody()?.hidden === false;
const lastMessage = () => Number(panel("talk")?.dataset.last ?? 0);
let lastRead = 0;

/** Fetch new messages. After a failure they come with the next message, or when the tab is opened. */
export async function refreshChat() {
  if (!panel("talk")) return;
  const fresh = await fetchPanel("talk").catch(() => null);
  if (!fresh || Number(fresh.dataset.last ?? 0) < lastMessage()) return; // an older request was answered last
  swapPanel("talk", fresh);
  fresh.scrollTop = fresh.scrollHeight;
  if (isOpen()) lastRead = lastMessage();
  markUnread();
}

/** Mark unread messages on the tab, by more than its colour. */
function markUnread() {
  const tab = $("#tab-talk");
  if (tab) tab.toggleAttribute("data-unread", lastMessage() > lastRead);
}

/** Load the stored notes before the viewer can edit them. */
export async function openChat() {
  /** @type {HTMLTextAreaElement} */
  const notes = get("[data-notes]", findBody() ?? document);
  notes.readOnly = notes.dataset.kept === undefined;
  await refreshChat();
  if (!notes.readOnly) return;
  const { ok, said } = await send("GET", notes.dataset.address);
  if (!ok) {
    notify(said.error);
    return;
  }
  if (notes.readOnly) notes.value = said.text;
  notes.dataset.kept = "";
  notes.readOnly = false;
}

onPanelSwap("log", (old, fresh) => {
  const body = findBody(old);
  if (body) findBody(fresh)?.replaceChildren(...body.childNodes);
});
onPanelShown("log", markUnread);

/** @param {HTMLFormElement} form */
async function sendMessage(form) {
  /** @type {HTMLInputElement} */
  const field = get('[name="text"]', form);
  const text = field.value.trim();
  if (text)
    await runOnce(form, async () => {
      const { ok, said } = await send("POST", form.dataset.address, { text, ...ownSeat() });
      if (!ok) notify(said.error);
      else if (field.value.trim() === text) field.value = "";
    });
  await refreshChat();
}
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.matches(".saying")) sendMessage(form);
});

// Notes are saved shortly after a change, at the latest when the viewer leaves the field or the page, one request
// at a time.
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saveTimer;
/** @type {HTMLInputElement | null} */
let unsaved = null;
let isSaving = false;
document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field.dataset.notes !== undefined) saveLater(field, SAVE_DELAY_MS);
});
document.addEventListener("focusout", () => saveNotes());
addEventListener("pagehide", () => {
  isSaving = false;
  saveNotes({ keepalive: true });
});

/**
 * @param {HTMLInputElement} field
 * @param {number} delay
 */
function saveLater(field, delay) {
  clearTimeout(saveTimer);
  unsaved = field;
  saveTimer = setTimeout(saveNotes, delay);
}

/** @param {RequestInit} [more] */
async function saveNotes(more) {
  const field = unsaved;
  if (!field || isSaving) return;
  clearTimeout(saveTimer);
  unsaved = null;
  isSaving = true;
  const { ok, status, said } = await send("PUT", field.dataset.address, { text: field.value }, more);
  isSaving = false;
  if (!ok) notify(said.error);
  if (!ok && (!status || status >= 500)) saveLater(field, RETRY_DELAY_MS);
  else if (unsaved) saveLater(unsaved, SAVE_DELAY_MS);
}
