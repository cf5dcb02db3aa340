// The strip of what has happened: a list of chips that scrolls sideways and comes to rest where a chip begins.

/** Before the first chip that is shown whole, so many pixels show that there are others; no word stands in them. */
const EDGE = 9;

/** Of a strip: its list of chips between two buttons, which scroll to older and to newer ones. */
export class Strip {
  #place;
  #list;
  #waits = false;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
    this.#list = /** @type {HTMLElement} */ (place.querySelector("ol"));
    const [older, newer] = place.querySelectorAll(":scope > button");
    older.addEventListener("click", () => this.#scroll(-1));
    newer.addEventListener("click", () => this.#scroll(1));
    this.#list.addEventListener("scroll", () => this.#tellEnds(), { passive: true });
    this.#list.addEventListener("wheel", event => this.#turn(event), { passive: true });
    new ResizeObserver(() => this.rest()).observe(place);
  }

  /**
   * With the next frame show the newest chip, and as many whole ones before it as there is room for; but begin with
   * the newest of those that weigh most, if that one would not be seen.
   */
  rest() {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => this.#rest());
  }

  #rest() {
    this.#waits = false;
    const list = this.#list;
    const newest = /** @type {HTMLElement | null} */ (list.lastElementChild);
    const end = endOf(newest);
    this.#place.toggleAttribute("data-long", end > this.#place.clientWidth);
    const room = list.clientWidth;
    let first = newest;
    for (let one = newest; one && end - one.offsetLeft + EDGE <= room; one = before(one)) first = one;
    const main = weightiest(list);
    if (main && first && main.offsetLeft < first.offsetLeft) first = main;
    const begin = first && before(first) ? Math.max(0, first.offsetLeft - EDGE) : 0;
    list.style.setProperty("--rest", `${Math.max(0, begin + room - end)}px`);
    list.scrollLeft = begin;
    this.#tellEnds();
  }

  /** Whether there is something to be scrolled to before what is shown, and behind it. */
  #tellEnds() {
    const { scrollLeft, clientWidth, lastElementChild } = this.#list;
    const end = endOf(/** @type {HTMLElement | null} */ (lastElementChild));
    this.#place.toggleAttribute("data-older", scrollLeft > EDGE);
    this.#place.toggleAttribute("data-newer", end - scrollLeft - clientWidth > EDGE);
  }

  /**
   * As far as is seen at once.
   * @param {1 | -1} by
   */
  #scroll(by) {
    this.#list.scrollLeft += by * Math.max(1, this.#list.clientWidth - 4 * EDGE);
  }

  /**
   * A mouse's wheel scrolls sideways, too.
   * @param {WheelEvent} event
   */
  #turn({ deltaX, deltaY }) {
    if (Math.abs(deltaY) > Math.abs(deltaX)) this.#list.scrollLeft += deltaY;
  }
}

/**
 * The newest of the chips that weigh most; null where none weighs anything.
 * @param {HTMLElement} list
 */
function weightiest(list) {
  /** @type {HTMLElement | null} */
  let found = null;
  for (const chip of /** @type {Iterable<HTMLElement>} */ (list.children)) {
    if (weight(chip) && weight(chip) >= weight(found)) found = chip;
  }
  return found;
}

/** @param {HTMLElement | null} chip */
function weight(chip) {
  return Number(chip?.dataset.weight ?? 0);
}

/** @param {HTMLElement} chip */
function before(chip) {
  return /** @type {HTMLElement | null} */ (chip.previousElementSibling);
}

/** @param {HTMLElement | null} chip */
function endOf(chip) {
  return chip ? chip.offsetLeft + chip.offsetWidth : 0;
}
