// The colours of a board that takes them from its page: what the page names, as far as it can be read and told apart.
import { contrast, distance, mixed, readable } from "./contrast.js";

/** @import { Rgb } from "./contrast.js" */
/** @typedef {Record<string, Rgb>} Roles */

/** What is read, on what, and with how much contrast at least. */
const READ = /** @type {const} */ ([
  ["ink", "panel", 4.5],
  ["soft-ink", "panel", 4.5],
  ["accent", "panel", 4.5],
  ["danger", "panel", 4.5],
  ["on-accent", "accent", 4.5],
  ["board-mark", "board", 4.5],
  ["touch", "board", 3],
  ["reach", "board", 3],
  ["lost", "board", 3],
  ["hint", "board", 3],
]);

const SEATS = [0, 1, 2, 3, 4, 5];
/** So far apart the colours of two seats look at least. */
const APART = 15;
/** So much of a seat's colour is in the soft one that the page does not name. */
const SOFT = 0.22;

/**
 * The page's colours, and the theme's for what it does not name, changed where they could not be read or told apart.
 * Text stands on the panel, and on the ground of the page as well.
 * @param {Roles} named by the page
 * @param {Roles} theme
 * @param {Rgb} ground
 * @returns {Roles}
 */
export function palette(named, theme, ground) {
  const made = { ...theme, ...named };
  for (const seat of SEATS) {
    const soft = `seat-${seat}-soft`;
    if (!named[soft] && (named[`seat-${seat}`] || named.panel)) made[soft] = mixed(made.panel, made[`seat-${seat}`], SOFT);
  }
  for (const [role, on, least] of READ) made[role] = readable(made[role], made[on], least);
  for (const role of ["ink", "soft-ink"]) {
    const found = readable(made[role], ground, 4.5);
    // What can be read on the ground may be lost on a panel of another colour: then panels are as the ground is.
    if (contrast(found, made.panel) < 4.5) made.panel = ground;
    made[role] = found;
  }
  seatsApart(made, theme);
  for (const seat of SEATS) {
    const soft = `seat-${seat}-soft`;
    if (contrast(made.ink, made[soft]) < 4.5) made[soft] = made.panel;
  }
  const least = (/** @type {Rgb} */ ink) => Math.min(...SEATS.map(seat => contrast(ink, made[`seat-${seat}`])));
  if (least(made["on-seat"]) < 3) {
    made["on-seat"] = [[255, 255, 255], [16, 18, 20]].map(([r, g, b]) => /** @type {Rgb} */ ([r, g, b]))
      .reduce((one, other) => least(one) >= least(other) ? one : other);
  }
  return made;
}

/**
 * Every seat's colour stands out from the board and from the seats before it.
 * @param {Roles} made
 * @param {Roles} theme
 */
function seatsApart(made, theme) {
  /** @type {Rgb[]} */
  const taken = [];
  for (const seat of SEATS) {
    const wanted = [made[`seat-${seat}`], theme[`seat-${seat}`], ...SEATS.map(other => theme[`seat-${other}`])];
    const shades = wanted.flatMap(one => [3, 4.5, 7].map(least => readable(one, made.board, least)));
    const found = shades.find(one => nearest(one, taken) >= APART)
      ?? shades.reduce((one, other) => nearest(one, taken) >= nearest(other, taken) ? one : other);
    taken.push(found);
    made[`seat-${seat}`] = found;
  }
}

/**
 * @param {Rgb} colour
 * @param {Rgb[]} others
 */
function nearest(colour, others) {
  return Math.min(Infinity, ...others.map(other => distance(colour, other)));
}
