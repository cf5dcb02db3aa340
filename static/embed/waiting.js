// The boards of a page whose positions nobody has drawn yet: as soon as there is a Python, it draws all of them.
import { Line } from "./line.js";
import { connect, giveUp, hasAnswered, onPython } from "./python.js";

/** @import { Answer, Progress, Request } from "./line.js" */

/**
 * A board that waits for its picture.
 * @typedef {object} Waiting
 * @property {() => Request} wanted what to ask for
 * @property {() => boolean} isNear whether it is on the window or near it
 * @property {(answer: Answer) => unknown} told
 * @property {(progress: Progress) => unknown} starting
 * @property {(why: string) => unknown} failed
 */

/** @type {Set<Waiting>} */
const boards = new Set();
/** @type {Line | null} */
let line = null;
let asking = false;
let awake = false;

onPython(() => {
  awake = true;
  ask(false);
});

/** A board waits for its picture. @param {Waiting} board */
export function wait(board) {
  boards.add(board);
  if (awake) queueMicrotask(() => ask(false));
}

/** A board waits no longer. @param {Waiting} board */
export function waitNoLonger(board) {
  boards.delete(board);
}

/** Have the boards drawn now, by a Python that is started for it if there is none. */
export function draw() {
  return ask(true);
}

/** The same when the page has loaded and has nothing else to do. */
export function drawWhenIdle() {
  const idle = () => "requestIdleCallback" in window ? requestIdleCallback(draw) : setTimeout(draw, 1000);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** @param {boolean} start */
async function ask(start) {
  if (asking || boards.size === 0) return;
  if (line?.isClosed) line = null;
  const connection = line ? null : connect(start);
  if (!line && !connection) return;
  if (connection) line = new Line(fail, progress => boards.forEach(board => board.starting(progress)), connection);
  asking = true;
  while (line && boards.size) {
    const [board] = [...boards].sort((one, other) => Number(other.isNear()) - Number(one.isNear()));
    const answer = await line.ask(board.wanted());
    if (answer.failed) {
      fail(line, "", answer);
    } else {
      // One that wants something else by now is asked about again.
      if (boards.delete(board)) board.told(answer);
      hasAnswered();
    }
  }
  asking = false;
}

/**
 * @param {Line} failed
 * @param {string} why
 * @param {Answer} [answer]
 */
function fail(failed, why, answer) {
  if (failed !== line) return;
  line = null;
  asking = false;
  giveUp();
  for (const board of [...boards]) {
    if (answer) board.told(answer);
    else board.failed(why);
  }
}
