/**
 * A target of 9 by 9 in the upper left corner, with other fields as given.
 * @param {string} touch
 * @param {Partial<import("../../static/board/types.js").Target>} [given]
 * @returns {import("../../static/board/types.js").Target}
 */
export function target(touch, given = {}) {
  return { touch, label: "", x: 0, y: 0, w: 9, h: 9, round: false, quiet: false, ends: false, ...given };
}
