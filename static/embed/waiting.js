// The boards of a page whose positions nobody has drawn yet: as soon as there is a Python, it draws all of them that
// speak its language.
import { Line } from "./line.js";
import { connect, giveUp, hasAnswered, onPython } from "./python.js";

/** @import { Answer, Progress, Request } from "./line.js" */
/** @import { Message } from "./words.js" */

/**
 * A board that waits for its picture.
 * @typedef {object} Waiting
 * @property {() => Request} wanted what to ask for
 * @property {() => string} language
 * @property {() => boolean} isNear whether it is on the window or near it
 * @property {(answer: Answer) => unknown} told
 * @property {(progress: Progress) => unknown} starting
 * @property {(why: Message) => unknown} failed
 */

/** @type {Set<Waiting>} */
const boards = new Set();
/** By language. @type {Map<string, Line>} */
const lines = new Map();
/** The languages in which something is being asked. @type {Set<string>} */
const asking = new Set();
let awake = false;

onPython(() => {
  awake = true;
  askAll(false);
});

/** A board waits for its picture. @param {Waiting} board */
export function wait(board) {
  boards.add(board);
  if (awake) queueMicrotask(() => askAll(false));
}

/** A board waits no longer. @param {Waiting} board */
export function waitNoLonger(board) {
  boards.delete(board);
}

/** Have the boards drawn now, by Pythons that are started for it if there are none. */
export const draw = () => askAll(true);

/** The same when the page has loaded and has nothing else to do. */
export function drawWhenIdle() {
  const idle = () => "requestIdleCallback" in window ? requestIdleCallback(draw) : setTimeout(draw, 1000);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** @param {boolean} start */
const askAll = start => [...new Set([...boards].map(one => one.language()))].forEach(one => ask(one, start));

/** @param {string} language */
const those = language => [...boards].filter(one => one.language() === language);

/**
 * @param {string} language
 * @param {boolean} start
 */
async function ask(language, start) {
  if (asking.has(language)) return;
  if (lines.get(language)?.isClosed) lines.delete(language);
  if (!lines.has(language)) {
    const connection = connect(language, start);
    if (!connection) return;
    lines.set(language, new Line(
      (line, why) => fail(language, line, why),
      progress => those(language).forEach(board => board.starting(progress)),
      connection,
    ));
  }
  const line = /** @type {Line} */ (lines.get(language));
  asking.add(language);
  for (let left = those(language); line === lines.get(language) && left.length; left = those(language)) {
    const [board] = left.sort((one, other) => Number(other.isNear()) - Number(one.isNear()));
    const answer = await line.ask(board.wanted());
    if (answer.failed) {
      fail(language, line, ["failed"], answer);
    } else {
      // One that wants something else by now is asked about again.
      if (boards.delete(board)) board.told(answer);
      if (!answer.unasked) hasAnswered(language);
    }
  }
  asking.delete(language);
}

/**
 * @param {string} language
 * @param {Line} failed
 * @param {Message} why
 * @param {Answer} [answer]
 */
function fail(language, failed, why, answer) {
  if (failed !== lines.get(language)) return;
  lines.delete(language);
  asking.delete(language);
  giveUp(language);
  for (const board of those(language)) {
    if (answer) board.told(answer);
    else board.failed(why);
  }
}
