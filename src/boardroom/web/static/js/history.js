// @ts-check
// The history of a game: any row by slider, log or address, and a button that plays it.
import { tableId } from "./api.js";
import { $, $$, fieldOf, formatNumber, get, main, readSetting, saveSetting } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { current, moment, onPanelShown, refresh } from "./panels.js";
import { followLog, loadWholeLog } from "./tabs.js";

const PLAY_INTERVAL_MS = 650; // at the usual speed
const SLIDE_DELAY_MS = 120;
/** @type {ReturnType<typeof setTimeout> | null} */
let playing = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let sliding;

/** @returns {HTMLInputElement | null} */
const findSlider = () => $("[data-slider]");

/**
 * Show the row the viewer chose, and stop playing; the last row is the present.
 * @param {number} at
 */
export function goTo(at) {
  stopPlaying();
  return at < current.seq ? showPast(at) : showPresent();
}

/** @param {number} at */
async function showPast(at) {
  main.dataset.moment = String(at);
  history.replaceState(null, "", `/t/${tableId}?at=${at}`);
  markMoment(at);
  if (Number($(".log li[data-seq]")?.dataset.seq) > at) loadWholeLog(); // at first a page has only the last lines
  await refresh();
}

async function showPresent() {
  stopPlaying();
  delete main.dataset.moment;
  history.replaceState(null, "", `/t/${tableId}`);
  markMoment(null);
  followLog();
  await refresh();
}

/**
 * Show which row is displayed on the slider, its number and the banner, and highlight its lines in the log.
 * @param {number | string | null} at
 */
function markMoment(at) {
  const slider = findSlider();
  const number = $("[data-at-number]");
  const tag = $('.hist [data-do="live"]');
  if (slider) slider.value = String(at ?? slider.max);
  if (number) number.textContent = formatNumber(at ?? String(slider?.max));
  if (tag) {
    tag.className = at === null ? "tag on" : "tag new";
    tag.textContent = (at === null ? tag.dataset.live : tag.dataset.past) ?? "";
  }
  for (const old of $$(".log li.at")) old.classList.remove("at");
  const lines = $$(`.log li[data-seq="${at}"]`);
  for (const line of lines) line.classList.add("at");
  const list = $("#body-log");
  if (lines.length && list) list.scrollTop = lines[0].offsetTop - list.offsetTop - list.clientHeight / 2;
}

onPanelShown("log", () => {
  const at = moment();
  const speed = findSpeed();
  if (speed) speed.value = readSetting("speed") ?? "1";
  if (at !== undefined) markMoment(at);
});

/** @returns {HTMLSelectElement | null} */
const findSpeed = () => $("[data-speed]");

/**
 * Show the row before or after the displayed one.
 * @param {number} by
 */
function stepBy(by) {
  goTo(Math.max(0, Number(moment() ?? current.seq) + by));
}

function stopPlaying() {
  if (playing) clearTimeout(playing);
  playing = null;
  $('[data-do="play"]')?.setAttribute("aria-pressed", "false");
}

/** @param {HTMLElement} button */
function togglePlaying(button) {
  if (playing) {
    stopPlaying();
    return;
  }
  const slider = findSlider();
  const last = Number(slider?.max);
  let at = Number(slider?.value) >= last ? 0 : Number(slider?.value);
  button.setAttribute("aria-pressed", "true");
  const playOn = () => {
    playing = setTimeout(
      () => {
        at += 1;
        playOn();
        if (at < last) showPast(at);
        else showPresent();
      },
      PLAY_INTERVAL_MS / Number(findSpeed()?.value || 1),
    );
  };
  playOn();
}

/**
 * Show a viewer of the past how far the game has continued.
 * @param {number | undefined} seq
 */
export function extendHistory(seq) {
  if (!seq) return;
  const slider = findSlider();
  if (slider) slider.max = String(seq);
  current.seq = Math.max(current.seq, seq);
}

addHandlers({
  play: togglePlaying,
  live: showPresent,
  "back-step": () => stepBy(-1),
  "next-step": () => stepBy(1),
});
document.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field.dataset.speed !== undefined) saveSetting("speed", field.value);
});
document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (field.dataset.slider === undefined) return;
  stopPlaying();
  get("[data-at-number]").textContent = formatNumber(field.value);
  clearTimeout(sliding);
  sliding = setTimeout(() => {
    if (moment() !== undefined || field.value !== field.max) goTo(Number(field.value));
  }, SLIDE_DELAY_MS);
});
