// @ts-check
// Asks for confirmation before a move that looks like a costly mistake.
import { $, get, main, readSetting, saveSetting } from "./dom.js";

/** @type {[string, boolean][]} */
const ANSWERS = [
  ["anyway", true],
  ["cancel", false],
  ["never", true],
];

/**
 * Ask whether to make a move that looks like a mistake; viewers can turn these questions off.
 * @param {string | undefined} slip
 */
export const confirmSlip = async (slip) => !slip || readSetting("slips") === "off" || askViewer(slip);

/**
 * @param {string} words
 * @returns {Promise<boolean>}
 */
function askViewer(words) {
  $(".slip")?.remove();
  const box = document.createElement("div");
  box.className = "slip";
  box.setAttribute("role", "alertdialog");
  const text = document.createElement("p");
  text.textContent = `${words} ${main.dataset.sure}`;
  box.append(text);
  return new Promise((done) => {
    for (const [key, answer] of ANSWERS) {
      const button = createButton(key);
      button.onclick = ({ detail }) => {
        // The second click of a double click was not meant for the dialog that has just appeared.
        if (detail > 1) return;
        if (key === "never") saveSetting("slips", "off");
        box.remove();
        done(answer);
      };
      box.append(button);
    }
    get(".decision .act").before(box);
    get("button", box).focus();
  });
}

/** @param {string} key */
function createButton(key) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = key === "anyway" ? "btn primary" : "btn";
  button.textContent = main.dataset[key] ?? "";
  button.dataset.slipAnswer = key;
  return button;
}
