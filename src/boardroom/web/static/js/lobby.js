// @ts-check
// Before a game: create, join, import and delete tables, and copy links for friends.
import { notify, openTable, reportConnection, runOnce, send } from "./api.js";
import { keepDeal, keepJoin, revealText, seatText } from "./deal.js";
import { $, $$, fieldOf, get, parseJson } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { current, moment, onPanelShown, onPanelSwap, ownSeat } from "./panels.js";
import { updateSettings } from "./settings.js";
import { openStream } from "./stream.js";

/**
 * The server commits to its secret before the person who creates the table adds a text: openly if nobody else
 * joins, else at first its hash.
 * @param {{seats: {kind: string}[]} & Record<string, any>} body
 */
async function createTable(body) {
  const deal = await send("POST", "/api/deal");
  if (!deal.ok) {
    notify(deal.said.error, true);
    return;
  }
  const { commitment } = deal.said;
  const { text, promise } = seatText();
  const own = body.seats.some(({ kind }) => kind === "open") ? { promise } : { entropy: text };
  const answer = await send("POST", "/api/tables", { ...body, commitment, ...own });
  if (answer.ok) keepDeal(answer.said.id, { commitment, text, promise: own.promise ?? "" });
  await openTable(answer);
}

/**
 * @param {HTMLElement} form
 * @param {string} name
 * @returns {HTMLInputElement}
 */
const findField = (form, name) => get(`[name="${name}"]`, form);

/** @param {HTMLElement} form */
function readSeats(form) {
  /** @type {HTMLSelectElement[]} */
  const selects = $$('select[name="seat"]', form);
  const kinds = selects.map((one) => one.value).filter(Boolean);
  return kinds.map((kind) => (kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind }));
}

/** @param {HTMLElement} form */
function setUpTable(form) {
  /** @type {Record<string, any>} */
  const options = {};
  /** @type {HTMLInputElement[]} */
  const fields = $$(".option input, .option select", form);
  for (const field of fields) options[field.name] = field.type === "checkbox" ? field.checked : parseJson(field.value);
  return createTable({
    game: form.dataset.game,
    title: findField(form, "title").value,
    name: findField(form, "name").value,
    options,
    seats: readSeats(form),
    listed: findField(form, "listed").checked,
  });
}

/** @param {HTMLElement} form */
async function joinTable(form) {
  const { table, secret, seat } = form.dataset;
  const place = secret ? { secret } : { seat: Number(seat) };
  const { text, promise } = seatText();
  const isKept = await keepJoin(String(table), { text, promise });
  if (!isKept) return;
  const body = { ...place, name: findField(form, "name").value, promise };
  await openTable(await send("POST", `/api/tables/${table}/join`, body));
}

/**
 * Send who plays: at a new table forked from this row, or at this table from now on.
 * @param {HTMLElement} form
 */
async function changeSeats(form) {
  const address = String(form.dataset.address);
  const isFork = address.endsWith("/fork");
  const from = isFork ? { at: Number(moment() ?? current.seq), ...ownSeat() } : {};
  const answer = await send("POST", address, { seats: readSeats(form), ...from });
  if (answer.ok && !isFork) location.reload();
  else await openTable(answer);
}

// An open menu stays open, with its selection, while others move.
onPanelSwap("top", (old, fresh) => {
  /** @type {HTMLDetailsElement[]} */
  const oldMenus = $$("details", old);
  /** @type {HTMLDetailsElement[]} */
  const menus = $$("details", fresh);
  menus.forEach((menu, i) => {
    menu.open = oldMenus[i]?.open ?? false;
  });
  /** @type {HTMLSelectElement[]} */
  const oldSelects = $$(".seating select", old);
  /** @type {HTMLSelectElement[]} */
  const selects = $$(".seating select", fresh);
  selects.forEach((select, i) => {
    if (oldSelects[i]) select.value = oldSelects[i].value;
  });
});

/** @param {HTMLElement} button */
async function deleteTable(button) {
  if (!confirm(button.dataset.sure)) return;
  const { ok, status, said } = await send("DELETE", `/api/tables/${button.dataset.table}`);
  if (ok || status === 404) location.reload();
  else notify(said.error, true);
}

/**
 * Browsers offer the clipboard in secure contexts only; elsewhere the old command copies the selection.
 * @param {HTMLElement} button
 */
async function copyLink(button) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  field.select();
  const isCopied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  if (isCopied || document.execCommand("copy")) button.textContent = button.dataset.copied ?? "";
}

addHandlers({
  create: (button) =>
    runOnce(button, () => createTable({ ...parseJson(button.dataset.body), title: button.dataset.title })),
  delete: (button) => runOnce(button, () => deleteTable(button)),
  copy: copyLink,
});

/** @type {Record<string, (form: HTMLElement) => Promise<void>>} */
const FORMS = { joining: joinTable, newtable: setUpTable, seating: changeSeats };
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLElement} */ (event.target);
  for (const [name, submit] of Object.entries(FORMS))
    if (form.classList.contains(name)) runOnce(form, () => submit(form));
});
document.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field.dataset.import !== undefined && field.files?.[0]) importTable(field, field.files[0]);
});

/**
 * @param {HTMLInputElement} field
 * @param {File} file
 */
async function importTable(field, file) {
  const form = /** @type {HTMLFormElement} */ (field.closest("form"));
  form.dataset.busy = "";
  const text = await file.text().catch(() => "");
  await openTable(await send("POST", "/api/import", text, { signal: undefined })); // a long game takes a while
  field.value = "";
  delete form.dataset.busy;
}

/** Write links as absolute addresses, so that they can be sent to a friend. */
export function expandLinks() {
  /** @type {HTMLInputElement[]} */
  const links = $$("[data-link]");
  for (const link of links) link.value = new URL(link.value, location.href).href;
}
onPanelShown("decision", expandLinks);

/** Before the deal the page waits for the last player; text being typed is kept. */
export function waitForPlayers() {
  const room = $("[data-room]")?.dataset.room;
  if (!room) return;
  revealText(room);
  // If the deal has happened since the page was drawn, the first event says so.
  openStream(
    () => `/t/${room}/events?seq=-1`,
    (tableEvent) => {
      reportConnection(tableEvent);
      if (tableEvent.seq !== undefined && tableEvent.seq >= 0) location.replace(`/t/${room}`);
      else if (!tableEvent.lost) refreshRoom();
    },
  );
}

async function refreshRoom() {
  const response = await fetch(location.href).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || !text || response.status >= 500) return; // the next event triggers another request
  const old = get("main");
  const fresh = $("main", new DOMParser().parseFromString(text, "text/html"));
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  if (!fresh || fresh.dataset.room !== old.dataset.room) {
    location.reload();
    return;
  }
  const typed = $(".joining", old);
  const form = $(".joining", fresh);
  if (typed && form?.dataset.seat === typed.dataset.seat) form?.replaceWith(typed);
  old.replaceWith(fresh);
  if (focused.isConnected) focused.focus();
  expandLinks();
  updateSettings();
  revealText(String(fresh.dataset.room));
}
