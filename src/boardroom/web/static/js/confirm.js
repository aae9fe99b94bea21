// A costly slip is asked about once, before it is made.
import { $, keep, kept, main } from "./dom.js";

// Whether it is meant; those who never want to be asked say so here or in the menu.
export const sure = async (slip) => !slip || kept("slips") === "off" || meant(slip);
function meant(words) {
  $(".slip")?.remove();
  const box = document.createElement("div"), text = document.createElement("p");
  box.className = "slip"; box.setAttribute("role", "alertdialog");
  text.textContent = `${words} ${main.dataset.sure}`;
  box.append(text);
  return new Promise((done) => {
    for (const [key, answer] of [["anyway", true], ["cancel", false], ["never", true]]) {
      const button = document.createElement("button");
      button.type = "button"; button.className = key === "anyway" ? "btn primary" : "btn"; button.textContent = main.dataset[key];
      button.dataset.slipAnswer = key;
      // The second half of a double click was not meant for what has just appeared under it.
      button.onclick = ({ detail }) => { if (detail > 1) return; if (key === "never") keep("slips", "off"); box.remove(); done(answer); };
      box.append(button);
    }
    $(".decision .act").before(box);
    $("button", box).focus();
  });
}
