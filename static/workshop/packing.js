// A game as a link: its file, compressed, behind the # of the workshop's address. No server ever sees it.
//
//     #code:<file>            the game
//     #code:<file>&<link>     a match of it
//
// <file> is gzip in base64url: the name, a line feed, the text. Gzip counts and checks what it holds, so that a link
// that was cut off or changed is told from a whole one.

const PLACE = "code:";

/** From so many characters on messengers cut links off: then it is a file. */
export const LONGEST = 16_000;

/** As `LARGEST` in py/pentapod/games/__init__.py. */
export const LARGEST = 256 * 1024;

export class Damaged extends Error {}

/**
 * @param {Blob} blob
 * @param {CompressionStream | DecompressionStream} through
 */
const bytesOf = async (blob, through) =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(through)).arrayBuffer());

/**
 * What stands behind the # for a file.
 * @param {string} name
 * @param {string} text
 */
export async function pack(name, text) {
  const bytes = await bytesOf(new Blob([`${name}\n${text}`]), new CompressionStream("gzip"));
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
  return PLACE + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The file in what stands behind a #, and the link of a match of it; null if it holds no file. Throws `Damaged`.
 * @param {string} fragment
 * @returns {Promise<{ name: string, text: string, match: string } | null>}
 */
export async function unpack(fragment) {
  const found = /^#?code:([^&]*)(?:&(.*))?$/.exec(fragment);
  if (!found) return null;
  let whole;
  try {
    const letters = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
    if (letters.length > LARGEST) throw new RangeError("too long");
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    whole = await limited(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  } catch {
    throw new Damaged();
  }
  const end = whole.indexOf("\n");
  if (end < 0) throw new Damaged();
  return { name: whole.slice(0, end), text: whole.slice(end + 1), match: found[2] ?? "" };
}

/**
 * The text of a stream that has no more than a file may have: a small link can hold a huge one.
 * @param {ReadableStream<Uint8Array>} stream
 */
async function limited(stream) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, bytes] = ["", 0];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LARGEST + 64) throw new RangeError("too long");
    text += decoder.decode(value, { stream: true });
  }
}
