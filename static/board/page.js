// The boards of the page, as Python finds them: globalThis.pentapodBoard.
import { Strip } from "../chips/strip.js";
import { waits } from "./asking.js";
import { Board } from "./board.js";
import { Colours } from "./colours.js";
import { refuseLatePresses } from "./late.js";
import { contextOf, Painter } from "./paint.js";
import { widthIn } from "./room.js";

/** @import { Drawn, Ears, News, Picture } from "./types.js" */

/** A board that takes all the room that its holder's parent has. */
class PageBoard extends Board {
  /**
   * Show a display, given as the text that Python writes.
   * @param {string} text
   * @param {boolean} glide
   * @param {boolean} quick
   * @param {number} pace
   */
  showText(text, glide, quick, pace) {
    const before = this.display;
    if (!before) this.holder.querySelector(".first-picture")?.remove();
    /** @type {News} */
    const told = JSON.parse(text);
    this.show(told, glide, quick, pace);
    this.holder.setAttribute("aria-label", told.label);
    if (before?.w !== told.w || before.h !== told.h) this.fit();
  }

  /** Take all the room there is now. */
  fit() {
    const { display, holder } = this;
    const room = holder.parentElement;
    if (!display || !room?.clientWidth) return;
    const wide = widthIn(room, display);
    holder.style.width = `${wide.toFixed(2)}px`;
    holder.style.height = `${(wide * display.h / display.w).toFixed(2)}px`;
    this.resize(wide);
  }
}

/**
 * Make a board of a holder.
 * @param {HTMLElement} holder
 * @param {Ears["touched"]} touched
 * @param {NonNullable<Ears["asked"]>} asked
 * @param {Drawn} [drawn]
 */
function on(holder, touched, asked, drawn) {
  return new PageBoard(holder, { touched, asked, drawn });
}

/**
 * The strip of what has happened, of a place that has one.
 * @param {HTMLElement} place
 */
function strip(place) {
  return new Strip(place);
}

/**
 * Paint a picture that nobody touches, in the page's colours.
 * @param {HTMLCanvasElement} canvas it has its size already
 * @param {string} text the picture, as Python writes it
 * @param {number} scale how many pixels a unit has
 */
function paint(canvas, text, scale) {
  /** @type {Picture} */
  const { ground, things } = JSON.parse(text);
  const painter = new Painter(contextOf(canvas), new Colours(document.documentElement));
  painter.prepare(scale);
  painter.paint(ground);
  painter.paint(things);
}

refuseLatePresses(document);
Object.assign(globalThis, { pentapodBoard: { on, paint, strip, waits } });
