// What an element consists of: the board, and below it a strip with sentences and buttons.
import { button, call, icon, make, tool } from "./make.js";

/** @import { Place } from "./messages.js" */
/** @import { Say } from "./words.js" */

/**
 * What the buttons do.
 * @typedef {object} Acts
 * @property {() => void} wake
 * @property {() => void} confirm
 * @property {() => void} cancel
 * @property {() => void} goOn
 * @property {() => void} restart
 * @property {(to: Place) => void} step
 */

/** @typedef {ReturnType<typeof makeParts>} Parts */

/**
 * The parts of an element; `board` and `strip` hold all others.
 * @param {Acts} acts
 */
export function makeParts(acts) {
  const slot = make("slot");
  const shown = make("img", { alt: "", decoding: "async" });
  const unseen = make("p", { class: "unseen" });
  const still = make("div", { class: "still" }, slot, shown, unseen);
  const holder = make(
    "div", { class: "holder", role: "group", tabindex: "-1" },
    make("canvas", { "aria-hidden": "true" }), make("div", { class: "targets" }),
  );
  const cover = make("div", { class: "cover" });
  const live = make("div", { class: "live" }, holder, cover);
  const board = make("div", { class: "board" }, still, live);

  const wake = button({}, [], acts.wake);
  const said = make("p", { class: "said" });
  const prompt = make("p");
  const where = make("p", { class: "where" });
  const task = make("p", { class: "task" });
  const learnt = make("p", { class: "learnt" });
  const lesson = make("div", { class: "lesson" }, where, task, learnt);
  const offers = make("div", { class: "offers" });
  const words = make("div", { class: "words", role: "status" }, lesson, said, prompt);
  const bar = make("progress");
  const confirm = button({ class: "primary" }, [], acts.confirm);
  const cancel = button({}, [], acts.cancel);
  const asks = make("div", {}, confirm, cancel);
  const going = button({ class: "primary" }, [], acts.goOn);
  const story = make("div", { class: "story", role: "group" });
  const restart = tool("restart", acts.restart);
  const walk = {
    first: tool("first", () => acts.step("first"), "wide"),
    back: tool("back", () => acts.step("back")),
    forward: tool("forward", () => acts.step("forward")),
    last: tool("last", () => acts.step("last"), "wide"),
  };
  const steps = make("div", { role: "toolbar" }, restart, ...Object.values(walk));
  const out = make("a", { class: "tool", target: "_blank", rel: "noopener" }, icon("open"));
  const tools = make("div", { class: "tools" }, wake, bar, asks, going, offers, steps);
  const strip = make("div", { class: "strip" }, story, make("div", { class: "foot" }, words, tools));

  /**
   * Name in a language whatever is always called the same.
   * @param {string} language
   * @param {Say} say
   */
  function speak(language, say) {
    board.lang = strip.lang = language;
    bar.ariaLabel = say("starting");
    story.ariaLabel = say("story");
    steps.ariaLabel = say("steps");
    confirm.textContent = say("confirm");
    cancel.textContent = say("cancel");
    for (const [key, one] of Object.entries({ ...walk, restart, open: out })) call(one, say(key));
  }

  return {
    speak,
    board, still, slot, shown, unseen, live, holder, cover, tools,
    lesson, where, task, learnt, offers,
    strip, wake, words, said, prompt, bar, asks, confirm, going, story, restart, steps, walk, out,
  };
}
