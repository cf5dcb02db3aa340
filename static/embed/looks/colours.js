// Which colours a board has: a theme's by the ground that it stands on, or the page's own.
import { contrast, isDark } from "./contrast.js";
import { groundOf, parsed } from "./ground.js";
import { palette } from "./palette.js";
import { looks, sheet } from "./style.js";

/** @import { Rgb } from "./contrast.js" */
/** @typedef {"light" | "dark" | "contrast"} Theme */

/** @type {Theme[]} */
const NAMES = ["light", "dark", "contrast"];

/**
 * Filled in by the build: the colours of each role in these themes. One that is not said is as the one before.
 * @type {Record<string, string>}
 */
const ROLES = /** @type {any} */ ("BUILD_THEMES");

/** With less contrast to the page's ground than this, a board brings a ground of its own. */
const READABLE = 4.5;

const OWN_GROUND = ":host { padding: .5em; border-radius: .75em; background: var(--page); }";

/**
 * What a board wears: its style sheets, and the theme whose pictures suit it.
 * @param {HTMLElement} board
 * @returns {{ sheets: CSSStyleSheet[], theme: Theme }}
 */
export function dress(board) {
  const ground = groundOf(board);
  const byGround = isDark(ground) ? "dark" : "light";
  const asked = board.getAttribute("theme");
  if (asked === "page") return { sheets: [looks(), ...ofPage(board, byGround, ground)], theme: byGround };
  const wanted = NAMES.find(name => name === asked) ?? suiting(board, ground);
  const colours = themed(wanted);
  const reads = ["ink", "soft-ink"].every(role => contrast(rgb(colours[role]), ground) >= READABLE);
  const worn = sheetOf(colours, wanted !== "light");
  return { sheets: reads ? [looks(), worn] : [looks(), worn, sheet(OWN_GROUND)], theme: wanted };
}

/**
 * The theme that suits the visitor and the place of an element.
 * @param {Element} element
 * @returns {Theme}
 */
export function suiting(element, ground = groundOf(element)) {
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return isDark(ground) ? "dark" : "light";
}

/** @param {Theme} theme */
function themed(theme) {
  /** @type {Record<string, string>} */
  const colours = {};
  for (const [role, all] of Object.entries(ROLES)) {
    const each = all.split(" ");
    colours[role] = each[Math.min(NAMES.indexOf(theme), each.length - 1)];
  }
  return colours;
}

/**
 * A sheet only for what the page does not name, or names in a way that could not be read or told apart.
 * @param {HTMLElement} board
 * @param {Theme} theme
 * @param {Rgb} ground
 * @returns {CSSStyleSheet[]}
 */
function ofPage(board, theme, ground) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  root.adoptedStyleSheets = [looks()];
  const style = getComputedStyle(board);
  /** @type {Record<string, string>} */
  const named = {};
  for (const role of Object.keys(ROLES)) {
    const value = style.getPropertyValue(`--${role}`).trim();
    if (value && parsed(value)) named[role] = value;
  }
  const usual = themed(theme);
  const all = { ...usual, ...named };
  const made = palette(numbers(named), numbers(usual), ground);
  /** @type {Record<string, string>} */
  const changed = {};
  for (const [role, colour] of Object.entries(all)) {
    const wanted = made[role];
    const same = rgb(colour).every((part, at) => part === wanted[at]);
    if (!named[role] || !same) changed[role] = same ? colour : `rgb(${wanted.join(" ")})`;
  }
  return Object.keys(changed).length ? [sheetOf(changed, theme !== "light")] : [];
}

/** @param {Record<string, string>} colours */
function numbers(colours) {
  return Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, rgb(colour)]));
}

/**
 * @param {string} colour
 * @returns {Rgb}
 */
function rgb(colour) {
  const [red, green, blue] = parsed(colour) ?? [0, 0, 0];
  return [red, green, blue];
}

/**
 * @param {Record<string, string>} colours
 * @param {boolean} dark
 */
function sheetOf(colours, dark) {
  const roles = Object.entries(colours).map(([role, colour]) => `--${role}:${colour}!important`);
  return sheet(`:host{color-scheme:${dark ? "dark" : "light"};${roles.join(";")}}`);
}
