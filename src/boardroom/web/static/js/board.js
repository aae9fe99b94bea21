// The board: what can be chosen glows, what it would cost and touch is previewed, pan and zoom.
import { $, $$, json, main, num } from "./dom.js";
import { adds } from "./handlers.js";
import { inOffer, isPressed, isShut, options, outside, show, targets, whenShown } from "./offer.js";
import { settle as ghost } from "./tile-picker.js";
import { keeps, moment, settles } from "./panels.js";
import { read } from "./parts.js";

const words = (one) => (one.matches("[data-item]") ? $(".what", one) : one).textContent.trim().replace(/\s+/g, " ");

function light() {
  for (const element of outside(".legal, .chosen, .lit, .barred")) {
    element.classList.remove("legal", "chosen", "lit", "barred");
    dim(element);
  }
  for (const sum of $$("tspan[data-cost]")) sum.textContent = "";
  if (moment() !== undefined) return;
  for (const one of options()) for (const target of targets(one.dataset.id)) glow(one, target);
  marks();
}

// What can be pressed is a button with the words of its choice; what it was drawn with comes back afterwards.
const drawn = new WeakMap();
function dress(element, attributes) {
  const before = {};
  for (const [name, value] of Object.entries(attributes)) {
    before[name] = element.getAttribute(name);
    if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
  }
  return before;
}
function dim(element) { if (drawn.has(element)) dress(element, drawn.get(element)); drawn.delete(element); }

function glow(one, target) {
  target.classList.add(isShut(one) ? "barred" : "legal");
  if (isShut(one)) return;
  dim(target);
  drawn.set(target, dress(target, { tabindex: "0", role: "button", "aria-label": words(one) }));
  if (isPressed(one)) target.classList.add("chosen");
  if (one.dataset.cost === undefined) return;
  for (const sum of $$(`tspan[data-cost="${CSS.escape(one.dataset.id)}"]`)) sum.textContent = `\u00a0${num(Number(one.dataset.cost))}`;
}

// The path, the edges of routes, and the pieces that a basket lifts out where they lie.
function marks(extra = "") {
  for (const element of outside(".lit")) element.classList.remove("lit");
  const ids = inOffer("[aria-pressed][data-marks]").filter(isPressed).map((one) => one.dataset.marks).concat(extra).join(" ").split(" ");
  ids.push(...inOffer("[data-route]").flatMap((row) => json(row.dataset.route, [])));
  for (const row of inOffer(".mixrow[data-item]")) for (let n = read($(".stepper", row)); n > 0; n -= 1) ids.push(`${row.dataset.item}:${n}`);
  for (const id of ids.filter(Boolean)) for (const element of targets(id)) element.classList.add("lit");
}

// What an option stands for is looked at with it, wherever it is drawn.
function eye(one) {
  for (const element of outside(".eyed")) element.classList.remove("eyed");
  if (one) for (const element of targets(one.dataset.id)) element.classList.add("eyed");
}

function preview(one) {
  const box = $("#preview");
  if (!box) return;
  marks(one?.dataset.marks ?? "");
  if (!one || one.dataset.cost === undefined) { box.hidden = true; return; }
  const title = document.createElement("h3"), list = document.createElement("dl"), given = $(".detail", one);
  title.textContent = $(".what", one)?.textContent ?? "";
  list.append(...rows(one));
  box.replaceChildren(title, ...(given ? [given.cloneNode(true)] : []), list);
  box.hidden = false;
}

// The parts of a price, their sum, and what it leaves of what the reader has.
function rows(one) {
  const cost = Number(one.dataset.cost), costs = json(one.dataset.costs, []), form = one.closest("form");
  const found = costs.map(([label, n]) => row(label, num(n)));
  found.push(row(main.dataset.total, costs.length > 1 ? `${num(cost)} = ${costs.map(([, n]) => num(n)).join(" + ")}` : num(cost), "total"));
  if (form?.dataset.have === undefined) return found;
  const have = Number(form.dataset.have);
  found.push(row(form.dataset.means, `${num(have)} → ${num(have - cost)}`, have < cost ? "over" : ""));
  return found;
}
function row(label, value, look = "") {
  const line = document.createElement("div"), name = document.createElement("dt"), number = document.createElement("dd");
  line.className = look; number.className = "ltr";
  name.textContent = label; number.textContent = value;
  line.append(name, number);
  return line;
}

function hovered(event) {
  if (!main) return;
  ghost(event.target.closest?.(".decision [data-degrees]"));
  const id = event.target.closest?.("[data-id]")?.dataset.id, seen = id && options().find((one) => one.dataset.id === id && !isShut(one));
  eye(seen);
  preview(id ? seen : inOffer("[aria-pressed][data-cost]").find(isPressed));
}
document.addEventListener("mouseover", hovered);
document.addEventListener("focusin", hovered);

whenShown(light);
for (const name of ["board", "side", "own"]) settles(name, show);

// ------------------------------------------------------------------------------------------------ pan and zoom
let view = null; // the part of the board that is looked at
const drawing = () => $(".board svg.drawing");
const whole = (svg) => svg.dataset.home.split(" ").map(Number);
keeps("board", (old, fresh) => {
  const svg = $("svg.drawing", fresh), { scrollLeft, scrollTop } = old;
  if (view && svg) seen(svg, view);
  if (scrollLeft || scrollTop) requestAnimationFrame(() => fresh.scrollTo(scrollLeft, scrollTop));
});

function zoom(by, x = 0.5, y = 0.5) {
  const svg = drawing();
  if (!svg) return;
  const [, , wide, high] = whole(svg), [l, t, w, h] = (view ?? svg.dataset.home).split(" ").map(Number);
  const nw = Math.min(Math.max(w * by, wide / 6), wide), nh = (nw * high) / wide;
  look(svg, l + (w - nw) * x, t + (h - nh) * y, nw, nh);
}
function look(svg, l, t, w, h) {
  const [hx, hy, hw, hh] = whole(svg);
  view = `${Math.min(Math.max(l, hx), hx + hw - w)} ${Math.min(Math.max(t, hy), hy + hh - h)} ${w} ${h}`;
  seen(svg, view);
}
// What is enlarged is moved by a finger as well; as a whole it scrolls with the page.
const enlarged = (svg, box = view ?? svg.dataset.home) => Number(box.split(" ")[2]) < whole(svg)[2] * 0.999;
function seen(svg, box) { svg.setAttribute("viewBox", box); svg.style.touchAction = wideEnough() && enlarged(svg, box) ? "none" : ""; }

// On a phone the board is larger than its window: begin where the choice is.
export function centre() {
  const box = $(".board"), svg = drawing();
  if (!box || !svg || box.scrollWidth <= box.clientWidth) return;
  const legal = $$(".board .legal"), at = (legal.length ? legal : [svg]).map((one) => one.getBoundingClientRect()), from = svg.getBoundingClientRect();
  const mean = (of) => at.reduce((sum, one) => sum + of(one), 0) / at.length;
  box.scrollTo(mean((one) => one.left + one.width / 2) - from.left - box.clientWidth / 2, mean((one) => one.top + one.height / 2) - from.top - box.clientHeight / 2);
}

// A new question whose places are all out of sight is brought into sight, once.
let question;
settles("decision", ({ dataset: { expect, mine } }) => {
  if (expect === question || mine === undefined) return;
  question = expect;
  requestAnimationFrame(() => { if (!$$(".board .legal").some(inSight)) bringIntoSight(); }); // once the lights are on
});
function inSight(place) {
  const box = $(".board").getBoundingClientRect(), at = place.getBoundingClientRect();
  return at.right > box.left && at.left < box.right && at.bottom > box.top && at.top < box.bottom;
}
function bringIntoSight() { if ($(".board .legal")) centre(); }
addEventListener("resize", bringIntoSight);

const wideEnough = () => innerWidth >= 700;
document.addEventListener("wheel", (event) => {
  const svg = event.target.closest?.(".board svg.drawing");
  if (!svg || !wideEnough() || (event.deltaY > 0 && !enlarged(svg))) return; // a whole board lets the page scroll on
  event.preventDefault();
  const box = svg.getBoundingClientRect();
  zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
}, { passive: false });

let drag = null;
export const dragged = () => Boolean(drag?.far);
document.addEventListener("pointerdown", (event) => {
  const svg = event.target.closest?.(".board svg.drawing");
  if (event.isPrimary) drag = svg && view && wideEnough() ? { x: event.clientX, y: event.clientY, from: view.split(" ").map(Number), far: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag || !event.isPrimary) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y, svg = drawing();
  if (!event.buttons || !svg) { drag = null; return; } // it has ended unheard
  if (!drag.far && Math.hypot(dx, dy) < 5) return;
  drag.far = true;
  const box = svg.getBoundingClientRect(), [l, t, w, h] = drag.from, scale = Math.max(w / box.width, h / box.height);
  look(svg, l - dx * scale, t - dy * scale, w, h);
});
document.addEventListener("pointerup", () => { if (drag) setTimeout(() => { drag = null; }); });
document.addEventListener("pointercancel", () => { drag = null; });

adds({
  "zoom-in": () => zoom(1 / 1.4), "zoom-out": () => zoom(1.4),
  fit() { view = null; const svg = drawing(); if (svg) seen(svg, svg.dataset.home); },
});
