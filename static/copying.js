// A button that copies the text of a field, and says that it has.

const DONE_MS = 2000;

/**
 * @param {HTMLElement} button with what it is called and what it says when it has copied
 * @param {HTMLTextAreaElement} field
 */
export function copies(button, field) {
  const { words = "", done = "" } = button.dataset;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch { // A page without HTTPS has no clipboard but that of what is selected.
      field.select();
      document.execCommand("copy");
    }
    button.textContent = done;
    setTimeout(() => { button.textContent = words; }, DONE_MS);
  });
}
