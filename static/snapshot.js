// The memory of a Python that has just started, kept in the browser's own storage. A later visit goes on from there and
// need not start one. It never leaves the device, and where storage is forbidden or full there is none.
//
// As it is kept: three words (how many bytes Pyodide's own head of it has; how many the memory; how many pages follow),
// the number of each page, the head, the pages. Most of a memory is zeros: pages of nothing else are left out.

import { isWorker } from "./site.js";

const scope = new URL("../", import.meta.url).href;
const CACHE = `pentapod python ${scope}`;
/** The same name means the same files of Python and of ours; build_site.py fills it in. */
const KEPT = `${scope}snapshot-${"BUILD_PYTHON"}`;

/** Set while a page starts from the snapshot: who finds it set knows that such a start did not come to its end. */
const MARK = "pentapod.starting";

const LANGUAGE = "Content-Language";
const GAMES = "Games";

const PAGE = 4096;
const WORD = 4;
const WORDS = 3;
/** Among an engine's constants no more pages are zeros: a longer gap is its stack, or was never used. */
const LONGEST_GAP = 256;

/**
 * @typedef {object} Memory
 * @property {Uint8Array} head what Pyodide takes as its snapshot: with nothing in it but what it has to know
 * @property {(module: any) => void} fill puts the rest where it was, in an engine that has just been made
 */

/**
 * The memory that was kept; undefined if there is none. The page must call `started` once it runs.
 * @returns {Promise<Memory | undefined>}
 */
export async function recall() {
  try {
    // Workers have no `localStorage`; what starts a worker hears when it fails.
    if (!isWorker && localStorage.getItem(MARK)) throw new Error("the last start from it did not come to its end");
    const kept = await find();
    if (!kept || !isWorker && languageOf(kept) !== document.documentElement.lang) return undefined;
    if (!isWorker) localStorage.setItem(MARK, "1");
    return read(await kept.arrayBuffer());
  } catch {
    await forget();
    return undefined;
  }
}

export function started() {
  try {
    localStorage.removeItem(MARK);
  } catch {
    // Nothing can be kept here, and nothing was.
  }
}

/**
 * Whether a memory is kept that speaks a language and has a game in it; without a game, any that speaks it.
 * @param {string} language
 * @param {string} [game]
 */
export async function isKept(language, game) {
  const games = await gamesKept(language);
  return game ? Boolean(games?.includes(game)) : games !== null;
}

/**
 * The games in the memory that is kept; null where none is that speaks this language.
 * @param {string} language
 */
export async function gamesKept(language) {
  const kept = await find();
  return kept && languageOf(kept) === language ? (kept.headers.get(GAMES) ?? "").split(" ").filter(Boolean) : null;
}

const find = async () => (await caches.open(CACHE)).match(KEPT);

/** @param {Response} kept */
const languageOf = kept => kept.headers.get(LANGUAGE);

/**
 * Keep a snapshot that Pyodide made, in place of any other. Rejects where there is no room.
 * @param {Uint8Array<ArrayBuffer>} snapshot
 * @param {string} language in which the games in it speak: they keep that in which they were imported
 * @param {string[]} games
 */
export async function keep(snapshot, language, games) {
  const cache = await caches.open(CACHE);
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(KEPT, new Response(gather(snapshot), { headers: { [LANGUAGE]: language, [GAMES]: games.join(" ") } }));
}

export async function forget() {
  started();
  try {
    await caches.delete(CACHE);
  } catch {
    // As above.
  }
}

/** @param {Uint8Array<ArrayBuffer>} snapshot */
function gather(snapshot) {
  const [, from] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2); // As Pyodide writes it.
  const memory = snapshot.subarray(from);
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / WORD);
  const pages = [];
  for (let start = 0; start < words.length; start += PAGE / WORD) {
    const end = Math.min(start + PAGE / WORD, words.length);
    let at = start;
    while (at < end && !words[at]) at++;
    if (at < end) pages.push(start * WORD / PAGE);
  }
  const numbers = Uint32Array.of(from, memory.length, pages.length, ...pages);
  const kept = pages.map(page => memory.subarray(page * PAGE, (page + 1) * PAGE));
  return new Blob([numbers, snapshot.subarray(0, from), ...kept]);
}

/**
 * @param {ArrayBuffer} kept
 * @returns {Memory}
 */
function read(kept) {
  const [size, length, count] = new Uint32Array(kept, 0, WORDS);
  const pages = new Uint32Array(kept, WORDS * WORD, count);
  const begin = (WORDS + count) * WORD;
  return {
    head: new Uint8Array(kept, begin, size),
    fill(module) {
      if (module.HEAPU8.length < length) module.growMemory(length);
      const heap = module.HEAPU8;
      let [from, last] = [begin + size, -1];
      for (const page of pages) {
        if (page - last <= LONGEST_GAP) heap.fill(0, (last + 1) * PAGE, page * PAGE);
        const bytes = new Uint8Array(kept, from, Math.min(PAGE, length - page * PAGE));
        heap.set(bytes, page * PAGE);
        from += bytes.length;
        last = page;
      }
    },
  };
}
