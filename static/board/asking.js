// Pointing at a target and resting there, or holding it down, asks what it is.

/** @import { Touchable } from "./types.js" */

/** How far in pixels a mouse may move while it rests. */
const REST_PX = 3;

/** How far keys scroll what is told, in pixels. @type {Record<string, number>} */
const PAGES = { PageDown: 60, PageUp: -60 };

/** Milliseconds; tests shorten them. */
export const waits = {
  /** How long a mouse rests on a target before it is told of. */
  rest: 500,
  /** How long a target is held down before it is told of. */
  hold: 450,
  /** How long after a release the browser's click may still come. */
  click: 300,
  /** How long something that has come under the pointer takes no press. */
  late: 300,
};

/**
 * The mouse over a target, and since when it has not moved. `muted`: it must move to another target to be told more.
 * @typedef {{ touch: string, x: number, y: number, since: number, muted: boolean }} Rest
 */

/** Hears the mouse over a board's targets, and tells of what it rests on. */
export class Asking {
  #board;
  #tell;
  #isPressed;
  #asked = "";
  /** @type {Rest | null} */
  #rest = null;
  #timer = 0;

  /**
   * @param {Touchable} board
   * @param {(touch: string) => boolean} tell shows what there is to tell; nothing of "". Whether there is anything
   * @param {() => boolean} isPressed whether a target is pressed now
   */
  constructor(board, tell, isPressed) {
    this.#board = board;
    this.#tell = tell;
    this.#isPressed = isPressed;
    const gone = () => this.#gone();
    addEventListener("pointerdown", event => this.#down(event), { capture: true });
    addEventListener("pointermove", event => this.#move(event));
    addEventListener("blur", gone);
    document.addEventListener("visibilitychange", gone);
    document.addEventListener("hush", gone);
    document.documentElement.addEventListener("pointerleave", gone);
    addEventListener("scroll", event => this.#scrolled(event), { capture: true });
    addEventListener("wheel", ({ deltaY }) => scrollTold(deltaY), { passive: true });
    addEventListener("keydown", ({ key }) => scrollTold(PAGES[key] ?? 0));
  }

  /**
   * Tell more of a target; of none, when it is "" or was told of already.
   * @param {string} touch
   */
  ask(touch) {
    const wanted = touch === this.#asked ? "" : touch;
    this.#asked = this.#tell(wanted) ? wanted : "";
  }

  /**
   * Tell more of a target, unless that is told already.
   * @param {string} touch
   */
  askOnce(touch) {
    if (touch !== this.#asked) this.ask(touch);
  }

  /** What was told of goes, and the mouse must move to another target to be told more. Whether anything was told. */
  hush() {
    if (this.#rest) this.#rest.muted = true;
    const told = this.#asked !== "";
    if (told) this.ask("");
    return told;
  }

  /** The mouse, or the player's attention, is no longer on the board. */
  #gone() {
    this.hush();
    this.#rest = null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (scrolls(event.target)) return;
    this.hush();
    const touch = this.#board.touchOf(event.target);
    if (event.pointerType === "mouse" && !this.#rest && touch) this.#rest = restOn(touch, event, true);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerType !== "mouse" || event.buttons || this.#isPressed()) return;
    const touch = this.#board.touchOf(event.target);
    if (this.#rest?.touch === touch) {
      if (hasMoved(this.#rest, event)) this.#rest = restOn(touch, event, this.#rest.muted);
    } else {
      if (this.#asked) this.ask("");
      this.#rest = touch ? restOn(touch, event, false) : null;
    }
    if (this.#rest && !this.#timer) this.#wait(waits.rest);
  }

  /** @param {number} milliseconds */
  #wait(milliseconds) {
    this.#timer = window.setTimeout(() => this.#rested(), milliseconds);
  }

  #rested() {
    this.#timer = 0;
    const rest = this.#rest;
    if (!rest || rest.muted || this.#asked || this.#isPressed()) return;
    const left = waits.rest - (performance.now() - rest.since);
    if (left > 0) this.#wait(left);
    else if (this.#board.touchAt(rest.x, rest.y) === rest.touch) this.ask(rest.touch);
  }

  /** @param {Event} event */
  #scrolled({ target }) {
    if (target instanceof Node && target.contains(this.#board.holder)) this.hush();
  }
}

/**
 * Whether something is part of what is told, and has to be scrolled to be read.
 * @param {EventTarget | null} part
 */
function scrolls(part) {
  return part instanceof Element && part.closest("[data-scrolls]") !== null;
}

/**
 * Scroll what is told, where it has to be scrolled.
 * @param {number} by in pixels
 */
function scrollTold(by) {
  const told = document.querySelector("[data-scrolls]:not([hidden])");
  if (told) told.scrollTop += by;
}

/**
 * @param {string} touch
 * @param {PointerEvent} event
 * @param {boolean} muted
 * @returns {Rest}
 */
function restOn(touch, { clientX, clientY, timeStamp }, muted) {
  return { touch, x: clientX, y: clientY, since: timeStamp, muted };
}

/**
 * @param {Rest} rest
 * @param {PointerEvent} event
 */
function hasMoved({ x, y }, { clientX, clientY }) {
  return Math.abs(clientX - x) + Math.abs(clientY - y) > REST_PX;
}
