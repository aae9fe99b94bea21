// @ts-check
// The current choice: the open offer, its stages and parts, and their elements on the board.
import { $, $$ } from "./dom.js";

/** @returns {HTMLFormElement | null} */
export const openOffer = () => $(".decision form.offer:not([hidden])");

export function lastStage() {
  const form = openOffer();
  return form ? $$(".stage", form).at(-1) : undefined;
}

export function openPart() {
  const stage = lastStage();
  return stage ? $("[data-part]", stage) : null;
}

export function isComposing() {
  const form = openOffer();
  return Boolean(form && (form.dataset.chosen !== "{}" || form.dataset.touched !== undefined));
}

/**
 * The answers so far, without the open part.
 * @param {Element} box
 */
export const stageOf = (box) => /** @type {HTMLElement} */ (box.closest(".stage"));

/** @param {string} selector */
export const findOutside = (selector) => $$(selector).filter((element) => !element.closest(".decision"));

/**
 * The elements with an id outside the decision.
 * @param {string | undefined} id
 */
export const targetsOf = (id) => findOutside(`[data-id="${CSS.escape(String(id))}"]`);

/** @param {string} selector */
export const findInOffer = (selector) =>
  $$(selector).filter((element) => element.closest(".decision form:not([hidden])"));

/** @param {Element} element */
export const isPressed = (element) => element.getAttribute("aria-pressed") === "true";

/** @param {Element} option */
export const isBarred = (option) => option.classList.contains("no");

export function listOptions() {
  const form = openOffer();
  const forms = form ? [form] : $$(".decision form.offer:not([data-order])");
  const found = forms.flatMap((one) => $$("button[data-id], [data-item][data-id]", one));
  if (form) return found;
  // Before a kind of action is chosen, the first option with this id is used.
  const first = new Map();
  for (const one of found) if (!first.has(one.dataset.id)) first.set(one.dataset.id, one.closest("form"));
  return found.filter((one) => first.get(one.dataset.id) === one.closest("form"));
}

/** @type {(() => void)[]} */
const watchers = [];
/**
 * Register a function to call whenever the choice may have changed.
 * @param {() => void} watcher
 */
export const onChoice = (watcher) => watchers.push(watcher);

/** Whether a task is running after which the choice is shown, and whether it has asked for that. */
let [isDelayed, isWanted] = [false, false];

export function showChoice() {
  isWanted = true;
  if (isDelayed) return;
  isWanted = false;
  for (const watcher of watchers) watcher();
}

/**
 * Run a task and show the choice once after it, however often the task asks for that.
 * @param {() => void} task
 */
export function showChoiceOnce(task) {
  isDelayed = true;
  try {
    task();
  } finally {
    isDelayed = false;
  }
  if (isWanted) showChoice();
}

let changes = 0;
export const countChanges = () => changes;

/** The viewer has changed the open part, so its preview is out of date. */
export function touchPart() {
  const form = openOffer();
  changes += 1;
  if (form) {
    form.dataset.touched = "";
    delete form.dataset.complete;
  }
  showChoice();
}
