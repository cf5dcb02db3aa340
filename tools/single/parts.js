// Lets parts that a page holds stand for the files of a site: `fetch`, modules and workers get them. For pages that may
// fetch nothing: that in one file (loader.js), and the sealed frame of the workshop (sealed.js).
(function () {
  "use strict";

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

  /**
   * Serve parts from now on. `blob` gives one by its name as a Blob, `names` are all of them; `games` gives the files
   * of games from elsewhere, `{ name, text }`, that workers must know (static/thinker.js).
   */
  globalThis.pentapodServe = function ({ home, names, blob, games = () => [] }) {
    const ENGINE = "vendor/pyodide/pyodide.asm.js";
    const { partOf, module } = serve(home, name => names().includes(name), blob);

    // -- scripts that the page adds

    const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
    Object.defineProperty(HTMLScriptElement.prototype, "src", {
      ...source,
      set(address) {
        const name = partOf(address);
        const absent = () => this.dispatchEvent(new Event("error"));
        if (name) module(name).then(there => source.set.call(this, there), absent);
        else source.set.call(this, address);
      },
    });

    // -- workers

    /** The first thing that a worker runs: it gets the parts, then its own module, then what was posted meanwhile. */
    function beginWorker(serve) {
      const held = [];

      async function begin({ home, parts, engine, name, games }) {
        // A browser lets such a page have classic workers only; by this call Pyodide finds out, and would refuse.
        globalThis.importScripts = () => { throw new Error(); };
        globalThis.pentapodGames = games;
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
        for (const part of names()) if (!part.endsWith(".html")) parts.set(part, await blob(part));
        super.postMessage({ home, parts, engine: ENGINE, name, games: games() });
        for (const rest of this.#held) super.postMessage(...rest);
        this.#held = null;
      }

      postMessage(...rest) {
        if (this.#held) this.#held.push(rest);
        else super.postMessage(...rest);
      }
    };

    return { partOf, module, engine: () => module(ENGINE) };
  };
})();
