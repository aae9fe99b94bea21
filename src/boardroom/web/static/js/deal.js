// @ts-check
// A deal that nobody can choose. The browser keeps its random text and what the others were bound to before it
// reveals the text; when the game is over it checks the record by itself.
import { notice, notify, randomKey, send, tableId } from "./api.js";
import { isDealtAsKept } from "./deal-check.js";
import { $, parseJson, readSetting, saveSetting } from "./dom.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./deal-check.js").Deal} Deal */

const nameOf = (/** @type {string} */ table) => `deal-${table}`;

/** A new random text, and its promise. */
export function seatText() {
  const text = randomKey();
  return { text, promise: sha256(`boardroom seat ${text}`) };
}

/**
 * @param {string} table
 * @param {Deal} deal
 */
export const keepDeal = (table, deal) => saveSetting(nameOf(table), JSON.stringify(deal));

/**
 * @param {string} table
 * @returns {Deal | null}
 */
const keptDeal = (table) => parseJson(readSetting(nameOf(table)));

/**
 * Keep the server's commitment before joining; return whether the table can be joined.
 * @param {string} table
 * @param {{text: string, promise: string}} own
 */
export async function keepJoin(table, own) {
  const { ok, said } = await send("GET", `/api/tables/${table}`);
  if (!ok) notify(said.error, true);
  else keepDeal(table, { commitment: said.dealing.commitment, ...own });
  return ok;
}

/**
 * Reveal the text once all seats are taken, unless the server has changed its commitment or lost the promise.
 * @param {string} table
 */
export async function revealText(table) {
  const kept = keptDeal(table);
  if (!$("[data-full]") || !kept?.promise) return;
  const { ok, said } = await send("GET", `/api/tables/${table}`);
  if (!ok || said.begun) return;
  const { commitment, promises = [] } = said.dealing;
  if (commitment !== kept.commitment || !promises.includes(kept.promise)) {
    notify(notice.dataset.dealWrong, true);
    return;
  }
  keepDeal(table, { ...kept, promises: kept.promises ?? promises });
  await send("POST", `/api/tables/${table}/reveal`, { text: kept.text });
}

/** Check the record once the game is over, and say what it proves. */
export async function checkDeal() {
  const table = String(tableId);
  const kept = keptDeal(table);
  if (!kept || kept.checked || !$("[data-game-over]")) return;
  const { ok, said } = await send("GET", `/api/tables/${table}/record`);
  if (!ok) return;
  if (!isDealtAsKept(kept, said)) {
    notify(notice.dataset.dealWrong, true);
    return;
  }
  keepDeal(table, { ...kept, checked: true });
  notify(kept.promises?.every(Boolean) ? notice.dataset.dealFine : notice.dataset.dealCommitted);
}
