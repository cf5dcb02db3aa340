// node translate.mjs ROOT [LANGUAGE]
// With a language: writes a catalog beside each English one that has none in it yet, every message commented out, and
// says of the others what is missing and what is wrong. Without: checks all catalogs. Fails if anything is wrong with
// one, and if a language lacks a message once it is offered to visitors.
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
  /** The facts by which it chooses a form of number, 1 among them. @type {Set<string>} */
  ones = new Set();
  /** The facts that it writes as lists, whose length other sentences may not show. @type {Set<string>} */
  listed = new Set();
  /** What nothing understands: functions, lists, ways to write a fact, variants. @type {string[]} */
  strange = [];

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

  /** @param {import("@fluent/syntax").TermReference} node */
  visitTermReference(node) {
    this.messages.add(`-${node.id.name}`);
    this.genericVisit(node);
  }

  /** @param {import("@fluent/syntax").FunctionReference} node */
  visitFunctionReference(node) {
    const { name } = node.id;
    if (!Object.hasOwn(FUNCTIONS, name)) this.strange.push(`${name}(...)`);
    const [about] = node.arguments.positional;
    if (name === "LIST" && about?.type === "VariableReference") this.listed.add(about.id.name);
    for (const option of node.arguments.named) {
      const { value } = option.value.parse();
      const isKnown = name === "LIST" && option.name.name === "type" ? LISTS.includes(String(value)) : OPTIONS.has(option.name.name);
      if (!isKnown) this.strange.push(`${option.name.name}: ${value}`);
    }
    this.genericVisit(node);
  }

  /** @param {import("@fluent/syntax").SelectExpression} node */
  visitSelectExpression(node) {
    const keys = new Set(node.variants.map((one) => keyOf(one.key)));
    const { selector } = node;
    // A language has words of its own for what its own messages say of things, such as a gender.
    const isOwn = selector.type !== "VariableReference" || OPTIONS.has(selector.id.name);
    for (const { key, default: isLast } of node.variants) {
      const name = keyOf(key);
      const isKnown = isOwn || isLast || key.type === "NumberLiteral" || VARIANTS.includes(name) || ids.has(name);
      if (!isKnown) this.strange.push(`[${name}]`);
    }
    if (FORMS.some((form) => keys.has(form))) this.counted.push(keys);
    if (selector.type === "VariableReference" && ["one", "1"].some((one) => keys.has(one))) this.ones.add(selector.id.name);
    this.genericVisit(node);
  }
}

/** The forms of number that some language has, but for that of all further numbers. */
const FORMS = ["zero", "one", "two", "few", "many"];

const FUNCTIONS = { NAME: "a fact", LIST: "some facts" };
const LISTS = ["and", "or", "comma"];
/** What a selector finds, beside numbers, what a message in it is, and words that English chooses by as well. */
const VARIANTS = [...FORMS, "other", "you", "none", "yes", "no"];

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
  for (const [id, entry] of own) {
    const { facts, texts, counted, ones, messages, strange: unknown } = inside(entry);
    const original = english.get(id);
    const chosen = original ? inside(original).strange : [];
    for (const one of id.startsWith("-") ? [] : unknown) if (!chosen.includes(one)) yield `${name}: ${id} has ${one}, which means nothing.`;
    for (const one of messages) {
      if (!own.has(one) && !english.has(one) && !common.has(one)) yield `${name}: ${id} has { ${one} }, which is nowhere.`;
    }
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
      // "many" of languages that have "one" is that of whole millions; [*other] does for it.
      const needed = forms.filter((form) => form !== "other" && (form !== "many" || forms.includes("few")));
      const without = needed.filter((form) => !keys.has(form) && !keys.has("1"));
      if (without.length) {
        yield `${name}: ${id} needs the form ${without.join(", ")} of a number (${language}: ${[...needed, "other"].join(", ")}).`;
      }
    }
    const chosenBy = inside(original);
    for (const fact of forms.includes("one") ? chosenBy.ones : []) {
      if (facts.has(fact) && !chosenBy.listed.has(fact) && !ones.has(fact)) yield `${name}: ${id} has no form for one $${fact}, as English has.`;
    }
  }
}

/** The keys that a catalog lacks. @param {string} path */
function missing(path) {
  const [english, own] = [join(dirname(path), `${HOUSE}.ftl`), path].map((one) => entries(one, relative(root, one)));
  return [...english.keys()].filter((id) => !own.has(id));
}

/**
 * Whether the page offers a language: where what every visitor reads is there (as tools/site_words.py has it).
 * @param {string} language
 */
const isOffered = (language) =>
  FIRST.every((room) => {
    const path = join(root, room, `${language}.ftl`);
    return existsSync(path) && missing(path).length === 0;
  });
/** The catalogs of what every visitor reads. */
const FIRST = ["static/words", "py/pentapod/web/shell", "py/pentapod/play", "py/pentapod/engine"];

/** So many missing messages are named. */
const NAMED = 5;

/** No message has elements; the shell names one of ours. */
const HTML = /<(?!\/?pentapod-)[a-z/]/i;

/** What functions in other messages say, and not the code. */
const OPTIONS = new Set(["within", "form", "case"]);

const [root, asked] = process.argv.slice(2);
if (asked && ![asked, asked.split("-")[0]].includes(localeOf(asked))) {
  console.log(`There is no language ${asked}. Write its code as browsers do: fr, pt-BR.`);
  process.exit(1);
}
const engine = join(root, `py/pentapod/engine/${HOUSE}.ftl`);
/** What every package says. @type {Map<string, Entry>} */
const common = existsSync(engine) ? entries(engine, relative(root, engine)) : new Map();
/** What a selector may find where a fact is a message, or a word of ours. @type {Set<string>} */
const ids = new Set(everyCatalog(root).filter((one) => basename(one) === `${HOUSE}.ftl`).flatMap(
  (one) => [...entries(one, relative(root, one)).keys()],
));
/** @type {string[]} */
const found = [];
for (const path of everyCatalog(root)) {
  const language = basename(path, ".ftl");
  if (asked && asked !== HOUSE && language === HOUSE) {
    const target = join(dirname(path), `${asked}.ftl`);
    if (existsSync(target)) look(target);
    else {
      const lines = readFileSync(path, "utf8").split("\n");
      writeFileSync(target, lines.map((line) => (line && !line.startsWith("#") ? `# ${line}` : line)).join("\n"));
      console.log(`${relative(root, target)} is new: take the # away from each message that you have translated.`);
    }
  } else if (!asked) look(path);
}

/** What this machine knows of a language's numbers is by this code. @param {string} language */
function localeOf(language) {
  try {
    return new Intl.PluralRules(language).resolvedOptions().locale;
  } catch {
    return "";
  }
}

/** Note what is wrong with a catalog, and say how much of it is still to be translated. @param {string} path */
function look(path) {
  const lacks = missing(path);
  const name = relative(root, path);
  if (lacks.length) {
    const named = lacks.length > NAMED ? `${lacks.length} messages are` : `${lacks.join(", ")} ${lacks.length > 1 ? "are" : "is"}`;
    if (isOffered(basename(path, ".ftl"))) found.push(`${name}: ${named} missing.`);
    else console.log(`${name}: ${named} still to be translated.`);
  }
  found.push(...faults(path));
}
for (const fault of found) console.log(fault);
process.exit(found.length ? 1 : 0);
