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

  async function start() {
    const { loadPyodide, packages, unpack } = await import("./python.js");
    const [python, files] = await Promise.all([loadPyodide(), packages()]);
    unpack(python, files);
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
          port.postMessage(served.answer(number, message.data));
        }
      } catch (reason) {
        port.postMessage(JSON.stringify({ failed: String(reason), ...await fault }));
      }
    };
  });
})();
