// Canvases out of sight that hold what does not change from frame to frame.
import { boxOf, inkOf, meet } from "./geometry.js";
import { contextOf, Painter } from "./paint.js";

/** @import { Colours } from "./colours.js" */
/** @import { Box } from "./geometry.js" */
/** @import { Group, Shape } from "./types.js" */
/** @import { Stamp } from "./paint.js" */

/** From such a part of the picture on it is painted as a whole, and not piece by piece. */
const MOST = 0.5;

/** Holds a list of shapes on what lies below them, another layer or nothing; only what has changed is painted anew. */
export class Layer {
  canvas = Object.assign(document.createElement("canvas"), { width: 0, height: 0 });
  #painter;
  #colours;
  #below;
  /** How things look. @type {WeakMap<Shape, Stamp>} */
  #stamps = new WeakMap();
  /** What is painted. @type {Shape[] | null} */
  #shapes = null;
  /** What lay below when it was painted. @type {Shape[] | null} */
  #lower = null;

  /**
   * @param {Colours} colours
   * @param {Layer | null} below it holds its shapes already when this one is told of others
   */
  constructor(colours, below = null) {
    this.#painter = new Painter(contextOf(this.canvas), colours);
    this.#colours = colours;
    this.#below = below;
  }

  /** What it holds has another size or other colours now. */
  forget() {
    this.#shapes = null;
    this.#stamps = new WeakMap();
  }

  /** All of it is painted anew: edges that were painted in pieces are smooth in another way. */
  renew() {
    this.#shapes = null;
  }

  /**
   * Keep how these things look, as long as there is time: where they have to be painted again, that costs less.
   * @param {Shape[]} things
   * @param {number} scale how many pixels a unit has
   */
  keep(things, scale) {
    for (const thing of things) {
      if (thing[0] === "G" && thing[7] && !this.#stamps.has(thing)) this.#stamps.set(thing, this.#stamp(thing, scale));
    }
  }

  /**
   * @param {Group} thing
   * @param {number} scale
   * @returns {Stamp}
   */
  #stamp(thing, scale) {
    const { width, height } = this.canvas;
    const [left, top, right, bottom] = pixels(boxOf(thing), scale, width, height);
    const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    const canvas = Object.assign(document.createElement("canvas"), size);
    const painter = new Painter(contextOf(canvas), this.#colours);
    painter.prepare(scale, -left, -top);
    painter.paint([thing]);
    return ["S", canvas, left, top, scale];
  }

  /**
   * @param {Shape[]} shapes
   * @returns {(Shape | Stamp)[]}
   */
  #kept(shapes) {
    return shapes.map(shape => this.#stamps.get(shape) ?? shape);
  }

  /** Give its memory back. */
  release() {
    this.forget();
    this.canvas.width = this.canvas.height = 0;
  }

  /**
   * Let it hold these shapes: those that it holds already are the same objects.
   * @param {Shape[]} shapes
   * @param {{ width: number, height: number }} size in pixels
   * @param {number} scale how many pixels a unit has
   */
  hold(shapes, { width, height }, scale) {
    const { canvas } = this;
    const lower = this.#below && this.#below.#shapes;
    const others = this.#shapes && this.#lower === lower ? changed(this.#shapes, shapes) : null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (others && others.length <= shapes.length) this.#change(others, shapes, scale);
    else this.#all(others ? this.#kept(shapes) : shapes, scale);
    this.#shapes = shapes;
    this.#lower = lower;
  }

  /**
   * @param {Shape[]} others what went and what came
   * @param {Shape[]} shapes
   * @param {number} scale
   */
  #change(others, shapes, scale) {
    const { width, height } = this.canvas;
    const boxes = joined(others.flatMap(inkOf).map(box => pixels(box, scale, width, height)));
    const area = boxes.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0);
    if (area > MOST * width * height) {
      this.#all(this.#kept(shapes), scale);
      return;
    }
    for (const box of boxes) {
      const inside = shapes.filter(shape => meet(pixels(boxOf(shape), scale, width, height), box));
      this.#painter.within(box, this.#below?.canvas, scale, this.#kept(inside));
    }
  }

  /**
   * @param {(Shape | Stamp)[]} shapes
   * @param {number} scale
   */
  #all(shapes, scale) {
    if (this.#below) this.#painter.copy(this.#below.canvas, scale);
    else this.#painter.prepare(scale);
    this.#painter.paint(shapes);
  }
}

/**
 * The shapes of only one of two lists, and those that stand in both but follow others than before. What is the same is
 * the same object.
 * @param {Shape[]} before
 * @param {Shape[]} after
 */
export function changed(before, after) {
  if (before === after) return [];
  const places = new Map(before.map((shape, place) => [shape, place]));
  const found = [];
  let next = 0;
  for (const shape of after) {
    const place = places.get(shape) ?? -1;
    if (place < next) {
      found.push(shape);
    } else {
      found.push(...before.slice(next, place));
      next = place + 1;
    }
  }
  return [...found, ...before.slice(next)];
}

/**
 * The whole pixels that a box touches, within a canvas; one more at each side, for edges are smooth.
 * @param {Box} box
 * @param {number} scale
 * @param {number} width
 * @param {number} height
 * @returns {Box}
 */
function pixels([left, top, right, bottom], scale, width, height) {
  return [
    Math.max(0, Math.floor(left * scale) - 1), Math.max(0, Math.floor(top * scale) - 1),
    Math.min(width, Math.ceil(right * scale) + 1), Math.min(height, Math.ceil(bottom * scale) + 1),
  ];
}

/**
 * Boxes that cover the same and do not overlap: those that do become one.
 * @param {Box[]} boxes
 */
function joined(boxes) {
  /** @type {Box[]} */
  const apart = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = apart.findIndex(one => meet(one, whole)); at >= 0; at = apart.findIndex(one => meet(one, whole))) {
      const [other] = apart.splice(at, 1);
      whole = [
        Math.min(whole[0], other[0]), Math.min(whole[1], other[1]),
        Math.max(whole[2], other[2]), Math.max(whole[3], other[3]),
      ];
    }
    if (whole[0] < whole[2] && whole[1] < whole[3]) apart.push(whole);
  }
  return apart;
}
