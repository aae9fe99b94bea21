// What each kind of part answers, whether that may be sent, and what it costs: {value, ok, cost}.
import { $, $$, json, latin, main, num } from "./dom.js";
import { adds } from "./handlers.js";
import { changed, isPressed } from "./offer.js";

export const read = (stepper) => Number(latin($("[data-number]", stepper).value));
const inside = (stepper, n) => Number.isInteger(n) && n >= Number(stepper.dataset.least) && n <= Number(stepper.dataset.most);

export const answers = {
  one: () => null,
  turn: () => null,
  confirm: () => ({ value: true, ok: true }),
  some(box) {
    const on = $$("[aria-pressed]", box).filter(isPressed), within = json(box.dataset.sum);
    const worth = on.reduce((sum, one) => sum + Number(one.dataset.worth ?? one.dataset.cost ?? 1), 0);
    const enough = on.length >= Number(box.dataset.least) && on.length <= Number(box.dataset.most);
    const count = $("[data-count]", box);
    if (count) count.textContent = main.dataset.picked.replace("#", num(on.length));
    return { value: on.map((one) => json(one.dataset.value)), ok: enough && (!within || (worth >= within[0] && worth <= within[1])) };
  },
  amount(box) {
    const stepper = $(".stepper", box), value = read(stepper), prices = json(box.dataset.prices, []);
    return { value, ok: inside(stepper, value), cost: prices.length ? prices[value - Number(stepper.dataset.least)] : value };
  },
  mix,
  order: (box) => ({ value: $$("li", box).map((one) => json(one.dataset.value)), ok: true }),
};

function mix(box) {
  const value = {}, { need, budget } = box.dataset, rooms = json(box.dataset.rooms, []);
  let cost = 0, worth = 0, ok = true;
  for (const row of $$("[data-item]", box)) {
    const stepper = $(".stepper", row), n = read(stepper);
    if (!inside(stepper, n)) { ok = false; continue; }
    if (n) value[row.dataset.item] = n;
    worth += n * Number(row.dataset.worth);
    cost += priced(row, n);
  }
  if (budget !== undefined && cost > Number(budget)) ok = false;
  for (const room of rooms) if (room.items.reduce((sum, item) => sum + (value[item] ?? 0), 0) > room.most) ok = false;
  const total = $("[data-total]", box);
  if (total) { total.textContent = num(cost); total.classList.toggle("over", budget !== undefined && cost > Number(budget)); }
  if (need !== undefined) ok = paid(box, value, worth, Number(need)) && ok;
  else if (!Object.keys(value).length) ok = false;
  return { value, ok, cost: total ? cost : undefined };
}

// One row of a mix: what so many cost, what they pay and what stays of the stock.
function priced(row, n) {
  const prices = json(row.dataset.prices), pays = $("[data-paid]", row), stock = $("[data-stock]", row);
  if (prices) $("[data-price]", row).textContent = n ? num(prices[n]) : "";
  const after = $("[data-after]", row), next = prices?.[n + 1];
  if (after) { after.dataset.most ??= after.textContent; after.textContent = next === undefined ? after.dataset.most : after.dataset.after.replace("#", num(next - prices[n])); }
  if (pays) pays.textContent = num(n * Number(row.dataset.worth));
  if (stock) { const had = Number(stock.dataset.stock); stock.textContent = n ? `${num(had)} → ${num(had - n)}` : num(had); }
  return prices?.[n] ?? 0;
}

function paid(box, value, worth, need) {
  $("[data-sum-worth]", box).textContent = num(worth);
  const lost = $("[data-lost]", box);
  lost.hidden = worth <= need;
  lost.textContent = lost.dataset.lost.replace("#", num(worth - need));
  bar(box, value, need);
  return worth >= need;
}

// Segment after segment; what goes beyond the need is lost.
function bar(box, value, need) {
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

export function nudge(stepper, by, to) {
  const field = $("[data-number]", stepper), at = read(stepper), least = Number(stepper.dataset.least);
  const next = to ?? (Number.isInteger(at) ? at : least) + by;
  set(stepper, field, Math.min(Math.max(next, least), Number(stepper.dataset.most)));
}
function set(stepper, field, n) {
  field.value = num(n);
  const slide = $("[data-slide]", stepper.closest("[data-part]"));
  if (slide) slide.value = n;
  changed();
}

function move(row, by) {
  const other = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!other) return;
  if (by < 0) other.before(row); else other.after(row);
  changed();
}

adds({
  less: (button) => nudge(button.closest(".stepper"), -1),
  more: (button) => nudge(button.closest(".stepper"), 1),
  up: (button) => move(button.closest("li"), -1),
  down: (button) => move(button.closest("li"), 1),
  fill(button) {
    const amounts = json(button.dataset.value, {});
    for (const row of $$("[data-item]", button.closest("[data-part]"))) nudge($(".stepper", row), 0, amounts[row.dataset.item] ?? 0);
  },
});

document.addEventListener("input", ({ target: field }) => {
  if (field.dataset.slide !== undefined) nudge($(".stepper", field.closest("[data-part]")), 0, Number(field.value));
  if (field.dataset.number === undefined) return;
  const slide = $("[data-slide]", field.closest("[data-part]"));
  if (slide) slide.value = latin(field.value);
  changed();
});

let carried = null; // the row of an order that is being dragged
document.addEventListener("dragstart", (event) => { carried = event.target.closest?.(".order li"); });
document.addEventListener("dragover", (event) => {
  const over = event.target.closest?.(".order li");
  if (!carried || !over || over === carried) return;
  event.preventDefault();
  const box = over.getBoundingClientRect();
  if (event.clientY < box.top + box.height / 2) over.before(carried); else over.after(carried);
});
document.addEventListener("dragend", () => { if (carried) { carried = null; changed(); } });
