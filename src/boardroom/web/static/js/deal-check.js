// @ts-check
// What a browser finds in the record of a game, from what it kept before the deal.
import { sha256 } from "./sha256.js";

/**
 * What a browser keeps of a deal: the server's commitment, its own text and the promise of it, or "" if the text
 * was sent at once; what all seats promised when the table was full; and whether the record was checked.
 * @typedef {{commitment: string, text: string, promise: string, promises?: string[], checked?: boolean}} Deal
 * @typedef {{commitment: string, entropy: string[], promises?: string[], secret: string}} Dealing
 */

/**
 * Whether the seed of a record comes from what the browser has kept.
 * @param {Deal} kept
 * @param {{dealing: Dealing, chance: {seed: string}}} record
 */
export function isDealtAsKept(kept, { dealing, chance }) {
  const { commitment, entropy, promises = [], secret } = dealing;
  const isSame = commitment === kept.commitment && sha256(`boardroom deal ${secret}`) === commitment;
  const isMine = entropy.includes(kept.text);
  const areAsPromised = !kept.promises || String(promises) === String(kept.promises);
  const areKept = promises.every((one, at) => !one || !entropy[at] || sha256(`boardroom seat ${entropy[at]}`) === one);
  return isSame && isMine && areAsPromised && areKept && sha256(pythonJson(secret, entropy)) === chance.seed;
}

/**
 * The JSON whose hash is the seed, written as Python writes it.
 * @param {string} secret
 * @param {string[]} texts
 */
function pythonJson(secret, texts) {
  const quote = (/** @type {string} */ text) =>
    JSON.stringify(text).replace(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return `[${quote(secret)}, [${texts.map(quote).join(", ")}]]`;
}
