// What was chosen: the fields of the form, the same as text behind the # of the address, and as what a board is asked
// for by its attributes.
import { byId, gameOf } from "./data.js";

/** @typedef {Record<string, string>} Choices the fields of the form by their names; what is "" was not chosen */

/** Fields that only count where a source has chosen them. @type {Record<string, string[]>} */
const OF_SOURCE = { new: [], position: ["position"], link: ["link", "ply"], record: ["record"], lesson: ["lesson"], puzzle: ["puzzle"] };
const OF_LOOKS = ["may", "seat", "level", "theme", "width", "live", "label"];
const USUAL = { source: "new", may: "play", theme: "", width: "" };

/** The form in which it is chosen. */
export function form() {
  return /** @type {HTMLFormElement} */ (byId("maker"));
}

/** What is chosen now. @returns {Choices} */
export function chosen() {
  const all = Object.fromEntries([...new FormData(form())].map(([name, value]) => [name, String(value).trim()]));
  const counts = ["game", "source", ...OF_SOURCE[all.source] ?? [], ...OF_LOOKS];
  const found = Object.fromEntries(counts.filter(name => all[name]).map(name => [name, all[name]]));
  if (found.may !== "play" || ["record", "lesson", "puzzle"].includes(found.source)) delete found.seat;
  if (!found.seat) delete found.level;
  if (found.link) found.link = linkIn(found.link);
  return found;
}

/**
 * Choose it.
 * @param {Choices} choices
 */
export function choose(choices) {
  const wanted = { ...USUAL, position: "", link: "", ply: "", record: "", label: "", live: "", ...choices };
  for (const [name, value] of Object.entries(wanted)) {
    const field = form().elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field) /** @type {HTMLInputElement} */ (field).value = value;
  }
}

/**
 * The attributes of a board that shows it.
 * @param {Choices} choices
 * @returns {Record<string, string>}
 */
export function attributes({ game: id, source, position, link, ply, record, lesson, puzzle, may, seat, level, theme }) {
  const { src, edition } = gameOf(id);
  const game = edition === undefined ? id : undefined; // The file says which.
  /** @type {Record<string, Record<string, string | undefined>>} */
  const shown = {
    new: { game },
    position: { game, position },
    link: { link: link ?? "", ply },
    record: { record: record ?? "" },
    lesson: { lesson: `${game}:${lesson ?? 1}` },
    puzzle: { puzzle: puzzle ? `${game}:${puzzle}` : game },
  };
  const all = { ...shown[source], src, edition, may, seat, level, theme };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]));
}

/**
 * What Python is asked for, to have the code of a board.
 * @param {Choices} choices
 * @param {string} site
 */
export function request(choices, site) {
  const { edition: file } = gameOf(choices.game);
  /** @type {Record<string, string>} */
  const all = { ...attributes(choices), ...file === undefined ? { game: choices.game } : { file } };
  const { ply, seat, level, ...asked } = all;
  const { width, live, label } = choices;
  const counts = Object.fromEntries(Object.entries({ ply, seat, level, width }).filter(([, value]) => value));
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)]));
  return { do: "code", site, ...asked, ...numbers, ...label ? { label } : {}, ...live ? { live: true } : {} };
}

/** What the address asks for. @returns {Choices} */
export function inAddress() {
  const found = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (!found.game) return {};
  const source = ["position", "link", "record", "lesson", "puzzle"].find(name => found[name]) ?? "new";
  return { source, ...found, game: gameOf(found.game).id };
}

/**
 * What is chosen, as the address has it.
 * @param {Choices} choices
 */
export function asAddress(choices) {
  const told = Object.entries(choices).filter(([name, value]) => value && USUAL[/** @type {"may"} */ (name)] !== value);
  return `#${new URLSearchParams(told)}`;
}

/**
 * The link in what somebody has pasted: an address, or the bare link.
 * @param {string} text
 */
function linkIn(text) {
  return text.includes("#") ? text.slice(text.indexOf("#") + 1) : text;
}
