// Before a game: setting up, joining, importing and deleting tables, links for friends.
import { $, $$, json } from "./dom.js";
import { adds } from "./doings.js";
import { keeps, moment, now, ownSeat, settles } from "./panels.js";
import { open, send, tell, unique } from "./wire.js";

// The server commits to its secret first; only then does the one who sets up the table add dice of their own.
async function create(body) {
  const promise = await send("POST", "/api/deal");
  open(await send("POST", "/api/tables", { ...body, commitment: promise.said.commitment, entropy: unique() }));
}

const seatsOf = (form) => $$('select[name="seat"]', form).map((one) => one.value).filter(Boolean)
  .map((kind) => (kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind }));

function setUp(form) {
  const options = {};
  for (const field of $$(".option input, .option select", form)) options[field.name] = field.type === "checkbox" ? field.checked : json(field.value);
  create({ game: form.dataset.game, title: $('[name="title"]', form).value, name: $('[name="name"]', form).value, options, seats: seatsOf(form), listed: $('[name="listed"]', form).checked });
}

async function sit(form) {
  const { table, secret, seat } = form.dataset, name = $('[name="name"]', form).value;
  const { ok, said } = await send("POST", `/api/tables/${table}/join`, { ...(secret ? { secret } : { seat: Number(seat) }), name, entropy: unique() });
  if (ok) location.href = `/t/${table}`; else tell(said.error, true);
}

// Who plays at a table of one's own: a new one forked from this moment, or this one from now on.
async function seat(form) {
  const address = form.dataset.address, forks = address.endsWith("/fork");
  const answer = await send("POST", address, { seats: seatsOf(form), ...(forks ? { at: Number(moment() ?? now.drawn), ...ownSeat() } : {}) });
  if (answer.ok && !forks) location.reload(); else open(answer);
}
// A menu that is open stays open, with what was chosen in it, while others move.
keeps("top", (old, fresh) => {
  const was = $$("details", old), chosen = $$(".seating select", old);
  $$("details", fresh).forEach((one, i) => { one.open = was[i]?.open ?? false; });
  $$(".seating select", fresh).forEach((one, i) => { if (chosen[i]) one.value = chosen[i].value; });
});

adds({
  create: (button) => create({ ...json(button.dataset.body), title: button.dataset.title }),
  async delete(button) {
    if (!confirm(button.dataset.sure)) return;
    const { ok, said } = await send("DELETE", `/api/tables/${button.dataset.table}`);
    if (ok) location.reload(); else tell(said.error, true);
  },
  copy(button) {
    const field = button.previousElementSibling;
    field.select(); navigator.clipboard?.writeText(field.value);
    button.textContent = button.dataset.copied;
  },
});

document.addEventListener("submit", ({ target: form }) => {
  if (form.matches(".joining")) sit(form);
  if (form.matches(".newtable")) setUp(form);
  if (form.matches(".seating")) seat(form);
});
document.addEventListener("change", async ({ target: field }) => {
  if (field.dataset.import === undefined || !field.files[0]) return;
  const text = await field.files[0].text(), form = field.closest("form");
  form.dataset.busy = "";
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/import", { method: "POST", headers, body: text });
  open({ ok: answer.ok, said: await answer.json().catch(() => ({})) });
  field.value = ""; delete form.dataset.busy;
});

// Links are written in full, to be sent to a friend.
export function writeLinks() { for (const link of $$("[data-link]")) link.value = new URL(link.value, location.href).href; }
settles("decision", writeLinks);

// Before the deal the page waits for the last one to sit down.
export function waitForSeats() {
  const room = $("[data-room]")?.dataset.room;
  if (!room) return;
  // The page was drawn before the deal: if that has come meanwhile, the first news say so.
  const news = new EventSource(`/t/${room}/events?seq=-1`);
  news.onmessage = (event) => {
    const told = json(event.data, {});
    if (told.seq >= 0) location.replace(`/t/${room}`); else if (told.panels?.includes("room")) location.reload();
  };
}
