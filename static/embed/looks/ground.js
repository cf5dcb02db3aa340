// What a board stands on: the colour of the page behind it, as the browser computes it.
import { isDark, mixed } from "./contrast.js";

/** @import { Rgb } from "./contrast.js" */
/** @typedef {readonly [red: number, green: number, blue: number, alpha: number]} Rgba alpha from 0 to 1 */

/** From this much on, a colour hides what lies below it. */
const SOLID = 0.98;

/** @type {OffscreenCanvasRenderingContext2D | null | undefined} */
let canvas;

/**
 * A colour however it is written; null for what is none.
 * @param {string} text
 * @returns {Rgba | null}
 */
export function parsed(text) {
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text);
  if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(text);
  if (hex) {
    const [red, green, blue, alpha] = hex.slice(1).map(part => part === undefined ? 255 : Number.parseInt(part, 16));
    return [red, green, blue, alpha / 255];
  }
  if (!text || !CSS.supports("color", text)) return null;
  canvas ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/**
 * The colour behind an element. Where a picture lies behind it, the colour of the text there tells: somebody chose it
 * to be read.
 * @param {Element} element
 * @returns {Rgb}
 */
export function groundOf(element) {
  /** @type {Rgba[]} */
  const layers = [];
  let hidden = false;
  for (let place = above(element); place && !hidden; place = above(place)) {
    const style = getComputedStyle(place);
    const colour = parsed(style.backgroundColor);
    if (style.backgroundImage.includes("url(") || style.backgroundImage.includes("gradient(")) {
      layers.push(behindText(style.color));
      hidden = true;
    } else if (colour && colour[3] > 0) {
      layers.push(colour);
      hidden = colour[3] >= SOLID;
    }
  }
  const start = hidden ? /** @type {Rgb} */ ([255, 255, 255]) : canvasColour();
  return layers.reduceRight((below, [red, green, blue, alpha]) => mixed(below, [red, green, blue], alpha), start);
}

/**
 * The element that an element is shown in.
 * @param {Element} element
 * @returns {Element | null}
 */
export function above(element) {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/**
 * @param {string} text
 * @returns {Rgba}
 */
function behindText(text) {
  const [red, green, blue] = parsed(text) ?? [0, 0, 0];
  return isDark([red, green, blue]) ? [255, 255, 255, 1] : [0, 0, 0, 1];
}

/**
 * What a browser shows where the page paints nothing: by the scheme that the page supports, not by the system's alone.
 * @returns {Rgb}
 */
function canvasColour() {
  const supported = getComputedStyle(document.documentElement).colorScheme;
  const named = supported === "normal" ? namedScheme() : supported;
  const wants = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = /\bdark\b/.test(named) && (wants || !/\blight\b/.test(named));
  return dark ? [18, 18, 18] : [255, 255, 255];
}

function namedScheme() {
  const named = document.querySelector("meta[name=color-scheme]");
  return named?.getAttribute("content") ?? "";
}
