// Where targets can be hit: what is too small for a finger is larger than it is drawn.

/** @import { Target } from "./types.js" */

/** The least side in pixels of what can be touched next. */
export const LEAST = 32;

/** The least side in pixels of what ends a turn, or a part of it. */
export const LEAST_END = 44;

/** @typedef {{ x: number, y: number, w: number, h: number }} Hit in the scene's units */

/**
 * Where the lit targets can be hit, by touch, in a picture of this size. One that is too small grows as far as the edge
 * of the picture and the middle of the gap to the next lit target allow.
 * @param {Target[]} targets
 * @param {ReadonlySet<string>} lit
 * @param {number} scale how many pixels a unit has
 * @param {{ w: number, h: number }} size
 * @returns {Map<string, Hit>}
 */
export function hits(targets, lit, scale, size) {
  const shown = targets.filter(target => lit.has(target.touch));
  return new Map(shown.map(target => [target.touch, hit(target, shown, scale, size)]));
}

/**
 * @param {Target} target
 * @param {Target[]} shown
 * @param {number} scale
 * @param {{ w: number, h: number }} size
 * @returns {Hit}
 */
function hit(target, shown, scale, size) {
  const least = (target.ends ? LEAST_END : LEAST) / scale;
  const across = Math.max(0, least - target.w) / 2;
  const down = Math.max(0, least - target.h) / 2;
  if (!across && !down) return target;
  const limits = limitsOf(target, shown, 2 * across, 2 * down, size);
  const [left, right] = stretched(target.x, target.x + target.w, across, limits.left, limits.right);
  const [top, bottom] = stretched(target.y, target.y + target.h, down, limits.top, limits.bottom);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * How far a target may reach to each side: halfway to what stands there.
 * @param {Target} target
 * @param {Target[]} others
 * @param {number} across how far it would like to reach to the left and to the right
 * @param {number} down the same up and down
 * @param {{ w: number, h: number }} size
 */
function limitsOf(target, others, across, down, size) {
  const limits = { left: 0, top: 0, right: size.w, bottom: size.h };
  for (const other of others) {
    const beside = Math.max(other.x - target.x - target.w, target.x - other.x - other.w);
    const below = Math.max(other.y - target.y - target.h, target.y - other.y - other.h);
    const inside = beside < 0 && below < 0;
    const far = beside >= 2 * across || below >= 2 * down;
    if (other === target || inside || far) continue;
    if (beside >= below && other.x > target.x) limits.right = Math.min(limits.right, target.x + target.w + beside / 2);
    else if (beside >= below) limits.left = Math.max(limits.left, target.x - beside / 2);
    else if (other.y > target.y) limits.bottom = Math.min(limits.bottom, target.y + target.h + below / 2);
    else limits.top = Math.max(limits.top, target.y - below / 2);
  }
  return limits;
}

/**
 * A stretch made longer by so much at each end; what one end may not take goes to the other.
 * @param {number} low
 * @param {number} high
 * @param {number} by
 * @param {number} least
 * @param {number} most
 */
function stretched(low, high, by, least, most) {
  const below = Math.max(0, low - least);
  const above = Math.max(0, most - high);
  return [low - Math.min(below, Math.max(by, 2 * by - above)), high + Math.min(above, Math.max(by, 2 * by - below))];
}
