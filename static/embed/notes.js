// The lines of an annotated game below its board: what was played, what is said of it, what else might have been.
import { button, make } from "./make.js";

/**
 * An action, or what is said before the first one of a line: then it has no seat.
 * @typedef {[
 *   id: string, depth: number, ply: number, seat: number | null, sentence: string, glyph: string, text: string,
 * ]} Row
 */

/** @import { Say } from "./words.js" */

/**
 * @typedef {object} Lines
 * @property {Row[] | null} rows null where they are those that were told last
 * @property {string} here the row that is shown
 * @property {string} said what is said there
 */

const STEPS = { ArrowUp: -1, ArrowDown: 1 };

/** By a glyph the end of the key that says what it means. @type {Record<string, string>} */
const GLYPHS = {
  "!!": "brilliant", "!": "good", "!?": "interesting", "?!": "dubious", "?": "mistake", "??": "blunder",
};

export class Notes {
  #list = make("div", { class: "rows", role: "group" });
  #aloud = make("p", { class: "aloud", role: "status" });
  #go;
  #say;
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();

  /**
   * @param {(row: string) => void} go is called with the id of a row that was pressed
   * @param {Say} say
   */
  constructor(go, say) {
    this.#go = go;
    this.#say = say;
    this.element = make("div", { class: "notes" }, this.#aloud, this.#list);
    this.#list.addEventListener("keydown", event => this.#pressed(event));
  }

  /** @param {string} language */
  speak(language) {
    this.element.lang = language;
    this.#list.ariaLabel = this.#say("lines");
  }

  /** Nothing is known yet: what will stand here. */
  rest() {
    this.#rows.clear();
    this.#aloud.textContent = "";
    this.#list.replaceChildren(make("p", { class: "soft" }, this.#say("lines-later")));
  }

  /** @param {Lines} lines */
  show({ rows, here, said }) {
    if (rows) this.#write(rows);
    for (const [id, row] of this.#rows) {
      row.tabIndex = id === here ? 0 : -1;
      row.toggleAttribute("aria-current", id === here);
    }
    const current = this.#rows.get(here);
    const first = this.#rows.values().next().value;
    if (!current && first) first.tabIndex = 0;
    if (this.#aloud.textContent !== said) this.#aloud.textContent = said;
    this.#reveal(current);
  }

  /** @param {Row[]} rows */
  #write(rows) {
    const focused = [...this.#rows].find(([, row]) => row.matches(":focus"))?.[0];
    this.#rows.clear();
    this.#list.replaceChildren(...rows.map(row => this.#made(row)));
    if (focused) this.#rows.get(focused)?.focus();
  }

  /** @param {Row} row */
  #made([id, depth, ply, seat, sentence, glyph, text]) {
    const words = text.split("\n\n").filter(Boolean).map(one => make("p", {}, one));
    const entry = make("div", { class: "entry", "data-depth": String(Math.min(depth, 4)) });
    if (seat !== null) {
      const label = make("span", {}, sentence);
      if (glyph) {
        const meaning = this.#say(`glyph-${GLYPHS[glyph]}`);
        label.append(" ", make("b", { role: "img", "aria-label": meaning, title: meaning }, glyph));
      }
      const mark = make("i", { class: seat < 0 ? "" : `seat-${seat}`, "aria-hidden": "true" });
      const made = button({ class: "row" }, [make("span", { class: "ply" }, `${ply}.`), mark, label], () => this.#go(id));
      this.#rows.set(id, made);
      entry.append(made);
    }
    entry.append(...words);
    return entry;
  }

  /**
   * Bring a row into view without moving the page.
   * @param {HTMLElement | undefined} row
   */
  #reveal(row) {
    const list = this.#list;
    if (!row) {
      list.scrollTop = 0;
      return;
    }
    const entry = /** @type {HTMLElement} */ (row.parentElement);
    const top = entry.offsetTop - list.offsetTop;
    const bottom = top + Math.min(entry.offsetHeight, list.clientHeight);
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, bottom - list.clientHeight));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const by = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
    const rows = [...this.#rows.values()];
    const at = rows.findIndex(row => row.matches(":focus"));
    if (!by || at < 0) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, at + by))].focus();
  }
}
