// The one Python of a page with embedded boards, in a frame that nobody sees. Each board has a port of its own, on
// which it asks with JSON texts (static/embed/line.js) and is answered by py/pentapod/web/embed/boards.py. A port comes
// from the page around this frame, and from nowhere else. A classic script: it can tell the boards so if no module can
// be loaded. In a sandboxed frame it must be fetched with `crossorigin`; else what it imports has no address to start
// from.
(function () {
  "use strict";

  const visitors = start();
  const fault = visitors.then(() => null, () => globalThis.pentapodDiagnose?.());
  let boards = 0;
  /** @type {(bytes: Uint8Array) => unknown} */
  let toPython;

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
    const { bring } = await import("./python.js");
    await Promise.all(JSON.parse(said).needs.map(async (/** @type {string} */ file) => {
      served.bring(file, toPython(await bring(file)));
    }));
    return served.answer(number, text);
  }

  async function start() {
    const { loadPyodide, packages, unpack } = await import("./python.js");
    const [python, files] = await Promise.all([loadPyodide(), packages()]);
    unpack(python, files);
    toPython = bytes => python.toPy(bytes);
    const made = python.runPython(`
import random
from pentapod.web.embed.boards import Visitors
Visitors(random.SystemRandom())
`);
    document.documentElement.dataset.ready = "1";
    return made;
  }

  addEventListener("message", ({ source, data, ports }) => {
    if (source !== parent || data !== "pentapod-board" || ports.length !== 1) return;
    const number = boards++;
    const [port] = ports;
    port.postMessage("here");
    port.onmessage = async message => {
      try {
        const served = await visitors;
        if (message.data === "leave") {
          served.leave(number);
          port.close();
        } else if (typeof message.data === "string") {
          port.postMessage(await answer(served, number, message.data));
        }
      } catch (reason) {
        port.postMessage(JSON.stringify({ failed: String(reason), ...await fault }));
      }
    };
  });
})();
