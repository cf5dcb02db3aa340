// A board's line to Python: requests one way, answers the other, in their order.
import { onBarred } from "./python.js";
import { withFile } from "./source.js";
import { sayIn } from "./words.js";

/** @import { Lines } from "./notes.js" */
/** @import { Display, Shape, Told } from "../board/types.js" */
/** @import { Connection } from "./python.js" */
/** @import { Message } from "./words.js" */

const PATIENCE_MS = 90_000;
const SILENCE_MS = 30_000;
/** After so long without a sign of life, a board says so, and goes on waiting. */
const SLOW_MS = 4_500;

/** @typedef {{ do: string } & Record<string, unknown>} Request */

/**
 * What a board shows: its picture, and what stands around it.
 * @typedef {object} View
 * @property {Display} display
 * @property {string} end the touch that ends the turn, or ""
 * @property {string} prompt
 * @property {string} said what happened last, in a sentence, or what the page says
 * @property {boolean} commented whether the page says it: then it is read in whole
 * @property {boolean} asks whether an action waits to be confirmed
 * @property {[ply: number, sentence: string, costs: boolean][]} story what happened since the visitor's last choice
 * @property {number} replayed the position after an action that is shown again, or 0
 * @property {string | null} going the button that goes on after a loss, if the game waits for it
 * @property {[sentence: string, button: string] | null} cover
 * @property {number} wait after how many seconds something happens that nobody chooses; 0 when nothing does
 * @property {[since: number, seconds: number] | null} deadline
 * @property {number} ply
 * @property {number} count how many actions the game has
 * @property {string | null} link
 * @property {Lesson | null} lesson
 * @property {Lines | null} notes the lines of an annotated game
 */

/**
 * A step of a lesson.
 * @typedef {object} Lesson
 * @property {string} where the lesson and its step
 * @property {string} words what is to be done, or what is said of what was done
 * @property {"open" | "reached" | "missed"} standing
 * @property {string} learnt what was learnt, once it was
 * @property {[request: string, label: string][]} offers what can be done next, the likeliest first
 */

/**
 * What Python says to a request.
 * @typedef {object} Answer
 * @property {View} [view]
 * @property {({ type: string } & Record<string, unknown>)[]} [events] what happened
 * @property {string} [refused] why the request could not be followed
 * @property {string} [told] the same for the page around the board
 * @property {boolean} [unasked] no Python was asked
 * @property {string} [failed] Python itself failed
 * @property {Diagnosis} [fault] why, where the server is the reason
 * @property {number} [again] a computer player goes on after so many seconds
 * @property {string} [picture] of a board that is not opened: what it looks like, as SVG
 * @property {string} [label] the same in words
 * @property {string} [prompt] whose turn it is there
 */

/** @typedef {{ percent?: number, slow: boolean, here: boolean }} Progress how far a start has come */

/** The line of one board. */
export class Line {
  #port;
  #python;
  #language;
  #failed;
  #starting;
  /** @type {((answer: Answer) => void)[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** @type {Progress} */
  #progress = { slow: false, here: false };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #slow;
  #unbar;
  /** The ground that was told last. @type {Shape[]} */
  #ground = [];
  /** A request waits for the one before it, which may wait for a file. */
  #before = Promise.resolve();

  /**
   * @param {(line: Line, why: Message) => void} failed hears when no answer came in time
   * @param {(progress: Progress) => void} starting hears how far the start of Python has come
   * @param {Connection | null} connection to a Python
   */
  constructor(failed, starting, connection) {
    const { port, python, language } = /** @type {Connection} */ (connection);
    this.#port = port;
    this.#python = python;
    this.#language = language;
    this.#failed = failed;
    this.#starting = starting;
    const silence = setTimeout(() => this.#fail(["nobody"]), SILENCE_MS);
    this.#unbar = onBarred(() => this.#fail(["barred"]));
    this.#heard({});
    port.onmessage = ({ data }) => {
      clearTimeout(silence);
      if (data === "here") return this.#heard({ here: true });
      const answer = this.#read(data);
      if (answer.percent !== undefined) return this.#heard({ here: true, percent: answer.percent });
      this.#arrived();
      this.#waiting.shift()?.(answer);
      this.#wait();
    };
  }

  /** @param {Partial<Progress>} news */
  #heard(news) {
    this.#progress = { ...this.#progress, ...news, slow: false };
    if (news.here) this.#starting(this.#progress);
    this.#wait();
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => {
      this.#progress.slow = true;
      this.#starting(this.#progress);
    }, SLOW_MS);
  }

  /** Answers are waited for as long as something is heard now and then, and the board is there. */
  #wait() {
    clearTimeout(this.#patience);
    if (this.#waiting.length && this.#port.onmessage) this.#patience = setTimeout(() => this.#fail(["failed"]), PATIENCE_MS);
  }

  /** Python is there: from now on nothing starts, and nothing is barred. */
  #arrived() {
    clearTimeout(this.#slow);
    this.#unbar();
  }

  /** @param {Message} why */
  #fail(why) {
    this.#arrived();
    this.#failed(this, why);
  }

  /** Whether the frame in which its Python lived is gone. */
  get isClosed() {
    return this.#python.closed;
  }

  /**
   * Ask, and wait for the answer.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  ask(request) {
    return new Promise(done => {
      this.#before = this.#before.then(() => this.#send(request, done));
    });
  }

  /**
   * @param {Request} request
   * @param {(answer: Answer) => void} done
   */
  async #send(request, done) {
    try {
      this.#port.postMessage(JSON.stringify(await withFile(request)));
    } catch (reason) {
      const { why = ["failed"] } = /** @type {import("./source.js").NoFile} */ (reason);
      return done({ refused: sayIn(this.#language)(...why), unasked: true });
    }
    this.#waiting.push(done);
    this.#wait();
  }

  /** The board is gone. */
  leave() {
    this.#arrived();
    this.#port.onmessage = null; // How far a start has come is no news any more.
    this.#wait();
    this.#port.postMessage("leave");
  }

  /**
   * @param {string} text
   * @returns {Answer & { percent?: number }}
   */
  #read(text) {
    const answer = JSON.parse(text);
    if (answer.view) {
      /** @type {Told} */
      const told = JSON.parse(answer.view.display);
      this.#ground = told.ground ?? this.#ground;
      answer.view.display = { ...told, ground: this.#ground };
    }
    return answer;
  }
}
