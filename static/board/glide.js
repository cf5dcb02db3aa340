// What moves on a board from one display to the next, and what stays still meanwhile.
import { boxOf, meet } from "./geometry.js";
import { changed } from "./layer.js";

/** @import { Group, Shape } from "./types.js" */

export const GLIDE_MS = 220;
export const TUMBLE_MS = 480;
const SLOWING = 1.3; // With 1 each face is seen for as long as the others.
const LONGEST_PACE = 1.25; // However slow others act, dice fall within 600 ms.

const SMALL = 0.7; // The size at which things come and go.

/** @typedef {{ started: number, lasts: number }} Tumble in milliseconds */

/** @typedef {[was: Group, will: Group]} Way */

/** The way from one list of things to the next: what stays, and what travels, comes, goes or tumbles. */
export class Glide {
  /**
   * @param {Shape[]} staying
   * @param {Way[]} going what can be seen no more in the end
   * @param {Shape[]} covering what stays, too, and lies above what goes
   * @param {Way[]} ways all others
   * @param {number} started in milliseconds
   * @param {Map<string, Tumble>} tumbles by key
   */
  constructor(staying, going, covering, ways, started, tumbles) {
    this.staying = staying;
    this.going = going;
    this.covering = covering;
    this.ways = ways;
    this.started = started;
    this.tumbles = tumbles;
  }

  /** @param {number} now */
  isDone(now) {
    return now - this.started >= GLIDE_MS && [...this.tumbles.values()].every(tumble => isOver(tumble, now));
  }

  /**
   * What is painted above what stays: what moves, where it is now, and what covers some of that.
   * @param {number} now
   * @returns {Shape[]}
   */
  shapes(now) {
    const time = Math.min(1, Math.max(0, (now - this.started) / GLIDE_MS));
    const part = 1 - (1 - time) ** 3;
    const moved = (/** @type {Way} */ [was, will]) => this.#tumbled(between(was, will, part), will[8], now);
    return [...this.going.map(moved), ...this.covering, ...this.ways.map(moved)];
  }

  /**
   * A group as it looks while it tumbles: the faces follow one another ever more slowly.
   * @param {Group} group
   * @param {Shape[][] | undefined} faces
   * @param {number} now
   * @returns {Group}
   */
  #tumbled(group, faces, now) {
    const tumble = this.tumbles.get(group[7]);
    if (!faces || !tumble || isOver(tumble, now)) return group;
    const left = 1 - Math.max(0, now - tumble.started) / tumble.lasts;
    const [letter, , ...rest] = group;
    return [letter, faces[Math.floor((1 - left ** SLOWING) * faces.length)], ...rest];
  }
}

/**
 * @param {Tumble} tumble
 * @param {number} now
 */
function isOver(tumble, now) {
  return now - tumble.started >= tumble.lasts;
}

/**
 * The glide from things to other things, found by their keys; null when nothing moves. To the same things the last one
 * goes on.
 * @param {Shape[]} before
 * @param {Shape[]} after
 * @param {number} now
 * @param {number} [pace] a factor for how long things tumble; with 0 none begins to
 * @param {Glide | null} [last] the glide to the things before: what still tumbles goes on
 */
export function glideBetween(before, after, now, pace = 1, last = null) {
  if (last && !last.isDone(now) && !changed(before, after).length) return last;
  const old = new Map(before.filter(isKeyed).map(group => [group[7], group]));
  /** @type {Map<string, Tumble>} */
  const tumbles = new Map();
  /** @type {Way[]} */
  const ways = [];
  /** @type {Shape[]} */
  const staying = [];
  for (const thing of after) {
    const was = isKeyed(thing) ? old.get(thing[7]) : undefined;
    const tumble = isKeyed(thing) ? tumbleOf(was, thing, now, pace, last) : undefined;
    if (isKeyed(thing) && tumble) tumbles.set(thing[7], tumble);
    if (!isKeyed(thing) || (was && !tumble && samePlace(was, thing))) staying.push(thing);
    else ways.push([was ?? small(thing), thing]);
    if (isKeyed(thing)) old.delete(thing[7]);
  }
  if (!ways.length && !old.size) return null;
  const gone = [...old.values()];
  const covering = new Set(gone.length ? covers(gone, before, staying) : []);
  const below = covering.size ? staying.filter(shape => !covering.has(shape)) : staying;
  return new Glide(below, gone.map(thing => [thing, small(thing)]), [...covering], ways, now, tumbles);
}

/**
 * Of the shapes that stay, those that have come above what goes, and whatever lies above these. None where every shape
 * was told anew, as to boards on other pages: then nothing says which of them have come.
 * @param {Group[]} gone
 * @param {Shape[]} before the one above has a higher place
 * @param {Shape[]} staying
 */
function covers(gone, before, staying) {
  const places = new Map(before.map((shape, place) => [shape, place]));
  if (!staying.some(shape => places.has(shape))) return [];
  /** For each shape, the place of the first from it on that was there before. @type {number[]} */
  const nexts = [];
  for (const shape of [...staying].reverse()) nexts.unshift(places.get(shape) ?? nexts[0] ?? Infinity);
  /** @type {Shape[]} */
  const found = [];
  for (const [at, shape] of staying.entries()) {
    const above = (/** @type {Shape} */ other) => meet(boxOf(other), boxOf(shape));
    const covered = places.has(shape) ? [] : gone.filter(thing => (places.get(thing) ?? 0) < nexts[at]);
    if (found.some(above) || covered.some(above)) found.push(shape);
  }
  return found;
}

/**
 * How a thing tumbles: from now on where chance has just brought it, else as long as it does already.
 * @param {Group | undefined} was
 * @param {Group} thing
 * @param {number} now
 * @param {number} pace
 * @param {Glide | null} last
 * @returns {Tumble | undefined}
 */
function tumbleOf(was, thing, now, pace, last) {
  if (!thing[8]) return undefined;
  if (JSON.stringify(was?.[8]) !== JSON.stringify(thing[8])) {
    return pace ? { started: now, lasts: TUMBLE_MS * Math.min(pace, LONGEST_PACE) } : undefined;
  }
  const running = last?.tumbles.get(thing[7]);
  return running && !isOver(running, now) ? running : undefined;
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
