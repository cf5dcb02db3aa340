// How long words stand that go by themselves.

const LETTERS_A_SECOND = 12;
const LEAST_MS = 5000;

/**
 * How many milliseconds a refusal stands: it is read slowly, as on the page's own table (web/shell/speech.py).
 * @param {string} text
 */
export function readingMs(text) {
  return Math.max(LEAST_MS, 1000 * text.length / LETTERS_A_SECOND);
}
