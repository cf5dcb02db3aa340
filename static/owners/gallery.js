// The examples: each can be made one's own, and its code copied. What names a copy of Pentapod names this one.
import { SITE } from "./data.js";

/** @import { Choices } from "./choices.js" */

/** What the build writes for the address of the site. */
const PUBLIC = "https://games.example/";

/** @param {(what: Choices) => void} take */
export function beginGallery(take) {
  for (const code of document.querySelectorAll("#codes code")) {
    if (PUBLIC === `${code.textContent}/`) code.textContent = new URL(SITE).origin;
  }
  for (const code of document.querySelectorAll(".gallery pre code")) {
    code.textContent = (code.textContent ?? "").replaceAll(PUBLIC, SITE);
  }
  for (const own of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-own]"))) {
    own.addEventListener("click", () => take(Object.fromEntries(new URLSearchParams(own.dataset.own))));
  }
}
