// What the build knows of the games, and the parts of the page by their ids.

/**
 * A game, as the maker offers it.
 * @typedef {object} Game
 * @property {string} id
 * @property {string} name
 * @property {string} [src] its file, if it is none of the site
 * @property {string} [edition] the file of its edition, if it is none of the site
 * @property {string} position one to begin with
 * @property {string} writing where the rules say how a position is written
 * @property {string[]} titles the seats of a new game
 * @property {string[]} lessons
 * @property {[id: string, label: string][]} puzzles
 */

/** @type {Game[]} */
export const GAMES = JSON.parse(byId("owners-data").textContent ?? "[]");

/** The folder of the site: the address that codes begin with. */
export const SITE = new URL("./", document.baseURI).href;

/** @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id */
export function gameOf(id) {
  return GAMES.find(one => one.id === id) ?? GAMES[0];
}
