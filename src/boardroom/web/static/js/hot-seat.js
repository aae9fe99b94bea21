// Several persons at one screen: a curtain falls whenever another seat is asked. Until it is lifted the page
// holds what everybody may see, and nothing else.
import { $, $$, main, panel } from "./dom.js";
import { adds } from "./handlers.js";
import { now, refresh, settles } from "./panels.js";

const curtain = $(".curtain");
if (curtain) now.looker = main.dataset.seat;

function fall() {
  const seat = panel("top")?.dataset.behind;
  if (!curtain || seat === undefined) return;
  for (const name of $$("[data-for]", curtain)) name.hidden = name.dataset.for !== seat;
  curtain.dataset.seat = seat;
  curtain.hidden = false; main.inert = true;
  $("button", curtain).focus();
  if (now.looker !== undefined) { now.looker = undefined; refresh("decision"); }
}
settles("top", fall);
adds({ async lift() { now.looker = curtain.dataset.seat; await refresh("decision"); curtain.hidden = true; main.inert = false; } });
