// A storage for a page of opaque origin, which has none: what was kept comes in a data block, and the page around is
// sent what changes (sealed.js). Runs before anything else.
(function () {
  "use strict";

  const kept = Object.assign(Object.create(null), JSON.parse(document.getElementById("kept").textContent));
  const changed = () => dispatchEvent(new Event("kept"));
  const methods = {
    getItem: key => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = String(value);
      changed();
    },
    removeItem: key => {
      delete kept[key];
      changed();
    },
    key: at => Object.keys(kept)[at] ?? null,
  };
  globalThis.pentapodKept = kept;
  Object.defineProperty(window, "localStorage", {
    value: new Proxy(kept, {
      get: (all, key) => methods[key] ?? (key === "length" ? Object.keys(all).length : all[key]),
    }),
  });
})();
