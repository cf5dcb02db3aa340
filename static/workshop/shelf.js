// The games that somebody writes here, kept in the browser: of each its file, earlier versions, and what its table
// keeps.

const PREFIX = "pentapod.own.";
const LAST = "pentapod.workshop";
const MOST_VERSIONS = 20;
const APART_MS = 60_000;

/** @typedef {{ text: string, at: number }} Version */
/** @typedef {{ text: string, at: number, versions: Version[], table: Record<string, string> }} Kept */

/** Whether the browser let something be kept the last time. */
export const shelf = { full: false };

/** @param {() => void} change */
function tried(change) {
  try {
    change();
    shelf.full = false;
  } catch {
    shelf.full = true;
  }
}

/** The names of all files, the one that was changed last first. */
export function names() {
  try {
    const found = Object.keys(localStorage).filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length));
    return found.sort((one, other) => (load(other)?.at ?? 0) - (load(one)?.at ?? 0));
  } catch {
    return [];
  }
}

/**
 * @param {string} name
 * @returns {Kept | null}
 */
export function load(name) {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    if (typeof kept?.text !== "string") return null;
    return { text: kept.text, at: Number(kept.at) || 0, versions: kept.versions ?? [], table: kept.table ?? {} };
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {Kept} kept
 */
const put = (name, kept) => tried(() => localStorage.setItem(PREFIX + name, JSON.stringify(kept)));

/**
 * Keep a file as it is now. What it was a minute ago becomes an earlier version of it.
 * @param {string} name
 * @param {string} text
 */
export function keep(name, text) {
  const known = load(name);
  if (known?.text === text) return;
  const versions = known?.versions ?? [];
  const now = Date.now();
  if (known && now - (versions[0]?.at ?? 0) > APART_MS) versions.unshift({ text: known.text, at: now });
  put(name, { text, at: now, versions: versions.slice(0, MOST_VERSIONS), table: known?.table ?? {} });
  tried(() => localStorage.setItem(LAST, name));
}

/**
 * @param {string} name
 * @param {Record<string, string>} table
 */
export function keepTable(name, table) {
  const known = load(name);
  if (known) put(name, { ...known, table });
}

/** @param {string} name */
export const forget = name => tried(() => localStorage.removeItem(PREFIX + name));

/** The name of the file that was changed last; "" if there is none. */
export function last() {
  try {
    const name = localStorage.getItem(LAST) ?? "";
    return load(name) ? name : "";
  } catch {
    return "";
  }
}

/** The STUN server that the player has named, as in "stun.example:3478"; "" if none. */
export function stun() {
  try {
    const named = String(JSON.parse(localStorage.getItem("pentapod.settings") ?? "{}").stun ?? "");
    return /^[A-Za-z0-9.-]{1,100}(:\d{1,5})?$/.test(named) ? named : "";
  } catch {
    return "";
  }
}

/**
 * How the page looks, for the frame: it has the theme and the language that are set here.
 * @returns {Record<string, string>}
 */
export function settings() {
  try {
    const kept = localStorage.getItem("pentapod.settings");
    return kept ? { "pentapod.settings": kept } : {};
  } catch {
    return {};
  }
}
