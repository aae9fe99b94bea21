// The pages in the browser: this module begins everything and hands presses on to whoever does them. It knows no
// game: what can be chosen, what it costs and what it lights up come from the parts that the server has written
// into the page. No build step: the modules are loaded as they are.
import { $, main, panel, root } from "./dom.js";
import { doings } from "./handlers.js";
import { show, whenShown } from "./offer.js";
import { sorted, speak, settle, titled, ALL } from "./panels.js";
import { centre, dragged } from "./board.js";
import "./assign.js";
import "./curtain.js";
import "./routes.js";
import { fan } from "./tile-picker.js";
import { press } from "./keys.js";
import { act } from "./decision.js";
import { goTo } from "./history.js";
import { openRules } from "./tabs.js";
import { live } from "./live.js";
import { otherWords, showSettings } from "./settings.js";
import { waitForSeats, writeLinks } from "./lobby.js";

whenShown(fan); // after the lights: it keeps clear of them

document.addEventListener("click", (event) => {
  if (dragged()) { event.preventDefault(); return; }
  if (!event.target.closest(".menu")) $(".menu[open]")?.removeAttribute("open");
  const doing = event.target.closest("[data-do]"), link = event.target.closest("a");
  if (doing) { if (doing.tagName === "A") event.preventDefault(); doings[doing.dataset.do]?.(doing); return; }
  if (link && !event.ctrlKey && !event.metaKey) { if (followed(link)) event.preventDefault(); return; }
  const target = main && event.target.closest("[data-id]");
  if (target && !target.closest(".decision") && target.matches(".legal, .barred")) press(target);
});

// Links that change the page in place.
function followed(link) {
  if (otherWords(link)) return true;
  if (!main) return false;
  if (link.dataset.at !== undefined) goTo(Number(link.dataset.at));
  else if (link.dataset.clause !== undefined) openRules(link.dataset.clause);
  else return false;
  return true;
}

document.addEventListener("submit", (event) => { event.preventDefault(); if (event.target.matches(".offer")) act(); });

if (main) {
  for (const name of ALL) settle(name, panel(name));
  sorted(); show(); titled(); speak(false); centre(); live();
} else { showSettings(); writeLinks(); waitForSeats(); }
root.dataset.ready = "yes";
