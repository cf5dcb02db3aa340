// The keyboard on a board: arrow keys walk by where targets lie, Tab leads to what may be touched first.
import { first, neighbour, WAYS } from "./geometry.js";

/** @import { Touchable } from "./types.js" */

export class Keys {
  #board;
  /** Whether Tab leads to the first target that may be touched, wherever on the board from. */
  #anew = true;

  /** @param {Touchable} board */
  constructor(board) {
    this.#board = board;
    board.holder.addEventListener("keydown", event => this.#press(event));
  }

  /** Another position is shown. */
  beginAnew() {
    this.#anew = true;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab" && !event.shiftKey) this.#tab(event);
    const way = WAYS[event.key];
    if (way) this.#walk(event, way);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {readonly [number, number]} way
   */
  #walk(event, way) {
    const board = this.#board;
    const { targets } = board;
    event.preventDefault();
    this.#anew = false;
    const origin = this.#origin(event);
    if (!origin) {
      board.focus(first(targets, board.open) || (targets[0]?.touch ?? ""));
      return;
    }
    const found = neighbour(targets, origin, way);
    if (found) board.focus(found.touch);
  }

  /**
   * From what may not be touched, and after everything that happened, to what may be touched first.
   * @param {KeyboardEvent} event
   */
  #tab(event) {
    const board = this.#board;
    const origin = this.#origin(event);
    const wanted = first(board.targets, board.open);
    const isOpen = origin && (origin.quiet || board.open.has(origin.touch));
    if (wanted && wanted !== origin?.touch && (this.#anew || !isOpen)) {
      event.preventDefault();
      board.focus(wanted);
    }
    this.#anew = false;
  }

  /** @param {KeyboardEvent} event */
  #origin(event) {
    const touch = this.#board.touchOf(event.target);
    return this.#board.targets.find(target => target.touch === touch);
  }
}
