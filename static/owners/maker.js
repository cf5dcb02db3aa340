// The board that is being made: it is shown as it is chosen, and its code is asked of the Python that shows it.
import { Line } from "../embed/line.js";
import { make } from "../embed/make.js";
import { connect } from "../embed/python.js";
import { learn, pythonFor } from "../embed/source.js";
import { languageOf, sayIn } from "../embed/words.js";
import { asAddress, attributes, choose, chosen, form, inAddress, request } from "./choices.js";
import { Codes } from "./codes.js";
import { byId, GAMES, gameOf, SITE } from "./data.js";
import { setUp } from "./editor.js";

/** @import { Choices } from "./choices.js" */
/** @import { Code } from "./codes.js" */

const PAUSE_MS = 250;
const SHOWN = ["game", "src", "edition", "position", "link", "ply", "record", "lesson", "puzzle"];
const NAMES = [...SHOWN, "may", "seat", "level", "theme"];

export class Maker {
  /** @type {Line | null} */
  #line = null;
  /** The Python that it leads to. */
  #python = "";
  #codes = new Codes();
  #board = document.createElement("pentapod-board");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What was asked for last, as text: an answer to another question comes too late. */
  #asked = "";

  constructor() {
    this.#board.toggleAttribute("live", true);
    choose({ game: gameOf("").id, level: "3", ...inAddress() });
    form().addEventListener("input", ({ target }) => this.#changed(/** @type {HTMLInputElement} */ (target)));
    form().addEventListener("submit", event => event.preventDefault());
    byId("own-file").addEventListener("change", () => this.#takeFile());
    byId("set-up").addEventListener("click", () => this.#setUp());
    byId("grounds").addEventListener("change", ({ target }) => {
      byId("stage").dataset.ground = /** @type {HTMLInputElement} */ (target).value;
    });
    addEventListener("hashchange", () => location.hash.length > 1 && this.take(inAddress()));
    this.#fill();
    this.#show();
  }

  /**
   * Make this, and bring the maker into view.
   * @param {Choices} what
   */
  take(what) {
    choose({ game: chosen().game, ...what });
    this.#fill();
    choose({ game: chosen().game, ...what });
    this.#show();
    byId("make").scrollIntoView({ block: "start" });
  }

  /** Offer the game or the edition in a file that was chosen, beside the games of the site. */
  async #takeFile() {
    const field = /** @type {HTMLInputElement} */ (byId("own-file"));
    const [file] = field.files ?? [];
    const [, name, ending] = /^(?:([a-z][a-z0-9]{0,31})\.py|.+(\.toml))$/.exec(file?.name ?? "") ?? [];
    const id = ending ? file?.name : name;
    const known = GAMES.find(one => one.id === id);
    const fits = id && (!known || known.src || known.edition);
    field.setCustomValidity(!file || fits ? "" : field.dataset.wrong ?? "");
    field.reportValidity();
    if (!file || !fits) return;
    learn(file.name, await file.text());
    if (!known) {
      const made = ending ? { edition: file.name } : { src: file.name };
      GAMES.push({ id, name: id, ...made, position: "", writing: "", titles: [], lessons: [], puzzles: [] });
      const radio = make("input", { type: "radio", name: "game", value: id });
      byId("maker").querySelector(".tiles > div")?.append(make("label", {}, radio, make("span", {}, id)));
    }
    for (const what of ["src", "edition"]) {
      if (this.#board.getAttribute(what) === file.name) this.#board.removeAttribute(what);
    }
    this.#line = null;
    choose({ ...chosen(), source: "new", game: id });
    this.#fill();
    this.#show();
  }

  /** @param {HTMLInputElement} field */
  #changed({ name }) {
    if (name === "game") {
      this.#fill();
      const position = /** @type {HTMLTextAreaElement} */ (byId("position"));
      position.value = gameOf(chosen().game).position;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), ["position", "link", "record", "label"].includes(name) ? PAUSE_MS : 0);
  }

  /** Offer what there is of the game that is chosen. */
  #fill() {
    const { game: id } = chosen();
    const { lessons, puzzles, titles, writing } = gameOf(id);
    options("lesson", lessons.map((title, at) => [String(at + 1), `${at + 1}. ${title}`]));
    options("puzzle", [["", byId("puzzle").dataset.day ?? ""], ...puzzles]);
    this.#offerSeats(titles);
    byId("set-up").hidden = byId("writing").hidden = !writing;
    const sources = /** @type {NodeListOf<HTMLInputElement>} */ (form().querySelectorAll("[name=source]"));
    for (const source of sources) {
      const none = (source.value === "lesson" && !lessons.length) || (source.value === "puzzle" && !puzzles.length);
      source.disabled = none;
      /** @type {HTMLElement} */ (source.parentElement).hidden = none;
      if (none && source.checked) choose({ ...chosen(), source: "new" });
    }
    /** @type {HTMLAnchorElement} */ (byId("writing")).href = writing;
    const position = /** @type {HTMLTextAreaElement} */ (byId("position"));
    if (!position.value) position.value = gameOf(id).position;
  }

  /** @param {string[]} titles */
  #offerSeats(titles) {
    const all = byId("seat").dataset.all ?? "";
    options("seat", [["", all], ...titles.map((title, at) => /** @type {[string, string]} */ ([String(at), title]))]);
  }

  #show() {
    const choices = chosen();
    history.replaceState(null, "", asAddress(choices));
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (form().querySelectorAll("[data-for]"))) {
      part.hidden = !(part.dataset.for ?? "").split(" ").includes(choices.source);
    }
    byId("sides").hidden = choices.may !== "play";
    byId("against").hidden = choices.seat === undefined;
    this.#showBoard(choices);
    this.#ask(choices);
  }

  /** @param {Choices} choices */
  #showBoard(choices) {
    const board = this.#board;
    const asked = attributes(choices);
    const place = byId("place");
    place.style.maxWidth = choices.width ? `${choices.width}px` : "";
    for (const name of NAMES) {
      if (asked[name] === undefined) board.removeAttribute(name);
      else if (board.getAttribute(name) !== asked[name]) board.setAttribute(name, asked[name]);
    }
    if (!board.isConnected) place.append(board);
  }

  /** @param {Choices} choices */
  async #ask(choices) {
    const wanted = request(choices, SITE);
    this.#asked = JSON.stringify(wanted);
    const { source } = choices;
    if ((source === "link" || source === "record") && !choices[source]) {
      this.#codes.refuse(byId(source).dataset.missing ?? "");
      return;
    }
    this.#codes.wait();
    const language = languageOf(document.documentElement);
    const python = pythonFor(language, gameOf(choices.game).src ?? null);
    if (this.#python !== python) this.#line = null;
    this.#python = python;
    this.#line ??= new Line((line, why) => {
      if (line === this.#line) this.#line = null;
      this.#codes.refuse(sayIn(language)(...why));
    }, () => {}, connect(python));
    const answer = /** @type {Code & { refused?: string }} */ (/** @type {unknown} */ (await this.#line.ask(wanted)));
    if (this.#asked !== JSON.stringify(wanted)) return;
    if (answer.refused || !answer.codes) {
      this.#codes.refuse(answer.refused ?? "");
      return;
    }
    const seat = /** @type {HTMLSelectElement} */ (byId("seat"));
    const { value } = seat;
    this.#offerSeats(answer.seats);
    seat.value = value;
    /** @type {HTMLInputElement} */ (byId("ply")).max = String(answer.count);
    byId("count").textContent = (byId("count").dataset.words ?? "").replace("{count}", String(answer.count));
    /** @type {HTMLInputElement} */ (byId("label")).placeholder = answer.label;
    this.#codes.show(answer);
  }

  async #setUp() {
    const { game } = chosen();
    const field = /** @type {HTMLTextAreaElement} */ (byId("position"));
    const found = await setUp(game, field.value.trim());
    if (found === null) return;
    field.value = found;
    this.#show();
  }
}

/**
 * @param {string} id
 * @param {[value: string, label: string][]} entries
 */
function options(id, entries) {
  const field = /** @type {HTMLSelectElement} */ (byId(id));
  const { value } = field;
  field.replaceChildren(...entries.map(([name, label]) => make("option", { value: name }, label)));
  if (entries.some(([name]) => name === value)) field.value = value;
}
