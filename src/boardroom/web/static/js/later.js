// @ts-check
// Draws what is out of sight a frame after what is in sight, which a slow processor shows sooner thereby.
import { $ } from "./dom.js";

/**
 * Do something after the next frame has been drawn.
 * @param {() => void} task
 */
export const afterFrame = (task) => requestAnimationFrame(() => setTimeout(task));

/**
 * Leave out of the next frame what replaces panels out of sight; they keep their heights.
 * @param {{old: HTMLElement, fresh: HTMLElement}[]} swaps
 */
export function drawLater(swaps) {
  const fold = findFold();
  for (const { old, fresh } of swaps) {
    const { top, bottom, height } = old.getBoundingClientRect();
    if ((top < fold && bottom > 0) || $(":popover-open", old)) continue;
    fresh.style.contentVisibility = "hidden";
    fresh.style.containIntrinsicHeight = `${height}px`;
    afterFrame(() => {
      fresh.style.contentVisibility = "";
      fresh.style.containIntrinsicHeight = "";
    });
  }
}

/** The lower edge of what the viewer sees: of the window, or on a phone of what the decision leaves free. */
function findFold() {
  const decision = $(".decision");
  if (!decision || getComputedStyle(decision).position !== "fixed") return innerHeight;
  return decision.getBoundingClientRect().top;
}
