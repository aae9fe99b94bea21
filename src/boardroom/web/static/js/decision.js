// @ts-check
// The decision panel: choose part by part, preview the cost, and make the move.
import { notice, notify, randomKey, runOnce, send, tableId } from "./api.js";
import { confirmSlip } from "./confirm.js";
import { $, $$, ancestor, main, panel, parseJson } from "./dom.js";
import { addHandlers, handlers } from "./handlers.js";
import { countChanges, isPressed, onChoice, openOffer, openPart, showChoice, stageOf, touchPart } from "./offer.js";
import { current, fetchPanel, moveAndDraw, onPanelShown, onPanelSwap, ownSeat, refresh, swapPanel } from "./panels.js";
import { allowRow } from "./pace.js";
import { answers } from "./parts.js";
import { labelFor } from "./primary-button.js";
import { hideWhy, showRefusal, toggleWhy } from "./why.js";

/** @typedef {Record<string, any>} Chosen The answers so far, by part name. */
/** @typedef {import("./parts.js").PartAnswer} PartAnswer */

const PREVIEW_DELAY_MS = 350;
let requests = 0;

/**
 * Show the next part of an offer, or what the finished action would do. Only the last request counts, and only if
 * nothing has changed or been drawn since.
 * @param {string | undefined} kind
 * @param {Chosen} chosen
 */
export async function fetchStage(kind, chosen) {
  const mine = ++requests;
  const changes = countChanges();
  const asked = panel("decision");
  const isLast = () => mine === requests && asked.isConnected;
  asked.dataset.asking = "";
  try {
    const fresh = await fetchPanel("decision", { kind: String(kind), chosen: JSON.stringify(chosen) });
    if (!isLast()) return null;
    if (changes !== countChanges()) {
      delete asked.dataset.asking;
      return null;
    }
    swapPanel("decision", fresh);
    return openOffer();
  } catch (error) {
    if (isLast()) {
      delete asked.dataset.asking;
      showRefusal(/** @type {any} */ (error).said?.error ?? notice.dataset.failed);
    }
    return null;
  }
}

/**
 * @param {HTMLElement} box
 * @param {any} value
 * @returns {Chosen}
 */
const withAnswer = (box, value) => ({
  ...parseJson(stageOf(box).dataset.before, {}),
  [String(box.dataset.name)]: value,
});

/** @param {HTMLElement} button */
function pick(button) {
  /** @type {HTMLElement} */
  const box = ancestor(button, "[data-part]");
  /** @type {HTMLElement} */
  const form = ancestor(button, "form");
  if (box.dataset.part === "some") return toggle(button, box, form);
  for (const other of $$("[aria-pressed]", box)) other.setAttribute("aria-pressed", String(other === button));
  const chosen = withAnswer(box, parseJson(button.dataset.value));
  hideWhy();
  leaveLaterStages(form, stageOf(box));
  finishAtOnce(form, button, chosen);
  showChoice();
  return fetchStage(form.dataset.kind, chosen);
}

/**
 * Remove the parts and the effects that belong to another answer than the present one.
 * @param {HTMLElement} form
 * @param {HTMLElement} stage
 */
function leaveLaterStages(form, stage) {
  clearTimeout(previewTimer);
  const stages = $$(".stage", form);
  for (const later of [...stages.slice(stages.indexOf(stage) + 1), ...$$(":scope > .sum", form)]) later.remove();
  for (const name of ["touched", "complete", "doLabel", "cost", "slip", "reach"]) delete form.dataset[name];
}

/**
 * Complete a form without waiting for the server, which has told what follows this option; its effects come later.
 * @param {HTMLElement} form
 * @param {HTMLElement} button
 * @param {Chosen} chosen
 */
function finishAtOnce(form, button, chosen) {
  const rest = parseJson(stageOf(button).dataset.rests, {})[String(button.dataset.id)];
  if (rest === undefined) return;
  form.dataset.chosen = JSON.stringify({ ...chosen, ...rest });
  form.dataset.doLabel = labelFor(form, button.dataset.cost);
  if (button.dataset.cost) form.dataset.cost = button.dataset.cost;
  form.dataset.complete = "";
}

/**
 * @param {HTMLElement} button
 * @param {HTMLElement} box
 * @param {HTMLElement} form
 */
function toggle(button, box, form) {
  button.setAttribute("aria-pressed", String(!isPressed(button)));
  touchPart();
  // Show at once what this selection would do, or why it is not allowed.
  const answer = answers.some(box);
  return answer?.ok ? fetchStage(form.dataset.kind, withAnswer(box, answer.value)) : null;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let previewTimer;
/** Preview a sufficient payment after a moment, so that the viewer sees its effect before making it. */
function previewPayment() {
  clearTimeout(previewTimer);
  const form = openOffer();
  const box = openPart();
  if (form?.dataset.touched === undefined || form.dataset.complete !== undefined) return;
  if (box?.dataset.need === undefined) return;
  const answer = answers.mix(box);
  const isStillOpen = () => box.isConnected && panel("decision").dataset.sent === undefined;
  if (answer?.ok)
    previewTimer = setTimeout(() => {
      if (isStillOpen()) fetchStage(form.dataset.kind, withAnswer(box, answer.value));
    }, PREVIEW_DELAY_MS);
}

export async function act() {
  const button = $('.decision [data-do="act"]');
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  clearTimeout(previewTimer);
  let form = openOffer();
  if (form && form.dataset.complete === undefined) {
    const box = openPart();
    const answer = box && answers[String(box.dataset.part)](box);
    if (!answer) return;
    form = await fetchStage(form.dataset.kind, withAnswer(box, answer.value));
  }
  if (form?.dataset.complete === undefined) return;
  if (form.dataset.order !== undefined) return giveOrder(form.dataset.order);
  return submitMove(form.dataset.kind, parseJson(form.dataset.chosen, {}), form.dataset.slip);
}

/**
 * Make the move of the open form and end the turn, if it goes on.
 * @param {HTMLElement} button
 */
async function actAndEnd({ dataset: { kind } }) {
  await act();
  const end = $(`.decision [data-do="just"][data-kind="${kind}"]`);
  if (panel("decision").dataset.mine !== undefined && end) await handlers.just(end);
}

/** @param {string | undefined} name */
const giveOrder = (name) => request("order", { order: name || null }, "decision");

/**
 * @param {string | undefined} kind
 * @param {Chosen} chosen
 * @param {string | undefined} slip
 */
async function submitMove(kind, chosen, slip) {
  if (await confirmSlip(slip)) await submit({ kind, chosen });
}

/** @param {{kind?: string, chosen?: Chosen, action?: object}} move */
async function submit(move) {
  // A second click does nothing until the next decision is drawn.
  const asked = panel("decision");
  if (asked.dataset.sent !== undefined) return;
  asked.dataset.sent = "";
  requests += 1; // what a choice would do is out of date
  const body = { ...move, expect: Number(asked.dataset.expect), key: randomKey(), ...ownSeat() };
  const { answer, isDrawn } = await moveAndDraw(async (address) => {
    const first = await send("POST", address, body);
    return first.status ? first : send("POST", address, body); // the idempotency key prevents a second move
  });
  const { ok, status, said } = answer;
  if (!ok) {
    delete asked.dataset.sent;
    if (status && status !== 409) {
      showRefusal(said.error, said.clause);
      return;
    }
    notify(status ? notice.dataset.stale : said.error);
  }
  allowRow(said.seq);
  if (!isDrawn) await refresh(); // even without a response the move may have been made
}

/** @param {HTMLElement} button */
function openKind(button) {
  requests += 1; // responses for another kind are out of date
  delete panel("decision").dataset.asking;
  for (const other of $$('.decision [data-do="kind"]')) other.setAttribute("aria-pressed", String(other === button));
  for (const form of $$(".decision form.offer")) form.hidden = form.dataset.kind !== button.dataset.kind;
  showChoice();
}

function takeBack() {
  const button = $('[data-do="take-back"]');
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") notify(button.title);
  else request("take-back", { expect: current.seq });
}

/**
 * Go further back: at once if nobody else must consent, else when everybody has. The present shows the result.
 * @param {HTMLElement} button
 */
async function goBack(button) {
  if (!(await confirmSlip(button.dataset.slip))) return;
  await request("take-back", { to: Number(button.dataset.value) }, "decision");
  await handlers.live(button);
}

addHandlers({
  pick,
  act,
  "act-and-end": actAndEnd,
  why: toggleWhy,
  just: (button) => submitMove(button.dataset.kind, { confirm: true }, button.dataset.slip),
  kind: openKind,
  "take-back": takeBack,
  redo: (button) => submit({ action: parseJson(button.dataset.action) }),
  "go-back": goBack,
  order: (button) => giveOrder(button.dataset.order),
});

/**
 * Send a request to the table that is not a move, then refresh the page whatever the response.
 * @param {string} what
 * @param {object} body
 * @param {...string} names
 */
async function request(what, body, ...names) {
  await runOnce(main, async () => {
    const { ok, said } = await send("POST", `/api/tables/${tableId}/${what}`, { ...body, ...ownSeat() });
    if (!ok) notify(said.error);
    allowRow(said.seq);
  });
  await refresh(...names);
}

/**
 * An order that is being composed stays open while others move.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
function keepOrderOpen(old, fresh) {
  const form = $("form[data-order]:not([hidden])", old);
  const other = form && $(`form[data-kind="${form.dataset.kind}"]`, fresh);
  if (!form || !other?.hidden || $("form.offer:not([hidden])", fresh)) return;
  other.hidden = false;
  for (const one of $$('[data-do="kind"]', fresh))
    one.setAttribute("aria-pressed", String(one.dataset.kind === form.dataset.kind));
  for (const one of $$("[aria-pressed=true][data-value]", form))
    $(`[data-value="${CSS.escape(String(one.dataset.value))}"]`, other)?.setAttribute("aria-pressed", "true");
  /** @type {HTMLInputElement | null} */
  const field = $("[data-number]", form);
  /** @type {HTMLInputElement | null} */
  const freshField = $("[data-number]", other);
  if (field && freshField) freshField.value = field.value;
}

onPanelSwap("decision", (old, fresh) => {
  keepOrderOpen(old, fresh);
  for (const one of $$("details[open]", old)) {
    const name = CSS.escape(one.classList[0] ?? "-");
    $(`details.${name}`, fresh)?.setAttribute("open", "");
  }
  const [oldChoices, choices] = [$(".choices", old), $(".choices", fresh)];
  const top = oldChoices?.scrollTop; // nothing once it is out of the page
  if (!top || !choices || old.dataset.expect !== fresh.dataset.expect) return;
  requestAnimationFrame(() => {
    choices.scrollTop = top;
  });
});
onChoice(previewPayment);
onPanelShown("decision", showChoice);
