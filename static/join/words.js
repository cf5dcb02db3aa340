// What the invited device's page says by itself, in its own language (en.ftl); sentences of a game come from the host.
import { messages } from "./en.json";

/** @typedef {keyof typeof messages} Key */
/** @typedef {Record<string, string | number>} Facts */
/** A text; a fact, `["$", name]`; or a choice by one, `["?", fact, patterns, other]`. @typedef {string | any[]} Part */

/** The language of this page, which static/early.js has chosen. */
export const LANGUAGE = document.documentElement.lang;

/** @type {Record<string, string | Part[]>} */
const WORDS = globalThis.pentapodWords ?? messages;

/** Where the rules of a game are in this language. @param {string} game */
export const rulesOf = game => `./rules/${LANGUAGE === "en" ? "" : `${LANGUAGE}/`}${game}.html`;

const plurals = new Intl.PluralRules(LANGUAGE);

/**
 * @param {Key} key
 * @param {Facts} [facts]
 */
export function say(key, facts = {}) {
  return filled(WORDS[key], facts);
}

/**
 * @param {string | Part[]} pattern as tools/words/compile.mjs has it
 * @param {Facts} facts
 * @returns {string}
 */
function filled(pattern, facts) {
  if (typeof pattern === "string") return pattern;
  return pattern.map(part => {
    if (typeof part === "string") return part;
    const [sign, about, patterns, other] = part;
    if (sign === "$") return String(facts[about]);
    const fact = facts[about[1]];
    return filled(patterns[fact] ?? patterns[plurals.select(Number(fact))] ?? patterns[other], facts);
  }).join("");
}
