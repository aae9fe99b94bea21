// @ts-check
// The board: highlights the options and previews what each would cost and change.
import { $, $$, closest, formatNumber, get, main, parseJson } from "./dom.js";
import {
  findInOffer,
  findOutside,
  isBarred,
  isPressed,
  listOptions,
  onChoice,
  openOffer,
  showChoice,
  targetsOf,
} from "./offer.js";
import { moment, onPanelShown } from "./panels.js";
import { readNumber } from "./parts.js";
import { showTile } from "./tile-picker.js";

/** @param {HTMLElement} option */
const wordsOf = (option) =>
  (option.matches("[data-item]") ? get(".what", option) : option).textContent.trim().replace(/\s+/g, " ");

function lightBoard() {
  for (const element of findOutside(".legal, .chosen, .lit, .barred")) {
    element.classList.remove("legal", "chosen", "lit", "barred");
    restoreAttributes(element);
  }
  for (const sum of $$("tspan[data-cost]")) sum.textContent = "";
  const options = moment() === undefined ? listOptions() : [];
  const places = options.flatMap((option) => targetsOf(option.dataset.id).map((target) => ({ option, target })));
  for (const { option, target } of places) target.classList.add(isBarred(option) ? "barred" : "legal");
  const lit = places.filter(({ option }) => !isBarred(option));
  // All labels are read before the first is written, after which styles would be computed again.
  const labels = lit.map(({ option, target }) => labelOf(option, target));
  lit.forEach(({ option, target }, i) => light(option, target, labels[i]));
  for (const spot of $$(".spot")) if (!spot.closest("[data-id]")?.matches(".legal")) spot.remove();
  markPieces();
}

/** @typedef {Record<string, string | null>} Attributes */

/**
 * The attributes of an element before it became a button.
 * @type {WeakMap<Element, Attributes>}
 */
const drawnWith = new WeakMap();

/**
 * Set attributes and return the old ones; null means none.
 * @param {Element} element
 * @param {Attributes} attributes
 */
function swapAttributes(element, attributes) {
  /** @type {Attributes} */
  const before = {};
  for (const [name, value] of Object.entries(attributes)) {
    before[name] = element.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return before;
}

/** @param {Element} element */
function restoreAttributes(element) {
  const before = drawnWith.get(element);
  if (before) swapAttributes(element, before);
  drawnWith.delete(element);
}

/**
 * Turn the element of an option into a button with the option's label. What is drawn in HTML keeps its role and its
 * content, such as a row of a table, and gets a button of the same size.
 * @param {HTMLElement} option
 * @param {HTMLElement} target
 * @param {string} label
 */
function light(option, target, label) {
  if (!(target instanceof HTMLElement)) makeButton(target, { role: "button", "aria-label": label });
  else if (target.matches("button")) makeButton(target);
  else addSpot(target, label);
  if (isPressed(option)) target.classList.add("chosen");
  if (option.dataset.cost === undefined) return;
  for (const sum of $$(`tspan[data-cost="${CSS.escape(String(option.dataset.id))}"]`))
    sum.textContent = `\u00a0${formatNumber(Number(option.dataset.cost))}`;
}

/**
 * @param {Element} target
 * @param {Attributes} [attributes]
 */
function makeButton(target, attributes = {}) {
  restoreAttributes(target);
  drawnWith.set(target, swapAttributes(target, { tabindex: "0", ...attributes }));
}

/**
 * The label of an option, after the words that can be seen in its element if that is drawn as SVG.
 * @param {HTMLElement} option
 * @param {Element} target
 */
function labelOf(option, target) {
  const label = wordsOf(option);
  if (target instanceof HTMLElement) return label;
  const texts = $$("text", target).filter((one) => one.checkVisibility());
  const seen = texts.map((one) => one.textContent.trim()).join(" ");
  return !seen || label.includes(seen) ? label : `${seen}, ${label}`;
}

/**
 * The pointer passes through the button, so that the target can be dragged and links on it be clicked.
 * @param {HTMLElement} target
 * @param {string} label
 */
function addSpot(target, label) {
  const host = target.matches("tr") ? get("th, td", target) : target;
  let spot = $(":scope > .spot", host);
  if (!spot) {
    spot = document.createElement("button");
    spot.className = "spot";
    spot.setAttribute("type", "button");
    host.append(spot);
  }
  spot.setAttribute("aria-label", label);
}

/**
 * Mark what a choice affects: paths, edges of routes, and the pieces that a mix takes.
 * @param {string} [more]
 */
function markPieces(more = "") {
  for (const element of findOutside(".lit")) element.classList.remove("lit");
  const pressed = findInOffer("[aria-pressed][data-marks]").filter(isPressed);
  const ids = [...pressed.map((one) => one.dataset.marks), openOffer()?.dataset.reach ?? "", more].join(" ").split(" ");
  ids.push(...findInOffer("[data-route]").flatMap((row) => parseJson(row.dataset.route, [])));
  for (const row of findInOffer(".mixrow[data-item]"))
    for (let n = readNumber(get(".stepper", row)); n > 0; n -= 1) ids.push(`${row.dataset.item}:${n}`);
  for (const id of ids.filter(Boolean)) for (const element of targetsOf(id)) element.classList.add("lit");
}

/**
 * Highlight the elements of an option.
 * @param {HTMLElement | undefined} option
 */
function highlight(option) {
  for (const element of findOutside(".eyed")) element.classList.remove("eyed");
  if (option) for (const element of targetsOf(option.dataset.id)) element.classList.add("eyed");
}

/** @param {HTMLElement | undefined} option */
function preview(option) {
  const box = $("#preview");
  if (!box) return;
  markPieces(option?.dataset.marks ?? "");
  if (option?.dataset.cost === undefined) {
    box.hidden = true;
    return;
  }
  const title = document.createElement("h3");
  title.textContent = $(".what", option)?.textContent ?? "";
  const list = document.createElement("dl");
  list.append(...createPriceRows(option));
  const detail = $(".detail", option);
  box.replaceChildren(title, ...(detail ? [detail.cloneNode(true)] : []), list);
  box.hidden = false;
}

/**
 * Show the parts of a price, their sum, and the money the viewer has left.
 * @param {HTMLElement} option
 */
function createPriceRows(option) {
  const cost = Number(option.dataset.cost);
  /** @type {[string, number][]} */
  const costs = parseJson(option.dataset.costs, []);
  const rows = costs.map(([label, n]) => createRow(label, formatNumber(n)));
  const sum = costs.map(([, n]) => formatNumber(n)).join(" + ");
  const total = costs.length > 1 ? `${formatNumber(cost)} = ${sum}` : formatNumber(cost);
  rows.push(createRow(main.dataset.total, total, "total"));
  const form = option.closest("form");
  if (form?.dataset.have === undefined) return rows;
  const have = Number(form.dataset.have);
  const change = `${formatNumber(have)} → ${formatNumber(have - cost)}`;
  rows.push(createRow(form.dataset.means, change, have < cost ? "over" : ""));
  return rows;
}

/**
 * @param {string | undefined} label
 * @param {string} value
 * @param {string} [look]
 */
function createRow(label, value, look = "") {
  const line = document.createElement("div");
  line.className = look;
  const name = document.createElement("dt");
  name.textContent = label ?? "";
  const number = document.createElement("dd");
  number.className = "ltr";
  number.textContent = value;
  line.append(name, number);
  return line;
}

/** @param {Event} event */
function followPointer(event) {
  if (!main) return;
  showTile(closest(event, ".decision [data-degrees]"));
  const id = closest(event, "[data-id]")?.dataset.id;
  const seen = id ? listOptions().find((one) => one.dataset.id === id && !isBarred(one)) : undefined;
  highlight(seen);
  const shower = closest(event, ".decision .sum [data-reach]");
  if (shower) {
    markPieces(shower.dataset.reach);
    return;
  }
  preview(id ? seen : findInOffer("[aria-pressed][data-cost]").find(isPressed));
}
document.addEventListener("mouseover", followPointer);
document.addEventListener("focusin", followPointer);

onChoice(lightBoard);
for (const name of ["board", "side", "own"]) onPanelShown(name, showChoice);
