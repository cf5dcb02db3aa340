// Mouse and fingers on a board's targets: taps, drags, holding to ask, many fingers at once in a race.
import { waits } from "./asking.js";

/** @import { Ears, Touchable } from "./types.js" */
/** @import { Asking } from "./asking.js" */

/** How far in pixels a pointer moves before it drags. */
const DRAG_PX = 7;

/** A finger or a mouse button that is down on a target. */
class Press {
  moving = false;
  held = false;
  /** Whether lifting chose the target, so that dropping it nowhere takes that back. */
  chose = false;
  timer = 0;

  /**
   * @param {string} touch
   * @param {PointerEvent} event
   */
  constructor(touch, { clientX, clientY, timeStamp }) {
    this.touch = touch;
    this.x = clientX;
    this.y = clientY;
    this.since = timeStamp;
  }
}

/**
 * Follows the pointers that are down on a board's buttons.
 *
 * A plain tap is left to the browser's click, which mouse, finger, keyboard and screen reader share. `quick` is for
 * races: a browser makes no clicks of two fingers at once, so each is followed by itself, and nothing is dragged.
 */
export class Pointers {
  quick = false;
  #board;
  #touched;
  #asking;
  /** @type {Map<number, Press>} */
  #presses = new Map();
  /** The timer that runs while a click that was answered already may come. */
  #answered = 0;

  /**
   * @param {Touchable} board
   * @param {HTMLElement} home what the buttons are in
   * @param {Ears["touched"]} touched
   * @param {Asking | null} asking null where nothing is told: then holding a target down is a tap
   */
  constructor(board, home, touched, asking) {
    this.#board = board;
    this.#touched = touched;
    this.#asking = asking;
    home.addEventListener("pointerdown", event => this.#down(event));
    home.addEventListener("contextmenu", event => this.#contextMenu(event));
  }

  /** Whether a target is pressed now. */
  get isPressed() {
    return this.#presses.size > 0;
  }

  /**
   * Whether a click is the end of something that was heard already: a drag, a hold, a finger of a race.
   * @param {MouseEvent} click
   */
  answersFor(click) {
    return click.detail > 0 && (this.#answered > 0 || this.quick);
  }

  /** @param {MouseEvent} event */
  #contextMenu(event) {
    if (!this.#asking) return;
    event.preventDefault();
    this.#asking.askOnce(this.#board.touchOf(event.target));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#heard();
    const touch = this.#board.touchOf(event.target);
    if (event.button !== 0 || !touch || (this.isPressed && !this.quick)) return;
    const press = new Press(touch, event);
    if (!this.isPressed) this.#follow();
    this.#presses.set(event.pointerId, press);
    if (this.#asking) press.timer = window.setTimeout(() => this.#hold(press), waits.hold);
  }

  /** Hear the pressed pointers wherever they go, until the last one is gone. */
  #follow() {
    const following = new AbortController();
    const { signal } = following;
    const up = (/** @type {PointerEvent} */ event) => {
      this.#up(event);
      if (!this.isPressed) following.abort();
    };
    addEventListener("pointermove", event => this.#move(event), { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }

  /** @param {Press} press */
  #hold(press) {
    press.held = true;
    this.#asking?.askOnce(press.touch);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const board = this.#board;
    const press = this.#presses.get(event.pointerId);
    if (!press || this.quick) return;
    if (!press.moving) {
      if (Math.abs(event.clientX - press.x) + Math.abs(event.clientY - press.y) < DRAG_PX) return;
      clearTimeout(press.timer);
      if (!board.carried(press.touch)) {
        if (!press.held) this.#presses.delete(event.pointerId);
        return;
      }
      this.#asking?.hush();
      press.moving = true;
      press.held = false;
      if (!board.isChosen(press.touch)) {
        press.chose = true;
        this.#touched(press.touch, event.timeStamp);
      }
    }
    const group = board.carried(press.touch);
    if (group) board.lift(group, event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const board = this.#board;
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#presses.delete(event.pointerId);
    clearTimeout(press.timer);
    const lifted = event.type === "pointerup";
    if (!lifted) {
      this.#asking?.hush();
    } else if (press.held && event.timeStamp - press.since < waits.hold) {
      this.#asking?.hush(); // The page was busy, and the timer ran before this event was heard: it was a tap.
      press.held = false;
    }
    if (press.held || press.moving) {
      this.#heard();
      this.#answered = window.setTimeout(() => this.#heard(), waits.click);
    }
    if (press.held) return;
    const { clientX: x, clientY: y } = event;
    if (press.moving) {
      board.lift(null);
      this.#drop(press, lifted ? board.goalAt(x, y) : "", event.timeStamp);
    } else if (this.quick && lifted && board.touchAt(x, y) === press.touch) {
      this.#touched(press.touch, event.timeStamp);
    }
  }

  /**
   * @param {Press} press
   * @param {string} below
   * @param {number} captured
   */
  #drop(press, below, captured) {
    if (below && below !== press.touch) this.#touched(below, captured);
    else if (press.chose) this.#touched(press.touch, captured);
  }

  /** No click is waited for any more. */
  #heard() {
    clearTimeout(this.#answered);
    this.#answered = 0;
  }
}
