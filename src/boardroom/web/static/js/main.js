// @ts-check
// The entry point of every page: it loads the other modules and dispatches clicks to them. It knows no game: the
// parts that the server writes into the page say what can be chosen, what it costs and what to highlight. There is
// no build step. The first imports are in the order in which their listeners must run.
import "./board.js";
import { centreBoard, isDragged } from "./pan-zoom.js";
import "./assign.js";
import "./hot-seat.js";
import "./routes.js";
import "./aids.js";
import "./faces.js";
import { drawTilePicker } from "./tile-picker.js";
import { pressTarget } from "./keys.js";
import { checkDeal } from "./deal.js";
import { announceMove, updateTitle } from "./announce.js";
import { act } from "./decision.js";
import { $, closest, main, panel, root } from "./dom.js";
import { handlers } from "./handlers.js";
import { goTo } from "./history.js";
import { afterFrame } from "./later.js";
import { startListening } from "./live.js";
import { expandLinks, waitForPlayers } from "./lobby.js";
import { onChoice, showChoice, showChoiceOnce } from "./offer.js";
import { PANELS, onPanelShown, setUpPanel } from "./panels.js";
import { switchLanguage, updateSettings } from "./settings.js";
import "./rules-search.js";
import "./sheets.js";
import "./sheet.js";
import { sortLists } from "./sorting.js";
import { openRules } from "./tabs.js";

onChoice(drawTilePicker); // after the board, since it avoids the highlighted options

document.addEventListener("click", (event) => {
  if (isDragged()) {
    event.preventDefault();
    return;
  }
  if (!closest(event, ".menu")) $(".menu[open]")?.removeAttribute("open");
  const button = closest(event, "[data-do]");
  if (button) {
    if (button.tagName === "A") event.preventDefault();
    handlers[String(button.dataset.do)]?.(button);
    return;
  }
  const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a"));
  if (link && !event.ctrlKey && !event.metaKey) {
    if (followLink(link)) event.preventDefault();
    return;
  }
  const target = main && closest(event, "[data-id]");
  if (target && !target.closest(".decision") && target.matches(".legal, .barred")) {
    pressTarget(target, closest(event, "[data-press]")?.dataset);
    return;
  }
  // A press anywhere on a player's row opens what the button in it opens.
  const row = closest(event, ".player");
  if (row && !closest(event, "button, [popover]")) $(".sheetopen", row)?.click();
});

/**
 * Follow a link that changes the page in place; return whether it is one.
 * @param {HTMLAnchorElement} link
 */
function followLink(link) {
  if (switchLanguage(link)) return true;
  if (!main) return false;
  if (link.dataset.at !== undefined) goTo(Number(link.dataset.at));
  else if (link.dataset.clause !== undefined) openRules(link.dataset.clause);
  else return false;
  return true;
}

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (closest(event, "form")?.matches(".offer")) act();
});

if (main) {
  sortLists();
  showChoiceOnce(() => {
    for (const name of PANELS) setUpPanel(name, panel(name));
    showChoice();
  });
  updateTitle();
  announceMove(false);
  centreBoard();
  startListening();
  checkDeal();
  onPanelShown("decision", checkDeal);
} else {
  updateSettings();
  expandLinks();
  waitForPlayers();
}
root.dataset.ready = "yes";
afterFrame(() => {
  root.dataset.drawn = "";
});
