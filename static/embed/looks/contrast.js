// Colours as numbers: how well one is read on another, and how far apart two look.

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb each from 0 to 255 */

const BLACK = /** @type {Rgb} */ ([0, 0, 0]);
const WHITE = /** @type {Rgb} */ ([255, 255, 255]);
/** So much of the way to black or white at a time, until a colour can be read. */
const STEP = 0.05;

/** @param {number} part */
function linear(part) {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {Rgb} colour */
export function luminance([red, green, blue]) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * As WCAG defines it: from 1 (the same) to 21 (black on white).
 * @param {Rgb} one
 * @param {Rgb} other
 */
export function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Whether white is read better on it than black.
 * @param {Rgb} ground
 */
export function isDark(ground) {
  return contrast(WHITE, ground) > contrast(BLACK, ground);
}

/**
 * @param {Rgb} one
 * @param {Rgb} other
 * @param {number} share of the other
 * @returns {Rgb}
 */
export function mixed(one, other, share) {
  const [red, green, blue] = one.map((part, at) => Math.round(part + (other[at] - part) * share));
  return [red, green, blue];
}

/**
 * The colour itself if it is read on the ground, else the nearest on its way to black or white that is.
 * @param {Rgb} colour
 * @param {Rgb} ground
 * @param {number} least
 * @returns {Rgb}
 */
export function readable(colour, ground, least) {
  const end = isDark(ground) ? WHITE : BLACK;
  for (let share = 0; share < 1; share += STEP) {
    const found = mixed(colour, end, share);
    if (contrast(found, ground) >= least) return found;
  }
  return end;
}

/**
 * How far apart two colours look (CIE76): 2 can just be told apart side by side, 100 is black from white.
 * @param {Rgb} one
 * @param {Rgb} other
 */
export function distance(one, other) {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, at) => part - b[at]));
}

/** @param {Rgb} colour */
function lab(colour) {
  const [red, green, blue] = colour.map(linear);
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map(value => value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
