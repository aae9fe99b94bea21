// @ts-check
// Delays DOM swaps until the pointer is released, so that a move of another player costs no click. A system list, a
// menu or a broken device may swallow the release, so any sign of it counts, and a press without any event for a
// while has ended.

const MAX_SILENCE_MS = 3000;
const CLICK_DELAY_MS = 40; // a click follows its release
const POLL_MS = 20;
/** The time of the last event of the press; 0 while nothing is pressed. */
let lastSign = 0;
/** @type {ReturnType<typeof setTimeout> | null} */
let releaseTimer = null;
let dragging = false;

function holdPress() {
  lastSign = performance.now();
  if (releaseTimer) clearTimeout(releaseTimer);
  releaseTimer = null;
}

function endPress() {
  if (!lastSign) return;
  releaseTimer ??= setTimeout(() => {
    lastSign = 0;
    releaseTimer = null;
  }, CLICK_DELAY_MS);
}

/**
 * @param {string} kind
 * @param {(event: any) => void} listener
 */
const listen = (kind, listener) => addEventListener(kind, listener, { capture: true, passive: true });

listen("pointerdown", ({ button }) => {
  dragging = false;
  if (button === 0) holdPress();
});
listen("pointermove", ({ buttons }) => {
  if (!buttons) endPress();
  else if (lastSign && !releaseTimer) holdPress();
});
for (const kind of ["pointerup", "contextmenu", "visibilitychange"]) listen(kind, endPress);
listen("pointercancel", () => {
  // A drag cancels the pointer, but the element is still held.
  if (!dragging) endPress();
});
listen("blur", ({ target }) => {
  // Every press takes the focus from a field; only a blur of the window ends a press.
  if (target === window) endPress();
});
listen("dragstart", () => {
  dragging = true;
  holdPress();
});
listen("drag", holdPress);
for (const kind of ["dragend", "drop"])
  listen(kind, () => {
    dragging = false;
    endPress();
  });

export async function waitForRelease() {
  while (lastSign && performance.now() - lastSign < MAX_SILENCE_MS)
    await new Promise((done) => {
      setTimeout(done, POLL_MS);
    });
}
