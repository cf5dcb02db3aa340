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

/** How much larger a target is than what stands in it, at least. */
const MUCH_LARGER = 2.5;

/**
 * How high the buttons of a picture lie above one another, by touch; 0 where nothing is said. Where targets overlap,
 * what may be touched is touched. But what stands in a much larger target that may be touched answers for itself, lit
 * or not, if a finger finds room beside it there: so it can be asked about. A touch of it counts for the place where it
 * leads to nothing else (`play/interaction.py`).
 * @param {Target[]} targets
 * @param {(target: Target) => boolean} isLit
 * @param {ReadonlyMap<string, Hit>} larger where those can be hit that are larger than they are drawn
 * @param {number} scale how many pixels a unit has
 * @returns {Map<string, number>}
 */
export function heights(targets, isLit, larger, scale) {
  const lit = targets.filter(isLit);
  const found = new Map(lit.map(target => [target.touch, 3]));
  for (const whole of lit) {
    const inside = targets.filter(one => stands(one, whole));
    if (!inside.length || !hasRoom(whole, inside.map(one => larger.get(one.touch) ?? one), LEAST / scale)) continue;
    found.set(whole.touch, 1);
    for (const one of inside) if (!isLit(one)) found.set(one.touch, 2);
  }
  return found;
}

/**
 * @param {Target} one
 * @param {Target} whole
 */
function stands(one, whole) {
  const { x, y, w, h } = one;
  const isInside = x >= whole.x && y >= whole.y && x + w <= whole.x + whole.w && y + h <= whole.y + whole.h;
  return one !== whole && isInside && whole.w * whole.h > MUCH_LARGER * w * h;
}

/**
 * Whether a square of this side has room in a target beside all that stands in it.
 * @param {Hit} whole
 * @param {Hit[]} inside
 * @param {number} side
 */
function hasRoom(whole, inside, side) {
  for (let { x } = whole; x + side <= whole.x + whole.w; x += side / 4) {
    for (let { y } = whole; y + side <= whole.y + whole.h; y += side / 4) {
      const meets = (/** @type {Hit} */ { x: left, y: top, w, h }) =>
        left < x + side && x < left + w && top < y + side && y < top + h;
      if (!inside.some(meets)) return true;
    }
  }
  return false;
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
