// @ts-check
// SHA-256 of a text. Browsers offer theirs only over HTTPS, but tables are also reached by the address of a machine.

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (/** @type {number} */ root) => Math.floor((root % 1) * 2 ** 32);

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));

/**
 * @param {string} text
 * @returns {string} the hash in hexadecimal digits
 */
export function sha256(text) {
  const given = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((given.length + 9) / 64) * 64);
  padded.set(given);
  padded[given.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, given.length * 8);
  const hash = [...START];
  for (let at = 0; at < padded.length; at += 64) addBlock(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * @param {number[]} hash
 * @param {DataView} view
 * @param {number} at
 */
function addBlock(hash, view, at) {
  const words = [...Array(16).keys()].map((i) => view.getUint32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const mixed =
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    words.push((words[i - 16] + words[i - 7] + mixed) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] + word) | 0;
  });
}
