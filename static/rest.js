// The engine comes in two parts (tools/engine/split.mjs): what starts and games run, and the rest. The first part calls
// what is in the rest as if it were there. So a first visit starts with half of the bytes, and brings the rest when
// nobody waits; should something of it be wanted sooner, it is fetched at once, while all else stands still. What is
// fetched so passes by the service worker: a later visit takes its copy into memory while Python starts.

import { isControlled, isWorker } from "./site.js";

/** Whether the rest would come over the network: it is neither in a service worker's copy nor in the page itself. */
const isFar = () => !isWorker && !globalThis.pentapodEngine && !isControlled();

/**
 * What makes the two parts one: `imports` are for the first, `begin` is told what that exports.
 * @param {string} address of the rest
 * @param {WebAssembly.Imports} given what either part imports
 */
export function join(address, given) {
  /** @type {WebAssembly.Exports} */
  let first;
  /** @type {ArrayBuffer | undefined} */
  let held;

  async function bring() {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response.arrayBuffer();
  }

  /** @param {WebAssembly.Module} module */
  function add(module) {
    const isHere = /** @type {WebAssembly.Global} */ (first.here);
    if (isHere.value) return;
    new WebAssembly.Instance(module, { ...given, first });
    isHere.value = 1;
    held = undefined;
    performance.mark("engine-whole");
  }

  /** @param {Promise<ArrayBuffer | undefined> | undefined} near */
  async function complete(near) {
    await calm();
    add(await WebAssembly.compile(await near ?? await bring()));
  }

  return {
    imports: { ...given, rest: { more: () => add(new WebAssembly.Module(held ?? bytesNow(address))) } },

    /** @param {WebAssembly.Instance} instance */
    async begin({ exports }) {
      first = exports;
      const near = isFar() ? undefined : bring().then(bytes => held = bytes, () => undefined);
      // A worker may be ended at any time, and should then not stand still for it. Nor can a page that fetches nothing.
      if (isWorker || globalThis.pentapodEngine) await near;
      complete(near).catch(() => {}); // It is fetched when it is needed.
    },
  };
}

/** Until the page is ready; a worker has nobody waiting for the network. */
function calm() {
  const page = isWorker ? null : document.documentElement;
  if (!page || page.dataset.ready) return Promise.resolve();
  return new Promise(resolve => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      setTimeout(resolve, 0);
    }).observe(page, { attributeFilter: ["data-ready"] });
  });
}

/**
 * Pages may not ask for bytes this way, only for text: one letter a byte.
 * @param {string} address
 */
function bytesNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, letter => letter.charCodeAt(0) & 0xff);
}
