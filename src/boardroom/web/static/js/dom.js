// What every module needs: finding elements, reading what they carry, numbers in the reader's digits.

export const root = document.documentElement;
export const main = document.querySelector("main.table");
export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
export const json = (text, otherwise = null) => (text ? JSON.parse(text) : otherwise);
export const panel = (name) => $(`[data-panel="${name}"]`);
export const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
export const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* a private window forgets */ } };

const NATIVE = "۰۱۲۳۴۵۶۷۸۹";
const native = (text) => text.replace(/\d/g, (d) => NATIVE[d]);
export const num = (n) => {
  const text = n < 0 ? `−${-n}` : String(n);
  return root.dataset.digits === "fa" ? native(text) : text;
};
// Numbers in a sentence of the server; clauses, places such as H12 and pieces of input marked off as Latin keep their digits.
const LATIN = "\u2068[^\u2068\u2069]*[A-Za-z][^\u2068\u2069]*\u2069";
const NUMBERS = new RegExp(`${LATIN}|(?<![A-Za-z0-9.-])\\d+(?![A-Za-z])`, "g");
const inSentence = (piece) => (piece.startsWith("\u2068") ? piece : native(piece));
export const said = (text) => (root.dataset.digits === "fa" ? text.replace(NUMBERS, inSentence) : text);
export const latin = (text) => text.replace(/[۰-۹]/g, (d) => NATIVE.indexOf(d)).replace(/[٠-٩]/g, (d) => d.charCodeAt(0) - 1632);
export const fold = (text) => latin(text).toLowerCase().replace(/ي/g, "ی").replace(/ك/g, "ک").replace(/[\u2066-\u2069\u200c\u200f]/g, "");
