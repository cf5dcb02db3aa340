// Starts Pentapod from one file on a disk (tools/single_file.py), where a browser lets a page fetch nothing and import
// nothing. Every file of the site is a part in this page, unpacked when it is asked for; `fetch`, modules and workers
// get parts instead of files. No PyScript here: Pyodide is started as it is.
(function () {
  "use strict";

  const HOME = new URL("./", document.baseURI).href;
  const TYPES = { html: "text/html", js: "text/javascript", mjs: "text/javascript", svg: "image/svg+xml", wasm: "application/wasm" };

  const blobs = new Map();
  const modules = new Map();

  const element = name => document.querySelector(`script[data-part="${CSS.escape(name)}"]`);

  /** The name of the part that an address means; "" if it means none. */
  function partOf(address) {
    const { href } = new URL(address, HOME);
    const name = href.startsWith(HOME) ? href.slice(HOME.length).replace(/[?#].*$/, "") : "";
    return name && element(name) ? name : "";
  }

  /** A part as a Blob. */
  function blob(name) {
    if (!blobs.has(name)) blobs.set(name, unpack(name));
    return blobs.get(name);
  }

  async function unpack(name) {
    const bytes = Uint8Array.from(atob(element(name).textContent), one => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
    return new Blob([await new Response(stream).arrayBuffer()], { type });
  }

  const text = async name => (await blob(name)).text();

  /** The address of a part as a module, with everything that it imports. */
  function module(name) {
    if (!modules.has(name)) modules.set(name, link(name));
    return modules.get(name);
  }

  async function link(name) {
    const address = new URL(name, HOME).href;
    let code = (await text(name)).replaceAll("import.meta.url", JSON.stringify(address));
    const found = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)];
    for (const imported of new Set(found.map(([, path]) => path))) {
      const there = await module(partOf(new URL(imported, address)));
      code = code.replaceAll(`"${imported}"`, JSON.stringify(there));
    }
    return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  }

  // -- what the page and its workers ask for

  /** Runs on the page and in workers: `fetch` answers from Blobs by their addresses. */
  function answerFrom(parts) {
    const { fetch } = globalThis;
    globalThis.fetch = async (request, init) => {
      const address = String(request.url ?? request).replace(/[?#].*$/, "");
      const found = await parts(address);
      return found ? new Response(found, { headers: { "Content-Type": found.type } }) : fetch(request, init);
    };
  }

  answerFrom(address => {
    const name = partOf(address);
    return name && blob(name);
  });

  /** The first thing that a worker runs: it gets the parts, then its own module, then what was posted meanwhile. */
  function beginWorker() {
    const held = [];
    onmessage = ({ data: { parts, engine, code } }) => {
      onmessage = event => held.push(event);
      globalThis.pentapodEngine = engine;
      answerFrom(async address => parts.get(address));
      import(code).then(() => held.forEach(({ data, ports }) => dispatchEvent(new MessageEvent("message", { data, ports }))));
    };
  }

  const WORKER_PARTS = ["app.zip", "vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/python_stdlib.zip"];

  globalThis.Worker = class extends Worker {
    #held = [];

    constructor(address, options) {
      const name = partOf(address);
      if (!name) {
        super(address, options);
        this.#held = null;
        return;
      }
      const begin = `${answerFrom}\n(${beginWorker})()`;
      super(URL.createObjectURL(new Blob([begin], { type: "text/javascript" })), { ...options, type: "module" });
      this.#begin(name);
    }

    async #begin(name) {
      const parts = new Map();
      for (const part of WORKER_PARTS) parts.set(new URL(part, HOME).href, await blob(part));
      super.postMessage({ parts, engine: await module(ENGINE), code: await module(name) });
      for (const rest of this.#held) super.postMessage(...rest);
      this.#held = null;
    }

    postMessage(...rest) {
      if (this.#held) this.#held.push(rest);
      else super.postMessage(...rest);
    }
  };

  // -- the other pages of the site, in a dialog

  addEventListener("click", async event => {
    const link = event.target.closest?.("a[href]");
    const name = link && partOf(link.getAttribute("href"));
    if (!name?.endsWith(".html")) return;
    event.preventDefault();
    const page = new DOMParser().parseFromString(await text(name), "text/html");
    const dialog = document.createElement("dialog");
    const head = document.createElement("header");
    const title = document.createElement("h2");
    const close = document.createElement("button");
    const guide = document.createElement("div");
    const sheet = document.createElement("div");
    dialog.className = "wide";
    sheet.className = "sheet";
    guide.className = "guide";
    title.textContent = page.title;
    close.textContent = "Close";
    close.onclick = () => dialog.close();
    dialog.onclose = () => dialog.remove();
    guide.append(...page.querySelector("main").children);
    head.append(title, close);
    sheet.append(head, guide);
    dialog.append(sheet);
    document.body.append(dialog);
    dialog.showModal();
  });

  // -- the start

  const ENGINE = "vendor/pyodide/pyodide.asm.mjs";
  const panel = globalThis.pentapodBoot;

  async function start() {
    panel.step("starting");
    globalThis.pentapodEngine = await module(ENGINE);
    const { loadPyodide } = await import(await module("static/python.js"));
    const python = await loadPyodide();
    panel.step("opening");
    python.FS.writeFile("app.zip", new Uint8Array(await (await blob("app.zip")).arrayBuffer()));
    new MutationObserver(() => { document.getElementById("boot").hidden = true; })
      .observe(document.documentElement, { attributeFilter: ["data-ready"] });
    python.runPython(await text("py/main.py"));
  }

  const failed = reason => panel.fail("python", String(reason?.stack ?? reason));
  if (!panel.failed) start().catch(failed);
})();
