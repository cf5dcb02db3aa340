// Starts Pentapod from one file on a disk (tools/single_file.py), where a browser lets a page fetch nothing and import
// nothing. Every file of the site is a part in this page, unpacked when it is asked for; `fetch`, modules and workers
// get parts instead of files. No PyScript here: Pyodide is started as it is.
(function () {
  "use strict";

  const HOME = new URL("./", document.baseURI).href;
  const ENGINE = "vendor/pyodide/pyodide.asm.js";
  const JOIN = "join.html";

  /** With this behind its address the page is that of an invited device; the invitation may stand behind "#". */
  const INVITED = "?join";
  const TYPES = { html: "text/html", js: "text/javascript", svg: "image/svg+xml", wasm: "application/wasm" };

  // -- the parts of this page

  const packed = new Map([...document.querySelectorAll("script[data-part]")].map(one => [one.dataset.part, one]));
  const blobs = new Map();

  /** A part as a Blob. */
  function blob(name) {
    if (!blobs.has(name)) blobs.set(name, unpack(name));
    return blobs.get(name);
  }

  async function unpack(name) {
    const bytes = Uint8Array.from(atob(packed.get(name).textContent), one => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
    return new Blob([await new Response(stream).arrayBuffer()], { type });
  }

  const text = async name => (await blob(name)).text();

  /**
   * Let parts stand for files: `fetch` gets them. Gives what finds the part that an address means, "" if it means none,
   * and what makes a part a module, with all that it imports. Runs on the page and, as text, in workers: an address of
   * a Blob is good only where it was made.
   */
  function serve(home, has, blob) {
    const modules = new Map();

    function partOf(address) {
      const { href } = new URL(address, home);
      const name = href.startsWith(home) ? href.slice(home.length).replace(/[?#].*$/, "") : "";
      return has(name) ? name : "";
    }

    function module(name) {
      if (!modules.has(name)) modules.set(name, link(name));
      return modules.get(name);
    }

    async function link(name) {
      const address = new URL(name, home).href;
      let code = (await (await blob(name)).text()).replaceAll("import.meta.url", JSON.stringify(address));
      const found = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)];
      for (const imported of new Set(found.map(([, path]) => path))) {
        const there = await module(partOf(new URL(imported, address)));
        code = code.replaceAll(`"${imported}"`, JSON.stringify(there));
      }
      return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    }

    const { fetch } = globalThis;
    globalThis.fetch = async (request, init) => {
      const name = partOf(request.url ?? request);
      if (!name) return fetch(request, init);
      const found = await blob(name);
      return new Response(found, { headers: { "Content-Type": found.type } });
    };
    return { partOf, module };
  }

  const { partOf, module } = serve(HOME, name => packed.has(name), blob);

  // -- scripts that the page adds

  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...source,
    set(address) {
      const name = partOf(address);
      if (name) module(name).then(there => source.set.call(this, there), () => this.dispatchEvent(new Event("error")));
      else source.set.call(this, address);
    },
  });

  // -- workers

  /** The first thing that a worker runs: it gets the parts, then its own module, then what was posted meanwhile. */
  function beginWorker(serve) {
    const held = [];

    async function begin({ home, parts, engine, name }) {
      // A browser lets a page from a disk have classic workers only; by this call Pyodide finds out, and would refuse.
      globalThis.importScripts = () => { throw new Error("not here"); };
      const { module } = serve(home, one => parts.has(one), async one => parts.get(one));
      globalThis.pentapodEngine = await module(engine);
      await import(await module(name));
      for (const { data, ports } of held) dispatchEvent(new MessageEvent("message", { data, ports }));
    }

    onmessage = ({ data }) => {
      onmessage = event => held.push(event);
      begin(data).catch(reason => setTimeout(() => { throw reason; }));
    };
  }

  globalThis.Worker = class extends Worker {
    #held = [];

    constructor(address, options) {
      const name = partOf(address);
      const begin = new Blob([`(${beginWorker})(${serve})`], { type: "text/javascript" });
      super(name ? URL.createObjectURL(begin) : address, name ? {} : options);
      if (name) this.#begin(name);
      else this.#held = null;
    }

    async #begin(name) {
      const parts = new Map();
      for (const part of packed.keys()) if (!part.endsWith(".html")) parts.set(part, await blob(part));
      super.postMessage({ home: HOME, parts, engine: ENGINE, name });
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
    if (name === JOIN) {
      location.search = INVITED;
      return;
    }
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
    for (const back of page.querySelectorAll("a[href*='index.html#']")) {
      back.setAttribute("href", back.hash);
      back.onclick = () => dialog.close();
    }
    guide.append(...page.querySelector("main").children);
    head.append(title, close);
    sheet.append(head, guide);
    dialog.append(sheet);
    document.body.append(dialog);
    dialog.showModal();
  });

  // -- the page of an invited device, which takes the place of this one and needs no Python

  async function join() {
    const page = new DOMParser().parseFromString(await text(JOIN), "text/html");
    for (const one of page.querySelectorAll("script, noscript")) one.remove();
    for (const home of page.querySelectorAll("a[href='./index.html']")) home.href = location.pathname;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await text("static/join.css"));
    document.adoptedStyleSheets = [sheet];
    document.title = page.title;
    document.documentElement.dataset.place = page.documentElement.dataset.place;
    document.body.replaceChildren(...page.body.children);
    const script = document.createElement("script");
    script.src = "./static/join.js";
    document.head.append(script);
  }

  // -- the start

  const panel = globalThis.pentapodBoot;

  panel.needsGames = true;
  panel.bring = async file => (await blob(file)).arrayBuffer();

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

  const failed = reason => panel.fail("stopped", String(reason?.stack ?? reason));
  if (!panel.failed) (location.search === INVITED ? join() : start()).catch(failed);
})();
