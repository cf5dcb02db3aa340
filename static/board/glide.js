// What moves on a board from one display to the next, and what stays still meanwhile.

/** @import { Group, Shape } from "./types.js" */

export const GLIDE_MS = 220;

const SMALL = 0.7; // The size at which things come and go.

/** The way from one list of things to the next: what stays, and what travels, comes or goes. */
export class Glide {
  /**
   * @param {Shape[]} staying
   * @param {[was: Group, will: Group][]} ways
   * @param {number} started in milliseconds
   */
  constructor(staying, ways, started) {
    this.staying = staying;
    this.ways = ways;
    this.started = started;
  }

  /** @param {number} now */
  isDone(now) {
    return now - this.started >= GLIDE_MS;
  }

  /**
   * What moves, where it is now.
   * @param {number} now
   * @returns {Group[]}
   */
  groups(now) {
    const time = Math.min(1, Math.max(0, (now - this.started) / GLIDE_MS));
    const part = 1 - (1 - time) ** 3;
    return this.ways.map(([was, will]) => between(was, will, part));
  }
}

/**
 * The glide from things to other things, found by their keys; null when nothing moves.
 * @param {Shape[]} before
 * @param {Shape[]} after
 * @param {number} now
 */
export function glideBetween(before, after, now) {
  const old = new Map(before.filter(isKeyed).map(group => [group[7], group]));
  /** @type {[Group, Group][]} */
  const ways = [];
  /** @type {Shape[]} */
  const staying = [];
  for (const thing of after) {
    const was = isKeyed(thing) ? old.get(thing[7]) : undefined;
    if (!isKeyed(thing) || (was && samePlace(was, thing))) staying.push(thing);
    else ways.push([was ?? small(thing), thing]);
    if (isKeyed(thing)) old.delete(thing[7]);
  }
  for (const gone of old.values()) ways.push([gone, small(gone)]);
  return ways.length ? new Glide(staying, ways, now) : null;
}

/**
 * Whether a shape is one thing to the eye: a group with a key.
 * @param {Shape} shape
 * @returns {shape is Group}
 */
export function isKeyed(shape) {
  return shape[0] === "G" && shape[7] !== "";
}

/**
 * @param {Group} one
 * @param {Group} other
 */
function samePlace(one, other) {
  return [2, 3, 4, 5, 6].every(at => one[at] === other[at]);
}

/**
 * A group that cannot be seen yet, or no more.
 * @param {Group} group
 * @returns {Group}
 */
function small([letter, shapes, x, y, turn, scale, , key]) {
  return [letter, shapes, x, y, turn, scale * SMALL, 0, key];
}

/**
 * A group on its way; it turns the shorter way round.
 * @param {Group} was
 * @param {Group} will
 * @param {number} part from 0 to 1
 * @returns {Group}
 */
function between([, before, x, y, turn, scale, alpha], [letter, after, toX, toY, toTurn, toScale, toAlpha, key], part) {
  const along = (/** @type {number} */ from, /** @type {number} */ to) => from + (to - from) * part;
  return [
    letter, toAlpha ? after : before,
    along(x, toX), along(y, toY), turn + (modulo(toTurn - turn + 180, 360) - 180) * part,
    along(scale, toScale), along(alpha, toAlpha), key,
  ];
}

/**
 * The remainder that is never negative.
 * @param {number} value
 * @param {number} divisor
 */
function modulo(value, divisor) {
  return (value % divisor + divisor) % divisor;
}
