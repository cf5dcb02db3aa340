// How large a board is in the room that the page has for it.

/** @import { Display } from "./types.js" */

/** The least side of a target, in CSS pixels, where the page can be scrolled. */
const LEAST_TARGET = 24;

/** So much of the window's height a board may have where the page can be scrolled. */
const OF_THE_WINDOW = 0.86;

/**
 * How wide a board is that takes all the room it finds, in the picture's proportions.
 * @param {HTMLElement} room its style sheet says by `--stacked` that the page can be scrolled
 * @param {Display} display
 */
export function widthIn(room, display) {
  const ratio = display.w / display.h;
  room.classList.toggle("scrolls", display.scrolls);
  const width = room.clientWidth; // Measured now: a scrollbar may have come.
  if (display.scrolls) return width;
  const stacked = getComputedStyle(room).getPropertyValue("--stacked").trim();
  if (!stacked) return Math.min(width, Math.max(room.clientHeight, 1) * ratio);
  // Rather higher than the window than too small for a finger.
  return ratio < 1 ? width : Math.min(width, Math.max(innerHeight * OF_THE_WINDOW * ratio, leastWidth(display)));
}

/**
 * The width from which on every target is large enough to be hit.
 * @param {Display} display
 */
function leastWidth({ w, targets }) {
  const least = Math.min(...targets.map(target => Math.min(target.w, target.h)));
  return targets.length ? LEAST_TARGET / least * w : 0;
}
