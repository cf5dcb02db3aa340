// What scripts read and set at a board: its attributes as properties, and what it has told since it came to life.
import { countIn } from "./attributes.js";
import { gameIn } from "./source.js";

/** @import { Id, Message, Place } from "./messages.js" */

/**
 * An action: who does it, and the touches that make it.
 * @typedef {{ seat: number, path: string[] }} Action
 */

/**
 * What a board tells of the position shown.
 * @typedef {object} Told
 * @property {string} game
 * @property {string | null} position
 * @property {string | null} link
 * @property {number} ply
 * @property {number} count
 * @property {number[]} actors
 */

/**
 * Who waits for the legal actions of a board.
 * @typedef {{ hear: (actions: Action[] | null) => void, fail: (why: Error) => void }} Asking
 */
/** By the names of the messages that ask. @type {WeakMap<Element, Map<Id, Asking>>} */
const asking = new WeakMap();
let asked = 0;

/**
 * Whatever a board was asked before is answered no more.
 * @param {BoardProperties} board
 * @param {string} why a sentence
 */
export function endAsking(board, why) {
  for (const { fail } of asking.get(board)?.values() ?? []) fail(new Error(why));
  asking.delete(board);
}

/** Where no page is, there is nothing to extend: the class can be named there, and not be made. */
const Base = globalThis.HTMLElement ?? class {};

export class BoardProperties extends Base {
  /** @type {Told | null} */
  #told = null;
  /** @type {number[] | null} */
  #result = null;

  constructor() {
    super();
    this.addEventListener("pentapod-position", event => {
      if (event.target !== this) return;
      this.#told = /** @type {CustomEvent<Told>} */ (event).detail;
      if (this.#told.ply < this.#told.count) this.#result = null;
    });
    this.addEventListener("pentapod-result", event => {
      if (event.target === this) this.#result = /** @type {CustomEvent<{ result: number[] }>} */ (event).detail.result;
    });
    this.addEventListener("pentapod-legal", event => {
      if (event.target !== this) return;
      const { actions, id = "" } = /** @type {CustomEvent<{ actions: Action[] | null, id?: Id }>} */ (event).detail;
      asking.get(this)?.get(id)?.hear(actions);
      asking.get(this)?.delete(id);
    });
  }

  /** Whether it plays, or still is a picture. */
  get live() {
    return false;
  }

  /**
   * Follow a message; whether it is one.
   * @param {unknown} message
   */
  send(message) {
    void message;
    return false;
  }

  // -- what is shown

  get game() {
    return this.#shown?.game ?? this.getAttribute("game") ?? gameIn(this.src);
  }

  set game(value) {
    this.#show({ game: value });
  }

  /** The file of a game, of the same origin as the page. */
  get src() {
    return this.getAttribute("src");
  }

  set src(value) {
    put(this, "src", value);
  }

  /** The file of an edition of the game, of the same origin as the page. */
  get edition() {
    return this.getAttribute("edition");
  }

  set edition(value) {
    put(this, "edition", value);
  }

  /**
   * The position shown as text; null while hands are hidden. Setting it shows another one of the same game, and null
   * the first one.
   */
  get position() {
    return this.#shown ? this.#shown.position : this.getAttribute("position");
  }

  set position(value) {
    if (this.live) this.send({ type: "set", position: value ?? "" });
    else this.#show({ game: this.game, position: value });
  }

  /** The link of the game shown; null while hands are hidden. */
  get link() {
    return this.#shown ? this.#shown.link : this.getAttribute("link");
  }

  set link(value) {
    this.#show({ link: value });
  }

  /** How many actions have happened in the position shown. */
  get ply() {
    return this.#shown ? this.#shown.ply : countIn(this, "ply");
  }

  set ply(value) {
    if (value !== null && this.live) this.send({ type: "step", to: value });
    else put(this, "ply", value);
  }

  /** How many actions the game has; null at rest. */
  get count() {
    return this.#shown?.count ?? null;
  }

  /** The seats that may act; -1 is chance. */
  get actors() {
    return this.#shown?.actors ?? [];
  }

  /** One number a seat once the game is over, 1 for a win; else null. */
  get result() {
    return this.live ? this.#result : null;
  }

  /**
   * The legal actions of the position shown; null at rest, and while they are a secret. Rejected with an `Error` that
   * says why, if the board rests or leaves the page before it has answered.
   * @returns {Promise<Action[] | null>}
   */
  get legal() {
    if (!this.live) return Promise.resolve(null);
    const id = `legal of pentapod-board ${++asked}`;
    const answer = new Promise((done, failed) => {
      const all = asking.get(this) ?? new Map();
      asking.set(this, all.set(id, { hear: done, fail: failed }));
    });
    this.send({ type: "legal", id });
    return answer;
  }

  /** An annotated game, as a record. */
  get record() {
    return this.getAttribute("record");
  }

  set record(value) {
    put(this, "record", value);
  }

  get lesson() {
    return this.getAttribute("lesson");
  }

  set lesson(value) {
    put(this, "lesson", value);
  }

  get puzzle() {
    return this.getAttribute("puzzle");
  }

  set puzzle(value) {
    put(this, "puzzle", value);
  }

  // -- what visitors may do

  get may() {
    const may = this.getAttribute("may");
    return may === "look" || may === "step" ? may : "play";
  }

  set may(value) {
    put(this, "may", value);
  }

  get seat() {
    return countIn(this, "seat");
  }

  set seat(value) {
    put(this, "seat", value);
  }

  get level() {
    return countIn(this, "level");
  }

  set level(value) {
    put(this, "level", value);
  }

  get theme() {
    return this.getAttribute("theme");
  }

  set theme(value) {
    put(this, "theme", value);
  }

  get label() {
    return this.getAttribute("label");
  }

  set label(value) {
    put(this, "label", value);
  }

  // -- messages

  /** @param {string[]} path the touches of an action */
  play(path) {
    return this.send({ type: "play", path });
  }

  /** @param {Place} to */
  step(to) {
    return this.send({ type: "step", to });
  }

  undo() {
    return this.send({ type: "undo" });
  }

  /** @param {{ squares?: string[], arrows?: string[] }} [what] */
  highlight(what = {}) {
    return this.send({ type: "highlight", ...what });
  }

  /** @param {string} text */
  comment(text) {
    return this.send({ type: "comment", text });
  }

  /** What was told, as long as the board lives. */
  get #shown() {
    return this.live ? this.#told : null;
  }

  /** @param {{ game?: string | null, position?: string | null, link?: string | null }} what */
  #show(what) {
    if (this.live) {
      const named = Object.entries(what).filter(([, value]) => value !== null && value !== undefined);
      this.send({ type: "set", ...Object.fromEntries(named) });
      return;
    }
    for (const name of ["link", "position", "ply", "record", "lesson", "puzzle"]) this.removeAttribute(name);
    for (const [name, value] of Object.entries(what)) put(this, name, value);
  }
}

/**
 * @param {Element} board
 * @param {string} name
 * @param {string | number | null | undefined} value
 */
function put(board, name, value) {
  if (value === null || value === undefined) board.removeAttribute(name);
  else board.setAttribute(name, String(value));
}
