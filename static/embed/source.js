// Files of the page around a board. One that is a game has a Python of its own, which reaches nothing (sealed.html);
// one that is an edition of a game is data, and goes with what is asked of the Python of the other boards.

/** @typedef {{ name: string, text: string }} File */
/** @typedef {"src" | "edition"} Attribute the one that names a file */
/** @import { Message } from "./words.js" */
/** @import { Request } from "./line.js" */

/** As `LARGEST` in py/pentapod/games/__init__.py, and in py/pentapod/editions/__init__.py. */
const LARGEST = { src: 256 * 1024, edition: 128 * 1024 };

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

/**
 * The file at an address, which is fetched once. Rejects with `NoFile`.
 * @param {string} src
 * @param {Attribute} attribute
 */
export function fileAt(src, attribute = "src") {
  const found = files.get(src) ?? fetched(src, attribute);
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
 * What is asked of Python: of an edition the text of its file, in place of its address. Rejects with `NoFile`.
 * @param {Request} request
 */
export async function withFile(request) {
  if (request.edition === undefined) return request;
  const { text } = await fileAt(addressOf(String(request.edition)), "edition");
  return { ...request, edition: text };
}

/**
 * @param {string} src
 * @param {Attribute} attribute
 * @returns {Promise<File>}
 */
async function fetched(src, attribute) {
  const name = `${gameIn(src)}.py`;
  if (!src.startsWith(`${new URL(document.baseURI).origin}/`)) throw new NoFile(["file-elsewhere", { src }]);
  const response = await fetch(src).catch(() => null);
  if (!response?.ok) throw new NoFile(["file-missing", { src, attribute }]);
  const text = await response.text();
  const most = LARGEST[attribute];
  if (text.length > most) throw new NoFile([`${attribute}-large`, { src, most: most / 1024 }]);
  if (/^\s*</.test(text)) throw new NoFile([`${attribute}-page`, { src }]);
  return { name, text };
}
