// The picture that a board is until it is touched.
import { SITE } from "./site.js";

const MAX_PICTURE = 60_000;
const MAX_UNPACKED = 20 * MAX_PICTURE;

/**
 * The address of a board's picture: the packed one, else, if there is nothing inside the element, the game's own;
 * "" for what is inside. `own` tells whether it is the game's.
 * @param {Element} board
 */
export async function pictureOf(board) {
  const packed = board.getAttribute("picture");
  const source = packed === null ? "" : await unpacked(packed);
  const linked = /[a-z]+(?=(?::|%3A)\d)/i.exec(board.getAttribute("link") ?? "")?.[0].toLowerCase();
  const learnt = /^[a-z]+(?=:)/.exec(board.getAttribute("lesson") ?? "")?.[0];
  const game = board.getAttribute("game") ?? linked ?? learnt ?? "";
  const own = !source && !board.children.length && /^[a-z]+$/.test(game);
  return { source: own ? `${SITE}pictures/${game}.svg` : source, own };
}

/**
 * A packed picture as an address for an image, in which no script of its could run; "" when it is none.
 * @param {string} text
 */
async function unpacked(text) {
  try {
    if (text.length > MAX_PICTURE) return "";
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const pieces = [];
    for (let size = 0; size < MAX_UNPACKED;) {
      const { done, value } = await reader.read();
      if (done) return `data:image/svg+xml,${encodeURIComponent(await new Blob(pieces).text())}`;
      pieces.push(value);
      size += value.byteLength;
    }
    reader.cancel();
  } catch { /* Cut off, or no picture at all. */ }
  return "";
}
