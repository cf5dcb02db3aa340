// What the tools of this folder share: where catalogs are, and what is in them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser } from "@fluent/syntax";

/** The language of the house, in which every message is there. */
export const HOUSE = "en";

/** @typedef {import("@fluent/syntax").Message | import("@fluent/syntax").Term} Entry */

/**
 * All catalogs of the project: those of the package and those of pages and scripts.
 * @param {string} root
 */
export const everyCatalog = (root) =>
  ["py/pentapod", "static"].map((name) => join(root, name)).filter((one) => existsSync(one)).flatMap((one) => [
    ...catalogs(one),
  ]);

/**
 * All catalogs below a folder.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* catalogs(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* catalogs(path);
    else if (entry.name.endsWith(".ftl")) yield path;
  }
}

/**
 * The messages and terms of a catalog by their ids. Throws an error with file and line where Fluent's parser or an id
 * that is here twice stops it.
 * @param {string} path
 * @param {string} name What errors call the file.
 */
export function entries(path, name) {
  const source = readFileSync(path, "utf8");
  /** @type {Map<string, Entry>} */
  const found = new Map();
  for (const entry of new FluentParser({ withSpans: true }).parse(source).body) {
    const at = `${name}:${source.slice(0, entry.span?.start).split("\n").length}`;
    if (entry.type === "Junk") throw new Error(`${at}: ${entry.annotations.map((one) => one.message).join(" ")}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
    if (found.has(id)) throw new Error(`${at}: ${id} is here twice.`);
    found.set(id, entry);
  }
  return found;
}

/**
 * What a variant is chosen by.
 * @param {import("@fluent/syntax").Identifier | import("@fluent/syntax").NumberLiteral} key
 */
export const keyOf = (key) => String("name" in key ? key.name : key.value);
