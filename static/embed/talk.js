// What a board asks Python, now and later: one line at a time, and timers for what happens by itself.
import { Line } from "./line.js";
import { connect } from "./python.js";

/** @import { Answer, Progress, Request, View } from "./line.js" */
/** @import { Id } from "./messages.js" */
/** @import { Message } from "./words.js" */

/**
 * @typedef {object} Hears
 * @property {(answer: Answer, id: Id | undefined) => void} answered hears each answer, and the name of what asked
 * @property {(progress: Progress) => unknown} starting hears how far the start of Python has come
 * @property {(why: Message) => void} failed hears that no answer came in time
 * @property {() => Request | null} lost hears that the frame of Python left the page, and says how to go on
 */

/**
 * @param {Hears} hears
 * @param {() => string} language that of the answers
 */
export function makeTalk({ answered, starting, failed, lost }, language) {
  /** @type {Line | null} */
  let line = null;
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  /** When the clock that runs was started, by what, and when it ends. */
  let clock = { since: -1, end: 0 };

  const forgetTimers = () => timers.splice(0).forEach(clearTimeout);

  /**
   * @param {Request} request
   * @param {Id} [id] the name of the message that asks
   * @param {boolean} [onward] whether what was waited for is waited for still
   */
  async function ask(request, id, onward = false) {
    if (!onward) forgetTimers();
    const again = line?.isClosed && lost();
    if (!line || line.isClosed) {
      line = new Line((one, why) => one === line && failed(why), starting, connect(language()));
    }
    const asked = line;
    if (again && request.do !== "open") await asked.ask(again);
    const answer = await asked.ask(request);
    if (asked === line) answered(answer, id);
    return answer;
  }

  /**
   * @param {number} seconds
   * @param {Request} request
   * @param {boolean} [onward]
   */
  function later(seconds, request, onward) {
    timers.push(setTimeout(() => ask(request, undefined, onward), seconds * 1000));
  }

  return {
    ask,
    later,
    /** Whether something was asked, and nothing has ended the talk since. */
    isOpen: () => line !== null,
    /**
     * A clock runs on for as long as what has started it stays the same.
     * @param {View["deadline"]} deadline
     */
    watch(deadline) {
      if (!deadline) return;
      const [since, seconds] = deadline;
      if (clock.since !== since) clock = { since, end: performance.now() + seconds * 1000 };
      later((clock.end - performance.now()) / 1000, { do: "late", since });
    },
    /** What was asked is heard no more. */
    end() {
      forgetTimers();
      line?.leave();
      line = null;
    },
  };
}
