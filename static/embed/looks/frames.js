// Frames of boards on a page that has this script: a frame cannot see what it stands on, so it is told.
import { SITE } from "../site.js";
import { suiting } from "./colours.js";
import { watch } from "./watch.js";

/** @type {WeakSet<HTMLIFrameElement>} */
const watched = new WeakSet();

/** @param {unknown} element */
function tell(element) {
  if (!(element instanceof HTMLIFrameElement) || !element.src.startsWith(`${SITE}embed.html`)) return;
  const say = () => element.contentWindow?.postMessage({ type: "pentapod-ground", theme: suiting(element) }, "*");
  say();
  if (watched.has(element)) return;
  watched.add(element);
  watch(element, say);
}

/** From now on every frame is told which theme suits its place, and told again when the page changes. */
export function tellFrames() {
  document.addEventListener("load", ({ target }) => tell(target), true);
  document.querySelectorAll("iframe").forEach(tell);
}
