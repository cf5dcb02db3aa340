// A board on the page: what Python tells of a picture, painted on a canvas, with a real button over every target. It
// knows no rules: it says which touch was made, by mouse, finger or keyboard alike, and what is asked about.
import { Asking } from "./asking.js";
import { Buttons } from "./buttons.js";
import { Colours } from "./colours.js";
import { Drawing } from "./drawing.js";
import { first, holds } from "./geometry.js";
import { glideBetween, isKeyed } from "./glide.js";
import { Keys } from "./keys.js";
import { Layer } from "./layer.js";
import { contextOf, Painter } from "./paint.js";
import { Pointers } from "./pointers.js";

/** @import { Display, Ears, Group, News, Shape, Told } from "./types.js" */
/** @import { Glide } from "./glide.js" */

/** After so long at rest it is kept how things look. */
const REST_MS = 50;
/** How much larger something is while it is lifted. */
const LIFTED = 1.12;

/** A canvas and its buttons in a holder: an element with a `canvas` and a place for buttons, `.targets`. */
export class Board {
  /** @type {Display | null} */
  display = null;
  holder;
  #touched;
  #canvas;
  #painter;
  #colours;
  #ground;
  #still;
  #buttons;
  #keys;
  #pointers;
  /** @type {Asking | null} */
  #asking;
  #drawing;
  /** What a hand is drawing. @type {Shape[]} */
  #sketch = [];
  /** @type {Glide | null} */
  #glide = null;
  /** @type {Group | null} */
  #lifted = null;
  /** @type {ReadonlySet<string>} */
  #open = new Set();
  #awaitsFrame = false;
  /** The timer that runs while the board is not at rest yet. */
  #resting = 0;
  /** Whether another picture was shown than the first: a board that stays as it is is painted once. */
  #changes = false;
  /** How many pixels of the window a unit has. */
  #unit = 1;
  /** How many pixels of the canvas a unit has. */
  #scale = 1;
  /** What the canvas was made for: width, proportions, and the resolution of the window. */
  #fitted = "";

  /**
   * @param {HTMLElement} holder
   * @param {Ears} ears
   */
  constructor(holder, ears) {
    this.holder = holder;
    this.#touched = ears.touched;
    this.#canvas = /** @type {HTMLCanvasElement} */ (holder.querySelector("canvas"));
    const home = /** @type {HTMLElement} */ (holder.querySelector(".targets"));
    this.#colours = new Colours(holder);
    this.#painter = new Painter(contextOf(this.#canvas), this.#colours);
    this.#ground = new Layer(this.#colours);
    this.#still = new Layer(this.#colours, this.#ground);
    this.#buttons = new Buttons(holder, home);
    this.#keys = new Keys(this);
    this.#asking = ears.asked ? new Asking(this, ears.asked, () => this.#pointers.isPressed) : null;
    this.#pointers = new Pointers(this, home, ears.touched, this.#asking);
    this.#drawing = ears.drawn ? new Drawing(this, home, ears.drawn) : null;
    home.addEventListener("click", event => this.#click(event));
  }

  /**
   * Show what Python tells: the buttons at once, the picture with the next frame. The board has a size by `resize`.
   * @param {Told | News} told
   * @param {boolean} glide whether things with the same key travel from where they were
   * @param {boolean} quick for races: every finger counts for itself, and nothing is dragged
   * @param {number} pace how long dice tumble, as a factor; 0 where none was rolled now
   */
  show(told, glide = false, quick = false, pace = 1) {
    const before = this.display;
    this.#changes ||= before !== null;
    const display = {
      ...told,
      ground: told.ground ?? before?.ground ?? [],
      things: whole(told.things, before?.things),
      targets: whole(told.targets, before?.targets),
    };
    this.display = display;
    this.#pointers.quick = quick;
    this.#open = new Set([...display.lit, ...display.reach]);
    this.#buttons.sync(display, this.#open, this.#unit);
    this.#glide = before && glide && isOfSize(before, display)
      ? glideBetween(before.things, display.things, performance.now(), pace, this.#glide) : null;
    this.#awaitFrame();
  }

  /** Nothing is shown any more, and its memory is given back. */
  clear() {
    this.display = null;
    this.#changes = false;
    this.#glide = null;
    this.#lifted = null;
    this.#sketch = [];
    this.#open = new Set();
    this.#buttons.clear();
    this.#ground.release();
    this.#still.release();
    this.#canvas.width = this.#canvas.height = 0;
    this.#fitted = "";
  }

  /**
   * The board is so many pixels of the window wide, at the device's resolution.
   * @param {number} wide
   */
  resize(wide) {
    const { display } = this;
    if (!display) return;
    const pixels = devicePixelRatio || 1;
    const fitted = [wide, display.w / display.h, pixels].join();
    if (fitted === this.#fitted) return;
    this.#fitted = fitted;
    this.#unit = wide / display.w;
    this.#scale = this.#unit * pixels;
    this.#canvas.width = Math.round(wide * pixels);
    this.#canvas.height = Math.round(wide * display.h / display.w * pixels);
    this.repaint(false);
    this.#buttons.sync(display, this.#open, this.#unit);
  }

  /**
   * Paint everything anew, at once.
   * @param {boolean} recoloured whether the theme has changed
   */
  repaint(recoloured = true) {
    if (recoloured) this.#colours.forget();
    this.#ground.forget();
    this.#still.forget();
    this.#glide = null;
    this.#paint();
  }

  // -- the focus

  /**
   * Put the keyboard's focus on a target, or, if it is not there, on the board.
   * @param {string} touch
   */
  focus(touch = "") {
    this.#buttons.focus(touch);
  }

  /** Put it on what may be touched first. */
  focusFirst() {
    this.focus(first(this.targets, this.#open));
  }

  /** Another position is shown: Tab leads to the first target that may be touched, wherever on the board from. */
  beginAnew() {
    this.#keys.beginAnew();
    this.#buttons.forgetFocus();
  }

  /** Whether the keyboard's focus is on the board, or nowhere. */
  get hasFocus() {
    const { focused } = this.#buttons;
    return !focused || focused === document.body || this.holder.contains(focused);
  }

  // -- what is told of targets

  /**
   * Where on the window the button of a touch is.
   * @param {string} touch
   */
  box(touch) {
    return this.#buttons.of(touch)?.getBoundingClientRect();
  }

  /** As if somebody pointed at the target that has the keyboard's focus. */
  askFocused() {
    this.#asking?.ask(this.#buttons.touchOf(this.#buttons.focused));
  }

  /** What is told of a target goes. Whether anything was told. */
  hush() {
    return this.#asking?.hush() ?? false;
  }

  // -- hands

  /** The targets in their order of play. */
  get targets() {
    return this.display?.targets ?? [];
  }

  /** The touches that may be made next. */
  get open() {
    return this.#open;
  }

  /**
   * Whether a touch was made already.
   * @param {string} touch
   */
  isChosen(touch) {
    return this.display?.chosen.includes(touch) ?? false;
  }

  /**
   * The touch whose button an element is or is in, or "".
   * @param {EventTarget | null | undefined} element
   */
  touchOf(element) {
    return this.#buttons.touchOf(element);
  }

  /**
   * The touch whose button lies at a point of the window, or "".
   * @param {number} x
   * @param {number} y
   */
  touchAt(x, y) {
    const root = /** @type {Document | ShadowRoot} */ (this.holder.getRootNode());
    return this.touchOf(root.elementFromPoint(x, y));
  }

  /**
   * The touch on which something is dropped at a point of the window: one that may be made, wherever it lies there.
   * @param {number} x
   * @param {number} y
   */
  goalAt(x, y) {
    const root = /** @type {Document | ShadowRoot} */ (this.holder.getRootNode());
    const touches = root.elementsFromPoint(x, y).map(one => this.touchOf(one));
    return touches.find(touch => this.#open.has(touch)) ?? this.touchAt(x, y);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const touch = this.touchOf(event.target);
    if (!touch || this.#pointers.answersFor(event) || this.#drawing?.answersFor(event)) return;
    this.#touched(touch, event.timeStamp);
  }

  /**
   * What a drag from a target would lift: the keyed group that stands on it, if it may be touched.
   * @param {string} touch
   * @returns {Group | null}
   */
  carried(touch) {
    const { display } = this;
    const target = this.targets.find(one => one.touch === touch);
    if (!display || !target) return null;
    if (![display.lit, display.starts, display.chosen].some(touches => touches.includes(touch))) return null;
    return display.things.filter(isKeyed).find(([, , x, y]) => holds(target, x, y)) ?? null;
  }

  /**
   * Show a group under the pointer, at (x, y) in the window's pixels, instead of in its place.
   * @param {Group | null} group
   * @param {number} x
   * @param {number} y
   */
  lift(group, x = 0, y = 0) {
    this.#lifted = null;
    if (group && this.display) {
      const [letter, shapes, , , turn, scale, alpha, key] = group;
      this.#lifted = [letter, shapes, ...this.pointAt(x, y), turn, scale * LIFTED, alpha, key];
    }
    this.#glide = null;
    this.#paint();
  }

  /**
   * The place in the scene of a point of the window.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  pointAt(x, y) {
    const box = this.holder.getBoundingClientRect();
    const unit = (this.display?.w ?? 0) / box.width;
    return [(x - box.left) * unit, (y - box.top) * unit];
  }

  /**
   * With what arrows can be drawn from now on: one of `PENS`.
   * @param {number} pen
   */
  takePen(pen) {
    if (this.#drawing) this.#drawing.pen = pen;
  }

  /**
   * Show what a hand is drawing, in place of what it drew before.
   * @param {Shape[]} shapes
   */
  sketch(shapes) {
    this.#sketch = shapes;
    this.#awaitFrame();
  }

  // -- painting

  #awaitFrame() {
    if (this.#awaitsFrame) return;
    this.#awaitsFrame = true;
    requestAnimationFrame(() => this.#frame());
  }

  #frame() {
    this.#awaitsFrame = false;
    const ends = this.#glide?.isDone(performance.now());
    if (ends) {
      this.#glide = null;
      this.#still.renew();
    }
    if (this.#glide) this.#awaitFrame();
    this.#paint();
    clearTimeout(this.#resting);
    if (this.#changes && !this.#glide) this.#resting = window.setTimeout(() => this.#rest(), REST_MS);
  }

  /** How things look is kept while nobody waits: with what comes next, only what is new is painted shape by shape. */
  #rest() {
    this.#still.keep(this.display?.things ?? [], this.#scale);
  }

  #paint() {
    const { display } = this;
    if (!display || !this.#canvas.width) return;
    const { ground, tints, things, signs } = display;
    const glide = this.#glide;
    this.#ground.hold(ground, this.#canvas, this.#scale);
    this.#still.hold([...tints, ...glide ? glide.staying : this.#notLifted(things)], this.#canvas, this.#scale);
    this.#painter.copy(this.#still.canvas, this.#scale);
    if (glide) this.#painter.paint(glide.shapes(performance.now()));
    this.#painter.paint(signs);
    if (this.#lifted) this.#painter.paint([this.#lifted]);
    this.#painter.paint(this.#sketch);
  }

  /** @param {Shape[]} things */
  #notLifted(things) {
    const lifted = this.#lifted;
    return lifted ? things.filter(thing => !(isKeyed(thing) && thing[7] === lifted[7])) : things;
  }
}

/**
 * A list that was told, with what it names by its place in the one before.
 * @template {object} T
 * @param {(T | number)[]} told
 * @param {T[]} [before]
 */
function whole(told, before = []) {
  return told.map(one => typeof one === "number" ? before[one] : one);
}

/**
 * @param {{ w: number, h: number }} one
 * @param {{ w: number, h: number }} other
 */
function isOfSize(one, other) {
  return one.w === other.w && one.h === other.h;
}
