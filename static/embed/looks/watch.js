// Hears when what a board stands on may have changed: the page's theme, the system's, or the place of the board.
import { above } from "./ground.js";

/** What pages switch their themes by. */
const ATTRIBUTES = { attributes: true, attributeFilter: ["class", "style", "data-theme", "data-color-scheme", "data-bs-theme"] };
const QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/**
 * Call a function whenever the ground of an element may have changed; the answer ends that.
 * @param {Element} element
 * @param {() => void} changed
 */
export function watch(element, changed) {
  const observer = new MutationObserver(changed);
  /** @type {Set<EventTarget | null>} */
  const places = new Set();
  for (let place = above(element); place; place = above(place)) {
    observer.observe(place, ATTRIBUTES);
    places.add(place);
  }
  // A page may let its colours fade from one theme to the other.
  const faded = (/** @type {Event} */ { target }) => places.has(target) && changed();
  document.addEventListener("transitionend", faded);
  addEventListener("load", changed);
  const queries = QUERIES.map(query => matchMedia(query));
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    document.removeEventListener("transitionend", faded);
    removeEventListener("load", changed);
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
