// The examples: each can be made one's own, and its code copied.

/** @import { Choices } from "./choices.js" */

/** @param {(what: Choices) => void} take */
export function beginGallery(take) {
  for (const own of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-own]"))) {
    own.addEventListener("click", () => take(Object.fromEntries(new URLSearchParams(own.dataset.own))));
  }
}
