// @ts-check
// Several people at one screen: a curtain covers the table whenever another seat is to move. Until somebody lifts
// it, the page contains only public information.
import { $, $$, get, main, panel } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { current, onPanelShown, refresh } from "./panels.js";

const curtain = $(".curtain");
if (curtain) current.viewer = main.dataset.seat;

function closeCurtain() {
  const seat = panel("top")?.dataset.behind;
  if (!curtain || seat === undefined) return;
  for (const name of $$("[data-for]", curtain)) name.hidden = name.dataset.for !== seat;
  curtain.dataset.seat = seat;
  curtain.hidden = false;
  main.inert = true;
  get("button", curtain).focus();
  if (current.viewer !== undefined) {
    current.viewer = undefined;
    refresh("decision");
  }
}
onPanelShown("top", closeCurtain);

addHandlers({
  async lift() {
    if (!curtain) return;
    current.viewer = curtain.dataset.seat;
    await refresh("decision");
    curtain.hidden = true;
    main.inert = false;
  },
});
