// node compile.mjs ROOT
// Compiles every catalog of py/pentapod and static, words in Fluent (LANGUAGE.ftl), to LANGUAGE.json beside it: what
// pentapod/engine/catalog.py reads. What Fluent's own parser does not understand is printed, and nothing is written.
import { existsSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { HOUSE, entries, everyCatalog, keyOf } from "./catalogs.mjs";

/** @typedef {import("@fluent/syntax").Expression | import("@fluent/syntax").Placeable} Expression */
/** @typedef {import("@fluent/syntax").CallArguments | null} Arguments */
/** @typedef {string | unknown[]} Compiled A text, or a list: of texts and expressions, or a sign and its subject. */

/** Categories of plurals depend on these numbers, and on no more than the last two digits of larger ones. */
const COUNTED = 200;

/**
 * A pattern as text, or as a list of texts and expressions.
 * @param {import("@fluent/syntax").Pattern} node
 * @returns {Compiled}
 */
function pattern(node) {
  const parts = node.elements.map((part) =>
    part.type === "TextElement" ? part.value : expression(part.expression)
  );
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

/**
 * What a function or a message in another one is told by name.
 * @param {Arguments} node
 */
const options = (node) =>
  Object.fromEntries(node?.named.map((one) => [one.name.name, one.value.parse().value]) ?? []);

/**
 * An expression as a list: its sign, then what it is about.
 * @param {Expression} node
 * @returns {Compiled}
 */
function expression(node) {
  switch (node.type) {
    case "StringLiteral":
      return node.parse().value;
    case "VariableReference":
      return ["$", node.id.name];
    case "MessageReference":
      return ["#", idOf(node.id.name, node.attribute), {}];
    case "TermReference":
      return ["#", idOf(`-${node.id.name}`, node.attribute), options(node.arguments)];
    case "FunctionReference":
      return [node.id.name, expression(node.arguments.positional[0]), options(node.arguments)];
    case "SelectExpression": {
      const variants = node.variants.map((one) => [keyOf(one.key), pattern(one.value)]);
      const other = node.variants.findIndex((one) => one.default);
      return ["?", expression(node.selector), Object.fromEntries(variants), variants[other][0]];
    }
    case "Placeable":
      return expression(node.expression);
    default:
      throw new Error("An expression is not understood here.");
  }
}

/**
 * What compiled catalogs call a message or term, or an attribute of it.
 * @param {string} id
 * @param {import("@fluent/syntax").Identifier | null} attribute
 */
const idOf = (id, attribute) => attribute ? `${id}.${attribute.name}` : id;

/**
 * What a catalog holds: its messages, attributes and terms by their ids, and the category of each number.
 * @param {string} path
 * @param {string} name
 */
function compiled(path, name) {
  /** @type {Record<string, Compiled>} */
  const messages = {};
  for (const [id, entry] of entries(path, name)) {
    if (entry.value) messages[id] = pattern(entry.value);
    for (const attribute of entry.attributes) messages[idOf(id, attribute.id)] = pattern(attribute.value);
  }
  const missing = hidden.filter(id => house(path).has(id) && !Object.hasOwn(messages, id));
  return { plurals: plurals(basename(path, ".ftl")), messages, ...missing.length ? { missing } : {} };
}

/** @param {string} path */
const house = (path) => entries(join(dirname(path), `${HOUSE}.ftl`), path);

/**
 * The category of every number up to `COUNTED`; of fewer where the last one stands for all further numbers.
 * @param {string} language
 */
function plurals(language) {
  const rules = new Intl.PluralRules(language);
  const found = Array.from({ length: COUNTED }, (_, number) => rules.select(number));
  const last = found.at(-1);
  const uneven = found.findLastIndex((one) => one !== last);
  return uneven < COUNTED / 2 ? found.slice(0, uneven + 2) : found;
}

const root = process.argv[2];
const engine = join(root, `py/pentapod/engine/${HOUSE}.ftl`);
/** What every package says: where one of them says something else by the same key, that is not what is meant there. */
const hidden = existsSync(engine) ? [...entries(engine, relative(root, engine)).keys()] : [];
const tools = ["compile.mjs", "catalogs.mjs"].map((name) => statSync(join(import.meta.dirname, name)).mtimeMs);
let faults = 0;
for (const path of everyCatalog(root)) {
  const target = path.replace(/\.ftl$/, ".json");
  const changed = Math.max(statSync(path).mtimeMs, ...tools);
  if (existsSync(target) && statSync(target).mtimeMs > changed) continue;
  try {
    const data = compiled(path, relative(root, path));
    // Whoever reads it meanwhile, in another process, finds all of it.
    writeFileSync(`${target}.${process.pid}`, `${JSON.stringify(data)}\n`);
    renameSync(`${target}.${process.pid}`, target);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    faults += 1;
  }
}
process.exit(faults ? 1 : 0);
