// @ts-check
// The answer of each kind of part, whether it can be sent, and what it costs.
import { $, $$, ancestor, closest, fieldOf, formatNumber, get, main, parseJson, toLatinDigits } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { isPressed, touchPart } from "./offer.js";

/** @typedef {{value: any, ok: boolean, cost?: number}} PartAnswer */
/** @typedef {(box: HTMLElement) => PartAnswer | null} ReadPart */

/**
 * The number in a stepper.
 * @param {HTMLElement} stepper
 */
export const readNumber = (stepper) =>
  Number(toLatinDigits(/** @type {HTMLInputElement} */ (get("[data-number]", stepper)).value));

/**
 * @param {HTMLElement} stepper
 * @param {number} n
 */
const isWithin = (stepper, n) =>
  Number.isInteger(n) && n >= Number(stepper.dataset.least) && n <= Number(stepper.dataset.most);

/** @type {Record<string, ReadPart>} */
export const answers = {
  one: () => null,
  turn: () => null,
  confirm: () => ({ value: true, ok: true }),
  some: readSome,
  amount: readAmount,
  mix: readMix,
  order: (box) => ({ value: $$("li", box).map((one) => parseJson(one.dataset.value)), ok: true }),
};

/**
 * @param {HTMLElement} box
 * @returns {PartAnswer}
 */
function readSome(box) {
  const chosen = $$("[aria-pressed]", box).filter(isPressed);
  const limits = parseJson(box.dataset.sum);
  const worth = chosen.reduce((sum, one) => sum + Number(one.dataset.worth ?? one.dataset.cost ?? 1), 0);
  const isCount = chosen.length >= Number(box.dataset.least) && chosen.length <= Number(box.dataset.most);
  const count = $("[data-count]", box);
  if (count) count.textContent = insertNumber(main.dataset.picked, chosen.length);
  const isWorth = !limits || (worth >= limits[0] && worth <= limits[1]);
  return { value: chosen.map((one) => parseJson(one.dataset.value)), ok: isCount && isWorth };
}

/**
 * @param {HTMLElement} box
 * @returns {PartAnswer}
 */
function readAmount(box) {
  const stepper = get(".stepper", box);
  const value = readNumber(stepper);
  const prices = parseJson(box.dataset.prices, []);
  const cost = prices.length ? prices[value - Number(stepper.dataset.least)] : value;
  return { value, ok: isWithin(stepper, value), cost };
}

/**
 * @param {HTMLElement} box
 * @returns {PartAnswer}
 */
function readMix(box) {
  /** @type {Record<string, number>} */
  const value = {};
  const { need, budget } = box.dataset;
  let cost = 0;
  let worth = 0;
  let ok = true;
  for (const row of $$("[data-item]", box)) {
    const stepper = get(".stepper", row);
    const n = readNumber(stepper);
    if (!isWithin(stepper, n)) {
      ok = false;
      continue;
    }
    if (n) value[String(row.dataset.item)] = n;
    worth += n * Number(row.dataset.worth);
    cost += updateRow(row, n);
  }
  const isDear = budget !== undefined && cost > Number(budget);
  if (isDear || !fitsRooms(box, value)) ok = false;
  const total = $("[data-total]", box);
  if (total) {
    total.textContent = formatNumber(cost);
    total.classList.toggle("over", isDear);
  }
  if (need !== undefined) ok = updatePayment(box, value, worth, Number(need)) && ok;
  else if (!Object.keys(value).length) ok = false;
  return { value, ok, cost: total ? cost : undefined };
}

/**
 * @param {HTMLElement} box
 * @param {Record<string, number>} value
 */
function fitsRooms(box, value) {
  /** @type {{items: string[], most: number}[]} */
  const rooms = parseJson(box.dataset.rooms, []);
  return rooms.every((room) => room.items.reduce((sum, item) => sum + (value[item] ?? 0), 0) <= room.most);
}

/**
 * Show what the items of a row cost, what they pay and what is left in stock; return the cost.
 * @param {HTMLElement} row
 * @param {number} n
 * @returns {number}
 */
function updateRow(row, n) {
  const prices = parseJson(row.dataset.prices);
  const after = $("[data-after]", row);
  const worth = $("[data-paid]", row);
  const stock = $("[data-stock]", row);
  if (prices) get("[data-price]", row).textContent = n ? formatNumber(prices[n]) : "";
  const next = prices?.[n + 1];
  if (after) {
    after.dataset.most ??= after.textContent;
    after.textContent = next === undefined ? after.dataset.most : insertNumber(after.dataset.after, next - prices[n]);
  }
  if (worth) worth.textContent = formatNumber(n * Number(row.dataset.worth));
  if (stock) {
    const had = Number(stock.dataset.stock);
    stock.textContent = n ? `${formatNumber(had)} → ${formatNumber(had - n)}` : formatNumber(had);
  }
  return prices?.[n] ?? 0;
}

/**
 * @param {HTMLElement} box
 * @param {Record<string, number>} value
 * @param {number} worth
 * @param {number} need
 */
function updatePayment(box, value, worth, need) {
  get("[data-sum-worth]", box).textContent = formatNumber(worth);
  const lost = get("[data-lost]", box);
  lost.hidden = worth <= need;
  lost.textContent = insertNumber(lost.dataset.lost, worth - need);
  drawPayment(box, value, need);
  return worth >= need;
}

/**
 * Fill the bar segment by segment; anything beyond the need is lost.
 * @param {HTMLElement} box
 * @param {Record<string, number>} value
 * @param {number} need
 */
function drawPayment(box, value, need) {
  const drawing = $("[data-bar]", box);
  if (!drawing) return;
  let at = 0;
  for (const segment of $$(".seg", drawing)) {
    const kind = String(segment.dataset.res);
    const row = $(`[data-item="${CSS.escape(kind)}"]`, box);
    const width = (value[kind] ?? 0) * Number(row?.dataset.worth ?? 1);
    segment.setAttribute("x", String(at));
    segment.setAttribute("width", String(Math.max(0, Math.min(width, need - at))));
    at += width;
  }
  const lost = get(".lost", drawing);
  lost.setAttribute("x", String(need));
  lost.setAttribute("width", String(Math.max(0, Math.min(at - need, need * 0.25))));
}

/**
 * Insert a number into a text from the server.
 * @param {string | undefined} words
 * @param {number} n
 */
const insertNumber = (words, n) => String(words).replace("#", formatNumber(n));

/**
 * Change the number in a stepper by a step, or set it.
 * @param {HTMLElement} stepper
 * @param {number} by
 * @param {number} [to]
 */
export function step(stepper, by, to) {
  const at = readNumber(stepper);
  const least = Number(stepper.dataset.least);
  const next = to ?? (Number.isInteger(at) ? at : least) + by;
  setNumber(stepper, Math.min(Math.max(next, least), Number(stepper.dataset.most)));
}

/**
 * @param {HTMLElement} stepper
 * @param {number} n
 */
function setNumber(stepper, n) {
  /** @type {HTMLInputElement} */
  const field = get("[data-number]", stepper);
  field.value = formatNumber(n);
  moveSlider(stepper, String(n));
  touchPart();
}

/**
 * @param {HTMLElement} element
 * @param {string} value
 */
function moveSlider(element, value) {
  /** @type {HTMLInputElement | null} */
  const slider = $("[data-slide]", ancestor(element, "[data-part]"));
  if (slider) slider.value = value;
}

/**
 * Move a row of an order up or down.
 * @param {HTMLElement} row
 * @param {number} by
 */
function moveRow(row, by) {
  const other = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!other) return;
  if (by < 0) other.before(row);
  else other.after(row);
  touchPart();
}

addHandlers({
  less: (button) => step(ancestor(button, ".stepper"), -1),
  more: (button) => step(ancestor(button, ".stepper"), 1),
  up: (button) => moveRow(ancestor(button, "li"), -1),
  down: (button) => moveRow(ancestor(button, "li"), 1),
  fill(button) {
    const amounts = parseJson(button.dataset.value, {});
    for (const row of $$("[data-item]", ancestor(button, "[data-part]")))
      step(get(".stepper", row), 0, amounts[String(row.dataset.item)] ?? 0);
  },
});

document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field.dataset.slide !== undefined) step(get(".stepper", ancestor(field, "[data-part]")), 0, Number(field.value));
  if (field.dataset.number === undefined) return;
  moveSlider(field, toLatinDigits(field.value));
  touchPart();
});

/**
 * The row of an order that is being dragged.
 * @type {HTMLElement | null}
 */
let draggedRow = null;
document.addEventListener("dragstart", (event) => {
  draggedRow = closest(event, ".order li");
});
document.addEventListener("dragover", (event) => {
  const over = closest(event, ".order li");
  if (!draggedRow || !over || over === draggedRow) return;
  event.preventDefault();
  const box = over.getBoundingClientRect();
  if (event.clientY < box.top + box.height / 2) over.before(draggedRow);
  else over.after(draggedRow);
});
document.addEventListener("dragend", () => {
  if (!draggedRow) return;
  draggedRow = null;
  touchPart();
});
