// Shows the other pages of the site in a dialog, for pages that lead to none: that in one file (loader.js), and the
// sealed frame of the workshop (sealed.js).
(function () {
  "use strict";

  const sheet = document.getElementById("text-sheet").content;

  /**
   * Open what links name from now on: `partOf` finds the part that an address means, `text` reads it, and `goes` says
   * whether a part was opened otherwise.
   */
  globalThis.pentapodShowPages = function (partOf, text, goes = () => false) {
    addEventListener("click", async event => {
      const link = event.target.closest?.("a[href]");
      const name = link && partOf(link.getAttribute("href"));
      if (!name?.endsWith(".html")) return;
      event.preventDefault();
      if (goes(name)) return;
      const page = new DOMParser().parseFromString(await text(name), "text/html");
      const dialog = sheet.firstElementChild.cloneNode(true);
      dialog.querySelector("h2").textContent = page.title;
      dialog.querySelector("button").onclick = () => dialog.close();
      dialog.onclose = () => dialog.remove();
      for (const back of page.querySelectorAll("a[href*='index.html#']")) {
        back.setAttribute("href", back.hash);
        back.onclick = () => dialog.close();
      }
      dialog.querySelector(".guide").append(...page.querySelector("main").children);
      document.body.append(dialog);
      dialog.showModal();
    });
  };
})();
