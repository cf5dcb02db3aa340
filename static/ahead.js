// On a first visit nothing may wait for Python, which takes longest: it begins as soon as the page can look right. Later a
// service worker has all files, and the page begins it when it has looked for a memory to go on from (boot.js).
(function () {
  "use strict";

  /** Ask for files before anybody needs them. */
  globalThis.pentapodAhead = files => {
    for (const file of files) {
      const link = document.createElement("link");
      if (file.endsWith(".js")) link.rel = "modulepreload";
      else Object.assign(link, { rel: "preload", as: "fetch" });
      link.crossOrigin = "anonymous";
      link.href = `./${file}`;
      document.head.append(link);
    }
  };

  let isFirst = false;
  try {
    isFirst = !navigator.serviceWorker.controller;
  } catch {
    // Forbidden here: every visit is as the first.
    isFirst = true;
  }
  if (!isFirst) return;
  globalThis.pentapodAhead(["BUILD_AHEAD"]);
  globalThis.pentapodBegun = import("./python.js").then(python => python.begin(true));
  globalThis.pentapodBegun.catch(() => {}); // boot.js hears of it.
})();
