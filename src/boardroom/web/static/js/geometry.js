// @ts-check
// Positions in a drawing, and the free space around them.
import { $$ } from "./dom.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {width: number, height: number}} Box A centre and a size, in the units of the drawing. */

/** The angle between two plates around a place. */
export const GAP = (34 * Math.PI) / 180;
const SIDES = 24; // how many directions are tried

/**
 * The bounds of an element in the units of the drawing.
 * @param {Element} element
 * @param {SVGSVGElement} svg
 * @returns {Box}
 */
export function boxOf(element, svg) {
  const seen = element.getBoundingClientRect();
  const toDrawing = /** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse();
  const a = new DOMPoint(seen.left, seen.top).matrixTransform(toDrawing);
  const b = new DOMPoint(seen.right, seen.bottom).matrixTransform(toDrawing);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: b.x - a.x, height: b.y - a.y };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * @param {Point} from
 * @param {number} angle
 * @param {number} length
 * @returns {Point}
 */
export const pointAt = (from, angle, length) => ({
  x: from.x + length * Math.cos(angle),
  y: from.y + length * Math.sin(angle),
});

/**
 * The direction in which the plates cover no other option and stay within the drawing.
 * @param {SVGSVGElement} svg
 * @param {Box} at
 * @param {number} count
 * @param {number} far
 * @param {number} size
 */
export function findBestSide(svg, at, count, far, size) {
  const [left, top, width, height] = String(svg.dataset.home).split(" ").map(Number);
  /** @param {string} selector */
  const listBoxes = (selector) => $$(selector, svg).map((one) => boxOf(one, svg));
  const others = listBoxes(".legal").filter((one) => distance(one, at) > 1);
  const names = listBoxes("text").filter((one) => distance(one, at) < 2 * far);
  /** @param {Point} plate */
  const isOutside = ({ x, y }) =>
    x - size < left || x + size > left + width || y - size < top || y + size > top + height;
  /** @param {number} middle */
  const costOf = (middle) => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const plate = pointAt(at, middle + (i - (count - 1) / 2) * GAP, far);
      if (isOutside(plate)) sum += 10;
      sum += others.filter((one) => distance(one, plate) < size + one.width / 2).length;
      sum += 0.2 * names.filter((one) => distance(one, plate) < size + one.width / 3).length;
    }
    return sum;
  };
  const sides = Array.from({ length: SIDES }, (_, i) => -Math.PI / 3 + (i * 2 * Math.PI) / SIDES);
  return sides.reduce((best, one) => (costOf(one) < costOf(best) ? one : best), sides[0]);
}
