// The examples of *Writing a position*: a text that is changed changes the board above it, and what is played on the
// board changes the text, unless hands are hidden.
import { copies } from "./copying.js";

/** @import { PentapodBoard } from "./embed/element.js" */

const PAUSE_MS = 250;

/** @param {Element} figure */
function begin(figure) {
  const board = /** @type {PentapodBoard} */ (figure.querySelector("pentapod-board"));
  const text = /** @type {HTMLTextAreaElement} */ (figure.querySelector("textarea"));
  const row = /** @type {HTMLElement} */ (figure.querySelector(".row"));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  text.readOnly = false;
  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      board.setAttribute("position", text.value.trim().replace(/\s+/g, " "));
      board.wake();
    }, PAUSE_MS);
  });
  board.addEventListener("pentapod-position", event => {
    const { position } = /** @type {CustomEvent<{ position: string | null }>} */ (event).detail;
    if (position !== null && document.activeElement !== text) text.value = position;
  });
  row.hidden = false;
  copies(/** @type {HTMLElement} */ (row.querySelector("button")), text);
}

document.querySelectorAll("figure.written").forEach(begin);
