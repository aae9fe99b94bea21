// The table in the browser: live panels, choices, keys, history, zoom. It knows no game: what can be chosen,
// what it costs and what it lights up all come from the parts that the server has written into the page.

const root = document.documentElement;
const main = document.querySelector("main.table");
const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const json = (text, otherwise = null) => (text ? JSON.parse(text) : otherwise);
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* a private window forgets */ } };

// ------------------------------------------------------------------------------------------------- numbers
const NATIVE = "۰۱۲۳۴۵۶۷۸۹";
const num = (n) => {
  const text = n < 0 ? `−${-n}` : String(n);
  return root.dataset.digits === "fa" ? text.replace(/\d/g, (d) => NATIVE[d]) : text;
};
const latin = (text) => text.replace(/[۰-۹]/g, (d) => NATIVE.indexOf(d)).replace(/[٠-٩]/g, (d) => d.charCodeAt(0) - 1632);
const fold = (text) => latin(text).toLowerCase().replace(/ي/g, "ی").replace(/ك/g, "ک").replace(/[\u2066-\u2069\u200c\u200f]/g, "");

// ---------------------------------------------------------------------------------------- theme and switches
if (["light", "dark"].includes(kept("theme"))) root.dataset.theme = kept("theme");
if (kept("motion") === "off") root.dataset.motion = "off";
const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

// ---------------------------------------------------------------------------------------------- talking
const table = main?.dataset.table;
const notice = $("#notice");

function tell(words, lasting = false) {
  notice.textContent = words;
  notice.hidden = !words;
  clearTimeout(tell.timer);
  if (words && !lasting) tell.timer = setTimeout(() => { notice.hidden = true; }, 6000);
}

const unique = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");

async function send(method, address, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(address, { method, headers, body: body === undefined || body instanceof Blob ? body : JSON.stringify(body) });
  const said = await answer.json().catch(() => ({}));
  return { ok: answer.ok, status: answer.status, said };
}

// ------------------------------------------------------------------------------------------------- panels
const moment = () => main.dataset.moment;
let drawnAt = Number(main?.dataset.seq ?? 0);
const curtain = $(".curtain");
// At a shared screen: the seat that has said that it looks.
let looker = curtain ? main.dataset.seat : undefined;

function addressOf(name, query = {}) {
  const asked = new URLSearchParams({ lang: root.lang, ...query });
  if (moment() !== undefined) asked.set("at", moment());
  if (looker !== undefined) asked.set("seat", looker);
  return `/t/${table}/panel/${name}?${asked}`;
}

async function fragment(name, query) {
  const answer = await fetch(addressOf(name, query), { cache: "no-cache" });
  if (!answer.ok) throw Object.assign(new Error(`${answer.status}`), { said: await answer.json().catch(() => ({})) });
  const box = document.createElement("template");
  box.innerHTML = await answer.text();
  return box.content.firstElementChild;
}

const panel = (name) => $(`[data-panel="${name}"]`);

function swap(name, fresh) {
  const old = panel(name);
  if (!old || !fresh) return;
  const held = focusPath(old);
  keepPlace[name]?.(old, fresh);
  const open = $$("[popover]:popover-open[id]", old).map((one) => one.id);
  old.replaceWith(fresh);
  for (const id of open) document.getElementById(id)?.showPopover?.();
  sorted(fresh);
  settled[name]?.(fresh);
  if (held) $(held, fresh)?.focus({ preventScroll: true });
}

function focusPath(old) {
  const at = document.activeElement;
  if (!old.contains(at)) return null;
  if (at.dataset.number !== undefined) return `[data-item="${at.closest("[data-item]")?.dataset.item}"] [data-number], .amount [data-number]`;
  const row = at.closest("[data-item][data-id]"), spot = at.dataset.value === undefined ? "" : `[data-value="${CSS.escape(at.dataset.value)}"]`;
  if (row && at.dataset.do) return `[data-item][data-id="${CSS.escape(row.dataset.id)}"] [data-do="${at.dataset.do}"]${spot}`;
  if (at.dataset.id) return `[data-id="${CSS.escape(at.dataset.id)}"]`;
  if (at.dataset.do) return `[data-do="${at.dataset.do}"]`;
  return null;
}

// Lists whose order the reader may choose: items carry their place by each order, the choice is remembered.
function sorted(from = document) {
  for (const list of $$("[data-sorted]", from)) {
    const name = list.dataset.sorted, buttons = $$(`[data-do="sort"][data-list="${name}"]`, from);
    const by = buttons.find((one) => one.dataset.by === kept(`sort ${name}`))?.dataset.by;
    if (!by) continue;
    const key = `by${by[0].toUpperCase()}${by.slice(1)}`;
    list.append(...[...list.children].sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key])));
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.by === by));
  }
}

// The log stays at its end unless the reader has gone up in it.
let strolled = false;
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const grown = new ResizeObserver(([{ target }]) => { if (!strolled) target.scrollTop = target.scrollHeight; });
for (const kind of ["wheel", "touchend", "pointerup", "keyup"])
  document.addEventListener(kind, (event) => { const list = event.target.closest?.("#body-log"); if (list) setTimeout(() => { strolled = !atEnd(list); }, 250); }, { passive: true });

let home = null; // the part of the board that is looked at
const keepPlace = {
  log(old, fresh) {
    const tab = $('[aria-selected="true"]', old)?.id;
    if (tab && tab !== "tab-log") { openTab(fresh, tab); $("#body-rules", fresh).replaceChildren(...$("#body-rules", old).childNodes); }
    fresh.dataset.top = $("#body-log", old).scrollTop;
  },
  board(old, fresh) { const svg = $("svg.drawing", fresh); if (home && svg) svg.setAttribute("viewBox", home); fresh.scrollTo(old.scrollLeft, old.scrollTop); },
  decision(old, fresh) {
    const was = $(".choices", old), is = $(".choices", fresh);
    if ($("details.shut", old)?.open) { const more = $("details.shut", fresh); if (more) more.open = true; }
    if (was && is) requestAnimationFrame(() => { is.scrollTop = was.scrollTop; });
  },
};
const settled = {
  log(fresh) {
    const list = $("#body-log", fresh);
    const end = () => { list.scrollTop = strolled ? Number(fresh.dataset.top) : list.scrollHeight; };
    end();
    grown.disconnect(); grown.observe(list);
  },
  board() { light(); },
  side() { light(); },
  own() { light(); },
  decision() { settleParts(); light(); whole(); },
  top() { applySwitches(); draw(); },
};

let busy = null, wanted = new Set(), anew = false;
// Draws panels again; what is asked for meanwhile is drawn next, and all who asked wait for the last.
function refresh(names, reset = false) {
  for (const name of names) wanted.add(name);
  anew ||= reset;
  busy ??= (async () => {
    try { while (wanted.size) { const next = [wanted, anew]; wanted = new Set(); anew = false; await redraw([...next[0]], next[1]); } } finally { busy = null; }
  })();
  return busy;
}
async function redraw(names, reset) {
  const found = await Promise.allSettled(names.map((name) => fragment(name).then((fresh) => [name, fresh])));
  for (const one of found) {
    if (one.status !== "fulfilled") continue;
    const [name, fresh] = one.value;
    // While the question is the same, what has been chosen or opened so far stays as it is.
    if (name === "decision" && !reset && sameQuestion(panel(name), fresh)) continue;
    swap(name, fresh);
  }
  const top = panel("top");
  if (top && moment() === undefined) drawnAt = Number(top.dataset.seq);
  document.title = document.title.replace(/^● /, "");
  if (panel("decision")?.dataset.mine !== undefined) document.title = `● ${document.title}`;
  if (names.includes("log")) speak();
}
const ownSeat = () => { const seat = panel("top").dataset.seat; return seat === undefined ? {} : { seat: Number(seat) }; };
const sameQuestion = (old, fresh) => [old, fresh].every((one) => one.dataset.mine !== undefined) && old.dataset.expect === fresh.dataset.expect && old.dataset.standing === fresh.dataset.standing;
const ALL = ["top", "board", "side", "decision", "own", "players", "log"];
const composing = () => { const form = offer(); return form && (form.dataset.chosen !== "{}" || form.dataset.touched !== undefined); };

function speak() {
  const lines = $$("#body-log li[data-seq]");
  const last = lines.at(-1)?.dataset.seq;
  if (!last || last === speak.last) return;
  speak.last = last;
  const words = lines.filter((line) => line.dataset.seq === last).map((line) => line.textContent.trim());
  const ask = panel("decision")?.dataset.mine !== undefined ? $(".ask")?.textContent ?? "" : "";
  $("#spoken").textContent = [...words, ask].join(" ");
}

// --------------------------------------------------------------------------------------- choices and lights
const offer = () => $(".decision form.offer:not([hidden])");
const stage = () => { const all = offer() ? $$(".stage", offer()) : []; return all.at(-1); };
const part = () => { const at = stage(); return at ? $("[data-part]", at) : null; };
const outside = (selector) => $$(selector).filter((element) => !element.closest(".decision"));
const targets = (id) => outside(`[data-id="${CSS.escape(id)}"]`);

function options() {
  const form = offer();
  const from = form ? [form] : $$(".decision form.offer");
  const found = from.flatMap((one) => $$("button[data-id], [data-item][data-id]", one));
  if (form) return found;
  // Before a kind of action is chosen, the first one that names a thing speaks for it.
  const first = new Map();
  for (const one of found) if (!first.has(one.dataset.id)) first.set(one.dataset.id, one.closest("form"));
  return found.filter((one) => first.get(one.dataset.id) === one.closest("form"));
}

function light() {
  for (const element of outside(".legal, .chosen, .lit, .barred")) {
    element.classList.remove("legal", "chosen", "lit", "barred");
    element.removeAttribute("tabindex"); element.removeAttribute("role"); element.removeAttribute("aria-label");
  }
  for (const sum of $$("[data-cost]").filter((s) => s.tagName === "tspan")) sum.textContent = "";
  if (moment() !== undefined) return;
  for (const one of options()) {
    const shut = one.classList.contains("no");
    for (const target of targets(one.dataset.id)) {
      target.classList.add(shut ? "barred" : "legal");
      if (shut) continue;
      target.setAttribute("tabindex", "0"); target.setAttribute("role", "button");
      target.setAttribute("aria-label", (one.matches("[data-item]") ? $(".what", one) : one).textContent.trim().replace(/\s+/g, " "));
      if (one.getAttribute("aria-pressed") === "true") target.classList.add("chosen");
    }
    if (!shut && one.dataset.cost !== undefined)
      for (const sum of $$(`tspan[data-cost="${CSS.escape(one.dataset.id)}"]`)) sum.textContent = `\u00a0${num(Number(one.dataset.cost))}`;
  }
  laidOut(); marks(); hints(); ghost($('.decision form:not([hidden]) [aria-pressed="true"][data-degrees]'));
}

function marks(extra = "") {
  for (const element of outside(".lit")) element.classList.remove("lit");
  const pressed = $$('.decision form:not([hidden]) [aria-pressed="true"][data-marks]').map((one) => one.dataset.marks);
  const routes = $$(".decision form:not([hidden]) [data-route]").flatMap((row) => json(row.dataset.route, []));
  // Of a mix, the first so many of each kind are lifted out where they lie.
  for (const row of $$(".decision form:not([hidden]) .mixrow[data-item]"))
    for (let n = read($(".stepper", row)); n > 0; n -= 1) routes.push(`${row.dataset.item}:${n}`);
  for (const id of [...pressed, extra].join(" ").split(" ").concat(routes).filter(Boolean))
    for (const element of targets(id)) element.classList.add("lit");
}

// A piece that is being turned is seen in its place on the board.
function ghost(one) {
  for (const old of $$("use.ghost")) old.remove();
  const box = one?.closest('[data-part="turn"]'), spot = box && $(`[data-spot="${CSS.escape(box.dataset.place)}"]`);
  if (!spot || one.dataset.degrees === undefined) return;
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use"), size = Number(spot.dataset.size);
  const looks = { class: "ghost", href: `#${box.dataset.symbol}`, x: -size / 2, y: -size / 2, width: size, height: size, transform: `rotate(${one.dataset.degrees})` };
  for (const [name, value] of Object.entries(looks)) use.setAttribute(name, value);
  spot.append(use);
}

function preview(one) {
  const box = $("#preview");
  if (!box) return;
  marks(one?.dataset.marks ?? "");
  if (!one || one.dataset.cost === undefined) { box.hidden = true; return; }
  const form = one.closest("form"), cost = Number(one.dataset.cost);
  const rows = json(one.dataset.costs, []).map(([label, n]) => `<div><dt>${label}</dt><dd class="ltr">${num(n)}</dd></div>`);
  const title = document.createElement("h3");
  title.textContent = $(".what", one)?.textContent ?? "";
  const list = document.createElement("dl");
  list.innerHTML = `${rows.join("")}<div class="total"><dt>${main.dataset.total}</dt><dd class="ltr">${num(cost)}</dd></div>`;
  if (form?.dataset.have !== undefined) {
    const have = Number(form.dataset.have);
    list.innerHTML += `<div><dt>${form.dataset.means}</dt><dd class="ltr">${num(have)} → ${num(have - cost)}</dd></div>`;
  }
  const given = $(".detail", one);
  box.replaceChildren(title, ...(given ? [given.cloneNode(true)] : []), list);
  box.hidden = false;
}

let asking = 0;
async function ask(kind, chosen) {
  const mine = ++asking;
  panel("decision").dataset.asking = "";
  try {
    const fresh = await fragment("decision", { kind, chosen: JSON.stringify(chosen) });
    if (mine !== asking) return null;
    swap("decision", fresh);
    return offer();
  } catch (error) {
    if (mine === asking) { delete panel("decision").dataset.asking; complain(error.said?.error ?? notice.dataset.failed); }
    return null;
  }
}

function pick(button) {
  const box = button.closest("[data-part]"), form = button.closest("form");
  if (box.dataset.part === "some") return toggle(button, box);
  for (const other of $$('[aria-pressed="true"]', box)) other.setAttribute("aria-pressed", "false");
  button.setAttribute("aria-pressed", "true");
  light();
  const before = json(button.closest(".stage").dataset.before, {});
  return ask(form.dataset.kind, { ...before, [box.dataset.name]: json(button.dataset.value) });
}

function toggle(button, box) {
  const on = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(on));
  touched(); light(); ready();
  // What this set would do, or why it may not be, is said at once.
  const answer = answers.some(box), before = json(button.closest(".stage").dataset.before, {});
  if (answer.ok) ask(button.closest("form").dataset.kind, { ...before, [box.dataset.name]: answer.value });
}

const touched = () => { const form = offer(); if (form) { form.dataset.touched = ""; delete form.dataset.complete; } };

// What each kind of part answers, whether that may be sent, and what it costs: {value, ok, cost}.
const answers = {
  one: () => null,
  turn: () => null,
  confirm: () => ({ value: true, ok: true }),
  some(box) {
    const on = $$('[aria-pressed="true"]', box);
    const worth = on.reduce((sum, one) => sum + Number(one.dataset.worth ?? one.dataset.cost ?? 1), 0);
    const within = json(box.dataset.sum);
    const ok = on.length >= Number(box.dataset.least) && on.length <= Number(box.dataset.most) && (!within || (worth >= within[0] && worth <= within[1]));
    const count = $("[data-count]", box);
    if (count) count.textContent = main.dataset.picked.replace("#", num(on.length));
    return { value: on.map((one) => json(one.dataset.value)), ok };
  },
  amount(box) {
    const stepper = $(".stepper", box), value = read(stepper), prices = json(box.dataset.prices, []);
    const least = Number(stepper.dataset.least);
    return { value, ok: inside(stepper, value), cost: prices.length ? prices[value - least] : value };
  },
  mix(box) { return mixed(box); },
  order: (box) => ({ value: $$("li", box).map((one) => json(one.dataset.value)), ok: true }),
  assign(box) {
    const value = {};
    for (const row of $$("[data-item]", box)) if (row.dataset.at) value[row.dataset.item] = json(row.dataset.at);
    return { value, ok: Object.keys(value).length >= Number(box.dataset.least) };
  },
  route(box) {
    const value = $$("[data-route]", box).map((row) => json(row.dataset.route, [])).filter((route) => route.length);
    return { value, ok: true };
  },
};

const read = (stepper) => Number(latin($("[data-number]", stepper).value));
const inside = (stepper, n) => Number.isInteger(n) && n >= Number(stepper.dataset.least) && n <= Number(stepper.dataset.most);

function mixed(box) {
  const value = {}, rows = $$("[data-item]", box);
  let cost = 0, worth = 0, ok = true, any = false, slack = Infinity;
  for (const row of rows) {
    const stepper = $(".stepper", row), n = read(stepper);
    if (!inside(stepper, n)) { ok = false; continue; }
    if (n) { value[row.dataset.item] = n; any = true; slack = Math.min(slack, Number(row.dataset.worth)); }
    const prices = json(row.dataset.prices);
    worth += n * Number(row.dataset.worth);
    if (prices) { cost += prices[n] ?? 0; $("[data-price]", row).textContent = n ? num(prices[n]) : ""; }
    const paid = $("[data-paid]", row), stock = $("[data-stock]", row);
    if (paid) paid.textContent = num(n * Number(row.dataset.worth));
    if (stock) stock.textContent = n ? `${num(Number(stock.dataset.stock))} → ${num(Number(stock.dataset.stock) - n)}` : num(Number(stock.dataset.stock));
  }
  const priced = $("[data-total]", box), need = box.dataset.need, budget = box.dataset.budget;
  if (priced) { priced.textContent = num(cost); priced.classList.toggle("over", budget !== undefined && cost > Number(budget)); }
  if (budget !== undefined && cost > Number(budget)) ok = false;
  for (const room of json(box.dataset.rooms, []))
    if (room.items.reduce((sum, item) => sum + (value[item] ?? 0), 0) > room.most) ok = false;
  if (need !== undefined) {
    $("[data-sum-worth]", box).textContent = num(worth);
    if (worth < Number(need)) ok = false;
    const lost = $("[data-lost]", box), over = worth - Number(need);
    lost.hidden = over <= 0;
    lost.textContent = lost.dataset.lost.replace("#", num(over));
    bar(box, value, Number(need));
  } else if (!any) ok = false;
  return { value, ok, cost: priced ? cost : undefined };
}

function bar(box, value, need) {
  // Segment after segment; what goes beyond the need is lost.
  const drawing = $("[data-bar]", box);
  if (!drawing) return;
  let at = 0;
  for (const seg of $$(".seg", drawing)) {
    const row = $(`[data-item="${CSS.escape(seg.dataset.res)}"]`, box), wide = (value[seg.dataset.res] ?? 0) * Number(row?.dataset.worth ?? 1);
    seg.setAttribute("x", at); seg.setAttribute("width", Math.max(0, Math.min(wide, need - at)));
    at += wide;
  }
  const lost = $(".lost", drawing);
  lost.setAttribute("x", need); lost.setAttribute("width", Math.max(0, Math.min(at - need, need * 0.25)));
}

function settleParts() { ready(); for (const row of $$("[data-route]")) via(row); }

function ready() {
  const button = $('.decision [data-do="act"]'), form = offer();
  if (!button || !form) return;
  const box = part(), answer = box ? answers[box.dataset.part]?.(box) : null;
  let label = main.dataset.choose, ok = false;
  if (form.dataset.complete !== undefined) { label = form.dataset.doLabel; ok = true; }
  else if (answer) {
    ok = answer.ok;
    label = form.dataset.label + (answer.cost ? ` · ${num(answer.cost)}` : "");
  }
  button.textContent = label;
  if (ok) button.removeAttribute("aria-disabled"); else button.setAttribute("aria-disabled", "true");
  left(form, answer);
}

function left(form, answer) {
  // Money before and after, while an amount or a mix is being put together.
  let line = $(".left", form);
  if (form.dataset.have === undefined || !answer || answer.cost === undefined) { line?.remove(); return; }
  if (!line) { line = document.createElement("p"); line.className = "left delta"; form.append(line); }
  const have = Number(form.dataset.have), after = have - answer.cost;
  line.innerHTML = `<span></span><b class="ltr">${num(have)} → ${num(after)}</b>`;
  line.firstChild.textContent = form.dataset.means;
  line.classList.toggle("over", after < 0);
}

async function act() {
  const button = $('.decision [data-do="act"]');
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  let form = offer();
  if (form.dataset.complete === undefined) {
    const box = part(), before = json(stage().dataset.before, {}), answer = answers[box.dataset.part](box);
    if (!answer) return;
    form = await ask(form.dataset.kind, { ...before, [box.dataset.name]: answer.value });
    if (!form || form.dataset.complete === undefined) return;
  }
  await commit(form.dataset.kind, json(form.dataset.chosen, {}), form.dataset.slip);
}

async function commit(kind, chosen, slip) {
  if (slip && kept("slips") !== "off" && !(await meant(slip))) return;
  // Until the next question is drawn this one is answered: a second press does nothing.
  const asked = panel("decision");
  if (asked.dataset.sent !== undefined) return;
  asked.dataset.sent = "";
  const body = { kind, chosen, expect: Number(panel("decision").dataset.expect), key: unique(), ...ownSeat() };
  try {
    const { ok, status, said } = await send("POST", `/api/tables/${table}/act`, body);
    if (ok) { await refresh(ALL); return; }
    delete asked.dataset.sent;
    if (status === 409) { tell(notice.dataset.stale); await refresh(ALL); }
    else complain(said.error ?? notice.dataset.failed, said.clause);
  } catch { delete asked.dataset.sent; tell(notice.dataset.failed); }
}

function meant(words) {
  $(".slip")?.remove();
  const box = document.createElement("div");
  box.className = "slip"; box.setAttribute("role", "alertdialog");
  const text = document.createElement("p");
  text.textContent = `${words} ${main.dataset.sure}`;
  box.append(text);
  return new Promise((done) => {
    for (const [key, answer] of [["anyway", true], ["cancel", false], ["never", true]]) {
      const button = document.createElement("button");
      button.type = "button"; button.className = key === "anyway" ? "btn primary" : "btn"; button.textContent = main.dataset[key];
      button.dataset.slipAnswer = key;
      button.onclick = () => { if (key === "never") { keep("slips", "off"); applySwitches(); } box.remove(); done(answer); };
      box.append(button);
    }
    $(".decision .act").before(box);
    $("button", box).focus();
  });
}

function complain(words, clause) {
  const box = whyBox($(".decision .act"));
  box.textContent = words;
  if (clause) {
    const link = document.createElement("a");
    link.className = "clause"; link.href = `/rules/${panel("log").dataset.game}#${clause}`; link.dataset.clause = clause; link.textContent = clause;
    box.append(" ", link);
  }
}

function whyBox(before) {
  $(".decision .why:not(.shown)")?.remove();
  const box = document.createElement("div");
  box.className = "why"; box.setAttribute("role", "alert"); box.id = "why";
  if (before) before.before(box); else $(".decision").append(box);
  return box;
}

function why(button) {
  const open = button.getAttribute("aria-expanded") === "true";
  for (const other of $$('.decision [data-do="why"]')) { other.setAttribute("aria-expanded", "false"); other.classList.remove("asked"); }
  if (open) { $(".decision .why:not(.shown)")?.remove(); return; }
  const details = button.closest("details");
  if (details) details.open = true;
  const box = whyBox(null);
  box.innerHTML = button.dataset.why;
  (button.closest(".mixrow") ?? button.closest(".nos, .turns, .opts") ?? button).after(box);
  button.setAttribute("aria-expanded", "true"); button.classList.add("asked"); button.setAttribute("aria-describedby", "why");
  box.scrollIntoView({ block: "nearest" });
}

// ---------------------------------------------------------------------------------- steppers, order, routes
function nudge(stepper, by, to) {
  const field = $("[data-number]", stepper), now = read(stepper);
  let next = to ?? (Number.isInteger(now) ? now : Number(stepper.dataset.least)) + by;
  next = Math.min(Math.max(next, Number(stepper.dataset.least)), Number(stepper.dataset.most));
  field.value = num(next);
  const slide = $("[data-slide]", stepper.closest("[data-part]"));
  if (slide) slide.value = next;
  touched(); ready(); marks();
}

function moveRow(row, by) {
  const other = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!other) return;
  if (by < 0) other.before(row); else other.after(row);
  touched(); ready();
}

const currentRoute = () => $('[data-route][aria-current="true"]') ?? $("[data-route]");
function via(row) {
  const box = row.closest("[data-part]"), edges = json(box.dataset.edges, []);
  const route = json(row.dataset.route, []);
  $("[data-via]", row).textContent = route.map((id) => edges.find((edge) => edge[0] === id)).filter(Boolean)
    .map(([, a, b]) => `${nodeName(box, a)}–${nodeName(box, b)}`).join(", ");
}
const nodeName = (box, id) => $(`[data-id="${CSS.escape(id)}"] .what`, box)?.textContent ?? id;

function extend(button) {
  // A route grows by the edge between its last node and the one pressed; pressing the last edge takes it off.
  const box = button.closest("[data-part]"), row = currentRoute(), edges = json(box.dataset.edges, []);
  const route = json(row.dataset.route, []), node = button.dataset.id;
  const last = row.dataset.last;
  if (!last) { row.dataset.last = node; }
  else {
    const edge = edges.find(([, a, b]) => (a === last && b === node) || (b === last && a === node));
    if (!edge) return;
    if (route.at(-1) === edge[0]) route.pop(); else route.push(edge[0]);
    row.dataset.last = node; row.dataset.route = JSON.stringify(route);
  }
  for (const other of $$('[data-do="node"]', box)) other.setAttribute("aria-pressed", String(other.dataset.id === row.dataset.last));
  via(row); touched(); light(); ready();
}

// ------------------------------------------------------------------------------- things put on places (assign)
// A thing is taken up, then laid on a place, or the other way round: in the decision, where both are drawn, by
// dragging, or by their keys. What is taken up is kept by its id, since panels are drawn again meanwhile.
let held = null;
const layable = () => { const box = part(); return box?.dataset.part === "assign" ? box : null; };
const rowOf = (id) => layable() && $(`[data-item][data-id="${CSS.escape(id)}"]`, layable());
const placeOf = (id) => { const found = layable() && json(layable().dataset.places, {})[id]; return found === undefined || found === null ? null : JSON.stringify(found); };

function carry(id) {
  const row = rowOf(id);
  if (!row) return;
  if (held && placeOf(held)) lay(row, placeOf(held));
  else if (row.dataset.at) lay(row, row.dataset.at);
  else { held = held === id ? null : id; light(); }
}
function layOn(id) {
  const there = $$("[data-item]", layable()).find((row) => row.dataset.at === placeOf(id));
  if (held && rowOf(held)) lay(rowOf(held), placeOf(id));
  else if (there) lay(there, placeOf(id));
  else { held = held === id ? null : id; light(); }
}
function lay(row, place) {
  // What lay there goes back; laid on its own place a thing is taken back.
  const box = layable(), back = row.dataset.at === place;
  for (const other of $$("[data-item]", box)) if (other !== row && other.dataset.at === place) other.dataset.at = "";
  row.dataset.at = back ? "" : place;
  held = null;
  for (const one of $$('[data-do="lay"]', box)) one.setAttribute("aria-pressed", String(one.dataset.value === one.closest("[data-item]").dataset.at));
  touched(); light(); ready();
  const answer = answers.assign(box), before = json(box.closest(".stage").dataset.before, {});
  if (answer.ok) ask(box.closest("form").dataset.kind, { ...before, [box.dataset.name]: answer.value });
}
function laidOut() {
  // What is laid is seen in its place as well, and pale where it came from.
  for (const old of $$(".laidhere")) old.remove();
  for (const old of $$(".laid, .carried")) old.classList.remove("laid", "carried");
  const box = layable();
  if (!box || moment() !== undefined) { held = null; return; }
  for (const one of $$('[data-do="carry"]', box)) one.setAttribute("aria-pressed", String(one.closest("[data-item]").dataset.id === held));
  if (held) for (const one of targets(held)) one.classList.add("carried");
  const places = Object.entries(json(box.dataset.places, {}));
  for (const row of $$("[data-item]", box)) {
    for (const one of targets(row.dataset.id)) one.setAttribute("draggable", "true");
    if (!row.dataset.at) continue;
    const thing = targets(row.dataset.id)[0], [spot] = places.find(([, value]) => JSON.stringify(value) === row.dataset.at) ?? [];
    if (!thing || !spot) continue;
    for (const where of targets(spot)) {
      const copy = document.createElement("span");
      copy.className = `${thing.className} laidhere`; copy.innerHTML = thing.innerHTML;
      copy.classList.remove("legal", "chosen", "laid");
      if (thing.dataset.res) copy.dataset.res = thing.dataset.res;
      where.append(copy);
    }
    thing.classList.add("laid");
  }
}

// -------------------------------------------------------------------------------------------------- history
let playing = null;
async function goTo(at) {
  main.dataset.moment = at;
  history.replaceState(null, "", `/t/${table}?at=${at}`);
  const slider = $("[data-slider]");
  if (slider) { slider.value = at; const number = $("[data-at-number]"); if (number) number.textContent = num(at); }
  await refresh(ALL.filter((name) => name !== "log"));
  const tag = $('.hist [data-do="live"]');
  if (tag) tag.className = "tag new";
}
async function present() {
  stopPlaying();
  delete main.dataset.moment;
  history.replaceState(null, "", `/t/${table}`);
  await refresh(ALL);
}
function stopPlaying() { clearInterval(playing); playing = null; $('[data-do="play"]')?.setAttribute("aria-pressed", "false"); }
function play() {
  if (playing) { stopPlaying(); return; }
  const slider = $("[data-slider]"), last = Number(slider.max);
  let at = Number(slider.value) >= last ? 0 : Number(slider.value);
  $('[data-do="play"]').setAttribute("aria-pressed", "true");
  playing = setInterval(() => { at += 1; if (at > last) { stopPlaying(); return; } goTo(at); }, 650);
}

// ----------------------------------------------------------------------------------------- tabs and rules
function openTab(log, id) {
  for (const tab of $$('[role="tab"]', log)) {
    const on = tab.id === id;
    tab.setAttribute("aria-selected", String(on));
    $(`#${tab.getAttribute("aria-controls")}`, log).hidden = !on;
  }
}
async function openRules(clause) {
  const log = panel("log");
  openTab(log, "tab-rules");
  const body = $("#body-rules", log);
  if (!$(".reader", body)) {
    const answer = await fetch(`/rules/${log.dataset.game}?lang=${root.lang}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const reader = $(".reader", page);
    if (reader) body.replaceChildren(document.adoptNode(reader));
  }
  const found = clause && $(`[id="${CSS.escape(clause)}"]`, body);
  for (const other of $$(".found", body)) other.classList.remove("found");
  if (found) { found.classList.add("found"); found.scrollIntoView({ block: "center" }); }
}
function search(field) {
  const words = fold(field.value).split(/\s+/).filter(Boolean), reader = field.closest(".reader");
  let any = false;
  for (const clause of $$("[data-clause-text]", reader)) {
    const text = fold(clause.textContent), on = words.every((word) => text.includes(word));
    clause.hidden = !on; any ||= on;
  }
  for (const chapter of $$("section", reader)) chapter.hidden = !$("[data-clause-text]:not([hidden])", chapter);
  $("[data-none]", reader).hidden = any;
}

// ---------------------------------------------------------------------------------------------- pan and zoom
function zoom(by, x = 0.5, y = 0.5) {
  const svg = $(".board svg.drawing");
  if (!svg) return;
  const [hx, hy, hw, hh] = svg.dataset.home.split(" ").map(Number);
  const [l, t, w, h] = (home ?? svg.dataset.home).split(" ").map(Number);
  const nw = Math.min(Math.max(w * by, hw / 6), hw), nh = (nw * hh) / hw;
  look(svg, l + (w - nw) * x, t + (h - nh) * y, nw, nh, [hx, hy, hw, hh]);
}
function look(svg, l, t, w, h, [hx, hy, hw, hh]) {
  const left = Math.min(Math.max(l, hx), hx + hw - w), top = Math.min(Math.max(t, hy), hy + hh - h);
  home = `${left} ${top} ${w} ${h}`;
  svg.setAttribute("viewBox", home);
}
function centre() {
  // On a phone the board is larger than its window: begin where the choice is.
  const box = $(".board"), svg = $(".board svg.drawing");
  if (!box || !svg || box.scrollWidth <= box.clientWidth) return;
  const at = ($$(".board .legal").length ? $$(".board .legal") : [svg]).map((one) => one.getBoundingClientRect());
  const x = at.reduce((sum, one) => sum + one.left + one.width / 2, 0) / at.length - svg.getBoundingClientRect().left;
  const y = at.reduce((sum, one) => sum + one.top + one.height / 2, 0) / at.length - svg.getBoundingClientRect().top;
  box.scrollTo(x - box.clientWidth / 2, y - box.clientHeight / 2);
}
let drag = null;
document.addEventListener("wheel", (event) => {
  const svg = event.target.closest?.(".board svg.drawing");
  if (!svg || innerWidth < 700) return;
  event.preventDefault();
  const box = svg.getBoundingClientRect();
  zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
}, { passive: false });
document.addEventListener("pointerdown", (event) => {
  const svg = event.target.closest?.(".board svg.drawing");
  if (svg && home && innerWidth >= 700) drag = { svg, x: event.clientX, y: event.clientY, from: home.split(" ").map(Number), far: false };
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.far && Math.hypot(dx, dy) < 5) return;
  drag.far = true;
  const box = drag.svg.getBoundingClientRect(), [l, t, w, h] = drag.from;
  const scale = Math.max(w / box.width, h / box.height);
  look(drag.svg, l - dx * scale, t - dy * scale, w, h, drag.svg.dataset.home.split(" ").map(Number));
});
document.addEventListener("pointerup", () => { if (drag) setTimeout(() => { drag = null; }); });

// ---------------------------------------------------------------------------------------------- keyboard
// Physical keys, so that they are the same under a Persian layout.
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ..."QWERTYUIOPASDFGHJKLZXCVBNM"];
const codeOf = (key) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`);
let byKey = new Map();
function hints() {
  byKey = new Map();
  for (const old of $$("[data-key]")) delete old.dataset.key;
  const form = offer();
  const current = stage();
  const lifted = held && rowOf(held), box = layable();
  const from = lifted ? $$('[data-do="lay"]', lifted) : box ? $$('[data-do="carry"]', box) : form ? $$('button[data-do="pick"], button[data-do="node"], [data-item] [data-do="more"], .amount [data-do="more"]', current ?? form) : $$('.decision [data-do="kind"]');
  from.slice(0, KEYS.length).forEach((button, i) => give(button, KEYS[i], codeOf(KEYS[i])));
  $$('.decision [data-do="just"]').slice(0, 2).forEach((button, i) => give(button, ["0", "`"][i], ["Digit0", "Backquote"][i]));
  const primary = $('.decision [data-do="act"]');
  if (primary) primary.dataset.key = "⏎";
}
function give(button, shown, code) { button.dataset.key = shown; byKey.set(code, button); }

document.addEventListener("keydown", (event) => {
  if (!main || event.altKey || event.metaKey) return;
  const typing = event.target.matches("input:not([type=range], [type=checkbox]), select, textarea");
  if (event.ctrlKey) { if (event.code === "KeyZ" && !typing) { event.preventDefault(); doings["take-back"](); } return; }
  if (event.code === "Enter" && !event.target.matches("button, a, summary, [role=button]")) { event.preventDefault(); act(); return; }
  if ((event.code === "Enter" || event.code === "Space") && event.target.matches("[data-id][role=button]")) { event.preventDefault(); press(event.target); return; }
  if (event.code === "Escape") { $(".menu[open]")?.removeAttribute("open"); if (held) { held = null; light(); } else if (composing()) refresh(["decision"], true); return; }
  if (typing && !(event.target.dataset.number !== undefined && /^(Key|Arrow)/.test(event.code))) return;
  if (event.target.dataset.number !== undefined && event.code.startsWith("Arrow")) {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.code];
    event.preventDefault(); nudge(event.target.closest(".stepper"), by); return;
  }
  if (event.code === "Slash") { event.preventDefault(); doings.keys(); return; }
  const button = byKey.get(event.code);
  if (!button || !button.isConnected) return;
  event.preventDefault();
  const stepper = button.closest(".stepper");
  if (stepper) { nudge(stepper, event.shiftKey ? -1 : 1); $("[data-number]", stepper).focus(); }
  else { button.focus(); button.click(); }
});

function press(target) {
  const id = target.dataset.id, all = options().filter((one) => one.dataset.id === id);
  const one = all.find((button) => !button.classList.contains("no")) ?? all[0];
  if (!one) return;
  const form = one.closest("form");
  if (form.hidden) doings.kind($(`[data-do="kind"][data-kind="${form.dataset.kind}"]`));
  const more = $('[data-do="more"]', one);
  if (layable() && rowOf(id)) carry(id); else if (layable() && placeOf(id)) layOn(id);
  else if (more) nudge(more.closest(".stepper"), 1); else one.click();
}

// ------------------------------------------------------------------------------------------------- doings
function applySwitches() {
  for (const box of $$("[data-switch]")) box.checked = kept(box.dataset.switch) !== "off";
  for (const one of $$("[data-choice]")) one.setAttribute("aria-pressed", String(one.dataset.choice === (root.dataset.theme ?? "auto")));
  for (const one of $$("[data-digits-choice]")) if ((one.dataset.digitsChoice === "latin") === (root.dataset.digits === "latin")) one.setAttribute("aria-current", "true");
}
// Several persons at one screen: a curtain falls whenever another seat is asked. Until it is lifted the page
// holds what everybody may see, and nothing else.
function draw() {
  const seat = panel("top")?.dataset.behind;
  if (!curtain || seat === undefined) return;
  for (const name of $$("[data-for]", curtain)) name.hidden = name.dataset.for !== seat;
  curtain.dataset.seat = seat;
  curtain.hidden = false; main.inert = true;
  $("button", curtain).focus();
  if (looker !== undefined) { looker = undefined; refresh(ALL, true); }
}
const doings = {
  async lift() { looker = curtain.dataset.seat; await refresh(ALL, true); curtain.hidden = true; main.inert = false; },
  theme(button) {
    const next = button.dataset.choice ?? (dark() ? "light" : "dark");
    if (next === "auto") delete root.dataset.theme; else root.dataset.theme = next;
    keep("theme", next); applySwitches();
  },
  pick, why, act, play,
  carry: (button) => carry(button.closest("[data-item]").dataset.id),
  lay: (button) => lay(button.closest("[data-item]"), button.dataset.value),
  node: extend,
  kind(button) {
    for (const other of $$('.decision [data-do="kind"]')) other.setAttribute("aria-pressed", String(other === button));
    for (const form of $$(".decision form.offer")) form.hidden = form.dataset.kind !== button.dataset.kind;
    ready(); light();
  },
  just: (button) => commit(button.dataset.kind, { confirm: true }, button.dataset.slip),
  sort(button) { keep(`sort ${button.dataset.list}`, button.dataset.by); sorted(); },
  fill(button) {
    const amounts = json(button.dataset.value, {});
    for (const row of $$("[data-item]", button.closest("[data-part]"))) nudge($(".stepper", row), 0, amounts[row.dataset.item] ?? 0);
  },
  less: (button) => nudge(button.closest(".stepper"), -1),
  more: (button) => nudge(button.closest(".stepper"), 1),
  up: (button) => moveRow(button.closest("li"), -1),
  down: (button) => moveRow(button.closest("li"), 1),
  "clear-route": (button) => { const row = button.closest("[data-route]"); row.dataset.route = "[]"; delete row.dataset.last; for (const other of $$("[data-route]")) other.removeAttribute("aria-current"); row.setAttribute("aria-current", "true"); via(row); touched(); light(); ready(); },
  suggest(button) { json(button.dataset.value, []).forEach((route, i) => { const row = $$("[data-route]")[i]; if (row) { row.dataset.route = JSON.stringify(route); via(row); } }); touched(); light(); ready(); },
  async "take-back"() {
    const button = $('[data-do="take-back"]');
    if (!button || button.getAttribute("aria-disabled") === "true") { if (button) tell(button.title); return; }
    const { ok, said } = await send("POST", `/api/tables/${table}/take-back`, { expect: drawnAt, ...ownSeat() });
    if (!ok) tell(said.error ?? notice.dataset.failed);
    await refresh(ALL);
  },
  async order(button) {
    const { ok, said } = await send("POST", `/api/tables/${table}/order`, { order: button.dataset.order || null, seat: Number(panel("top").dataset.seat) });
    if (!ok) tell(said.error ?? notice.dataset.failed);
    await refresh(ALL, true);
  },
  keys() { root.dataset.keys = root.dataset.keys === "on" ? "off" : "on"; hints(); },
  live: present,
  tab(button) { if (button.id === "tab-rules") openRules(); else openTab(panel("log"), button.id); },
  async "whole-log"() { swap("log", await fragment("log", { all: 1 })); },
  "zoom-in": () => zoom(1 / 1.4), "zoom-out": () => zoom(1.4),
  fit() { home = null; const svg = $(".board svg.drawing"); svg?.setAttribute("viewBox", svg.dataset.home); },
  copy(button) { const field = button.previousElementSibling; field.select(); navigator.clipboard?.writeText(field.value); button.textContent = main.dataset.copied; },
  async create(button) { await create({ ...json(button.dataset.body), title: button.dataset.title }); },
  async delete(button) { if (!confirm(button.dataset.sure)) return; const { ok, said } = await send("DELETE", `/api/tables/${button.dataset.table}`); if (ok) location.reload(); else tell(said.error, true); },
};

// The server commits to its secret first; only then does the one who sets up the table add dice of their own.
async function create(body) {
  const promise = await send("POST", "/api/deal");
  const { ok, said } = await send("POST", "/api/tables", { ...body, commitment: promise.said.commitment, entropy: unique() });
  if (ok) location.href = said.url ?? `/t/${said.id}`; else tell(said.error, true);
}

document.addEventListener("click", (event) => {
  if (drag?.far) { event.preventDefault(); return; }
  const doing = event.target.closest("[data-do]");
  if (doing) { if (doing.tagName === "A") event.preventDefault(); doings[doing.dataset.do]?.(doing); return; }
  const link = event.target.closest("a");
  if (link && (link.dataset.lang || link.dataset.digitsChoice)) {
    // The same page, at the same moment, in other words.
    event.preventDefault();
    const to = new URL(location.href);
    for (const [name, value] of new URLSearchParams(link.search)) to.searchParams.set(name, value);
    location.href = to;
    return;
  }
  if (main && link && !event.ctrlKey && !event.metaKey) {
    if (link.dataset.at !== undefined) { event.preventDefault(); goTo(link.dataset.at); return; }
    if (link.dataset.clause !== undefined) { event.preventDefault(); openRules(link.dataset.clause); return; }
  }
  const target = main && event.target.closest("[data-id]");
  if (target && !target.closest(".decision") && target.matches(".legal, .barred")) press(target);
  if (!event.target.closest(".menu")) $(".menu[open]")?.removeAttribute("open");
  const route = event.target.closest("[data-route]");
  if (route) { for (const other of $$("[data-route]")) other.removeAttribute("aria-current"); route.setAttribute("aria-current", "true"); }
});

const hovered = (event) => {
  if (!main) return;
  ghost(event.target.closest?.(".decision [data-degrees]") ?? $('.decision form:not([hidden]) [aria-pressed="true"][data-degrees]'));
  const at = event.target.closest?.("[data-id]");
  const id = at?.dataset.id;
  preview(id ? options().find((one) => one.dataset.id === id && !one.classList.contains("no")) : pressedOption());
};
const pressedOption = () => $('.decision form:not([hidden]) [aria-pressed="true"][data-cost]');
document.addEventListener("mouseover", hovered);
document.addEventListener("focusin", hovered);

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.dataset.search !== undefined) search(field);
  else if (field.dataset.slide !== undefined) nudge($(".stepper", field.closest("[data-part]")), 0, Number(field.value));
  else if (field.dataset.number !== undefined) { const slide = $("[data-slide]", field.closest("[data-part]")); if (slide) slide.value = latin(field.value); touched(); ready(); }
  else if (field.dataset.slider !== undefined) { const number = $("[data-at-number]"); number.textContent = num(field.value); clearTimeout(goTo.timer); goTo.timer = setTimeout(() => (field.value === field.max && Number(field.max) === drawnAt ? present() : goTo(field.value)), 120); }
});
document.addEventListener("change", async (event) => {
  const field = event.target;
  if (field.dataset.switch) { keep(field.dataset.switch, field.checked ? "on" : "off"); if (field.dataset.switch === "motion") root.dataset.motion = field.checked ? "on" : "off"; }
  if (field.dataset.import !== undefined && field.files[0]) {
    const { ok, said } = await send("POST", "/api/import", field.files[0]).catch(() => ({ said: {} }));
    field.value = "";
    if (ok) location.href = said.url; else tell(said.error ?? notice.dataset.failed, true);
  }
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  if (form.matches(".offer")) { act(); return; }
  if (form.matches(".joining")) { sit(form); return; }
  if (form.matches(".seating")) { seat(form); return; }
  if (!form.matches(".newtable")) return;
  const options = {};
  for (const field of $$(".option input, .option select", form)) options[field.name] = field.type === "checkbox" ? field.checked : json(field.value);
  const seats = seatsOf(form);
  create({ game: form.dataset.game, title: $('[name="title"]', form).value, options, seats, listed: $('[name="listed"]', form).checked });
});
// Who plays at a table of one's own: a new one forked from this moment, or this one from now on.
async function seat(form) {
  const address = form.dataset.address, forks = address.endsWith("/fork");
  const { ok, said } = await send("POST", address, { seats: seatsOf(form), ...(forks ? { at: Number(moment() ?? drawnAt), ...ownSeat() } : {}) });
  if (!ok) tell(said.error ?? notice.dataset.failed);
  else if (forks) location.href = said.url; else location.reload();
}
const seatsOf = (form) => $$('select[name="seat"]', form).map((one) => one.value).filter(Boolean)
  .map((kind) => (kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind }));
async function sit(form) {
  const { table: at, secret, seat } = form.dataset, name = $('[name="name"]', form).value;
  const { ok, said } = await send("POST", `/api/tables/${at}/join`, { ...(secret ? { secret } : { seat: Number(seat) }), name, entropy: unique() });
  if (ok) location.href = `/t/${at}`; else tell(said.error, true);
}
let carried = null; // the row of an order that is being dragged
document.addEventListener("dragstart", (event) => {
  carried = event.target.closest?.(".order li");
  const id = !carried && event.target.closest?.("[data-id]")?.dataset.id;
  if (id && rowOf(id)) { held = id; event.dataTransfer.setData("text/plain", id); requestAnimationFrame(light); }
});
const dropOn = (event) => { const id = held && rowOf(held) && event.target.closest?.("[data-id]")?.dataset.id; return id && placeOf(id) ? id : null; };
document.addEventListener("drop", (event) => { const id = dropOn(event); if (id) { event.preventDefault(); lay(rowOf(held), placeOf(id)); } });
document.addEventListener("dragover", (event) => {
  if (dropOn(event)) { event.preventDefault(); return; }
  const over = event.target.closest?.(".order li");
  if (!carried || !over || over === carried) return;
  event.preventDefault();
  const box = over.getBoundingClientRect();
  if (event.clientY < box.top + box.height / 2) over.before(carried); else over.after(carried);
});
document.addEventListener("dragend", () => { if (held) { held = null; light(); } if (carried) { carried = null; touched(); ready(); } });

// ---------------------------------------------------------------------------------------------- live stream
// One tab holds the stream of a table and passes it on to the others; when it closes, the next one takes over.
function heard(news) {
  if (moment() !== undefined) { const slider = $("[data-slider]"); if (slider && news.seq) slider.max = news.seq; if (news.seq) drawnAt = Math.max(drawnAt, news.seq); return; }
  // At a shared screen the stream does not know who looks.
  if (news.panels?.length) refresh(curtain ? ALL : news.panels.filter((name) => ALL.includes(name)));
}
function stream(passOn) {
  let lost = false, source = null, retry = null;
  const open = () => {
    source = new EventSource(`/t/${table}/events?${new URLSearchParams({ seq: drawnAt, lang: root.lang })}`);
    source.onopen = () => { if (!lost) return; lost = false; tell(notice.dataset.back); passOn({ back: true }); refresh(ALL); };
    source.onmessage = (event) => { const news = json(event.data, {}); heard(news); passOn(news); };
    source.onerror = () => {
      if (!lost) { lost = true; tell(notice.dataset.lost, true); passOn({ lost: true }); }
      // The browser tries again by itself unless the answer was not a stream.
      if (source.readyState === EventSource.CLOSED) { clearTimeout(retry); retry = setTimeout(open, 2000); }
    };
  };
  open();
  return () => { clearTimeout(retry); source.close(); };
}
function listen() {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`boardroom ${table}`) : null;
  const passOn = (news) => channel?.postMessage(news);
  if (channel) channel.onmessage = ({ data }) => {
    if (data.lost) tell(notice.dataset.lost, true);
    else if (data.back) { tell(notice.dataset.back); refresh(ALL); }
    else heard(data);
  };
  if (!channel || !navigator.locks) { stream(passOn); return; }
  navigator.locks.request(`boardroom stream ${table}`, () => new Promise((done) => {
    const close = stream(passOn);
    addEventListener("pagehide", () => { close(); done(); }, { once: true });
  }));
}

applySwitches();
const whole = () => { for (const link of $$("[data-link]")) link.value = new URL(link.value, location.href).href; };
whole();
const room = $("[data-room]")?.dataset.room;
if (room) {
  const news = new EventSource(`/t/${room}/events`);
  news.onmessage = (event) => { const said = json(event.data, {}); if (said.begun || said.panels?.includes("room")) location.reload(); };
}
if (main) {
  settled.log(panel("log"));
  sorted();
  applySwitches();
  draw();
  settleParts();
  light();
  speak.last = $$("#body-log li[data-seq]").at(-1)?.dataset.seq;
  if (panel("decision")?.dataset.mine !== undefined) document.title = `● ${document.title}`;
  centre();
  listen();
  addEventListener("pageshow", (event) => { if (event.persisted) refresh(ALL, true); });
  root.dataset.ready = "yes";
}
