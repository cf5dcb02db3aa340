// A board in a frame of its own: what the address asks for, and the messages between it and the page around it.
// docs/embed.md describes both.
(function () {
  "use strict";

  const asked = new URLSearchParams(location.search);
  const board = /** @type {import("./embed/element.js").PentapodBoard} */ (
    document.createElement("pentapod-board")
  );

  // The words are those of its address, else of the browser: those of this page are no reason for English.
  const page = document.documentElement;
  page.removeAttribute("lang");

  const kinds = ["game", "src", "edition", "position", "link", "record", "lesson", "puzzle"];
  for (const name of [...kinds, "ply", "may", "seat", "level", "label", "picture", "lang"]) {
    const value = asked.get(name);
    if (value !== null) board.setAttribute(name, value);
  }
  const [link, picture] = decoded(location.hash.slice(1)).split("&picture=");
  if (link.startsWith("record=")) board.setAttribute("record", link.slice("record=".length));
  else if (link) board.setAttribute("link", link);
  if (picture) board.setAttribute("picture", picture);
  if (asked.has("live")) board.setAttribute("live", "");
  board.setAttribute("theme", "page");
  board.setAttribute("fill", ""); // It takes the height of its place, as no board on an ordinary page does.
  let theme = asked.get("theme") ?? "";
  wear(theme);

  /**
   * By any other name the theme is that of the visitor's system.
   * @param {unknown} name
   */
  function wear(name) {
    if (/^(light|dark|contrast)$/.test(String(name))) document.documentElement.dataset.theme = String(name);
    else document.documentElement.removeAttribute("data-theme");
  }

  /**
   * Messengers may have encoded what stands behind the #.
   * @param {string} text
   */
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  // -- the page around: only the one that the address names is told anything, and heard

  const host = originOf(asked.get("origin"));

  /** @param {string | null} text */
  function originOf(text) {
    try {
      const { origin } = new URL(text ?? "");
      return origin === text ? origin : "";
    } catch {
      return "";
    }
  }

  /** Where the browser tells who is around: nothing is sent that would only be a fault on that page's console. */
  const [around = host] = location.ancestorOrigins ?? [];

  if (host && parent !== window && around === host) {
    for (const type of ["ready", "position", "action", "result", "refused", "legal"]) {
      board.addEventListener(`pentapod-${type}`, event => {
        const { detail } = /** @type {CustomEvent<object>} */ (event);
        parent.postMessage({ type: `pentapod-${type}`, ...detail }, host);
      });
    }
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== parent || origin !== host || !board.send(data) || data.type !== "theme") return;
      theme = data.theme;
      wear(theme);
      board.setAttribute("theme", "page");
    });
  }

  // A page with the script of the boards tells its frames which theme suits their place (static/embed/looks/frames.js).
  addEventListener("message", ({ source, data }) => {
    if (source === parent && !theme && typeof data === "object" && data?.type === "pentapod-ground") wear(data.theme);
  });

  document.body.append(board);
  page.lang = board.shadowRoot?.querySelector("[lang]")?.getAttribute("lang") ?? "en";
})();
