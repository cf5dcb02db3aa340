/** The colours behind the roles: custom properties of an element, so that a theme is a style sheet. */
export class Colours {
  #element;
  /** @type {Map<string, string>} */
  #known = new Map();

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * The colour of a role. It is looked up once.
   * @param {string} role
   */
  of(role) {
    let colour = this.#known.get(role);
    if (colour === undefined) {
      colour = getComputedStyle(this.#element).getPropertyValue(`--${role}`).trim();
      this.#known.set(role, colour);
    }
    return colour;
  }

  /** The theme has changed. */
  forget() {
    this.#known.clear();
  }
}
