// The decision: choosing part after part, what it costs and leaves, doing it once it is meant.
import { $, $$, json, main, num, panel, said as inDigits } from "./dom.js";
import { adds, doings } from "./handlers.js";
import { changed, isPressed, offer, part, show, touches, whenShown } from "./offer.js";
import { answers } from "./parts.js";
import { sure } from "./confirm.js";
import { fragment, keeps, now, ownSeat, refresh, settles, swap } from "./panels.js";
import { notice, once, send, table, tell, unique } from "./api.js";

let asking = 0;
// The next part of an offer, or what the finished action would do; only the last question is answered, and none
// about what has been changed or drawn anew since.
export async function ask(kind, chosen) {
  const mine = ++asking, touched = touches(), asked = panel("decision"), last = () => mine === asking && asked.isConnected;
  asked.dataset.asking = "";
  try {
    const fresh = await fragment("decision", { kind, chosen: JSON.stringify(chosen) });
    if (!last()) return null;
    if (touched !== touches()) { delete asked.dataset.asking; return null; }
    swap("decision", fresh);
    return offer();
  } catch (error) {
    if (last()) { delete asked.dataset.asking; complain(error.said?.error ?? notice.dataset.failed); }
    return null;
  }
}

const withAnswer = (box, value) => ({ ...json(box.closest(".stage").dataset.before, {}), [box.dataset.name]: value });

function pick(button) {
  const box = button.closest("[data-part]"), form = button.closest("form");
  if (box.dataset.part === "some") return toggle(button, box, form);
  for (const other of $$("[aria-pressed]", box)) other.setAttribute("aria-pressed", String(other === button));
  show();
  return ask(form.dataset.kind, withAnswer(box, json(button.dataset.value)));
}

function toggle(button, box, form) {
  button.setAttribute("aria-pressed", String(!isPressed(button)));
  changed();
  // What this set would do, or why it may not be, is said at once.
  const answer = answers.some(box);
  return answer.ok ? ask(form.dataset.kind, withAnswer(box, answer.value)) : null;
}

// A payment that is enough is asked about after a moment: what it changes is seen before it is made.
let pause = null;
function weigh() {
  clearTimeout(pause);
  const form = offer(), box = part();
  if (form?.dataset.touched === undefined || form.dataset.complete !== undefined || box?.dataset.need === undefined) return;
  const answer = answers.mix(box), still = () => box.isConnected && panel("decision").dataset.sent === undefined;
  if (answer.ok) pause = setTimeout(() => { if (still()) ask(form.dataset.kind, withAnswer(box, answer.value)); }, 350);
}

// The primary button says what it would do; it is shut until that is complete.
function ready() {
  const button = $('.decision [data-do="act"]'), form = offer();
  if (!button || !form) return;
  const box = part(), answer = box ? answers[box.dataset.part]?.(box) : null, complete = form.dataset.complete !== undefined;
  button.textContent = complete ? form.dataset.doLabel : !answer ? main.dataset.choose : answer.cost ? form.dataset.priced.replace("#", num(answer.cost)) : form.dataset.label;
  if (complete || answer?.ok) button.removeAttribute("aria-disabled"); else button.setAttribute("aria-disabled", "true");
  left(form, answer);
}

// Money before and after, while an amount or a mix is being put together.
function left(form, answer) {
  let line = $(".left", form);
  if (form.dataset.have === undefined || !answer || answer.cost === undefined) { line?.remove(); return; }
  if (!line) { line = document.createElement("p"); line.className = "left delta"; form.append(line); }
  const have = Number(form.dataset.have), after = have - answer.cost;
  line.innerHTML = `<span></span><b class="ltr">${num(have)} → ${num(after)}</b>`;
  line.firstChild.textContent = form.dataset.means;
  line.classList.toggle("over", after < 0);
}

export async function act() {
  const button = $('.decision [data-do="act"]');
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  clearTimeout(pause);
  let form = offer();
  if (form.dataset.complete === undefined) {
    const box = part(), answer = answers[box.dataset.part](box);
    if (!answer) return;
    form = await ask(form.dataset.kind, withAnswer(box, answer.value));
    if (!form || form.dataset.complete === undefined) return;
  }
  await commit(form.dataset.kind, json(form.dataset.chosen, {}), form.dataset.slip);
}

async function commit(kind, chosen, slip) {
  if (!(await sure(slip))) return;
  // Until the next question is drawn this one is answered: a second press does nothing.
  const asked = panel("decision");
  if (asked.dataset.sent !== undefined) return;
  asked.dataset.sent = "";
  const body = { kind, chosen, expect: Number(asked.dataset.expect), key: unique(), ...ownSeat() };
  const made = () => send("POST", `/api/tables/${table}/act`, body);
  let { ok, status, said } = await made();
  if (!status) ({ ok, status, said } = await made()); // no answer: it has a key, and is made once however often it comes
  if (!ok) {
    delete asked.dataset.sent;
    if (status && status !== 409) { complain(said.error, said.clause); return; }
    tell(status ? notice.dataset.stale : said.error);
  }
  await refresh(); // also where no answer came: the move may have been made
}

function complain(words, clause) {
  const box = whyBox($(".decision .act"));
  box.textContent = inDigits(words);
  if (!clause) return;
  const link = document.createElement("a");
  link.className = "clause"; link.href = `/rules/${panel("log").dataset.game}#${clause}`; link.dataset.clause = clause; link.textContent = clause;
  box.append(" ", link);
}

function whyBox(before) {
  $(".decision .why:not(.shown)")?.remove();
  const box = document.createElement("div");
  box.className = "why"; box.setAttribute("role", "alert"); box.id = "why";
  if (before) before.before(box); else $(".decision").append(box);
  return box;
}

// The last of the greyed choices that stand in one line with a button.
const lineEnd = (button) => $$(":scope > .opt", button.parentElement).filter((one) => one.offsetTop === button.offsetTop).at(-1);

// Why a greyed choice cannot be had: opens under it, pushes and covers nothing.
function why(button) {
  const open = button.getAttribute("aria-expanded") === "true";
  for (const other of $$('.decision [data-do="why"]')) { other.setAttribute("aria-expanded", "false"); other.classList.remove("asked"); }
  if (open) { $(".decision .why:not(.shown)")?.remove(); return; }
  const details = button.closest("details");
  if (details) details.open = true;
  const box = whyBox(null);
  box.innerHTML = button.dataset.why;
  (button.matches(".nos > *") ? lineEnd(button) : button.closest(".mixrow") ?? button.closest(".turns, .opts") ?? button).after(box);
  button.setAttribute("aria-expanded", "true"); button.classList.add("asked"); button.setAttribute("aria-describedby", "why");
  box.scrollIntoView({ block: "nearest" });
}

adds({
  pick, act, why,
  just: (button) => commit(button.dataset.kind, { confirm: true }, button.dataset.slip),
  kind(button) {
    asking += 1; // what was asked about another kind comes too late
    delete panel("decision").dataset.asking;
    for (const other of $$('.decision [data-do="kind"]')) other.setAttribute("aria-pressed", String(other === button));
    for (const form of $$(".decision form.offer")) form.hidden = form.dataset.kind !== button.dataset.kind;
    show();
  },
  "take-back"() {
    const button = $('[data-do="take-back"]');
    if (!button || button.getAttribute("aria-disabled") === "true") { if (button) tell(button.title); return; }
    asks("take-back", { expect: now.drawn });
  },
  // Further back: at once where nobody else is asked, else when all people agree. Either way the present tells.
  async "go-back"(button) {
    if (!(await sure(button.dataset.slip))) return;
    await asks("take-back", { to: Number(button.dataset.value) }, "decision");
    await doings.live();
  },
  order: (button) => asks("order", { order: button.dataset.order || null }, "decision"),
});

// What is asked of the table beside a move; whatever the answer, the page shows what has come of it.
async function asks(what, body, ...names) {
  await once(main, async () => {
    const { ok, said } = await send("POST", `/api/tables/${table}/${what}`, { ...body, ...ownSeat() });
    if (!ok) tell(said.error);
  });
  await refresh(...names);
}

keeps("decision", (old, fresh) => {
  const was = $(".choices", old), is = $(".choices", fresh);
  for (const one of $$("details[open]", old)) $(`details.${CSS.escape(one.classList[0] ?? "-")}`, fresh)?.setAttribute("open", "");
  if (was && is && old.dataset.expect === fresh.dataset.expect) requestAnimationFrame(() => { is.scrollTop = was.scrollTop; });
});
whenShown(ready);
whenShown(weigh);
settles("decision", show);
