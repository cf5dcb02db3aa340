// What stands beside the board: the seats, the strip of what happened, the log. Only what changes is written.
import { Strip } from "../chips/strip.js";
import { byId, button, make, mark, parts, sign } from "./make.js";
import { say } from "./words.js";

/** @import { Player, View } from "./types.js" */

/** The levels of computer players, the weakest first. */
const STRENGTHS = /** @type {const} */ (["strength-1", "strength-2", "strength-3", "strength-4", "strength-5"]);

/** From so many milliseconds on a connection is slow, in colour. */
const SLOW_MS = 250;

/**
 * Each seat with its mark, name and numbers, and how it is connected.
 * @param {View} view
 */
export function seats({ players, language }) {
  return make("ul", { class: `seats of-${players.length}` }, ...players.map(one => plate(one, language)));
}

/**
 * @param {Player} player
 * @param {string} lang
 */
function plate(player, lang) {
  const { seat, name, acts, wins, badge, stats } = player;
  const looks = `plate${acts ? " acting" : ""}${wins ? " winning" : ""} seat-${seat}`;
  return make(
    "li", { class: looks, "aria-current": acts ? "true" : undefined },
    make("span", { class: "name" }, mark(seat), make("span", { title: name }, name), level(player), place(player),
      badge && make("span", { class: "badge", lang }, badge)),
    make("span", { class: "stats", lang }, ...stats.map(stat)),
  );
}

/**
 * The name of a level; where there is little room a sign of strength stands for it, and the title names it.
 * @param {Player} player
 */
function level({ level: number }) {
  if (!number) return null;
  const name = say(STRENGTHS[number - 1]);
  const bars = STRENGTHS.map((_, bar) => make("i", { class: bar < number ? "on" : undefined }));
  return make(
    "span", { class: "level", title: say("level", { number, name }) },
    make("span", { class: "roomy" }, name),
    make("span", { class: "narrow", role: "img", "aria-label": name }, ...bars),
  );
}

/**
 * How a seat is connected: a dot, and in words what it means.
 * @param {Player} player
 */
function place({ place: where, here, ms }) {
  if (where === "computer" || here) return null;
  const words = ms === null ? say(`place-${where}`) : `${say(`place-${where}`)}, ${say("place-ms", { ms })}`;
  const short = where === "lost" ? say("away") : where === "open" ? say("awaited")
    : ms === null ? "" : say("place-ms", { ms });
  const state = where === "lost" || where === "open" ? where : (ms ?? 0) > SLOW_MS ? "slow" : "good";
  return make(
    "span", { class: `link ${state}`, title: words },
    make("i", { "aria-hidden": "true" }), make("span", { class: "hidden" }, words),
    short && make("span", { class: "roomy", "aria-hidden": "true" }, short),
  );
}

/** @param {Player["stats"][number]} stat */
function stat([value, label, goal, words]) {
  return make("span", { class: words ? "stat said" : "stat" }, ...words ? [make("b", {}, String(value)), ` ${words}`] : [
    make("b", {}, String(value), goal ? make("i", {}, `/${goal}`) : null), make("span", { class: "label" }, ` ${label}`),
  ]);
}

/** The strip of what has led here: a chip for each action, which shows it again. */
export class Story {
  #place = byId("story");
  #whole = byId("strip");
  #strip = new Strip(this.#whole);
  #told = "";

  /**
   * @param {View} view
   * @param {(ply: number) => void} replay
   */
  show({ story, replayed, language: lang }, replay) {
    const told = JSON.stringify(story);
    if (told !== this.#told) {
      this.#told = told;
      this.#place.replaceChildren(...story.map(([ply, seat, sentence, label, costs]) => make("li", { lang }, button(
        [sign(seat), make("span", {}, label)], () => replay(ply), {
          "class": costs ? "cost" : seat < 0 ? "chance" : undefined,
          "title": sentence, "aria-label": say("replay", { what: sentence }), "data-ply": String(ply),
        },
      ))));
      this.#whole.hidden = !story.length;
      this.#strip.rest();
    }
    for (const chip of this.#place.querySelectorAll("button")) {
      if (Number(chip.dataset.ply) === replayed) chip.setAttribute("aria-current", "step");
      else chip.removeAttribute("aria-current");
    }
  }
}

/** The list of everything that happened, as this device may know it. */
export class Log {
  #place = byId("log");
  #empty = byId("log-empty");
  /** @type {string[]} */
  #lines = [];

  /**
   * @param {View} view
   * @param {(ply: number) => void} go
   */
  show({ log: [first, lines], ply, language: lang }, go) {
    const list = this.#place;
    while (list.children.length >= first) list.lastElementChild?.remove();
    this.#lines.length = Math.min(this.#lines.length, first - 1);
    for (const [seat, sentence] of lines) {
      const number = this.#lines.push(sentence);
      list.append(make("li", { lang }, button(
        [make("span", { class: "ply" }, String(number)), sign(seat), make("span", {}, sentence)], () => go(number),
      )));
    }
    this.#empty.hidden = this.#lines.length > 0;
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = list.children[ply - 1]?.firstElementChild;
    if (!(current instanceof HTMLElement)) return;
    current.setAttribute("aria-current", "step");
    const line = /** @type {HTMLElement} */ (current.parentElement);
    const lowest = line.offsetTop + line.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(line.offsetTop, Math.max(lowest, list.scrollTop));
  }
}

/**
 * The strip under the prompt: confirm, answer a question, what is looked at, what next when the game is over.
 * @param {View} view
 * @param {(what: string, fields?: Record<string, unknown>) => void} tell
 */
export function notices({ asks, question, notices: told, onlookers, seats: own, language: lang }, tell) {
  if (asks) {
    return [make(
      "div", { class: "offers" },
      button(say("confirm"), () => tell("confirm"), { class: "primary", id: "confirm" }),
      button(say("cancel"), () => tell("cancel")),
    )];
  }
  const answers = question ? [
    button(question[2], () => tell("answer", { question: question[0], yes: true }), { class: "primary", lang }),
    button(question[3], () => tell("answer", { question: question[0], yes: false }), { lang }),
  ] : [];
  const said = told.map(([sentence, kind, seat]) => (
    sentence && make("span", { class: kind || undefined, lang }, seat !== null && mark(seat), sentence)
  ));
  const offered = told.flatMap(([, , , offers]) => offers.map(([label, does, argument, primary]) => button(
    label, () => tell(does, does === "step" ? { to: argument } : {}), { class: primary ? "primary" : undefined, lang },
  )));
  const rest = [
    own.length ? "" : say("looks-on"), onlookers ? say("onlookers", { number: onlookers }) : "",
  ].filter(Boolean).join(" ");
  const buttons = [...answers, ...offered];
  return parts([
    question && make("span", { class: "turn", lang }, question[1]), ...said, rest && make("span", {}, rest),
    buttons.length > 0 && make("div", { class: "offers" }, ...buttons),
  ]);
}
