// Keeps the sealed frame with the Python of boards whose game is somebody's file (sealed.html): hands it the files of
// the site, for it reaches nothing, and the ports of boards, which come from the page around this one and from nowhere
// else. In a sandboxed frame it must be fetched with `crossorigin`.
(function () {
  "use strict";

  /** @typedef {{ name: string, text: string }} File */

  const [, language = "en"] = /[?&]lang=([a-z]{2,3})\b/.exec(location.search) ?? [];

  /** @param {string} id */
  const block = id => JSON.parse(document.getElementById(id)?.textContent ?? "null");

  /** @type {Set<MessagePort>} */
  const waiting = new Set();
  let arrived = 0;

  /** @type {string[]} */
  const names = [...block("sealed-files"), ...language === "en" ? [] : [`words/${language}.zip.gz`]];
  const bringing = Promise.all(names.map(async name => {
    const response = await fetch(new URL(name, document.baseURI)).catch(() => null);
    if (!response?.ok) throw new Error(name);
    const part = /** @type {const} */ ([name, await response.blob()]);
    arrived += 1;
    for (const port of waiting) tell(port);
    return part;
  }));
  bringing.catch(() => {});

  /** How far it has come. @param {MessagePort} port */
  function tell(port) {
    port.postMessage(JSON.stringify({ percent: Math.floor(arrived / names.length * 100) }));
  }

  /** @type {Promise<Window> | undefined} */
  let frame;

  function start() {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.referrerPolicy = "no-referrer";
    element.title = "Python";
    element.srcdoc = block("sealed-frame").replace("LANGUAGE", language);
    document.body.append(element);
    return new Promise(done => {
      element.addEventListener("load", () => done(/** @type {Window} */ (element.contentWindow)), { once: true });
    });
  }

  /**
   * @param {MessagePort} port
   * @param {File} file
   */
  async function serve(port, file) {
    waiting.add(port);
    port.postMessage("here");
    tell(port);
    try {
      const parts = new Map(await bringing);
      frame ??= start();
      const there = await frame;
      waiting.delete(port);
      there.postMessage({ parts, file }, "*", [port]);
    } catch (reason) {
      waiting.delete(port);
      const name = /** @type {Error} */ (reason).message;
      const failure = JSON.stringify({ failed: "missing", fault: { kind: "missing", name } });
      port.onmessage = () => port.postMessage(failure);
    }
  }

  addEventListener("message", ({ source, data, ports: [port] }) => {
    if (source === parent && data?.board === "pentapod-board" && port) serve(port, data.file);
  });
})();
