// What a page may ask of a board: a closed list; whatever is not on it is ignored. docs/embed.md describes it.

const MAX_CHARACTERS = 20_000;
const PLACES = ["first", "back", "forward", "last"];

/** @typedef {"first" | "back" | "forward" | "last" | number} Place a position of the game */
/**
 * What a board shows.
 * @typedef {{ game?: string, position?: string, link?: string, ply?: number, record?: string, lesson?: string,
 *   puzzle?: string, edition?: string }} Shown
 */
/** @typedef {string | number} Id a name that a page gives a message, to know what comes of it */
/**
 * @typedef {({ type: "set" } & Shown | { type: "step", to: Place } | { type: "play", path: string[] }
 *   | { type: "undo" } | { type: "legal" } | { type: "highlight", squares?: string[], arrows?: string[] }
 *   | { type: "comment", text: string } | { type: "theme", theme: "" | "light" | "dark" | "contrast" })
 *   & { id?: Id }} Message
 */

/** @param {unknown} value */
const isText = value => typeof value === "string";
/** @param {unknown} value */
const isCount = value => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1 << 20;
/** @param {unknown} value */
const isPlace = value => typeof value === "string" ? PLACES.includes(value) : isCount(value);
/** @param {unknown} value */
const isPath = value => Array.isArray(value) && value.length > 0 && value.length <= 64 && value.every(isText);

/** @param {unknown} value */
const isTheme = value => typeof value === "string" && ["", "light", "dark", "contrast"].includes(value);
/** @param {unknown} value */
const isTexts = value => Array.isArray(value) && value.length <= 60 && value.every(isText);

/** @type {Record<string, Record<string, (value: unknown) => boolean>>} */
const MESSAGES = {
  set: { game: isText, position: isText, link: isText, ply: isCount },
  step: { to: isPlace },
  play: { path: isPath },
  undo: {},
  legal: {},
  highlight: { squares: isTexts, arrows: isTexts },
  comment: { text: isText },
  theme: { theme: isTheme },
};

/** The types that nothing need be said to; others need a field at least, and have no two that belong together. */
const BARE = ["undo", "legal", "highlight"];

/** So many characters a name of a message may have. */
const MAX_ID = 64;
/** @param {unknown} value */
const isId = value => Number.isFinite(value) || typeof value === "string" && value.length <= MAX_ID;

/**
 * Whether a value is a message: of a known type, with known fields of their types, and not too long.
 * @param {unknown} value
 * @returns {value is Message}
 */
export function isMessage(value) {
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const { type, id = "", ...fields } = /** @type {Record<string, unknown>} */ (value);
  if (!isId(id)) return false;
  if (typeof type !== "string" || !Object.hasOwn(MESSAGES, type)) return false;
  const checks = MESSAGES[type];
  const names = Object.keys(fields);
  const known = names.every(name => Object.hasOwn(checks, name) && checks[name](fields[name]));
  if (!known || (names.length === 0 && !BARE.includes(type))) return false;
  return JSON.stringify(value).length <= MAX_CHARACTERS;
}
