// On a first visit Python waits for nothing, for it takes longest: it begins as soon as the page can look right. Later
// a service worker has all files, and boot.js begins it when it has looked for a memory to go on from.
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

  /** Where service workers are forbidden, every visit is as the first. */
  function isFirst() {
    try {
      return !navigator.serviceWorker.controller;
    } catch {
      return true;
    }
  }

  if (!isFirst()) return;
  globalThis.pentapodAhead(["BUILD_AHEAD"]);
  globalThis.pentapodBegun = import("./python.js").then(python => python.begin(true));
  globalThis.pentapodBegun.catch(() => {}); // boot.js hears of it.
})();
