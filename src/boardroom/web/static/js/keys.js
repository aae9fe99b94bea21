// @ts-check
// Keyboard shortcuts by physical key, so that they work with a Persian layout; the viewer can show a list.
import { dropHeld, findHeldRow, openAssignment, pressAssignable } from "./assign.js";
import { act } from "./decision.js";
import { $, $$, ancestor, get, main, root } from "./dom.js";
import { addHandlers, handlers } from "./handlers.js";
import { isBarred, isComposing, lastStage, listOptions, onChoice, openOffer } from "./offer.js";
import { refresh } from "./panels.js";
import { step } from "./parts.js";
import { isTurningAt, rotateTile } from "./tile-picker.js";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ..."QWERTYUIOPASDFGHJKLZXCVBNM"];
const BUTTONS =
  'button[data-do="pick"], button[data-do="node"], [data-item] [data-do="more"], .amount [data-do="more"]';
/** @type {[string, string][]} */
const SINGLE_KEYS = [
  ["0", "Digit0"],
  ["`", "Backquote"],
];
/**
 * The buttons by the codes of their keys.
 * @type {Map<string, HTMLElement>}
 */
let byCode = new Map();

/** @param {string} key */
const codeOf = (key) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`);

function listButtons() {
  const heldRow = findHeldRow();
  if (heldRow) return $$('[data-do="lay"]', heldRow);
  const assignment = openAssignment();
  if (assignment) return $$('[data-do="carry"]', assignment);
  const form = openOffer();
  return form ? $$(BUTTONS, lastStage() ?? form) : $$('.decision [data-do="kind"]');
}

function assignKeys() {
  byCode = new Map();
  for (const old of $$("[data-key]")) delete old.dataset.key;
  listButtons()
    .slice(0, KEYS.length)
    .forEach((button, i) => assignKey(button, KEYS[i], codeOf(KEYS[i])));
  $$('.decision [data-do="just"]')
    .slice(0, SINGLE_KEYS.length)
    .forEach((button, i) => assignKey(button, ...SINGLE_KEYS[i]));
  const primary = $('.decision [data-do="act"]');
  if (primary) primary.dataset.key = "⏎";
}

/**
 * @param {HTMLElement} button
 * @param {string} label
 * @param {string} code
 */
function assignKey(button, label, code) {
  button.dataset.key = label;
  byCode.set(code, button);
}
onChoice(assignKeys);

/**
 * Make the first choice that a pressed element stands for; a cell may name the kind of action and the next answer.
 * @param {HTMLElement} target
 * @param {DOMStringMap} [cell]
 */
export async function pressTarget(target, cell) {
  const id = String(target.dataset.id);
  const named = cell && $(`.decision form.offer[data-kind="${cell.press}"]`);
  const among = named ? $$("button[data-id]", named) : listOptions();
  const options = among.filter((one) => one.dataset.id === id);
  const option = options.find((one) => !isBarred(one)) ?? options[0];
  if (isTurningAt(target)) {
    rotateTile(1);
    return;
  }
  if (!option) return;
  /** @type {HTMLElement} */
  const form = ancestor(option, "form");
  if (form.hidden) handlers.kind(get(`[data-do="kind"][data-kind="${form.dataset.kind}"]`));
  if (pressAssignable(id)) return;
  const more = $('[data-do="more"]', option);
  if (more) step(ancestor(more, ".stepper"), 1);
  else await handlers[String(option.dataset.do)]?.(option);
  if (named && cell?.then) pickAnswer(cell.then);
}

/**
 * Give the next answer of the open form, unless it was the only one.
 * @param {string} value
 */
function pickAnswer(value) {
  const answer = $(`button[data-value="${CSS.escape(JSON.stringify(value))}"]`, lastStage() ?? undefined);
  if (answer && answer.getAttribute("aria-pressed") !== "true") handlers.pick(answer);
}

/** @typedef {{code: string, shiftKey: boolean, target: HTMLElement}} Press */

const ENTER = /^(Numpad)?Enter$/;
/** @type {Record<string, number>} */
const ARROWS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
/** @param {HTMLElement} element */
const isNumberField = (element) => element.dataset.number !== undefined;

/**
 * From the most specific to the most general; each returns whether it handled the key.
 * @type {((press: Press) => boolean)[]}
 */
const MEANINGS = [pressPrimary, pressFocused, stepField, toggleKeysByKey, rotateByKey, pressByKey];

/** @param {Press} press */
function pressPrimary({ code, target }) {
  if (!ENTER.test(code) || target.matches("button, a, summary, [role=button]")) return false;
  act();
  return true;
}

/** @param {Press} press */
function pressFocused({ code, target }) {
  if (!(ENTER.test(code) || code === "Space") || !target.matches("[data-id][role=button]")) return false;
  pressTarget(target);
  return true;
}

/** @param {Press} press */
function stepField({ code, target }) {
  if (!isNumberField(target) || !(code in ARROWS)) return false;
  step(ancestor(target, ".stepper"), ARROWS[code]);
  return true;
}

/** @param {Press} press */
function toggleKeysByKey({ code }) {
  if (code !== "Slash") return false;
  toggleKeys();
  return true;
}

/** @param {Press} press */
function rotateByKey({ code, shiftKey }) {
  return code === "KeyR" && rotateTile(shiftKey ? -1 : 1);
}

/** @param {Press} press */
function pressByKey({ code, shiftKey }) {
  const button = byCode.get(code);
  if (!button?.isConnected) return false;
  /** @type {HTMLElement | null} */
  const stepper = button.closest(".stepper");
  if (stepper) {
    step(stepper, shiftKey ? -1 : 1);
    get("[data-number]", stepper).focus();
  } else {
    button.focus();
    button.click();
  }
  return true;
}

/**
 * Close what is on top: an enlarged card, a confirmation, the menu, the piece in hand, then the choice.
 */
function dismissTopmost() {
  if ($(":popover-open")) return;
  const cancel = $("[data-slip-answer=cancel]");
  const menu = $(".menu[open]");
  if (cancel) cancel.click();
  else if (menu) {
    menu.removeAttribute("open");
    get("summary", menu).focus();
  } else if (!dropHeld() && isComposing()) refresh("decision");
}

// A field outside the decision handles these keys itself.
const TEXT_FIELDS = "input:not([type=range], [type=checkbox]), textarea";
const TYPING_FIELDS = `${TEXT_FIELDS}, select`;
const ANY_FIELD = "input, textarea, select";

/** @param {string} code */
function fieldsThatKeep(code) {
  if (code === "Escape") return TEXT_FIELDS;
  return ENTER.test(code) ? ANY_FIELD : TYPING_FIELDS;
}

/**
 * A key held down repeats only steps.
 * @param {Press} press
 */
const mayRepeat = ({ code, target }) =>
  !ENTER.test(code) && (isNumberField(target) || Boolean(byCode.get(code)?.closest(".stepper")));

document.addEventListener("keydown", (event) => {
  const { code } = event;
  const press = { code, shiftKey: event.shiftKey, target: /** @type {HTMLElement} */ (event.target) };
  const { target } = press;
  if (event.isComposing || (target.matches(fieldsThatKeep(code)) && !target.closest(".decision"))) return;
  if ($("dialog[open]")) return; // the dialog handles its keys
  if (code === "Escape") {
    dismissTopmost();
    return;
  }
  if (!main || main.inert || event.altKey || event.metaKey) return;
  const isTyping = target.matches(TYPING_FIELDS);
  if (event.ctrlKey) {
    if (code !== "KeyZ" || isTyping) return;
    event.preventDefault();
    handlers["take-back"](target);
    return;
  }
  const isForNumber = isNumberField(target) && /^(Key|Arrow)/.test(code);
  if (isTyping && !ENTER.test(code) && !isForNumber) return;
  if (event.repeat && !mayRepeat(press)) {
    if (ENTER.test(code)) event.preventDefault();
    return;
  }
  if (MEANINGS.some((meaning) => meaning(press))) event.preventDefault();
});

function toggleKeys() {
  root.dataset.keys = root.dataset.keys === "on" ? "off" : "on";
  assignKeys();
}
addHandlers({ keys: toggleKeys });
