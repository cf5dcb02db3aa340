// A game that is a file of the page around a board: its Python is one of its own, which reaches nothing (sealed.html).

/** @typedef {{ name: string, text: string }} File */
/** @import { Message } from "./words.js" */

/** As `LARGEST` in py/pentapod/games/__init__.py. */
const LARGEST = 256 * 1024;

/** By address. @type {Map<string, Promise<File>>} */
const files = new Map();

/** Why a file cannot be played. */
export class NoFile extends Error {
  /** @param {Message} why */
  constructor(why) {
    super(why[0]);
    this.why = why;
  }
}

/** The id of the game in a file, which is the name of the file. @param {string | null} src */
export const gameIn = src => src === null ? null : /([^/]*?)(\.py)?([?#].*)?$/.exec(src)?.[1] ?? "";

/**
 * What names the Python that a board asks: a language, and behind it the address of a file if that is its game.
 * @param {string} language
 * @param {string | null} src
 */
export const pythonFor = (language, src) => src === null ? language : `${language} ${addressOf(src)}`;

/** @param {string} src */
function addressOf(src) {
  try {
    return new URL(src, document.baseURI).href;
  } catch {
    return encodeURI(src);
  }
}

/** @param {string} python */
export const languageIn = python => python.split(" ", 1)[0];

/** The address of a file in what names a Python; "" if it is one for all games of the site. @param {string} python */
export const sourceIn = python => python.slice(languageIn(python).length + 1);

/** The file at an address, which is fetched once. Rejects with `NoFile`. @param {string} src */
export function fileAt(src) {
  const found = files.get(src) ?? fetched(src);
  files.set(src, found);
  found.catch(() => files.delete(src));
  return found;
}

/**
 * Have a file that is not there yet.
 * @param {string} name
 * @param {string} text
 */
export const learn = (name, text) => files.set(addressOf(name), Promise.resolve({ name, text }));

/**
 * @param {string} src
 * @returns {Promise<File>}
 */
async function fetched(src) {
  const name = `${gameIn(src)}.py`;
  if (!src.startsWith(`${new URL(document.baseURI).origin}/`)) throw new NoFile(["file-elsewhere", { src }]);
  const response = await fetch(src).catch(() => null);
  if (!response?.ok) throw new NoFile(["file-missing", { src }]);
  const text = await response.text();
  if (text.length > LARGEST) throw new NoFile(["file-large", { src, most: LARGEST / 1024 }]);
  if (/^\s*</.test(text)) throw new NoFile(["file-page", { src }]);
  return { name, text };
}
