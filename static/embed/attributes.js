// What the attributes of an element ask for, and the record inside it.

import { gameIn } from "./source.js";

/** @import { Request } from "./line.js" */
/** @import { Shown } from "./messages.js" */
/** @import { BoardProperties } from "./properties.js" */

/** Which attributes say what is shown; a message may have said something else since. */
export const SHOWN = ["game", "src", "edition", "position", "link", "record", "lesson", "puzzle", "ply"];

/**
 * A count as an attribute has it; null if it is none.
 * @param {Element} element
 * @param {string} name
 */
export function countIn(element, name) {
  const text = element.getAttribute(name);
  return text !== null && /^[0-9]{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * The record of an annotated game: an attribute, or a text inside the element.
 * @param {Element} element
 */
export function recordOf(element) {
  const inside = element.querySelector(":scope > script[type='text/plain'], :scope > template");
  const text = inside instanceof HTMLTemplateElement ? inside.content.textContent : inside?.textContent;
  return element.getAttribute("record") ?? text ?? null;
}

/**
 * What the attributes ask for.
 * @param {BoardProperties} element
 * @returns {Shown}
 */
export function askedBy(element) {
  const [position, link] = ["position", "link"].map(name => element.getAttribute(name) ?? undefined);
  const game = element.getAttribute("game") ?? gameIn(element.getAttribute("src")) ?? undefined;
  const ply = countIn(element, "ply") ?? undefined;
  const { lesson, puzzle } = element;
  const record = recordOf(element);
  // A game that is a file has one table.
  const edition = element.hasAttribute("src") ? undefined : element.getAttribute("edition") ?? undefined;
  if (lesson !== null) return { lesson, edition };
  if (puzzle !== null) return { puzzle, edition };
  if (record !== null) return { record, ply, edition };
  return link === undefined ? { game, position, ply, edition } : { link, ply, edition };
}

/**
 * What Python is asked for: to bring something to life, or only to draw it.
 * @param {"open" | "picture"} how
 * @param {BoardProperties} element
 * @param {Shown} what
 * @param {boolean} tall
 * @returns {Request}
 */
export function request(how, element, what, tall) {
  const seat = element.seat ?? undefined;
  if (how === "picture") return { do: how, ...what, seat, tall };
  const level = element.level ?? 0;
  const may = element.may === "play" ? "play" : "step";
  return { do: how, ...what, may, seat, level: level >= 1 && level <= 5 ? level : undefined, tall };
}
