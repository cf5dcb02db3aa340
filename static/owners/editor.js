// The position editor, in a frame over the page: what is set up there is taken over as text, if it is a position.
import { byId } from "./data.js";

const EDITED = /^#edit(?::|%3A)[a-z]+(?::|%3A)(.+)$/i;

/**
 * Let a position of a game be set up, beginning with this one; the position as text, or null if none was taken.
 * @param {string} game
 * @param {string} position
 * @returns {Promise<string | null>}
 */
export function setUp(game, position) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("editor-dialog"));
  const frame = /** @type {HTMLIFrameElement} */ (byId("editor-frame"));
  const fault = byId("editor-fault");
  dialog.returnValue = "";
  fault.hidden = true;
  dialog.onsubmit = event => {
    const verdict = frame.contentDocument?.getElementById("verdict");
    const takes = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "take";
    fault.textContent = verdict?.textContent ?? "";
    fault.hidden = !takes || verdict?.className !== "unsound";
    if (!fault.hidden) event.preventDefault();
  };
  frame.onload = () => frame.contentDocument?.documentElement.setAttribute("data-framed", "1");
  frame.src = `index.html#edit:${game}${position ? `:${encodeURIComponent(position)}` : ""}`;
  dialog.showModal();
  return new Promise(done => {
    dialog.onclose = () => {
      const edited = EDITED.exec(frame.contentWindow?.location.hash ?? "");
      frame.onload = null;
      frame.src = "about:blank";
      done(dialog.returnValue === "take" && edited ? decodeURIComponent(edited[1]) : null);
    };
  });
}
