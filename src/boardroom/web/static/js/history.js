// The way through the history: any moment by slider, log or address, and a button that plays it.
import { $, $$, main, num } from "./dom.js";
import { adds } from "./handlers.js";
import { moment, now, refresh, settles } from "./panels.js";
import { follow, wholeLog } from "./tabs.js";
import { table } from "./api.js";

let playing = null, sliding = null;

// A moment that is chosen by hand ends the playing; the last one is the present.
export function goTo(at) { stop(); return at < now.drawn ? lookAt(at) : present(); }

async function lookAt(at) {
  main.dataset.moment = at;
  history.replaceState(null, "", `/t/${table}?at=${at}`);
  pointTo(at);
  if (Number($(".log li[data-seq]")?.dataset.seq) > at) wholeLog(); // a page begins with the last lines only
  await refresh();
}

async function present() {
  stop();
  delete main.dataset.moment;
  history.replaceState(null, "", `/t/${table}`);
  pointTo(null);
  follow();
  await refresh();
}

// Slider, number and sign say which moment is seen, and the lines of the log that tell of it stand out.
function pointTo(at) {
  const slider = $("[data-slider]"), number = $("[data-at-number]"), tag = $('.hist [data-do="live"]'), list = $("#body-log");
  if (slider) slider.value = at ?? slider.max;
  if (number) number.textContent = num(at ?? slider.max);
  if (tag) { tag.className = at === null ? "tag on" : "tag new"; tag.textContent = at === null ? tag.dataset.live : tag.dataset.past; }
  for (const old of $$(".log li.at")) old.classList.remove("at");
  const lines = $$(`.log li[data-seq="${at}"]`);
  for (const line of lines) line.classList.add("at");
  if (lines.length && list) list.scrollTop = lines[0].offsetTop - list.offsetTop - list.clientHeight / 2;
}

settles("log", () => { if (moment() !== undefined) pointTo(moment()); });

function stop() { clearInterval(playing); playing = null; $('[data-do="play"]')?.setAttribute("aria-pressed", "false"); }
function play(button) {
  if (playing) { stop(); return; }
  const slider = $("[data-slider]"), last = Number(slider.max);
  let at = Number(slider.value) >= last ? 0 : Number(slider.value);
  button.setAttribute("aria-pressed", "true");
  playing = setInterval(() => { at += 1; if (at < last) lookAt(at); else present(); }, 650);
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
  stop();
  $("[data-at-number]").textContent = num(field.value);
  clearTimeout(sliding);
  sliding = setTimeout(() => { if (moment() !== undefined || field.value !== field.max) goTo(Number(field.value)); }, 120);
});
