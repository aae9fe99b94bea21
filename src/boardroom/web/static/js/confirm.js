// @ts-check
// A costly slip is asked about once, before it is made.
import { $, get, main, readSetting, saveSetting } from "./dom.js";

/** @type {[string, boolean][]} */
const ANSWERS = [
  ["anyway", true],
  ["cancel", false],
  ["never", true],
];

/**
 * Whether a move is meant although it looks like a slip; viewers may turn these questions off.
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
        // The second half of a double click was not meant for what has just appeared under it.
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
