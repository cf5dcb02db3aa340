// Starts Pentapod from one file on a disk (tools/single_file.py), where a browser lets a page fetch nothing and import
// nothing. Every file of the site is a part in this page, unpacked when it is asked for (parts.js). No PyScript here:
// Pyodide is started as it is.
(function () {
  "use strict";

  const HOME = new URL("./", document.baseURI).href;

  /**
   * Pages that take the place of this one, by what then stands behind its address: that of an invited device, which
   * needs no Python, and the workshop. What they are asked for stands behind "#".
   */
  const PLACES = { "?join": "join", "?workshop": "workshop" };
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

  const { partOf, module, engine } = pentapodServe({ home: HOME, names: () => [...packed.keys()], blob });

  pentapodShowPages(partOf, text, name => {
    const [place] = Object.entries(PLACES).find(([, one]) => name === `${one}.html`) ?? [];
    if (place) location.search = place;
    return Boolean(place);
  });

  // -- the pages that take the place of this one

  async function become(place) {
    const page = new DOMParser().parseFromString(await text(`${place}.html`), "text/html");
    const words = `static/words/${place}.${document.documentElement.lang}.js`;
    if (packed.has(words)) {
      await run(words);
      globalThis.pentapodSay(page);
    }
    document.head.append(...page.querySelectorAll("script[type='application/json'][id]"));
    for (const one of page.querySelectorAll("script, noscript")) one.remove();
    for (const home of page.querySelectorAll("a[href='./index.html']")) home.href = location.pathname;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await text(`static/${place}.css`));
    document.adoptedStyleSheets = [sheet];
    document.title = page.title;
    document.documentElement.dataset.place = page.documentElement.dataset.place;
    document.body.replaceChildren(...page.body.children);
    await run(`static/${place}.js`);
  }

  function run(name) {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      script.onload = done;
      script.onerror = () => fail(new Error(name));
      script.src = `./${name}`;
      document.head.append(script);
    });
  }

  // -- the start

  const panel = globalThis.pentapodBoot;

  panel.needsGames = true;
  panel.bring = async file => (await import(await module("static/site.js"))).bring(file);

  async function start() {
    panel.step("starting");
    globalThis.pentapodEngine = await engine();
    const { loadPyodide } = await import(await module("static/python.js"));
    const python = await loadPyodide();
    panel.step("opening");
    new MutationObserver(() => { document.getElementById("boot").hidden = true; })
      .observe(document.documentElement, { attributeFilter: ["data-ready"] });
    python.runPython(await text("py/main.py"));
  }

  const failed = reason => panel.fail("stopped", String(reason?.stack ?? reason));
  if (!panel.failed) (PLACES[location.search] ? become(PLACES[location.search]) : start()).catch(failed);
})();
