// What a board says by itself, in the language of the text around it (en.ftl); sentences of games come from Python.
import { SITE } from "./site.js";

/** @import { Answer, Progress } from "./line.js" */

/** @typedef {string | (string | [sign: string, fact: string])[]} Pattern */
/** @typedef {(key: string, facts?: Record<string, unknown>) => string} Say */
/** A message that is still to be said. @typedef {[key: string, facts?: Record<string, unknown>]} Message */

/** Filled in by the build: messages by language and key. @type {Record<string, Record<string, Pattern>>} */
const WORDS = /** @type {any} */ ("BUILD_WORDS");

/** What is spoken where nothing else is asked for, and where a message is missing. */
export const HOUSE = "en";

/** @param {string} text as in `lang` */
function known(text) {
  const language = text.toLowerCase().split("-")[0];
  return Object.hasOwn(WORDS, language) ? language : "";
}

/**
 * The language of the text that an element stands in, else of the browser. One that nobody has translated is English.
 * @param {Element} element
 */
export function languageOf(element) {
  for (let at = /** @type {Element | null} */ (element); at;) {
    const named = at.closest("[lang]:not([lang=''])");
    if (named) return known(named.getAttribute("lang") ?? "") || HOUSE;
    const around = at.getRootNode();
    at = around instanceof ShadowRoot ? around.host : null;
  }
  return navigator.languages.map(known).find(Boolean) ?? HOUSE;
}

/**
 * What is said in a language.
 * @param {string} language
 * @returns {Say}
 */
export function sayIn(language) {
  const own = WORDS[language];
  const house = WORDS[HOUSE];
  return (key, facts = {}) => {
    const all = { origin: new URL(SITE).origin, ...facts };
    return [own?.[key] ?? house?.[key] ?? key].flat().map(part => (
      typeof part === "string" ? part : String(all[/** @type {keyof typeof all} */ (part[1])])
    )).join("");
  };
}

/** How far the start of Python has come. @param {Progress} progress @returns {Message} */
export function progressIn({ percent, slow }) {
  if (slow) return percent === undefined ? ["silent"] : ["slow", { percent }];
  return percent !== undefined && percent < 100 ? ["loading", { percent }] : ["starting"];
}

/** Why a board could not start. @param {Answer} answer @returns {Message} */
export const faultIn = ({ fault }) => fault ? [`fault-${fault.kind}`, { ...fault }] : ["failed"];
