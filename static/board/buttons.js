// The real buttons over a picture: labels, order, focus and boxes. The browser does the hit-testing; so a mouse, a
// finger, a keyboard and a screen reader all press the same thing.
import { heights, hits } from "./hits.js";
import { hasCome } from "./late.js";

/** @import { Display, Target } from "./types.js" */

/**
 * What a button shows, so that only what changes is written.
 * @typedef {{ label: string, lit: boolean, chosen: boolean, begins: boolean, key: string, box: string, round: boolean,
 *   height: number, place: Place }} Face
 */

/**
 * The middle and half the sides of what is drawn, as parts of the picture.
 * @typedef {{ x: number, y: number, across: number, down: number }} Place
 */

export class Buttons {
  #holder;
  #home;
  /** @type {Map<string, HTMLButtonElement>} */
  #elements = new Map();
  /** @type {Map<string, Face>} */
  #shown = new Map();
  /** The touch that had the focus when its target went. */
  #focusGone = "";

  /**
   * @param {HTMLElement} holder has the focus where no button has it any more
   * @param {HTMLElement} home what the buttons are put into
   */
  constructor(holder, home) {
    this.#holder = holder;
    this.#home = home;
  }

  /** What has the focus in the document, or in the shadow tree, of the board. */
  get focused() {
    return /** @type {Document | ShadowRoot} */ (this.#holder.getRootNode()).activeElement;
  }

  /**
   * The button of a touch, if it is there.
   * @param {string} touch
   */
  of(touch) {
    return this.#elements.get(touch);
  }

  /**
   * The touch whose button an element is or is in, or "".
   * @param {EventTarget | null | undefined} element
   */
  touchOf(element) {
    if (!(element instanceof Element)) return "";
    const button = element.closest("[data-touch]");
    return button instanceof HTMLElement && this.#home.contains(button) ? button.dataset.touch ?? "" : "";
  }

  /**
   * Put the focus on a target, or, if it is not there, on the board: Tab leads on from there.
   * @param {string} touch
   */
  focus(touch) {
    const element = this.#elements.get(touch);
    if (element) element.focus();
    else this.#holder.focus({ preventScroll: true });
  }

  /** A target that comes back does not get the focus back. */
  forgetFocus() {
    this.#focusGone = "";
  }

  /**
   * Show the targets of a display.
   * @param {Display} display
   * @param {ReadonlySet<string>} open the touches that may be made next
   * @param {number} unit how many pixels of the window a unit has
   */
  sync(display, open, unit) {
    const { targets, chosen, keys } = display;
    this.#remove(targets);
    const larger = hits(targets, open, unit, display);
    const isLit = (/** @type {Target} */ target) => target.quiet || open.has(target.touch);
    const high = heights(targets, isLit, larger, unit);
    const isChosen = new Set(chosen), begins = new Set(display.starts);
    let isNew = false;
    for (const target of targets) {
      const { touch, label, round } = target;
      const { x, y, w, h } = larger.get(touch) ?? target;
      const box = [x / display.w, y / display.h, w / display.w, h / display.h].map(percent).join(" ");
      const key = keys[touch] ?? "";
      const height = high.get(touch) ?? 0;
      const place = placeOf(target, display);
      const face = {
        label, lit: isLit(target), chosen: isChosen.has(touch), begins: begins.has(touch), key, box, round, height,
        place,
      };
      isNew = !this.#elements.has(touch) || isNew;
      this.#write(touch, face);
    }
    if (isNew) this.#order(targets);
    if (this.focused === this.#holder && this.#elements.has(this.#focusGone)) {
      this.focus(this.#focusGone);
      this.#focusGone = "";
    }
  }

  /** Take all buttons away. */
  clear() {
    this.#remove([]);
  }

  /**
   * Take away the buttons of other targets than these.
   * @param {Target[]} targets
   */
  #remove(targets) {
    const gone = new Map(this.#elements);
    for (const { touch } of targets) gone.delete(touch);
    for (const [touch, element] of gone) {
      if (element === this.focused) {
        this.#focusGone = touch;
        this.#holder.focus();
      }
      element.remove();
      this.#elements.delete(touch);
      this.#shown.delete(touch);
    }
  }

  /**
   * Put the buttons into the order of the targets. As many as can be are left alone: to move one takes the focus from
   * it, and takes time.
   * @param {Target[]} targets
   */
  #order(targets) {
    const { focused } = this;
    const home = this.#home;
    const elements = targets.map(({ touch }) => /** @type {Element} */ (this.#elements.get(touch)));
    const places = new Map([...home.children].map((element, place) => [element, place]));
    const stay = rising(elements.map(element => places.get(element) ?? -1));
    let next = null;
    for (let at = elements.length - 1; at >= 0; at--) {
      if (!stay.has(at)) home.insertBefore(elements[at], next);
      next = elements[at];
    }
    if (focused !== this.focused && focused instanceof HTMLElement && home.contains(focused)) focused.focus();
  }

  /**
   * @param {string} touch
   * @param {Face} face
   */
  #write(touch, face) {
    const shown = this.#shown.get(touch);
    const element = this.#elements.get(touch) ?? make(touch);
    this.#elements.set(touch, element);
    this.#shown.set(touch, face);
    if (!shown || !stays(shown.place, face.place)) hasCome(element);
    if (shown?.label !== face.label) element.setAttribute("aria-label", face.label);
    if (shown?.lit !== face.lit) {
      element.setAttribute("aria-disabled", String(!face.lit));
      element.tabIndex = face.lit ? 0 : -1;
    }
    if ((shown?.begins ?? false) !== face.begins) element.toggleAttribute("data-begins", face.begins);
    if ((shown?.height ?? 0) !== face.height) element.style.zIndex = face.height ? String(face.height) : "";
    if (shown?.chosen !== face.chosen) element.setAttribute("aria-pressed", String(face.chosen));
    if ((shown?.key ?? "") !== face.key) element.dataset.key = face.key;
    if (shown?.round !== face.round) element.style.borderRadius = face.round ? "50%" : "min(12%, 12px)";
    if (shown?.box !== face.box) {
      const { style } = element;
      [style.left, style.top, style.width, style.height] = face.box.split(" ");
    }
  }
}

/** @param {string} touch */
function make(touch) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.touch = touch;
  return element;
}

/**
 * @param {Target} target
 * @param {Display} display
 * @returns {Place}
 */
function placeOf({ x, y, w, h }, display) {
  const [across, down] = [w / 2 / display.w, h / 2 / display.h];
  return { x: x / display.w + across, y: y / display.h + down, across, down };
}

/**
 * Whether what was in one place and is in another has its middle still where it was.
 * @param {Place} before
 * @param {Place} now
 */
export function stays(before, now) {
  return Math.abs(now.x - before.x) < before.across && Math.abs(now.y - before.y) < before.down;
}

/** @param {number} part */
function percent(part) {
  return `${(100 * part).toFixed(4)}%`;
}

/**
 * Where the longest part of a list lies in which each number is greater than the one before; a negative one is in none.
 * @param {number[]} numbers
 * @returns {Set<number>}
 */
export function rising(numbers) {
  /** By length, where the part of that length ends that ends lowest. @type {number[]} */
  const ends = [];
  /** @type {number[]} */
  const before = [];
  numbers.forEach((number, at) => {
    if (number < 0) return;
    let length = ends.length;
    while (length && numbers[ends[length - 1]] >= number) length--;
    before[at] = length ? ends[length - 1] : -1;
    ends[length] = at;
  });
  const found = new Set();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]) found.add(at);
  return found;
}
