// Painting shapes on a canvas.

/** @import { Circle, Curve, Group, Line, Picture, Polygon, Rect, Shape, Text } from "./types.js" */
/** @import { Colours } from "./colours.js" */

/**
 * How something looks, pixel by pixel, and where it is; `scale` is how many pixels a unit has.
 * @typedef {[letter: "S", canvas: HTMLCanvasElement, left: number, top: number, scale: number]} Stamp
 */

const FONT = "system-ui, sans-serif";
const FULL_TURN = 2 * Math.PI;

/** Paints on one canvas context. */
export class Painter {
  #context;
  #colours;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Pick<Colours, "of">} colours
   */
  constructor(context, colours) {
    this.#context = context;
    this.#colours = colours;
  }

  /**
   * Clear the canvas and let it count in scene units; the scene begins at pixel (x, y).
   * @param {number} scale how many pixels of the canvas a unit has
   */
  prepare(scale, x = 0, y = 0) {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    this.#count(scale, x, y);
  }

  /**
   * Paint shapes, and what another canvas holds below them, in one box of the canvas and nowhere else.
   * @param {[left: number, top: number, right: number, bottom: number]} box in whole pixels
   * @param {HTMLCanvasElement | undefined} below of the same size
   * @param {number} scale how many pixels of the canvas a unit has
   * @param {(Shape | Stamp)[]} shapes
   */
  within([left, top, right, bottom], below, scale, shapes) {
    const context = this.#context;
    const width = right - left, height = bottom - top;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.clearRect(left, top, width, height);
    if (below) context.drawImage(below, left, top, width, height, left, top, width, height);
    this.#count(scale);
    this.paint(shapes);
    context.restore();
  }

  /** @param {number} scale */
  #count(scale, x = 0, y = 0) {
    this.#context.setTransform(scale, 0, 0, scale, x, y);
    this.#context.lineCap = this.#context.lineJoin = "round";
  }

  /**
   * Let the canvas hold what another one of its size does, and count in scene units. Pixel by pixel: to blend and to
   * scale them takes a browser ten times as long.
   * @param {HTMLCanvasElement} canvas
   * @param {number} scale how many pixels of the canvas a unit has
   */
  copy(canvas, scale) {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "copy";
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = "source-over";
    this.#count(scale);
  }

  /**
   * Paint shapes, and what stands for some of them, one over the other.
   * @param {Iterable<Shape | Stamp>} shapes
   */
  paint(shapes) {
    for (const shape of shapes) this.#shape(shape);
  }

  /** @param {Shape | Stamp} shape */
  #shape(shape) {
    switch (shape[0]) {
      case "S": return this.#stamp(shape);
      case "C": return this.#circle(shape);
      case "R": return this.#rect(shape);
      case "L": return this.#line(shape);
      case "P": return this.#polygon(shape);
      case "B": return this.#curve(shape);
      case "T": return this.#text(shape);
      case "G": return this.#group(shape);
    }
  }

  /** @param {Stamp} stamp */
  #stamp([, canvas, left, top, scale]) {
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.drawImage(canvas, left, top);
    this.#count(scale);
  }

  /** @param {Circle} shape */
  #circle([, x, y, r, fill, stroke, width]) {
    this.#context.beginPath();
    this.#context.arc(x, y, r, 0, FULL_TURN);
    this.#ink(fill, stroke, width);
  }

  /** @param {Rect} shape */
  #rect([, x, y, w, h, fill, stroke, width, round]) {
    this.#context.beginPath();
    this.#context.roundRect(x, y, w, h, round);
    this.#ink(fill, stroke, width);
  }

  /** @param {Line} shape */
  #line([, points, stroke, width]) {
    this.#trace(points);
    this.#ink("", stroke, width);
  }

  /** @param {Polygon} shape */
  #polygon([, points, fill, stroke, width]) {
    this.#trace(points);
    this.#context.closePath();
    this.#ink(fill, stroke, width);
  }

  /** @param {Curve} shape */
  #curve([, steps, fill, stroke, width]) {
    const context = this.#context;
    context.beginPath();
    for (const [letter, a, b, c, d, e, f] of steps) {
      switch (letter) {
        case "M": context.moveTo(a, b); break;
        case "L": context.lineTo(a, b); break;
        case "Q": context.quadraticCurveTo(a, b, c, d); break;
        case "C": context.bezierCurveTo(a, b, c, d, e, f); break;
        case "Z": context.closePath(); break;
      }
    }
    this.#ink(fill, stroke, width);
  }

  /** @param {Text} shape */
  #text([, x, y, text, size, fill, anchor, bold]) {
    const context = this.#context;
    context.font = `${bold ? "600 " : ""}${size}px ${FONT}`;
    context.textAlign = anchor === "middle" ? "center" : /** @type {CanvasTextAlign} */ (anchor);
    context.textBaseline = "middle";
    context.fillStyle = this.#colours.of(fill);
    context.fillText(text, x, y);
  }

  /** @param {Group} group */
  #group([, shapes, x, y, turn, scale, alpha]) {
    const context = this.#context;
    context.save();
    context.translate(x, y);
    if (turn) context.rotate(turn * Math.PI / 180);
    if (scale !== 1) context.scale(scale, scale);
    if (alpha !== 1) context.globalAlpha *= alpha;
    this.paint(shapes);
    context.restore();
  }

  /** @param {number[]} points */
  #trace(points) {
    this.#context.beginPath();
    this.#context.moveTo(points[0], points[1]);
    for (let at = 2; at < points.length; at += 2) this.#context.lineTo(points[at], points[at + 1]);
  }

  /**
   * Fill and stroke the path, each unless its role is empty.
   * @param {string} fill
   * @param {string} stroke
   * @param {number} width
   */
  #ink(fill, stroke, width) {
    const context = this.#context;
    if (fill) {
      context.fillStyle = this.#colours.of(fill);
      context.fill();
    }
    if (stroke) {
      context.strokeStyle = this.#colours.of(stroke);
      context.lineWidth = width;
      context.stroke();
    }
  }
}

/**
 * The 2D context of a canvas. Throws where the browser gives none.
 * @param {HTMLCanvasElement} canvas
 */
export function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas");
  return context;
}
