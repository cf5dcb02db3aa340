// Elements, made in one call.
const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  play: "M8 5v14l11-7z",
  first: "M18 6 9 12l9 6M6 6v12",
  back: "m15 6-8 6 8 6",
  forward: "m9 6 8 6-8 6",
  last: "m6 6 9 6-9 6M18 6v12",
  restart: "M5 5v5h5M5.5 10A7.500 7.500 0 1 1 4.500 14",
  open: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
};

/**
 * An element with attributes and content.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} inside
 */
export function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** @param {keyof typeof ICONS} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/**
 * A button that does something.
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} content
 * @param {() => void} act
 */
export function button(attributes, content, act) {
  const made = make("button", { type: "button", ...attributes }, ...content);
  made.onclick = act;
  return made;
}

/**
 * A button that shows an icon; `name` gives it one.
 * @param {keyof typeof ICONS} name
 * @param {() => void} act
 * @param {string} more classes
 */
export function tool(name, act, more = "") {
  return button({ class: `tool ${more}` }, [icon(name)], act);
}

/**
 * @param {Element} element
 * @param {string} label
 */
export function call(element, label) {
  element.setAttribute("aria-label", label);
  element.setAttribute("title", label);
}
