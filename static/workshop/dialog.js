// The dialog of the workshop, and what stands in it more than once.
import { button, element } from "./checks.js";
import { say } from "./words.js";

const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));

/**
 * @param {string} heading
 * @param {(string | Node)[]} content
 */
export function openDialog(heading, ...content) {
  const close = button(say("close"), closeDialog, { class: "quiet" });
  const sheet = element(
    "div", { class: "sheet" },
    element("header", {}, element("h2", { id: "dialog-title" }, heading), close), ...content,
  );
  dialog.replaceChildren(sheet);
  dialog.showModal();
}

export const closeDialog = () => dialog.close();

/**
 * A button that copies what is in a field.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} label
 */
export function copyButton(field, label) {
  const copy = button(label, async () => {
    field.focus();
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      copy.textContent = say("copied");
    } catch {
      copy.textContent = say("copy-yourself"); // It is selected: a key is enough.
    }
  }, { class: "primary" });
  return copy;
}
