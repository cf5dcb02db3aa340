// The one Python of a page with embedded boards, in a frame that nobody sees. Each board has a port of its own, on
// which it asks with JSON texts (static/embed/line.js) and is answered by py/pentapod/web/embed/boards.py. A port comes
// from the page around this frame, and from nowhere else. A classic script: it can tell the boards so if no module can
// be loaded. In a sandboxed frame it must be fetched with `crossorigin`; else what it imports has no address to start
// from.
(function () {
  "use strict";

  const STALLED_MS = 4_000;

  // Before python.js is loaded, which brings the words of this language.
  const [, language = "en"] = /[?&]lang=([a-z]{2,3})\b/.exec(location.search) ?? [];
  document.documentElement.lang = language;

  /** Every board that has asked for something before Python was there. @type {Set<MessagePort>} */
  const waiting = new Set();
  const visitors = start();
  const fault = visitors.then(() => null, () => globalThis.pentapodDiagnose?.());
  let boards = 0;
  /** @type {(bytes: Uint8Array) => unknown} */
  let toPython;

  /**
   * A file that the site does not have is empty: a game may have no puzzles.
   * @param {Error} reason
   */
  function missing(reason) {
    if (!reason.message.endsWith(": 404")) throw reason;
    return new Uint8Array();
  }

  /**
   * What a board is answered; where files of the site are needed first, they are brought, and it asks again.
   * @param {any} served
   * @param {number} number
   * @param {string} text
   * @returns {Promise<string>}
   */
  async function answer(served, number, text) {
    const said = served.answer(number, text);
    if (!said.startsWith('{"needs"')) return said;
    const { bring } = await import("./site.js");
    await Promise.all(JSON.parse(said).needs.map(async (/** @type {string} */ file) => {
      served.bring(file, toPython(await bring(file).catch(missing)));
    }));
    return served.answer(number, text);
  }

  async function start() {
    const { begin, loadPyodide, packages, unpack } = await import("./python.js");
    begin(true);
    const [python, files] = await Promise.all([loadPyodide(), packages("embed.zip")]);
    unpack(python, files);
    toPython = bytes => python.toPy(bytes);
    const made = python.runPython(`
import random
from pathlib import Path
from js import document
from pentapod.engine import catalog
from pentapod.web.embed.boards import Visitors
if Path("words.zip").is_file():
    catalog.choose(document.documentElement.lang, "words.zip")
Visitors(random.SystemRandom())
`);
    document.documentElement.dataset.ready = "1";
    return made;
  }

  // -- how far it has come

  const sizes = globalThis.pentapodFiles;
  /** @type {Record<string, number>} */
  const received = {};
  /** @type {ReturnType<typeof setTimeout>} */
  let stalled;

  function percent() {
    const all = (/** @type {Record<string, number>} */ of) => Object.values(of).reduce((sum, one) => sum + one, 0);
    return Math.floor(all(received) / (all(sizes) || 1) * 100);
  }

  /** Tell how much has arrived; and when nothing more does for a while, whether the server is the reason. */
  function progress() {
    for (const port of waiting) port.postMessage(JSON.stringify({ percent: percent() }));
    clearTimeout(stalled);
    stalled = setTimeout(async () => {
      const found = await globalThis.pentapodDiagnose?.({ whole: false });
      if (found) for (const port of waiting) port.postMessage(JSON.stringify({ failed: "stalled", fault: found }));
    }, STALLED_MS);
  }

  const resources = new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) {
      const file = Object.keys(sizes).find(one => name === new URL(one, document.baseURI).href);
      if (!file || received[file] === sizes[file]) continue; // A question of the diagnosis is no news.
      received[file] = sizes[file];
      progress();
    }
  });
  resources.observe({ type: "resource", buffered: true });
  addEventListener("engine-bytes", ({ detail }) => {
    const file = Object.keys(sizes).find(one => one.endsWith(".asm.wasm")) ?? "";
    received[file] = Math.min(sizes[file], detail);
    progress();
  });
  visitors.finally(() => {
    clearTimeout(stalled);
    resources.disconnect();
    waiting.clear();
  }).catch(() => {});
  visitors.then(() => new BroadcastChannel("pentapod-python").postMessage("here")).catch(() => {});

  // -- the boards

  /**
   * Serve the board at the other end of a port; frames of this site on the same page call this as well.
   * @param {MessagePort} port
   */
  globalThis.pentapodBring = port => {
    const number = boards++;
    port.postMessage("here");
    /** Each waits for the one before it, which may wait for a file: answers come in the order of the requests. */
    let before = Promise.resolve();
    port.onmessage = message => {
      if (!document.documentElement.dataset.ready) {
        waiting.add(port);
        port.postMessage(JSON.stringify({ percent: percent() }));
      }
      before = before.then(() => follow(message));
    };
    /** @param {MessageEvent} message */
    async function follow(message) {
      try {
        const served = await visitors;
        if (message.data === "leave") {
          served.leave(number);
          port.close();
        } else if (typeof message.data === "string") {
          port.postMessage(await answer(served, number, message.data));
        }
      } catch (reason) {
        port.postMessage(JSON.stringify({ failed: String(reason), fault: await fault }));
      }
    }
    return window;
  };

  addEventListener("message", ({ source, data, ports }) => {
    if (source === parent && data === "pentapod-board" && ports.length === 1) globalThis.pentapodBring(ports[0]);
  });
})();
