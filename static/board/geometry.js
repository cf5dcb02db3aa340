// Walking targets with the keyboard: which one lies that way, and which comes first.

/** @import { Target } from "./types.js" */

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
