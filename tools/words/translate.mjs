// node translate.mjs ROOT [LANGUAGE]
// With a language: writes a catalog beside each English one that has none in it yet, every message commented out, and
// says of the others what is missing. Without: checks all catalogs, and fails if anything is wrong with one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Visitor } from "@fluent/syntax";
import { HOUSE, entries, everyCatalog, keyOf } from "./catalogs.mjs";

/** @typedef {import("./catalogs.mjs").Entry} Entry */

/** What a message is filled with, and by which forms of number it chooses. */
class Inside extends Visitor {
  /** @type {Set<string>} */
  facts = new Set();
  /** The messages in it. @type {Set<string>} */
  messages = new Set();
  /** @type {string[]} */
  texts = [];
  /** @type {Set<string>[]} */
  counted = [];

  /** @param {import("@fluent/syntax").VariableReference} node */
  visitVariableReference(node) {
    this.facts.add(node.id.name);
  }

  /** @param {import("@fluent/syntax").MessageReference} node */
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }

  /** @param {import("@fluent/syntax").TextElement} node */
  visitTextElement(node) {
    this.texts.push(node.value);
  }

  /** @param {import("@fluent/syntax").SelectExpression} node */
  visitSelectExpression(node) {
    const keys = new Set(node.variants.map((one) => keyOf(one.key)));
    if (FORMS.some((form) => keys.has(form))) this.counted.push(keys);
    this.genericVisit(node);
  }
}

/** The forms of number that some language has, but for that of all further numbers. */
const FORMS = ["zero", "one", "two", "few", "many"];

/** @param {Entry} entry */
function inside(entry) {
  const found = new Inside();
  found.visit(entry);
  return found;
}

/**
 * The facts of a message and of those in it: `{ owner }` comes with a `$seat`.
 * @param {string} id
 * @param {Map<string, Entry>} catalog
 * @returns {Set<string>}
 */
function known(id, catalog) {
  const entry = catalog.get(id) ?? common.get(id);
  if (!entry) return new Set();
  const { facts, messages } = inside(entry);
  return new Set([facts, ...[...messages].map((one) => known(one, catalog))].flatMap((some) => [...some]));
}

/**
 * What is wrong with a catalog beside the English one.
 * @param {string} path
 * @returns {Generator<string>}
 */
function* faults(path) {
  const language = basename(path, ".ftl");
  const name = relative(root, path);
  const [english, own] = [join(dirname(path), `${HOUSE}.ftl`), path].map((one) => entries(one, relative(root, one)));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const id of english.keys()) if (!own.has(id)) yield `${name}: ${id} is missing.`;
  for (const [id, entry] of own) {
    const { facts, texts, counted } = inside(entry);
    const original = english.get(id);
    if (!original) {
      // A language may have messages of its own for things that English has no need to name twice.
      if (!id.startsWith("-")) yield `${name}: there is no ${id} in English.`;
      continue;
    }
    const meant = known(id, english);
    const strange = [...facts].filter((fact) => !meant.has(fact) && !OPTIONS.has(fact));
    if (strange.length) yield `${name}: ${id} has no ${strange.map((fact) => `$${fact}`).join(", ")}.`;
    if (texts.some((text) => HTML.test(text))) yield `${name}: ${id} has HTML.`;
    for (const keys of counted) {
      const without = forms.filter((form) => form !== "other" && !keys.has(form) && !keys.has("1"));
      if (without.length) yield `${name}: ${id} needs the form ${without.join(", ")} of a number.`;
    }
  }
}

/** No message has elements; the shell names one of ours. */
const HTML = /<(?!\/?pentapod-)[a-z/]/i;

/** What functions in other messages say, and not the code. */
const OPTIONS = new Set(["within", "form", "case"]);

const [root, asked] = process.argv.slice(2);
const engine = join(root, `py/pentapod/engine/${HOUSE}.ftl`);
/** What every package says. @type {Map<string, Entry>} */
const common = existsSync(engine) ? entries(engine, relative(root, engine)) : new Map();
const found = [];
for (const path of everyCatalog(root)) {
  const language = basename(path, ".ftl");
  if (asked && asked !== HOUSE && language === HOUSE) {
    const target = join(dirname(path), `${asked}.ftl`);
    if (existsSync(target)) found.push(...faults(target));
    else {
      const lines = readFileSync(path, "utf8").split("\n");
      writeFileSync(target, lines.map((line) => (line && !line.startsWith("#") ? `# ${line}` : line)).join("\n"));
      console.log(`${relative(root, target)} is new: take the # away from each message that you have translated.`);
    }
  } else if (!asked) found.push(...faults(path));
}
for (const fault of found) console.log(fault);
process.exit(found.length ? 1 : 0);
