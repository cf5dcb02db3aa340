// Arrows that a hand draws from target to target: with the right mouse button, or, where somebody asks for it, with any
// mouse, finger or pen.
import { waits } from "./asking.js";

/** @import { Drawn, Shape, Touchable } from "./types.js" */

/** How far in pixels a pointer moves before it draws. */
const DRAG_PX = 7;
const ROLE = "note";
/** In the scene's units, as signs.py has them. */
const BREADTH = 8;
const HEAD = 24;

/** With what arrows can be drawn: nothing, the right mouse button, whatever points. */
export const PENS = { none: 0, right: 1, every: 2 };

/** A pointer that is down: where it began, and whether it has moved since. */
class Stroke {
  moves = false;

  /**
   * @param {string} touch
   * @param {PointerEvent} event
   */
  constructor(touch, { pointerId, button, clientX, clientY }) {
    this.touch = touch;
    this.pointer = pointerId;
    this.right = button === 2;
    this.x = clientX;
    this.y = clientY;
  }
}

export class Drawing {
  #pen = PENS.none;
  #board;
  #drawn;
  /** @type {Stroke | null} */
  #stroke = null;
  /** The timer that runs while a click or a menu of a stroke may come. */
  #answered = 0;

  /**
   * @param {Touchable} board
   * @param {HTMLElement} home what the buttons are in
   * @param {Drawn} drawn
   */
  constructor(board, home, drawn) {
    this.#board = board;
    this.#drawn = drawn;
    home.addEventListener("pointerdown", event => this.#down(event), { capture: true });
    home.addEventListener("contextmenu", event => this.#menu(event), { capture: true });
  }

  /** @param {number} pen one of `PENS` */
  set pen(pen) {
    this.#pen = pen;
    this.#board.holder.toggleAttribute("data-draws", pen === PENS.every);
  }

  /**
   * Whether a click is the end of a stroke.
   * @param {MouseEvent} click
   */
  answersFor(click) {
    return click.detail > 0 && this.#answered > 0;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#heard();
    const touch = this.#board.touchOf(event.target);
    const draws = event.button === 2 ? this.#pen !== PENS.none : event.button === 0 && this.#pen === PENS.every;
    if (!draws || !touch || this.#stroke) return;
    event.stopPropagation();
    this.#stroke = new Stroke(touch, event);
    const following = new AbortController();
    const { signal } = following;
    const up = (/** @type {PointerEvent} */ last) => this.#up(last) && following.abort();
    addEventListener("pointermove", moved => this.#move(moved), { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const stroke = this.#stroke;
    if (!stroke || pointerId !== stroke.pointer) return;
    if (!stroke.moves) {
      if (Math.abs(clientX - stroke.x) + Math.abs(clientY - stroke.y) < DRAG_PX) return;
      stroke.moves = true;
      this.#board.hush();
    }
    const start = this.#middle(stroke.touch) ?? this.#board.pointAt(stroke.x, stroke.y);
    const below = this.#board.touchAt(clientX, clientY);
    const end = (below !== stroke.touch && this.#middle(below)) || this.#board.pointAt(clientX, clientY);
    this.#board.sketch(arrow(start, end));
  }

  /**
   * Whether it was the pointer that draws.
   * @param {PointerEvent} event
   */
  #up({ type, pointerId, clientX, clientY }) {
    const stroke = this.#stroke;
    if (!stroke || pointerId !== stroke.pointer) return false;
    this.#stroke = null;
    this.#board.sketch([]);
    const below = type === "pointerup" ? this.#board.touchAt(clientX, clientY) : "";
    const marks = !stroke.moves && stroke.right && this.#pen === PENS.every;
    if (stroke.moves || marks) this.#answered = window.setTimeout(() => this.#heard(), waits.click);
    if (below && (marks || stroke.moves && below !== stroke.touch)) this.#drawn(stroke.touch, below);
    return true;
  }

  /** No click and no menu is waited for any more. */
  #heard() {
    clearTimeout(this.#answered);
    this.#answered = 0;
  }

  /**
   * A right button that draws opens no menu, and asks for nothing.
   * @param {MouseEvent} event
   */
  #menu(event) {
    if (!this.#stroke?.moves && !this.#answered && this.#pen !== PENS.every) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {string} touch
   * @returns {[number, number] | null}
   */
  #middle(touch) {
    const target = this.#board.targets.find(one => one.touch === touch);
    return target ? [target.x + target.w / 2, target.y + target.h / 2] : null;
  }
}

/**
 * @param {[number, number]} start
 * @param {[number, number]} end
 * @returns {Shape[]}
 */
function arrow([x, y], [toX, toY]) {
  const far = Math.hypot(toX - x, toY - y);
  if (far < HEAD) return [];
  const across = (toX - x) / far, along = (toY - y) / far;
  const baseX = toX - HEAD * across, baseY = toY - HEAD * along;
  const aside = HEAD * 0.6;
  return [
    ["L", [x, y, baseX, baseY], ROLE, BREADTH],
    ["P", [toX, toY, baseX + aside * along, baseY - aside * across, baseX - aside * along, baseY + aside * across],
      ROLE, "", 0],
  ];
}
