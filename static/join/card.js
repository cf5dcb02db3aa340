// A card that tells what there is to know about a target, where it covers nothing that may be touched.
import { byId, make } from "./make.js";

/** What a card never lies over, beside what may be touched on the board. */
const OBSTACLES = ".bar, #cover, .speech, .controls";

const GAP = 8;

export class Card {
  #card = byId("inspector");

  /**
   * Show a title and sentences as near to a target as there is room; without room in the prompt's place.
   * @param {string[]} lines
   * @param {DOMRect} target
   * @param {DOMRect[]} lit where what may be touched lies
   */
  show([title, ...sentences], target, lit) {
    const card = this.#card;
    card.replaceChildren(make("b", {}, title), ...sentences.map(one => make("span", {}, one)));
    card.hidden = false;
    const { width, height } = card.getBoundingClientRect();
    const obstacles = [...document.querySelectorAll(OBSTACLES)].map(one => one.getBoundingClientRect());
    const place = placesAround(target, width, height).find(([x, y]) => x >= 0 && y >= 0
      && x + width <= innerWidth && y + height <= innerHeight
      && ![target, ...lit, ...obstacles].some(box => overlap(box, x, y, width, height)));
    if (place) {
      [card.style.left, card.style.top] = place.map(side => `${Math.round(side)}px`);
      return;
    }
    const prompt = byId("prompt");
    prompt.replaceChildren(...card.childNodes);
    prompt.dataset.kind = "about";
    card.hidden = true;
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
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function overlap({ left, right, top, bottom, width: wide }, x, y, width, height) {
  return wide > 0 && left < x + width && right > x && top < y + height && bottom > y;
}
