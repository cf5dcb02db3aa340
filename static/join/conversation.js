// What this device says to the host and hears from it, whatever becomes of the connection meanwhile: messages are
// numbered, acknowledged, and sent again on the next channel. docs/devices.md has the whole list.

/** @import { Told } from "../board/types.js" */
/** @import { View } from "./types.js" */

/** Of the conversation. A host of another version says so. */
const VERSION = 1;

/** Without a word for so long the host is gone: it speaks every two seconds. */
export const SILENCE_MS = 6000;

/**
 * Who this device is.
 * @typedef {object} Self
 * @property {string} token a random key, kept as long as this device keeps anything
 * @property {string} name
 * @property {() => { w: number, h: number }} room for the board, in pixels
 */

/**
 * @typedef {object} Ears
 * @property {(seats: number[], note: string) => void} welcomed the host has let this device in, or back in
 * @property {(view: View) => void} view
 * @property {(why: string) => void} refused
 * @property {(touch: string, lines: string[]) => void} about
 * @property {(path: string[], why: string) => void} hint
 * @property {(ms: number | null) => void} alive the host has spoken; how long the way to it and back takes
 * @property {() => void} silent it has not, for long
 * @property {(why: string) => void} ended
 */

/** @typedef {{ do: string, n: number } & Record<string, unknown>} Numbered */

/** @typedef {Pick<Told, "things" | "targets">} Parts */

export class Conversation {
  #self;
  #ears;
  #life = key();
  #hostsLife = "";
  #said = 0;
  #heard = 0;
  /** What the host has not heard yet. @type {Numbered[]} */
  #unheard = [];
  /** @type {((text: string) => boolean) | null} */
  #send = null;
  #isWelcome = false;
  #silence = 0;
  /** What the last view on this channel showed: the next one may name parts of it by their numbers. @type {Parts} */
  #shown = { things: [], targets: [] };

  /**
   * @param {Self} self
   * @param {Ears} ears
   */
  constructor(self, ears) {
    this.#self = self;
    this.#ears = ears;
  }

  /** Whether what is said now reaches the host at once. */
  get isOpen() {
    return this.#isWelcome;
  }

  /**
   * A channel is open: greet the host on it.
   * @param {(text: string) => boolean} send
   */
  begin(send) {
    this.#send = send;
    this.#isWelcome = false;
    const { token, name, room } = this.#self;
    this.#write({
      do: "hello", version: VERSION, token, life: this.#life, name: name.slice(0, 24), heard: this.#heard, ...room(),
    });
    this.#wait();
  }

  /** The channel is gone. What is said meanwhile is sent on the next one. */
  pause() {
    this.#send = null;
    this.#isWelcome = false;
    clearTimeout(this.#silence);
  }

  /** The page is left. */
  leave() {
    if (this.#send) this.#write({ do: "bye" });
    this.pause();
  }

  /**
   * Say something that must not get lost.
   * @param {string} what
   * @param {Record<string, unknown>} [fields]
   */
  say(what, fields = {}) {
    const message = { do: what, ...fields, n: ++this.#said };
    this.#unheard.push(message);
    if (this.#isWelcome) this.#write({ ...message, heard: this.#heard });
  }

  /**
   * A text came from the host. One that is no message is nobody's.
   * @param {string} text
   */
  hear(text) {
    const message = read(text);
    if (!message) return;
    if (message.do === "ping") this.#answerPing(message);
    else if (message.do === "ended") this.#ears.ended(message.why);
    else if (message.do === "welcome") this.#welcome(message);
    else this.#hearNumbered(message);
  }

  /** @param {{ t: number, ms: number | null }} ping */
  #answerPing({ t, ms }) {
    this.#write({ do: "pong", t, at: performance.now() });
    this.#wait();
    this.#ears.alive(ms);
  }

  /** @param {{ life: string, heard: number, seats: number[], note: string }} message */
  #welcome({ life, heard, seats, note }) {
    if (this.#hostsLife && this.#hostsLife !== life) {
      this.#unheard = [];
      this.#said = this.#heard = 0;
    }
    this.#hostsLife = life;
    this.#isWelcome = true;
    this.#forget(heard);
    for (const message of this.#unheard) this.#write({ ...message, heard: this.#heard });
    this.#ears.welcomed(seats, note);
  }

  /** @param {{ do: string, n: number, heard: number } & Record<string, any>} message */
  #hearNumbered(message) {
    if (!(message.n > this.#heard)) return;
    this.#heard = message.n;
    this.#forget(message.heard);
    const ears = this.#ears;
    if (message.do === "view") ears.view(this.#whole(/** @type {View} */ (/** @type {unknown} */ (message))));
    else if (message.do === "refused") ears.refused(message.why);
    else if (message.do === "about") ears.about(message.touch, message.lines);
    else if (message.do === "hint") ears.hint(message.path, message.why);
  }

  /**
   * What stands in a view by the number that it had in the last one is put in its place.
   * @param {View} view
   */
  #whole(view) {
    const { things, targets } = view.display;
    this.#shown = { things: named(things, this.#shown.things), targets: named(targets, this.#shown.targets) };
    return { ...view, display: { ...view.display, ...this.#shown } };
  }

  /** @param {number} heard the host has heard everything up to this number */
  #forget(heard) {
    this.#unheard = this.#unheard.filter(message => message.n > heard);
  }

  /** @param {Record<string, unknown>} message */
  #write(message) {
    this.#send?.(JSON.stringify(message));
  }

  #wait() {
    clearTimeout(this.#silence);
    this.#silence = Number(setTimeout(() => this.#ears.silent(), SILENCE_MS));
  }
}

/**
 * @template Part
 * @param {(Part | number)[]} told
 * @param {Part[]} last
 * @returns {Part[]}
 */
function named(told, last) {
  return told.map(one => typeof one === "number" ? last[one] : one);
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A random key of letters and figures. */
export function key() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(36).padStart(2, "0")).join("");
}
