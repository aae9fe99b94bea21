// @ts-check
// The search of the rules: clauses that hold any of the words, first those that hold the rarest and the most of them.
import { $$, ancestor, fieldOf, foldText, get } from "./dom.js";

const LEAST_SHARE = 0.5; // of the best score: what holds only the common words of a question is left out
const HAN_RUN = /[\u4e00-\u9fff]+/g;

/**
 * The words of a text; Chinese ones, which no spaces separate, as pairs of characters.
 * @param {string | undefined} text
 */
function splitWords(text) {
  const folded = foldText(text ?? "");
  const pairs = (folded.match(HAN_RUN) ?? []).flatMap((run) =>
    run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  const others = folded.replace(HAN_RUN, " ").split(/[^\p{L}\p{N}.+-]+/u);
  return [...new Set([...pairs, ...others])].filter(Boolean);
}

/**
 * How well each text fits: the sum over the words it holds, a rare word counting more than a common one.
 * @param {string[]} texts
 * @param {string[]} words
 */
function scoreTexts(texts, words) {
  const scores = texts.map(() => 0);
  for (const word of words) {
    const holding = texts.map((text) => text.includes(word));
    const count = holding.filter(Boolean).length;
    const worth = count ? Math.log(1 + texts.length / count) : 0;
    for (const [at, holds] of holding.entries()) if (holds) scores[at] += worth;
  }
  return scores;
}

/** @param {HTMLInputElement} field */
function searchRules(field) {
  /** @type {HTMLElement} */
  const reader = ancestor(field, ".reader");
  const clauses = $$("[data-clause-text]", reader);
  const every = splitWords(field.value);
  const common = new Set(splitWords(field.dataset.common));
  const telling = every.filter((word) => !common.has(word));
  const words = telling.length ? telling : every;
  const scores = scoreTexts(
    clauses.map((clause) => foldText(clause.textContent)),
    words,
  );
  const least = Math.max(...scores) * LEAST_SHARE;
  const isFound = (/** @type {number} */ score) => !words.length || (score > 0 && score >= least);
  reader.toggleAttribute("data-searching", words.length > 0);
  const ranked = [...scores.keys()].sort((a, b) => scores[b] - scores[a]);
  for (const [rank, at] of ranked.entries()) {
    clauses[at].hidden = !isFound(scores[at]);
    clauses[at].style.order = words.length ? String(rank) : "";
  }
  get("[data-none]", reader).hidden = scores.some(isFound);
}

document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field.dataset.search !== undefined) searchRules(field);
});
