// What the workshop says (en.ftl): in English from a block of the page, in another language from a script before it.

/** @type {Record<string, string | (string | [string, string])[]>} */
const WORDS = globalThis.pentapodWords ?? block("words");

/**
 * A data block of the page.
 * @param {string} id
 */
export function block(id) {
  return JSON.parse(/** @type {HTMLElement} */ (document.getElementById(id)).textContent ?? "");
}

/**
 * A message with its facts.
 * @param {string} key
 * @param {Record<string, string | number>} facts
 */
export const say = (key, facts = {}) =>
  [WORDS[key] ?? key].flat().map(part => typeof part === "string" ? part : facts[part[1]]).join("");
