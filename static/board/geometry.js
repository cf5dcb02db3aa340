// Where things are in a picture: which target lies that way, which comes first, how far shapes reach.

/** @import { Group, Shape, Target, Text } from "./types.js" */

/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** @type {Record<string, readonly [right: number, down: number]>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest target that way from another, where a step aside counts twice; null at the edge.
 * @param {Iterable<Target>} targets
 * @param {Target} origin
 * @param {readonly [number, number]} way
 * @returns {Target | null}
 */
export function neighbour(targets, origin, [right, down]) {
  const [fromX, fromY] = middle(origin);
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middle(target);
    const ahead = (x - fromX) * right + (y - fromY) * down;
    const aside = Math.abs((x - fromX) * down) + Math.abs((y - fromY) * right);
    if (ahead <= 1 || aside > 2 * ahead || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = target;
  }
  return best;
}

/**
 * The first touch in order of play that is lit, or else the first that may be tried; "" if there is neither.
 * @param {Target[]} targets
 * @param {ReadonlySet<string>} lit
 */
export function first(targets, lit) {
  const found = targets.find(target => lit.has(target.touch) && !target.quiet) ?? targets.find(target => target.quiet);
  return found?.touch ?? "";
}

/**
 * Whether a point lies inside a target's box.
 * @param {Target} target
 * @param {number} x
 * @param {number} y
 */
export function holds(target, x, y) {
  return 0 < x - target.x && x - target.x < target.w && 0 < y - target.y && y - target.y < target.h;
}

/**
 * @param {Target} target
 * @returns {[number, number]}
 */
function middle(target) {
  return [target.x + target.w / 2, target.y + target.h / 2];
}

/** @type {WeakMap<Shape, Box>} */
const boxes = new WeakMap();

/**
 * A box that a shape lies in, with the width of its lines; of a text one that is large enough for any letters.
 * @param {Shape} shape
 * @returns {Box}
 */
export function boxOf(shape) {
  let box = boxes.get(shape);
  if (!box) {
    box = measured(shape);
    boxes.set(shape, box);
  }
  return box;
}

/**
 * Boxes that hold all that is painted of a shape: those of its four sides, where it is an outline only.
 * @param {Shape} shape
 * @returns {Box[]}
 */
export function inkOf(shape) {
  if (shape[0] !== "R" || shape[5]) return [boxOf(shape)];
  const [left, top, right, bottom] = boxOf(shape);
  const wide = shape[7] + shape[8];
  return [
    [left, top, right, top + wide], [left, bottom - wide, right, bottom],
    [left, top, left + wide, bottom], [right - wide, top, right, bottom],
  ];
}

/**
 * @param {Shape} shape
 * @returns {Box}
 */
function measured(shape) {
  switch (shape[0]) {
    case "C": return around([shape[1], shape[2]], shape[3] + shape[6] / 2);
    case "R": return around([shape[1], shape[2], shape[1] + shape[3], shape[2] + shape[4]], shape[7] / 2);
    case "L": return around(shape[1], shape[3] / 2);
    case "P": return around(shape[1], shape[4] / 2);
    case "B": return around(shape[1].flatMap(([, ...numbers]) => numbers), shape[4] / 2);
    case "T": return ofText(shape);
    case "G": return ofGroup(shape);
  }
}

/**
 * The box round points, and so much more at each side.
 * @param {number[]} points
 * @param {number} more
 * @returns {Box}
 */
function around(points, more) {
  const across = points.filter((_, at) => at % 2 === 0);
  const down = points.filter((_, at) => at % 2);
  return [
    Math.min(...across) - more, Math.min(...down) - more, Math.max(...across) + more, Math.max(...down) + more,
  ];
}

/**
 * @param {Text} shape
 * @returns {Box}
 */
function ofText([, x, y, text, size, , anchor]) {
  const wide = text.length * size;
  const left = x - wide * (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5);
  return around([left, y, left + wide, y], size);
}

/**
 * @param {Group} group
 * @returns {Box}
 */
function ofGroup([, shapes, x, y, turn, scale]) {
  const across = scale * Math.cos(turn * Math.PI / 180), along = scale * Math.sin(turn * Math.PI / 180);
  return around(shapes.flatMap(shape => {
    const [left, top, right, bottom] = boxOf(shape);
    if (left > right) return []; // a group of nothing
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    return corners.flatMap(([cx, cy]) => [x + cx * across - cy * along, y + cx * along + cy * across]);
  }), 0);
}

/**
 * Whether two boxes have some room in common.
 * @param {Box} one
 * @param {Box} other
 */
export function meet(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}
