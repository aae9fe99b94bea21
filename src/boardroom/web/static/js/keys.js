// The keyboard: physical keys, so that they are the same under a Persian layout; shown on demand.
import { $, $$, main, root } from "./dom.js";
import { adds, doings } from "./handlers.js";
import { handled, layable, letGo, liftedRow } from "./assign.js";
import { composing, isShut, offer, options, stage, whenShown } from "./offer.js";
import { act } from "./decision.js";
import { rotate, turnsAt } from "./tile-picker.js";
import { refresh } from "./panels.js";
import { nudge } from "./parts.js";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ..."QWERTYUIOPASDFGHJKLZXCVBNM"];
const codeOf = (key) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`);
const PRESSED = 'button[data-do="pick"], button[data-do="node"], [data-item] [data-do="more"], .amount [data-do="more"]';
let byKey = new Map();

function asked() {
  if (liftedRow()) return $$('[data-do="lay"]', liftedRow());
  if (layable()) return $$('[data-do="carry"]', layable());
  return offer() ? $$(PRESSED, stage() ?? offer()) : $$('.decision [data-do="kind"]');
}
function hints() {
  byKey = new Map();
  for (const old of $$("[data-key]")) delete old.dataset.key;
  asked().slice(0, KEYS.length).forEach((button, i) => give(button, KEYS[i], codeOf(KEYS[i])));
  $$('.decision [data-do="just"]').slice(0, 2).forEach((button, i) => give(button, ["0", "`"][i], ["Digit0", "Backquote"][i]));
  const primary = $('.decision [data-do="act"]');
  if (primary) primary.dataset.key = "⏎";
}
function give(button, shown, code) { button.dataset.key = shown; byKey.set(code, button); }
whenShown(hints);

// A thing that is drawn somewhere was pressed: the first choice that stands for it is made.
export function press(target) {
  const id = target.dataset.id, all = options().filter((one) => one.dataset.id === id), one = all.find((button) => !isShut(button)) ?? all[0];
  if (turnsAt(target)) { rotate(1); return; }
  if (!one) return;
  const form = one.closest("form");
  if (form.hidden) doings.kind($(`[data-do="kind"][data-kind="${form.dataset.kind}"]`));
  if (handled(id)) return;
  const more = $('[data-do="more"]', one);
  if (more) nudge(more.closest(".stepper"), 1); else one.click();
}

const ENTER = /^(Numpad)?Enter$/;
const ARROWS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
const isNumber = (element) => element.dataset.number !== undefined;

// Each answers whether the key was meant for it, from the most particular to the most general.
const MEANINGS = [
  ({ code, target }) => ENTER.test(code) && !target.matches("button, a, summary, [role=button]") && (act(), true),
  ({ code, target }) => (ENTER.test(code) || code === "Space") && target.matches("[data-id][role=button]") && (press(target), true),
  ({ code, target }) => isNumber(target) && code in ARROWS && (nudge(target.closest(".stepper"), ARROWS[code]), true),
  ({ code }) => code === "Slash" && (doings.keys(), true),
  ({ code, shiftKey }) => code === "KeyR" && rotate(shiftKey ? -1 : 1),
  ({ code, shiftKey }) => {
    const button = byKey.get(code), stepper = button?.closest(".stepper");
    if (!button?.isConnected) return false;
    if (stepper) { nudge(stepper, shiftKey ? -1 : 1); $("[data-number]", stepper).focus(); } else { button.focus(); button.click(); }
    return true;
  },
];

// What lies on top goes first: an enlarged card by itself, a question whether it is meant, the menu, what is carried, the choice.
function away() {
  const menu = $(".menu[open]"), no = $("[data-slip-answer=cancel]");
  if ($(":popover-open")) return;
  if (no) no.click();
  else if (menu) { menu.removeAttribute("open"); $("summary", menu).focus(); }
  else if (!letGo() && composing()) refresh("decision");
}

// A field outside the decision has its keys for itself. A key that is held down steps on, and does nothing else twice.
const TEXT = "input:not([type=range], [type=checkbox]), textarea", FIELDS = { typed: `${TEXT}, select`, left: TEXT, entered: "input, textarea, select" };
const steps = ({ code, target }) => !ENTER.test(code) && (isNumber(target) || byKey.get(code)?.closest(".stepper"));
document.addEventListener("keydown", (event) => {
  const { code, target } = event, how = code === "Escape" ? "left" : ENTER.test(code) ? "entered" : "typed";
  if (event.isComposing || (target.matches(FIELDS[how]) && !target.closest(".decision"))) return;
  if (how === "left") { away(); return; }
  if (!main || main.inert || event.altKey || event.metaKey) return;
  const typing = target.matches(FIELDS.typed);
  if (event.ctrlKey) { if (code === "KeyZ" && !typing) { event.preventDefault(); doings["take-back"](); } return; }
  if (typing && how === "typed" && !(isNumber(target) && /^(Key|Arrow)/.test(code))) return;
  if (event.repeat && !steps(event)) { if (how === "entered") event.preventDefault(); return; }
  if (MEANINGS.some((means) => means(event))) event.preventDefault();
});
adds({ keys() { root.dataset.keys = root.dataset.keys === "on" ? "off" : "on"; hints(); } });
