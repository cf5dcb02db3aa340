// Pyodide as this site ships it: a trimmed, compiled standard library, and no list of packages to download.
// PyScript names this module as its interpreter; a worker may import it as well.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.js";
import { bring, isControlled, isWorker } from "./site.js";
import { join } from "./rest.js";
import { forget, recall } from "./snapshot.js";

/** @import { PyodideInterface } from "pyodide" */

export { version };

const home = new URL("../vendor/pyodide/", import.meta.url).href;
/** The names have a hash of the parts, which only fit each other; build_site.py fills it in. */
const ENGINE = `${home}pyodide-${"BUILD_ENGINE"}.asm.wasm`;
const REST = `${home}pyodide-${"BUILD_ENGINE"}.rest.wasm`;
/** Where the service worker is asked whether the browser has a copy of its own of the engine. */
const ASKED = `${home}pyodide.js?kept=${encodeURIComponent(ENGINE)}`;
/** @type {any} */
const noPackages = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

const LIBRARY = "vendor/pyodide/python_stdlib.zip";
/** Our own package. */
const APP = "app.zip";
/** What `pentapod/web/start.py` looks for. */
const WORDS = "words.zip";

/** @type {Promise<PyodideInterface> | undefined} */
let begun;
/** @type {Promise<Uint8Array> | undefined} */
let app;
/** The catalogs of the language of the page; none of English, which is there, and none where they do not come. */
const words = isWorker || document.documentElement.lang === "en"
  ? null : bring(`words/${document.documentElement.lang}.zip`).catch(() => null);

/**
 * Start Python: on the page before PyScript, which has a dozen files of its own to load first, comes to ask for it.
 * Where the files come `fromAfar` it is told how many bytes of the engine there are; else the browser may have kept
 * what saves work.
 */
export function begin(/** @type {boolean} */ fromAfar) {
  begun = fromAfar ? start({}, keptEngine, true) : startAgain();
  app = (fromAfar ? new Promise(done => addEventListener("engine-here", done, { once: true })) : Promise.resolve())
    .then(() => bring(APP));
  app.catch(() => {}); // Whoever loads Pyodide hears of it.
}

/**
 * As Pyodide's, with our own package beside it; rejects when the engine cannot be fetched or compiled, for which
 * Pyodide would wait for ever.
 * @param {NonNullable<Parameters<typeof load>[0]>} options
 */
export const loadPyodide = async ({ stdout, stderr, ...options } = {}) => {
  const python = await (begun ?? start(options));
  python.FS.writeFile(APP, await (app ?? bring(APP)));
  begun = app = undefined;
  const said = await words;
  if (said) python.FS.writeFile(WORDS, said);
  // PyScript writes its own package out as source; the library's compiled copy of it is to be found first.
  python.runPython("import sys; sys.path.sort(key=lambda place: place == '')");
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
};

/**
 * The games, and `more` of our package, as it comes; `unpack` puts it where Python finds it.
 * @param {string[]} more
 */
export const packages = (...more) => Promise.all(["games.zip", ...more].map(
  async file => /** @type {const} */ ([file, await bring(file)]),
));

/**
 * Put our packages where Python finds them.
 * @param {PyodideInterface} python
 * @param {(readonly [string, Uint8Array])[]} files
 */
export function unpack(python, files) {
  python.runPython(`
import sys
sys.path.insert(0, "${APP}")
from pentapod import add_file, games
def add(name):
    add_file(name)
    games.add_file(name)
`);
  for (const file of files) add(python, file);
  python.runPython(`
if not games.ids():
    raise ImportError("there is no game in games.zip")
`);
}

/**
 * Put more of our packages there.
 * @param {PyodideInterface} python
 * @param {readonly [string, Uint8Array]} file
 */
export function add(python, [file, content]) {
  python.FS.writeFile(file, content);
  python.globals.get("add")(file);
}

/** From the memory of a Python that started before, if it was kept. */
async function startAgain() {
  importEngine().catch(() => {}); // It is imported again, and tells then what fails.
  const engine = keptEngine();
  const memory = await recall();
  if (!memory) return start({}, () => engine);
  try {
    const python = await start({
      _loadSnapshot: memory.head,
      createPyodideModule: async (/** @type {unknown} */ settings) => {
        const module = await makeEngine(settings);
        memory.fill(module);
        return module;
      },
    }, () => engine);
    python.runPython("import random; random.seed()"); // Else every visit would draw the same.
    return python;
  } catch {
    await forget();
    return start();
  }
}

/**
 * @param {Record<string, unknown>} options more than Pyodide documents
 * @param {() => Promise<Response>} engine
 * @param {boolean} counting
 * @returns {Promise<PyodideInterface>}
 */
function start(options = {}, engine = keptEngine, counting = false) {
  answer({
    "/pyodide.asm.wasm": engine,
    "/python_stdlib.zip": async () => new Response(/** @type {BodyInit} */ (await bring(LIBRARY))),
  });
  const failure = hearEngine(counting);
  shareNothing();
  keepOneStack();
  const python = load({
    createPyodideModule: makeEngine,
    ...options,
    indexURL: home,
    stdLibURL: `${home}python_stdlib.zip`,
    lockFileContents: noPackages,
  });
  return Promise.race([python, failure]);
}

/** Where a page may import nothing, it has it (tools/single/parts.js). */
const importEngine = () => import(globalThis.pentapodEngine ?? `${home}pyodide.asm.js`);

const makeEngine = async (/** @type {unknown} */ settings) => (await importEngine()).default(settings);

const fetchEngine = () => fetch(ENGINE);

/**
 * Browsers keep what they compiled beside their own copy of a file. Chromium throws that away as soon as a service
 * worker answers for this file, be it to a HEAD: two thousand functions would be compiled anew. The worker lets this
 * request pass, and is asked by another address whether there is such a copy: to want one that is gone would be a fault
 * on the console.
 */
async function keptEngine() {
  try {
    const asks = isWorker || isControlled(); // Workers do not know whether a service worker answers them.
    const known = asks && (await fetch(ASKED, { method: "HEAD" })).headers.get("Browser-Copy");
    const kept = known ? await fetch(ENGINE, { cache: "only-if-cached", mode: "same-origin" }) : null;
    if (kept?.ok) return kept;
  } catch {
    // It has gone meanwhile, or nobody answers.
  }
  return fetchEngine();
}

/**
 * Answer Pyodide's requests, each of which it makes once.
 * @param {Record<string, () => Promise<Response>>} answers by the end of the address
 */
function answer(answers) {
  const { fetch } = globalThis;
  globalThis.fetch = (address, ...rest) => {
    const [asked] = Object.keys(answers).filter(end => String(address).endsWith(end));
    if (!asked) return fetch(address, ...rest);
    const { [asked]: give, ...others } = answers;
    answers = others;
    if (!Object.keys(answers).length) globalThis.fetch = fetch;
    return give();
  };
}

/**
 * Pyodide asks once for memory that threads could share, so that `time.sleep` can wait in a worker. Nothing here
 * sleeps, and browsers complain of it on pages like ours: it gets plain memory.
 */
function shareNothing() {
  const { Memory } = WebAssembly;
  const once = function (/** @type {WebAssembly.MemoryDescriptor} */ { shared, ...plain }) {
    if (shared) WebAssembly.Memory = Memory;
    return new Memory(plain);
  };
  Object.assign(WebAssembly, { Memory: once });
}

/**
 * Where a browser lets WebAssembly wait for promises, Pyodide runs asynchronous Python on stacks of its own. Nothing
 * here waits that way; and Chromium, which now and then notes where memory was asked for, reads past the end of such a
 * stack and ends the page (its heap profiler and GWP-ASan; pyodide/pyodide#6106).
 */
function keepOneStack() {
  Reflect.deleteProperty(WebAssembly, "Suspending");
}

/**
 * Stand between Pyodide and the compiler for one call: tells how many bytes of the engine have come ("engine-bytes"
 * events, then "engine-here"), compiles it whatever type the host calls it, and joins its parts. The promise only ever
 * rejects.
 * @param {boolean} counting
 * @returns {Promise<never>}
 */
function hearEngine(counting) {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      try {
        const response = await source;
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        if (counting) count(response.clone().body);
        const parts = join(REST, imports ?? {});
        const made = await instantiateStreaming.call(WebAssembly, asEngine(response), parts.imports);
        await parts.begin(made.instance);
        return made;
      } catch (reason) {
        reject(reason);
        throw reason;
      }
    };
  });
}

/**
 * Of a copy: browsers keep what they compiled only for a response that comes straight from `fetch`.
 * @param {ReadableStream<Uint8Array> | null} body
 */
async function count(body) {
  let bytes = 0;
  for (const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    dispatchEvent(new CustomEvent("engine-bytes", { detail: bytes }));
  }
  dispatchEvent(new Event("engine-here"));
}

/** @param {Response} response */
function asEngine(response) {
  const type = "application/wasm";
  if (response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}
