// A board's line to Python: requests one way, answers the other, in their order.
import { connect } from "./python.js";
import { WORDS } from "./words.js";

/** @import { Display, Shape, Told } from "../board/types.js" */

const PATIENCE_MS = 90_000;
const SILENCE_MS = 30_000;

/** @typedef {{ do: string } & Record<string, unknown>} Request */

/**
 * What a board shows: its picture, and what stands around it.
 * @typedef {object} View
 * @property {Display} display
 * @property {string} end the touch that ends the turn, or ""
 * @property {string} prompt
 * @property {string} said what happened last, in a sentence
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
 * @property {string} [failed] Python itself failed
 * @property {string} [fault] why, where the server is the reason
 * @property {string} [remedy]
 * @property {number} [again] a computer player goes on after so many seconds
 */

/** The line of one board. */
export class Line {
  #port;
  #python;
  #failed;
  /** @type {((answer: Answer) => void)[]} */
  #waiting = [];
  /** The ground that was told last. @type {Shape[]} */
  #ground = [];

  /** @param {(line: Line, why: string) => void} failed hears when no answer came in time */
  constructor(failed) {
    const { port, python } = connect();
    this.#port = port;
    this.#python = python;
    this.#failed = failed;
    const silence = setTimeout(() => failed(this, WORDS.nobody), SILENCE_MS);
    port.onmessage = ({ data }) => {
      clearTimeout(silence);
      if (data !== "here") this.#waiting.shift()?.(this.#read(data));
    };
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
    this.#port.postMessage(JSON.stringify(request));
    return new Promise(done => {
      const patience = setTimeout(() => this.#failed(this, WORDS.failed), PATIENCE_MS);
      this.#waiting.push(answer => {
        clearTimeout(patience);
        done(answer);
      });
    });
  }

  /** The board is gone. */
  leave() {
    this.#port.postMessage("leave");
  }

  /**
   * @param {string} text
   * @returns {Answer}
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
