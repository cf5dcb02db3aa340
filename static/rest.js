// The engine comes in two parts (tools/engine/split.mjs): what starts and games run, and the rest. The first part calls
// what is in the rest as if it were there. So the page starts with a third of the bytes and brings the rest when nobody
// waits; and should something of it be wanted sooner, it is fetched at once, while everything else stands still.

/** Where a page may fetch nothing, what stands for `fetch` cannot be waited for: the rest must be there before. */
const waits = Boolean(globalThis.pentapodEngine);
const isWorker = !("document" in globalThis);

/**
 * What makes the two parts one: `imports` are for the first, `begin` is told what that exports.
 * @param {string} address of the rest
 * @param {WebAssembly.Imports} given what either part imports
 */
export function join(address, given) {
  /** @type {WebAssembly.Exports} */
  let first;
  const isHere = () => Boolean(/** @type {WebAssembly.Global} */ (first.here).value);

  /** @param {WebAssembly.Module} module */
  function add(module) {
    if (isHere()) return;
    new WebAssembly.Instance(module, { ...given, first });
    /** @type {WebAssembly.Global} */ (first.here).value = 1;
    performance.mark("engine-whole");
  }

  async function bring() {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    add(await WebAssembly.compile(await response.arrayBuffer()));
  }

  return {
    imports: { ...given, rest: { more: () => add(new WebAssembly.Module(bytesNow(address))) } },

    /** @param {WebAssembly.Instance} instance */
    async begin({ exports }) {
      first = exports;
      if (waits) await bring();
      else calm().then(bring).catch(() => {}); // It is fetched when it is needed.
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
