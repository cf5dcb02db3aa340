// A card that tells what there is to know about a target, where it covers nothing that may be touched.
import { byId, make } from "./make.js";

/** What a card never lies over, beside what may be touched on the board. */
const PRESSED = ".bar, #cover, .controls, .speech button";

/** What is only read: a card lies over it where there is no other room. */
const READ = ".speech";

const GAP = 8;

export class Card {
  #card = byId("inspector");

  /**
   * Show a title and sentences as near to a target as there is room; else in the prompt's place, where it scrolls.
   * @param {string[]} lines
   * @param {DOMRect} target
   * @param {DOMRect[]} lit where what may be touched lies
   */
  show([title, ...sentences], target, lit) {
    const card = this.#card;
    card.replaceChildren(make("b", {}, title), ...sentences.map(one => make("span", {}, ` ${one}`)));
    card.hidden = false;
    const pressed = [target, ...lit, ...boxes(PRESSED)];
    for (const obstacles of [[...pressed, ...boxes(READ)], pressed]) {
      if (this.#put(target, obstacles, false) || this.#put(target, obstacles, true)) return;
    }
    const { left, top, height } = byId("speech").getBoundingClientRect();
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
    card.style.maxHeight = `${height}px`;
    card.toggleAttribute("data-scrolls", true);
  }

  /**
   * Put the card where there is room for it; in small letters its sentences run on. Whether there is room.
   * @param {DOMRect} target
   * @param {DOMRect[]} obstacles
   * @param {boolean} runsOn
   */
  #put(target, obstacles, runsOn) {
    const { style } = this.#card;
    style.maxHeight = "";
    this.#card.removeAttribute("data-scrolls");
    this.#card.toggleAttribute("data-runs-on", runsOn);
    const { width, height } = this.#card.getBoundingClientRect();
    const place = [...placesAround(target, width, height), ...placesBelow(obstacles, target, width)].find(([x, y]) => (
      x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
      && !obstacles.some(box => overlap(box, x, y, width, height))
    ));
    if (!place) return false;
    [style.left, style.top] = place.map(side => `${Math.round(side)}px`);
    return true;
  }

  hide() {
    this.#card.hidden = true;
  }
}

/**
 * Upper left corners of a card beside a target, the best first.
 * @param {DOMRect} target
 * @param {number} width
 * @param {number} height
 * @returns {[number, number][]}
 */
function placesAround({ left, right, top, bottom }, width, height) {
  const within = (/** @type {number} */ side, /** @type {number} */ most) => Math.max(0, Math.min(side, most));
  const x = within((left + right - width) / 2, innerWidth - width);
  const y = within((top + bottom - height) / 2, innerHeight - height);
  return [
    [x, top - height - GAP], [right + GAP, y], [left - width - GAP, y], [x, bottom + GAP],
    [innerWidth - width - GAP, innerHeight - height - GAP], [GAP, innerHeight - height - GAP],
    [x, GAP], [GAP, y], [innerWidth - width - GAP, y],
  ];
}

/**
 * Upper left corners of a card right below each of some boxes.
 * @param {DOMRect[]} above
 * @param {DOMRect} target
 * @param {number} width
 * @returns {[number, number][]}
 */
function placesBelow(above, { left, right }, width) {
  const x = Math.max(0, Math.min((left + right - width) / 2, innerWidth - width));
  return above.map(({ bottom }) => [x, bottom + 1]);
}

/** @param {string} selector */
function boxes(selector) {
  return [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
}

/**
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function overlap({ left, right, top, bottom, width: wide }, x, y, width, height) {
  return wide > 0 && left < x + width && right > x && top < y + height && bottom > y;
}
