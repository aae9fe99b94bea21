// Before a game: setting up, joining, importing and deleting tables, links for friends.
import { $, $$, json } from "./dom.js";
import { adds } from "./handlers.js";
import { keeps, moment, now, ownSeat, settles } from "./panels.js";
import { showSettings } from "./settings.js";
import { stream } from "./stream.js";
import { connection, once, open, send, tell, unique } from "./api.js";

// The server commits to its secret first; only then does the one who sets up the table add dice of their own.
async function create(body) {
  const promise = await send("POST", "/api/deal");
  if (!promise.ok) { tell(promise.said.error, true); return; }
  await open(await send("POST", "/api/tables", { ...body, commitment: promise.said.commitment, entropy: unique() }));
}

const seatsOf = (form) => $$('select[name="seat"]', form).map((one) => one.value).filter(Boolean)
  .map((kind) => (kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind }));

function setUp(form) {
  const options = {};
  for (const field of $$(".option input, .option select", form)) options[field.name] = field.type === "checkbox" ? field.checked : json(field.value);
  return create({ game: form.dataset.game, title: $('[name="title"]', form).value, name: $('[name="name"]', form).value, options, seats: seatsOf(form), listed: $('[name="listed"]', form).checked });
}

async function sit(form) {
  const { table, secret, seat } = form.dataset, name = $('[name="name"]', form).value;
  await open(await send("POST", `/api/tables/${table}/join`, { ...(secret ? { secret } : { seat: Number(seat) }), name, entropy: unique() }));
}

// Who plays at a table of one's own: a new one forked from this moment, or this one from now on.
async function seat(form) {
  const address = form.dataset.address, forks = address.endsWith("/fork");
  const answer = await send("POST", address, { seats: seatsOf(form), ...(forks ? { at: Number(moment() ?? now.drawn), ...ownSeat() } : {}) });
  if (answer.ok && !forks) location.reload(); else await open(answer);
}
// A menu that is open stays open, with what was chosen in it, while others move.
keeps("top", (old, fresh) => {
  const was = $$("details", old), chosen = $$(".seating select", old);
  $$("details", fresh).forEach((one, i) => { one.open = was[i]?.open ?? false; });
  $$(".seating select", fresh).forEach((one, i) => { if (chosen[i]) one.value = chosen[i].value; });
});

adds({
  create: (button) => once(button, () => create({ ...json(button.dataset.body), title: button.dataset.title })),
  delete: (button) => once(button, async () => {
    if (!confirm(button.dataset.sure)) return;
    const { ok, status, said } = await send("DELETE", `/api/tables/${button.dataset.table}`);
    if (ok || status === 404) location.reload(); else tell(said.error, true);
  }),
  // The clipboard is there at safe addresses only; elsewhere the old way copies what is selected.
  async copy(button) {
    const field = button.previousElementSibling;
    field.select();
    const done = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (done || document.execCommand("copy")) button.textContent = button.dataset.copied;
  },
});

const FORMS = { joining: sit, newtable: setUp, seating: seat };
document.addEventListener("submit", ({ target: form }) => {
  for (const [name, does] of Object.entries(FORMS)) if (form.classList.contains(name)) once(form, () => does(form));
});
document.addEventListener("change", async ({ target: field }) => {
  if (field.dataset.import === undefined || !field.files[0]) return;
  const form = field.closest("form");
  form.dataset.busy = "";
  const text = await field.files[0].text().catch(() => "");
  await open(await send("POST", "/api/import", text, { signal: undefined })); // a long game takes its time
  field.value = ""; delete form.dataset.busy;
});

// Links are written in full, to be sent to a friend.
export function writeLinks() { for (const link of $$("[data-link]")) link.value = new URL(link.value, location.href).href; }
settles("decision", writeLinks);

// Before the deal the page waits for the last one to sit down; who is about to keeps what they have typed.
export function waitForSeats() {
  const room = $("[data-room]")?.dataset.room;
  // The page was drawn before the deal: if that has come meanwhile, the first news say so.
  if (room) stream(() => `/t/${room}/events?seq=-1`, (news) => {
    connection(news);
    if (news.seq >= 0) location.replace(`/t/${room}`); else if (!news.lost) seatsAnew();
  });
}
async function seatsAnew() {
  const answer = await fetch(location.href).catch(() => null), text = await answer?.text().catch(() => null);
  if (!text || answer.status >= 500) return; // the next news ask again
  const old = $("main"), fresh = $("main", new DOMParser().parseFromString(text, "text/html")), at = document.activeElement;
  if (fresh?.dataset.room !== old.dataset.room) { location.reload(); return; }
  const typed = $(".joining", old), form = $(".joining", fresh);
  if (typed && form?.dataset.seat === typed.dataset.seat) form.replaceWith(typed);
  old.replaceWith(fresh);
  if (at.isConnected) at.focus();
  writeLinks(); showSettings();
}
