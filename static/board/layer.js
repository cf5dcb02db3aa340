import { contextOf, Painter } from "./paint.js";

/** @import { Colours } from "./colours.js" */

/** A canvas out of sight that holds what does not change from frame to frame. */
export class Layer {
  canvas = Object.assign(document.createElement("canvas"), { width: 0, height: 0 });
  #painter;
  /** @type {unknown} */
  #holds = null;

  /** @param {Colours} colours */
  constructor(colours) {
    this.#painter = new Painter(contextOf(this.canvas), colours);
  }

  /** What it holds has another size or other colours now. */
  forget() {
    this.#holds = null;
  }

  /** Give its memory back. */
  release() {
    this.forget();
    this.canvas.width = this.canvas.height = 0;
  }

  /**
   * Let it hold a picture, painted anew unless it holds that already.
   * @param {unknown} what the picture, compared by identity
   * @param {{ width: number, height: number }} size in pixels
   * @param {number} scale
   * @param {(painter: Painter) => void} paint
   */
  hold(what, { width, height }, scale, paint) {
    if (this.#holds === what) return;
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    this.#painter.prepare(scale);
    paint(this.#painter);
    this.#holds = what;
  }
}
