// What a board looks like until it is touched.
import { SITE } from "./site.js";

/** @import { Theme } from "./looks/colours.js" */

const MAX_PICTURE = 60_000;
const MAX_UNPACKED = 20 * MAX_PICTURE;

/**
 * Filled in by the build: how wide an empty board of each game is for its height, beside text and on a phone.
 * @type {Record<string, [wide: number, tall: number]>}
 */
const BOARDS = /** @type {any} */ ("BUILD_BOARDS");

/**
 * The id of the game that a board shows; "" where its attributes name none that there is.
 * @param {Element} board
 */
export function gameOf(board) {
  const link = board.getAttribute("link")?.replace(/edition(?::|%3A)[\w-]+(?:&|%26)/i, "") ?? "";
  const linked = /[a-z]+(?=(?:(?:~|%7E)[\da-f]{16})?(?::|%3A)\d)/i.exec(link)?.[0].toLowerCase();
  const learnt = /^[a-z]+/.exec(board.getAttribute("lesson") ?? board.getAttribute("puzzle") ?? "")?.[0];
  const told = /^\s*game: *([a-z]+)/m.exec(board.getAttribute("record") ?? board.textContent ?? "")?.[1];
  const game = learnt ?? linked ?? board.getAttribute("game") ?? told ?? "";
  return Object.hasOwn(BOARDS, game) ? game : "";
}

/**
 * The proportions of a board: those of its picture, if it brings one as SVG, else those of its game's empty board.
 * @param {string} game
 * @param {string} svg
 */
export function ratiosOf(game, svg) {
  const [, w, h] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (Number(w) && Number(h)) return [Number(w) / Number(h), Number(w) / Number(h)];
  return BOARDS[game];
}

/**
 * The address of a game's empty board, in the colours of a theme.
 * @param {string} game
 * @param {boolean} tall
 * @param {Theme} theme
 */
export function emptyBoard(game, tall, theme) {
  return `${SITE}pictures/${game}-board${tall ? "-tall" : ""}.svg#${theme}`;
}

/**
 * A picture in SVG as an address for an image, in which no script of its could run. Its colours are the roles of an
 * element.
 * @param {string} svg
 * @param {Element} element
 */
export function painted(svg, element) {
  const style = getComputedStyle(element);
  const roles = new Set([...svg.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, role]) => role));
  const colours = [...roles].map(role => [role, style.getPropertyValue(`--${role}`).trim()])
    .filter(([, colour]) => /^[\w#(),.%\s/-]+$/.test(colour)).map(([role, colour]) => `--${role}:${colour}`);
  return `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg style="${colours.join(";")}" `))}`;
}

/**
 * The SVG in a packed picture; "" when there is none.
 * @param {string | null} text
 */
export async function unpacked(text) {
  try {
    if (!text || text.length > MAX_PICTURE) return "";
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const pieces = [];
    for (let size = 0; size < MAX_UNPACKED;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(pieces).text();
      pieces.push(value);
      size += value.byteLength;
    }
    reader.cancel();
  } catch { /* Cut off, or no picture at all. */ }
  return "";
}
