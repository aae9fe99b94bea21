// The way through the history: any moment by slider, log or address, and a button that plays it.
import { $, $$, main, num } from "./dom.js";
import { adds } from "./doings.js";
import { moment, now, refresh } from "./panels.js";
import { table } from "./wire.js";

let playing = null, sliding = null;

export async function goTo(at) {
  main.dataset.moment = at;
  history.replaceState(null, "", `/t/${table}?at=${at}`);
  const slider = $("[data-slider]"), number = $("[data-at-number]");
  if (slider) slider.value = at;
  if (number) number.textContent = num(at);
  const tag = $('.hist [data-do="live"]');
  if (tag) { tag.className = "tag new"; tag.textContent = tag.dataset.past; }
  pointTo(at);
  await refresh();
}

// The lines of the log that tell of this moment.
function pointTo(at) {
  for (const old of $$(".log li.at")) old.classList.remove("at");
  const lines = $$(`.log li[data-seq="${at}"]`);
  for (const line of lines) line.classList.add("at");
  const list = $("#body-log");
  if (lines.length && list) list.scrollTop = lines[0].offsetTop - list.offsetTop - list.clientHeight / 2;
}

async function present() {
  stop();
  delete main.dataset.moment;
  history.replaceState(null, "", `/t/${table}`);
  await refresh();
}

function stop() { clearInterval(playing); playing = null; $('[data-do="play"]')?.setAttribute("aria-pressed", "false"); }
function play(button) {
  if (playing) { stop(); return; }
  const slider = $("[data-slider]"), last = Number(slider.max);
  let at = Number(slider.value) >= last ? 0 : Number(slider.value);
  button.setAttribute("aria-pressed", "true");
  playing = setInterval(() => { at += 1; if (at > last) stop(); else goTo(at); }, 650);
}

// A reader of the past is told how far the present has gone on.
export function longer(seq) {
  const slider = $("[data-slider]");
  if (slider && seq) slider.max = seq;
  if (seq) now.drawn = Math.max(now.drawn, seq);
}

adds({ play, live: present });
document.addEventListener("input", ({ target: field }) => {
  if (field.dataset.slider === undefined) return;
  $("[data-at-number]").textContent = num(field.value);
  const atEnd = field.value === field.max && Number(field.max) === now.drawn;
  clearTimeout(sliding);
  sliding = setTimeout(() => { if (!atEnd) goTo(field.value); else if (moment() !== undefined) present(); }, 120);
});
