// The strip below a board that lives: sentences, the chips of the story, the steps through a game, or a lesson.
import { readingMs } from "../chips/reading.js";
import { button, make } from "./make.js";
import { pack } from "../workshop/packing.js";
import { SITE } from "./site.js";
import { fileAt, pythonFor, sourceIn } from "./source.js";

/** @import { Request, View } from "./line.js" */
/** @import { Parts } from "./parts.js" */
/** @import { BoardProperties } from "./properties.js" */

/** @import { Say } from "./words.js" */

/** @typedef {ReturnType<typeof makeStrip>} Strip */

/**
 * @param {BoardProperties} element
 * @param {Parts} parts
 * @param {(request: Request) => unknown} ask
 * @param {Say} speak
 */
export function makeStrip(element, parts, ask, speak) {
  const { words, lesson, said, prompt, strip, bar, asks, going, story, offers, steps, walk, restart, out } = parts;
  /** @type {View | null} */
  let view = null;
  /** The actions that have a chip. @type {number[]} */
  let told = [];

  /** Words that do not find room are scrolled, by keys as well. */
  function letScroll() {
    if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  }

  /**
   * @param {string} first
   * @param {string} second
   */
  function say(first, second) {
    words.hidden = false;
    lesson.hidden = !view?.lesson;
    said.textContent = first;
    said.hidden = !first;
    prompt.textContent = second;
    prompt.hidden = !second;
    letScroll();
  }

  /** @param {View} now */
  function show(now) {
    view = now;
    const looking = element.may !== "play";
    said.classList.toggle("comment", now.commented);
    say(looking && !now.prompt ? "" : now.said, looking && now.said ? "" : now.prompt);
    strip.hidden = element.may === "look";
    asks.hidden = !now.asks;
    going.hidden = !now.going;
    going.textContent = now.going;
    tell(now);
    steps.hidden = now.asks || now.count === 0;
    for (const one of [walk.first, walk.back]) one.ariaDisabled = String(now.ply === 0);
    for (const one of [walk.forward, walk.last]) one.ariaDisabled = String(now.ply === now.count);
    restart.hidden = looking;
    if (now.link && window.origin !== "null") {
      lead(now.link);
      parts.tools.append(out);
    } else {
      out.remove();
    }
    offers.hidden = !now.lesson || now.asks;
    if (now.lesson) teach(now.lesson, now.prompt);
    letScroll();
  }

  /** Where the same is shown in Pentapod: a game that is a file, in the workshop. @param {string} link */
  async function lead(link) {
    out.href = `${SITE}index.html#${link}`;
    if (element.src === null) return;
    const { name, text } = await fileAt(sourceIn(pythonFor("", element.src)));
    out.href = `${SITE}workshop.html#${await pack(name, text)}&${link}`;
  }

  /**
   * What happened since the visitor's last choice: a chip for each action, which shows it again.
   * @param {View} now
   */
  function tell({ story: actions, replayed }) {
    const known = story.childElementCount === actions.length
      && actions.every(([ply, sentence], at) => story.children[at].textContent === sentence && told[at] === ply);
    if (!known) {
      const chips = actions.map(([ply, sentence, costs]) => button(
        { class: costs ? "cost" : "", title: sentence, "aria-label": speak("replay", { what: sentence }) },
        [make("span", {}, sentence)], () => ask({ do: "replay", ply }),
      ));
      story.replaceChildren(...chips);
    }
    story.hidden = actions.length === 0;
    if (!known) story.scrollLeft = story.scrollWidth;
    told = actions.map(([ply]) => ply);
    [...story.children].forEach((chip, at) => chip.toggleAttribute("aria-current", actions[at][0] === replayed));
  }

  /**
   * What the coach says, and what can be done next, in place of the steps through a game.
   * @param {NonNullable<View["lesson"]>} step
   * @param {string} asked
   */
  function teach(step, asked) {
    const { where, task, learnt } = parts;
    steps.hidden = said.hidden = true;
    lesson.dataset.standing = step.standing;
    where.textContent = step.where;
    task.textContent = step.words;
    learnt.textContent = step.learnt;
    learnt.hidden = !step.learnt;
    prompt.textContent = asked;
    prompt.hidden = step.standing !== "open" || !asked;
    offers.replaceChildren(...step.offers.map(([what, label], at) => button(
      at === 0 && step.standing !== "open" ? { class: "primary" } : {}, [label], () => ask({ do: what }),
    )));
  }

  return {
    say,
    show,
    letScroll,
    /** Say for a while why something cannot be done. @param {string} why */
    refuse(why) {
      const seen = view;
      say("", why);
      setTimeout(() => seen && view === seen && prompt.textContent === why && show(seen), readingMs(why));
    },
    /** What belongs to a living board alone is gone. */
    rest() {
      view = null;
      for (const part of [bar, asks, going, story, offers, steps]) part.hidden = true;
      out.remove();
      strip.hidden = element.may === "look";
    },
  };
}
