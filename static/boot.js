// Starts PyScript under a strict Content-Security-Policy and shows how far it has come (words: panel.js).
import "./noidb.js";
import { bring as bringFile, isControlled } from "./site.js";
import { isKept, started } from "./snapshot.js";

const STALLED_SECONDS = 30;
const SNAPSHOT_AFTER_SECONDS = 15;

const panel = globalThis.pentapodBoot;
const page = document.documentElement;
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("boot-bar"));
const sizes = globalThis.pentapodFiles; // diagnose.js
const PYTHON = Object.keys(sizes).filter(file => file.startsWith("vendor/pyodide/"));
const [ENGINE] = PYTHON.filter(file => file.endsWith(".wasm"));
/** @param {string} file */
const address = file => new URL(file, document.baseURI).href;

// -- what comes later

const GAMES = "games.zip";
const LESSONS = "learn.zip";
const EDITIONS = "editions.zip";
/** @type {Record<string, Promise<Uint8Array>>} */
const asked = {};

/** A file with more of our Python, fetched once; anew if it did not come, or came damaged. */
const bring = panel.bring = (/** @type {string} */ file) => asked[file] ??= bringFile(file)
  .then(content => {
    if (!isZip(content)) throw new Error(`${file} is damaged`);
    return content;
  })
  .catch(reason => {
    delete asked[file];
    throw reason;
  });

/**
 * Whether it is whole: its last 22 bytes are the end of the list of what is in it.
 * @param {Uint8Array} content
 */
function isZip(content) {
  const end = content.byteLength - 22;
  return end >= 0 && new DataView(content.buffer).getUint32(end, true) === 0x06054b50;
}

/** Whether the start waits for the games: the address names one, or one is kept, or was played. */
panel.needsGames = location.hash.length > 1 || keepsGames();

function keepsGames() {
  try {
    return Object.keys(localStorage).some(key => /^pentapod\.(match\.|results$)/.test(key));
  } catch {
    return false;
  }
}

if (!panel.needsGames) delete sizes[`${GAMES}.gz`];

// A card was touched: what it leads to needs them.
addEventListener("hashchange", () => location.hash.length > 1 && bring(GAMES).catch(() => {}));

// -- how far it has come

const received = Object.fromEntries(Object.keys(sizes).map(file => [file, 0]));
/** @param {Record<string, number>} counts */
const sum = counts => Object.values(counts).reduce((whole, bytes) => whole + bytes, 0);
/** @type {ReturnType<typeof setTimeout>} */
let stalled;

/**
 * @param {string} file
 * @param {number} bytes
 */
function receive(file, bytes) {
  if (bytes <= received[file]) return;
  received[file] = bytes;
  show();
}

function show() {
  const [done, total] = [sum(received), sum(sizes)];
  const complete = PYTHON.every(file => received[file] === sizes[file]);
  bar.max = total;
  bar.value = done;
  panel.step(complete ? "starting" : "python", { percent: Math.floor(done / total * 100) });
  clearTimeout(stalled);
  stalled = setTimeout(() => {
    panel.step("slow", { seconds: STALLED_SECONDS });
    panel.check();
  }, STALLED_SECONDS * 1000);
}

addEventListener("engine-bytes", ({ detail }) => receive(ENGINE, detail));

/** On a first visit the network is the engine's until that is here. What is needed next comes while it starts. */
const engineHere = globalThis.pentapodBegun
  && new Promise(resolve => addEventListener("engine-here", resolve, { once: true }));

const resources = new PerformanceObserver(list => {
  for (const { name, responseStatus } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) {
    const file = Object.keys(sizes).find(one => address(one) === name);
    if (!file) continue;
    if (responseStatus >= 400) panel.check();
    else receive(file, sizes[file]);
  }
});

// -- when it fails

/** @param {any} reason */
const failed = reason => reason instanceof WebAssembly.CompileError
  ? panel.fail("engine") : panel.fail("stopped", String(reason?.stack ?? reason));

// What is on its way when the page is loaded anew fails for that reason alone.
addEventListener("unhandledrejection", event => leaving ? event.preventDefault() : failed(event.reason));
addEventListener("error", event => event.error && failed(event.error));

// -- when it works

new MutationObserver(() => {
  clearTimeout(stalled);
  resources.disconnect();
  /** @type {HTMLElement} */ (document.getElementById("boot")).hidden = true;
  started();
  keepForOffline();
}).observe(page, { attributeFilter: ["data-ready"] });

/** Only now, so that filling the offline copy never slows a start. Some frames and private windows forbid it. */
async function keepForOffline() {
  try {
    hearOfNewVersion(await navigator.serviceWorker.register("./sw.js"));
  } catch {
    page.dataset.offline = "forbidden";
    return;
  }
  await navigator.serviceWorker.ready;
  setTimeout(keepSnapshot, SNAPSHOT_AFTER_SECONDS * 1000);
}

/** It takes a processor a second, once for each version and game: not when the visitor has just come. */
async function keepSnapshot() {
  const [game] = (page.dataset.game ?? "").split("~"); // An edition is the game with another table.
  if (!isControlled() || await isKept(page.lang, game)) return;
  const maker = new Worker("./static/snapshot-maker.js", { type: "module" });
  maker.postMessage({ language: page.lang, game });
  maker.onmessage = ({ data }) => { page.dataset.snapshot = data; };
  maker.onerror = event => {
    event.preventDefault(); // There is no room for it: later visits start a Python as this one did.
    page.dataset.snapshot = "none";
  };
}

/**
 * Tell the page of a newer version that waits: it goes on as it is until it is left, or asks for the new one.
 * @param {ServiceWorkerRegistration} registration
 */
function hearOfNewVersion(registration) {
  const tell = () => {
    if (registration.waiting && isControlled()) dispatchEvent(new Event("newversion"));
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
}

/**
 * Let the version that waits take over, and load the page anew from it. False if another page is open, which would
 * then see files of both.
 */
panel.update = async () => {
  const workers = navigator.serviceWorker;
  const waiting = (await workers.getRegistration())?.waiting;
  if (!waiting) return loadAnew();
  const { port1, port2 } = new MessageChannel();
  workers.addEventListener("controllerchange", loadAnew);
  waiting.postMessage("update", [port2]);
  return new Promise(resolve => { port1.onmessage = ({ data }) => resolve(data); });
};

let leaving = false;

function loadAnew() {
  leaving = true;
  location.reload();
}

/** A newer version that waited for the last visit to end takes over before this one has begun. */
async function takeNewVersion() {
  if (!isControlled()) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration();
  if (!registration?.waiting) return;
  workers.addEventListener("controllerchange", () => page.dataset.ready || loadAnew());
  registration.waiting.postMessage("update");
}

/**
 * PyScript would look through all that ever changes on this page for more scripts of its own, and it would do so before
 * each frame: the one script that there is it finds without that.
 */
function watchNoPage() {
  const { prototype } = MutationObserver;
  const { observe } = prototype;
  prototype.observe = function (target, options) {
    if (target === document) prototype.observe = observe;
    else observe.call(this, target, options);
  };
}

async function startPyScript() {
  watchNoPage();
  const { hooks } = await import("../vendor/pyscript/core.js");
  // PyScript turns its hooks for workers into text with Function(...), which the policy forbids; we use none.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(() => panel.step("opening"));
}

/** Our own Python, before it is asked for. */
async function bringOurs() {
  await engineHere;
  if (engineHere) globalThis.pentapodAhead(["py/main.py"]);
  if (panel.needsGames) bring(GAMES).catch(() => {});
  if (/^#(learn|puzzle)\b/.test(location.hash)) bring(LESSONS).catch(() => {});
  if (/^#(edition:|[a-z:]+~)/.test(location.hash)) bring(EDITIONS).catch(() => {});
}

/** A first visit has begun it already (ahead.js). */
async function startPython() {
  await (globalThis.pentapodBegun ?? import("./python.js").then(python => python.begin(false)));
}

if (!panel.failed) {
  show();
  resources.observe({ type: "resource", buffered: true });
  takeNewVersion();
  bringOurs();
  startPyScript().catch(failed);
  startPython().catch(failed);
}
