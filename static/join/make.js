// Elements, made in one call.

const SVG = "http://www.w3.org/2000/svg";

/** The shapes of the seats' marks, as the table has them (web/shell/markup.py). */
const MARKS = [
  "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  "M12 2.5 21.5 12 12 21.5 2.5 12Z",
  "M4.5 4.5h15v15h-15Z",
  "M12 3 22 20.5H2Z",
  "m12 2 3 6.8 7.3.7-5.5 4.9 1.6 7.2L12 17.9l-6.4 3.7 1.6-7.2L1.7 9.5 9 8.8Z",
  "m7 3.3h10L22 12l-5 8.7H7L2 12Z",
];

/** @typedef {Node | string | null | undefined | false} Part */

/**
 * An element with attributes (undefined: without it) and content.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | undefined>} attributes
 * @param {...Part} inside
 */
export function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...parts(inside));
  return element;
}

/**
 * What is there of some content.
 * @param {Part[]} some
 */
export function parts(some) {
  return /** @type {(Node | string)[]} */ (some.filter(Boolean));
}

/**
 * A button that does something.
 * @param {Part | Part[]} content
 * @param {() => void} act
 * @param {Record<string, string | undefined>} [attributes]
 */
export function button(content, act, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, ...[content].flat());
  made.onclick = act;
  return made;
}

/**
 * A drawing of one path.
 * @param {string} shape
 * @param {string} looks its class
 */
function drawing(shape, looks) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", looks);
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", shape);
  svg.append(path);
  return svg;
}

/**
 * The sign of a seat: its colour and its shape.
 * @param {number} seat
 */
export function mark(seat) {
  return drawing(MARKS[seat], `mark seat-${seat}`);
}

/** Who did something: a seat, or the dice. @param {number} seat */
export function sign(seat) {
  return seat < 0 ? icon("die") : mark(seat);
}

/**
 * One of the page's line icons.
 * @param {string} name
 */
export function icon(name) {
  const svg = drawing("", "icon");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.replaceChildren(use);
  return svg;
}

/**
 * A part of the page.
 * @param {string} id
 */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * Let a screen reader say something.
 * @param {string} text
 * @param {string} language that of the host for what it has sent
 */
export function announce(text, language = document.documentElement.lang) {
  const place = byId("announcer");
  place.lang = language;
  place.textContent = text;
}

/**
 * A QR code as a picture, dark on white whatever the theme: cameras read it so.
 * @param {{ path: string, size: number }} code
 * @param {string} label
 */
export function qrPicture({ path, size }, label) {
  const margin = 4;
  const svg = drawing(path, "qr");
  const width = size + 2 * margin;
  svg.setAttribute("viewBox", `${-margin} ${-margin} ${width} ${width}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  svg.setAttribute("shape-rendering", "crispEdges");
  svg.removeAttribute("aria-hidden");
  return svg;
}
