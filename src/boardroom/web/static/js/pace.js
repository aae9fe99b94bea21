// @ts-check
// Shows the moves of others one by one, at the pace that the viewer chose: after a pause, or on demand. The viewer's
// own moves are drawn at once, and so is everything if no pace was chosen.
import { $, formatNumber, main, readSetting } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { current, moment, pacing, refresh } from "./panels.js";

/** The last row of the table that is known, and the last one that may be drawn. */
let last = current.seq;
let allowed = current.seq;
/** @type {ReturnType<typeof setTimeout> | null} */
let timer = null;

const pace = () => readSetting("pace") ?? "off";

pacing.row = () => (pace() === "off" ? undefined : allowed);

/**
 * Draw a row without waiting, and with it all earlier ones: the viewer's own move, or what was skipped.
 * @param {number | undefined} seq
 */
export function allowRow(seq) {
  last = Math.max(last, seq ?? 0);
  allowed = Math.max(allowed, seq ?? 0);
  showWaiting();
}

/**
 * Draw up to this row, at the viewer's pace.
 * @param {number | undefined} seq
 */
export function followTo(seq) {
  last = Math.max(last, seq ?? 0);
  if (pace() === "off" || moment() !== undefined) allowed = last;
  showWaiting();
  schedule();
  return refresh();
}

function schedule() {
  if (timer || allowed >= last || pace() === "wait") return;
  timer = setTimeout(drawNext, Number(pace()) || 0);
}

async function drawNext() {
  timer = null;
  if (allowed < last) allowed += 1;
  showWaiting();
  await refresh();
  schedule();
}

/** How many rows are to come, with the buttons for the next one and for all. */
function showWaiting() {
  const box = $("#pacer");
  if (!box) return;
  const count = last - allowed;
  box.hidden = count <= 0;
  const number = $("[data-to-come]", box);
  if (number) number.textContent = formatNumber(count);
  main.toggleAttribute("data-behind", count > 0);
}

addHandlers({
  "pace-next": drawNext,
  "pace-all"() {
    allowRow(last);
    return refresh();
  },
});
