// A piece laid at a place of the board: the pieces that fit there fan out round it, the chosen one is seen in
// place and turned by a click or a key. It shows what the panel holds and presses the panel's buttons.
import { $, $$ } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const GAP = (34 * Math.PI) / 180;

function draw(name, attributes, ...inside) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

const stages = () => $$(".decision form.offer:not([hidden]) .stage");
const onBoard = (id) => $(`.board svg.drawing [data-id="${CSS.escape(id)}"]`);
const pressed = (stage) => $('[aria-pressed="true"]', stage);
const turning = () => stages().map((stage) => $('[data-part="turn"]', stage)).find(Boolean);
const turns = () => { const box = turning(); return box ? $$('[data-do="pick"]', box) : []; };

// The place is what was pressed last that is drawn on the board; what is asked after it belongs to it.
function asked() {
  const all = stages(), box = turning();
  let place = box ? onBoard(box.dataset.place) : null, from = 0;
  all.forEach((stage, i) => {
    const one = pressed(stage), target = one?.dataset.id && onBoard(one.dataset.id);
    if (target && (!box || i < all.length - 1)) { place = target; from = i + 1; }
  });
  const faced = all.slice(from).find((stage) => $('[data-part="one"]', stage) && $(".opt:not(.no) svg use", stage) && !$$(".opt[data-id]", stage).some((one) => onBoard(one.dataset.id)));
  if (!place || !(box || (faced && from > 0))) return null;
  return { place, pieces: faced ? $$(".opt[data-id]", faced) : [] };
}

// Where an element is, in the units of the drawing.
function boxOf(element, svg) {
  const seen = element.getBoundingClientRect(), back = svg.getScreenCTM().inverse();
  const a = new DOMPoint(seen.left, seen.top).matrixTransform(back), b = new DOMPoint(seen.right, seen.bottom).matrixTransform(back);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: b.x - a.x, high: b.y - a.y };
}

// The side on which the plates cover no other choice and stay within the drawing.
function bestSide(svg, at, count, far, size) {
  const [l, t, w, h] = svg.dataset.home.split(" ").map(Number);
  const others = $$(".legal", svg).map((one) => boxOf(one, svg)).filter((one) => Math.hypot(one.x - at.x, one.y - at.y) > 1);
  const names = $$("text", svg).map((one) => boxOf(one, svg)).filter((one) => Math.hypot(one.x - at.x, one.y - at.y) < 2 * far);
  const cost = (middle) => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const angle = middle + (i - (count - 1) / 2) * GAP, x = at.x + far * Math.cos(angle), y = at.y + far * Math.sin(angle);
      if (x - size < l || x + size > l + w || y - size < t || y + size > t + h) sum += 10;
      sum += others.filter((one) => Math.hypot(one.x - x, one.y - y) < size + one.wide / 2).length;
      sum += 0.2 * names.filter((one) => Math.hypot(one.x - x, one.y - y) < size + one.wide / 3).length;
    }
    return sum;
  };
  const sides = Array.from({ length: 24 }, (_, i) => -Math.PI / 3 + (i * Math.PI) / 12);
  return sides.reduce((best, one) => (cost(one) < cost(best) ? one : best), sides[0]);
}

function plate(option, x, y, size) {
  const shut = option.classList.contains("no"), on = option.getAttribute("aria-pressed") === "true";
  const group = draw("g", { class: `plate${shut ? " shut" : ""}${on ? " on" : ""}`, transform: `translate(${x} ${y})` }, draw("circle", { r: size }));
  const href = $("svg use", option)?.getAttribute("href"), piece = size * 1.62;
  if (href) group.append(draw("use", { href, x: -piece / 2, y: -piece / 2, width: piece, height: piece }));
  const value = String(JSON.parse(option.dataset.value ?? '""') || option.dataset.id.split(":").at(-1));
  if (value.length < 5) {
    const wide = 9 + 7 * value.length;
    group.append(draw("rect", { class: "tab", x: size * 0.62 - wide / 2, y: -size * 0.95 - 7, width: wide, height: 15, rx: 7.5 }));
    const words = draw("text", { x: size * 0.62, y: -size * 0.95 + 4.5 });
    words.textContent = value;
    group.append(words);
  }
  group.addEventListener("click", (event) => {
    event.stopPropagation();
    if (on && turns().length) rotate(1); else option.click();
  });
  group.addEventListener("mouseenter", () => { const box = on ? null : boxed; if (box && href && !shut) ghost(box, href, 0, true); });
  group.addEventListener("mouseleave", () => settle());
  return group;
}

function handle(by, x, y, label) {
  const group = draw("g", { class: "handle", transform: `translate(${x} ${y})` }, draw("circle", { r: 12 }));
  group.append(draw("path", { d: by > 0 ? "M-5 2A5.500 5.500 0 1 1-1 5.400M-5 2-7.500-1M-5 2-1.800 .2" : "M5 2A5.500 5.500 0 1 0 1 5.400M5 2 7.500-1M5 2 1.800 .2" }));
  const title = draw("title", {});
  title.textContent = label;
  group.append(title);
  group.addEventListener("click", (event) => { event.stopPropagation(); rotate(by); });
  return group;
}

let boxed = null; // where the piece lies
function ghost(box, href, degrees, faint) {
  for (const old of $$(".board .ghost")) old.remove();
  const size = Math.max(box.wide, box.high), look = faint ? "ghost faint" : "ghost";
  const use = draw("use", { class: look, href, x: box.x - size / 2, y: box.y - size / 2, width: size, height: size, transform: `rotate(${degrees} ${box.x} ${box.y})` });
  $(".board svg.drawing .fan")?.prepend(use);
}

// The piece as it is turned now; before a turn is chosen, faintly, as the first one that is allowed.
export function settle(hovered = null) {
  for (const old of $$(".board .ghost")) old.remove();
  const box = turning();
  if (!box || !boxed) return;
  const one = hovered ?? turns().find((turn) => turn.getAttribute("aria-pressed") === "true") ?? turns()[0];
  if (one) ghost(boxed, `#${box.dataset.symbol}`, one.dataset.degrees, !hovered && one.getAttribute("aria-pressed") !== "true");
}

export function rotate(by) {
  const all = turns(), at = all.findIndex((one) => one.getAttribute("aria-pressed") === "true");
  if (!all.length) return false;
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  if (next !== at) all[next].click();
  return true;
}

// Whether this element of the board is the place a piece is being turned at.
export const turnsAt = (target) => turns().length > 0 && asked()?.place === target;

export function fan() {
  for (const old of $$(".board .fan")) old.remove();
  boxed = null;
  const svg = $(".board svg.drawing"), what = svg && asked();
  if (!what) return;
  // The bed of a place is what it covers, not the halo round it.
  const ground = $(".bed, .ground, path, rect, circle", what.place) ?? what.place;
  const at = boxOf(ground, svg), half = Math.max(at.wide, at.high) / 2;
  boxed = at;
  const size = Math.min(Math.max(half * 0.84, 16), 44), count = what.pieces.length;
  const far = Math.max(half + size * 1.6, (size * 2.15) / (2 * Math.sin(GAP / 2)), (count * size * 2.2) / (2 * Math.PI));
  const side = bestSide(svg, at, Math.max(count, 1), far, size);
  const group = draw("g", { class: "fan", "aria-hidden": "true" });
  what.pieces.forEach((option, i) => {
    const angle = side + (i - (count - 1) / 2) * Math.min(GAP, (2 * Math.PI) / Math.max(count, 1));
    const x = at.x + far * Math.cos(angle), y = at.y + far * Math.sin(angle);
    const end = [at.x + half * 0.9 * Math.cos(angle), at.y + half * 0.9 * Math.sin(angle)];
    group.append(draw("path", { class: option.getAttribute("aria-pressed") === "true" ? "stem on" : "stem", d: `M${end[0]} ${end[1]}L${x} ${y}` }), plate(option, x, y, size));
  });
  if (turns().length > 1) {
    const label = turning().dataset.label ?? "";
    for (const by of [1, -1]) {
      const angle = side + Math.PI + by * 0.42;
      group.append(handle(by, at.x + (half + 17) * Math.cos(angle), at.y + (half + 17) * Math.sin(angle), label));
    }
  }
  svg.append(group);
  settle();
}
