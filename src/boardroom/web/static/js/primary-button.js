// @ts-check
// The primary button of the decision: what it is called, whether it can be pressed, and the money left after it.
import { $, $$, formatNumber, get, main } from "./dom.js";
import { onChoice, openOffer, openPart } from "./offer.js";
import { answers } from "./parts.js";

/** @typedef {import("./parts.js").PartAnswer} PartAnswer */

/** The primary button names its action; it is disabled until the action is complete. */
function updatePrimaryButton() {
  const button = $('.decision [data-do="act"]');
  const form = openOffer();
  if (!button || !form) return;
  const box = openPart();
  const answer = box ? (answers[String(box.dataset.part)]?.(box) ?? null) : null;
  button.textContent = labelOf(form, answer) ?? "";
  const isReady = form.dataset.complete !== undefined || answer?.ok;
  for (const one of $$('.decision :is([data-do="act"], [data-do="act-and-end"])'))
    if (isReady) one.removeAttribute("aria-disabled");
    else one.setAttribute("aria-disabled", "true");
  showMoneyLeft(form, answer?.cost ?? form.dataset.cost);
}

/**
 * @param {HTMLElement} form
 * @param {PartAnswer | null} answer
 */
function labelOf(form, answer) {
  if (form.dataset.complete !== undefined) return form.dataset.doLabel;
  if (!answer) return main.dataset.choose;
  return labelFor(form, answer.cost);
}

/**
 * @param {HTMLElement} form
 * @param {number | string | undefined} cost
 */
export const labelFor = (form, cost) =>
  cost ? form.dataset.priced?.replace("#", formatNumber(cost)) : form.dataset.label;

/**
 * Show money before and after while the viewer composes an amount or a mix, or until the server tells all effects.
 * @param {HTMLElement} form
 * @param {number | string | undefined} cost
 */
function showMoneyLeft(form, cost) {
  let line = $(".left", form);
  if (form.dataset.have === undefined || cost === undefined) {
    line?.remove();
    return;
  }
  if (!line) {
    line = document.createElement("p");
    line.className = "left delta";
    form.append(line);
  }
  const have = Number(form.dataset.have);
  const after = have - Number(cost);
  line.innerHTML = `<span></span><b class="ltr">${formatNumber(have)} → ${formatNumber(after)}</b>`;
  get("span", line).textContent = form.dataset.means ?? "";
  line.classList.toggle("over", after < 0);
}

onChoice(updatePrimaryButton);
