// What the checks have found: faults in words, and figures of random games as small plots.
import { say } from "./words.js";

/** @import { Doubt, Fault, Figures } from "./frame.js" */

const SVG = "http://www.w3.org/2000/svg";
const BARS = 16;
const [WIDTH, HEIGHT] = [160, 44];

/**
 * An element with what is in it.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} content
 */
export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/**
 * @param {string} text
 * @param {() => void} pressed
 * @param {Record<string, string>} attributes
 */
export function button(text, pressed, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", pressed);
  return made;
}

/**
 * What is wrong, with ways to its line and to the position that shows it; Python's own words are folded.
 * @param {Fault} fault
 * @param {(line: number) => void} goTo
 * @param {(position: string) => void} show
 */
export function faultBox(fault, goTo, show) {
  const { line, what, rule, position, trace } = fault;
  const box = element("div", { class: "fault", role: "alert" });
  const head = element("p", {}, button(say("line", { line }), () => goTo(line), { class: "quiet to-line" }), " ", what);
  box.append(head);
  if (rule) box.append(element("p", { class: "soft" }, say("rule-checked", { rule })));
  if (position) box.append(element("p", { class: "row" }, button(say("show-position"), () => show(position))));
  if (trace) box.append(traceOf(trace));
  return box;
}

/**
 * What Python says, folded; its last lines, which name the error, are seen first.
 * @param {string} text
 */
export function traceOf(text) {
  const words = element("pre", { tabindex: "0" }, text.trimEnd());
  const details = element("details", {}, element("summary", {}, say("trace")), words);
  details.addEventListener("toggle", () => { words.scrollTop = words.scrollHeight; });
  return details;
}

/**
 * What holds and is hardly meant.
 * @param {Doubt} doubt
 * @param {(line: number) => void} goTo
 */
export function doubtBox({ line, what }, goTo) {
  const to = button(say("line", { line }), () => goTo(line), { class: "quiet to-line" });
  return element("div", { class: "fault doubt" }, element("p", {}, to, " ", what));
}

/**
 * Counts of values in bars of equal width: how many there are from `from` to `to` in each.
 * @param {number[]} values
 */
export function histogram(values) {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((to - from + 1) / BARS));
  const counts = Array(Math.floor((to - from) / width) + 1).fill(0);
  for (const value of values) counts[Math.floor((value - from) / width)] += 1;
  return { from, to, counts };
}

/**
 * @param {string} title
 * @param {number[]} values
 * @param {string} line
 */
function plot(title, values, line) {
  const { from, to, counts } = histogram(values);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `${title}: ${line}`);
  const [wide, most] = [WIDTH / counts.length, Math.max(...counts)];
  counts.forEach((count, at) => {
    const bar = document.createElementNS(SVG, "rect");
    const high = count ? Math.max(1, count / most * HEIGHT) : 0;
    const [x, y, width, height] = [at * wide + .5, HEIGHT - high, Math.max(1, wide - 1), high];
    Object.entries({ x, y, width, height }).forEach(([key, value]) => bar.setAttribute(key, String(value)));
    svg.append(bar);
  });
  const ends = element("p", { class: "ends soft", "aria-hidden": "true" }, element("span", {}, shown(from)), element("span", {}, shown(to)));
  return element("figure", {}, element("figcaption", {}, title, element("b", {}, line)), svg, ends);
}

/** @param {number} value */
const shown = value => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
/** @param {number} share */
const percent = share => share.toLocaleString(document.documentElement.lang, { style: "percent" });
/** @param {number[]} values */
const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How long random games are, how much there is to choose, who wins.
 * @param {Figures} figures
 */
export function plots({ games, drawn, plies, choices, wins }) {
  if (!games) return [];
  const seats = wins.map((won, seat) => element(
    "p", { class: `seat-${seat % 6} share` },
    element("span", {}, say("seat", { seat: seat + 1 })),
    element("meter", { min: "0", max: "1", value: String(won / games), "aria-label": say("seat", { seat: seat + 1 }) }),
    element("b", {}, percent(won / games)),
  ));
  return [
    plot(say("length"), plies, say("mean", { mean: shown(mean(plies)) })),
    plot(say("choices"), choices, say("mean", { mean: shown(mean(choices)) })),
    element("figure", {}, element("figcaption", {}, say("wins"), element("b", {}, say("drawn", { share: percent(drawn / games) }))), ...seats),
  ];
}
