// The memory of a Python that has just started, kept in the browser's own storage. A later visit goes on from there and
// need not start one. It never leaves the device, and where storage is forbidden or full there is none.
//
// As it is kept: two words (the length of the memory in bytes; how many pages follow), the number of each page, the
// pages. Most of a memory is zeros: pages of nothing else are left out.

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

/** What Pyodide takes as its snapshot; undefined if there is none. The page must call `started` once it runs. */
export async function recall() {
  try {
    // Workers have no `localStorage`; what starts a worker hears when it fails.
    if (!isWorker && localStorage.getItem(MARK)) throw new Error("the last start from it did not come to its end");
    const kept = await find();
    if (!kept || !isWorker && languageOf(kept) !== document.documentElement.lang) return undefined;
    if (!isWorker) localStorage.setItem(MARK, "1");
    return spread(await kept.arrayBuffer());
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
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length / WORD);
  const pages = [];
  for (let from = 0; from < words.length; from += PAGE / WORD) {
    const to = Math.min(from + PAGE / WORD, words.length);
    let at = from;
    while (at < to && !words[at]) at++;
    if (at < to) pages.push(from * WORD / PAGE);
  }
  const head = Uint32Array.of(snapshot.length, pages.length, ...pages);
  return new Blob([head, ...pages.map(page => snapshot.subarray(page * PAGE, (page + 1) * PAGE))]);
}

/** @param {ArrayBuffer} kept */
function spread(kept) {
  const [length, count] = new Uint32Array(kept, 0, 2);
  const pages = new Uint32Array(kept, 2 * WORD, count);
  const snapshot = new Uint8Array(length);
  let from = (2 + count) * WORD;
  for (const page of pages) {
    const size = Math.min(PAGE, length - page * PAGE);
    snapshot.set(new Uint8Array(kept, from, size), page * PAGE);
    from += size;
  }
  return snapshot;
}
