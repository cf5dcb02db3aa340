// The sealed frame that runs the game (tools/single/sealed.js): what it says is the word of a stranger, so only what it
// may say is heard, and no more of it than there is room for.
import { block as dataOf } from "./words.js";

const PING_MS = 700;
const PATIENCE_MS = 2500;
const LONGEST = 4000;
const MOST_DOUBTS = 5;
const MOST_KEPT = 256 * 1024;

/** @typedef {{ name: string, text: string, address: string }} File the address is that of its link */
/** @typedef {{ line: number, what: string, rule: string, position: string, trace: string }} Fault */
/** @typedef {{ line: number, what: string }} Doubt */
/** @typedef {{ games: number, drawn: number, plies: number[], choices: number[], wins: number[] }} Figures */
/**
 * What is heard of the frame.
 * @typedef {object} Ears
 * @property {() => void} ready it plays by the file
 * @property {(fault: Fault) => void} fault
 * @property {(game: { id: string, title: string }) => void} taken the file is a game
 * @property {(how: string) => void} followed the table plays by it: "new", "on", "position", "anew" or "asked"
 * @property {(how: string) => void} shown a position is on the table: "now", "before", "setup"; or "not"
 * @property {(figures: Figures, holds: boolean, doubts: Doubt[]) => void} figures
 * @property {() => void} stuck the checks did not come back
 * @property {(why: string) => void} failed
 * @property {() => void} silent the frame did not answer, and was ended
 * @property {(kept: Record<string, string>) => void} kept
 * @property {(said: unknown) => void} device something about another device, unread
 * @property {() => void} ended
 */

/** @param {unknown} value */
const text = value => typeof value === "string" ? value.slice(0, LONGEST) : "";
/** @param {unknown} value */
const number = value => typeof value === "number" && Number.isFinite(value) ? value : 0;
/** @param {unknown} value */
const lineOf = value => Math.max(1, Math.round(number(value)));
/** @param {unknown} value */
const numbers = value => Array.isArray(value) ? value.slice(0, LONGEST).map(number) : [];

export class Frame {
  /** @type {HTMLIFrameElement | null} */
  #element = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beat;
  #answered = 0;

  /**
   * @param {HTMLElement} place
   * @param {Ears} ears
   */
  constructor(place, ears) {
    this.place = place;
    this.ears = ears;
  }

  get runs() {
    return this.#element !== null;
  }

  /**
   * Start a frame with a file, with what it has kept, and with a match that it shows at first.
   * @param {File} file
   * @param {Record<string, string>} kept
   * @param {string} asked
   * @param {string} title
   */
  async start(file, kept, asked, title) {
    this.end();
    const element = this.#element = document.createElement("iframe");
    element.title = title;
    element.setAttribute("sandbox", "allow-scripts");
    element.allow = "fullscreen 'none'; camera 'none'; microphone 'none'; geolocation 'none'";
    element.referrerPolicy = "no-referrer";
    const [page, parts] = await Promise.all([bring("static/sealed.txt").then(blob => blob.text()), everyPart()]);
    if (this.#element !== element) return;
    const storage = JSON.stringify(kept).replaceAll("<", "\\u003c");
    const block = `<script type="application/json" id="kept">${storage}</script>`;
    element.srcdoc = page.replace("<head>", () => `<head>${block}`);
    element.addEventListener("load", () => {
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data }) => this.#hear(data);
      element.contentWindow?.postMessage({ parts, asked, ...file }, "*", [port2]);
    }, { once: true });
    this.place.replaceChildren(element);
  }

  /** @param {File} file */
  change(file) {
    this.#port?.postMessage(file);
  }

  /** @param {string} position */
  show(position) {
    this.#port?.postMessage({ position });
  }

  /** Let the table ask who plays another match. */
  begin() {
    this.#port?.postMessage("begin");
  }

  /**
   * What becomes of another device.
   * @param {object} message
   */
  tell(message) {
    this.#port?.postMessage(message);
  }

  end() {
    this.ears.ended();
    clearInterval(this.#beat);
    this.#port?.close();
    this.#element?.remove();
    this.#element = this.#port = null;
  }

  /** It has started: from now on it must answer soon. Where the browser stood still as a whole, it is not to blame. */
  #watch() {
    clearInterval(this.#beat);
    let last = this.#answered = performance.now();
    this.#beat = setInterval(() => {
      const now = performance.now();
      const late = now - last > 2 * PING_MS || document.hidden;
      last = now;
      if (late) this.#answered = now;
      if (now - this.#answered > PATIENCE_MS) {
        this.end();
        this.ears.silent();
      } else {
        this.#port?.postMessage("ping");
      }
    }, PING_MS);
  }

  /** @param {any} said */
  #hear(said) {
    if (said === "pong") this.#answered = performance.now();
    else if (said?.ready) {
      this.#watch();
      this.ears.ready();
    } else if (said?.taken) this.#take(parsed(said.taken));
    else if (said?.told) this.#take(parsed(said.told));
    else if (said?.followed) this.ears.followed(text(parsed(said.followed).how));
    else if (said?.shown) this.ears.shown(text(said.shown));
    else if (said?.stuck) this.ears.stuck();
    else if (said?.failed) this.ears.failed(text(said.failed));
    else if (said?.kept) this.#keep(said.kept);
    else if (said?.device) this.ears.device(said);
  }

  /** @param {any} told */
  #take({ fault, figures, holds, doubts, id, name }) {
    if (fault) {
      const { line, what, rule, position, trace } = fault;
      const told = { what: text(what), rule: text(rule), position: text(position), trace: text(trace) };
      this.ears.fault({ line: lineOf(line), ...told });
    } else if (figures) {
      const { games, drawn, plies, choices, wins } = figures;
      const counts = { games: number(games), drawn: number(drawn) };
      const found = { ...counts, plies: numbers(plies), choices: numbers(choices), wins: numbers(wins) };
      const doubtful = Array.isArray(doubts) ? doubts.slice(0, MOST_DOUBTS) : [];
      const seen = doubtful.map(one => ({ line: lineOf(one?.line), what: text(one?.what) }));
      this.ears.figures(found, holds === true, seen);
    } else if (id) {
      this.ears.taken({ id: text(id), title: text(name) });
    }
  }

  /** @param {unknown} all */
  #keep(all) {
    if (typeof all !== "object" || !all) return;
    const kept = Object.entries(all).filter(one => typeof one[1] === "string");
    const size = kept.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    if (size <= MOST_KEPT) this.ears.kept(Object.fromEntries(kept));
  }
}

/** @param {unknown} said */
function parsed(said) {
  try {
    return JSON.parse(String(said)) ?? {};
  } catch {
    return {};
  }
}

/** @type {Promise<Map<string, Blob>> | undefined} */
let parts;

/** What the frame is handed over, fetched once; anew if something did not come. */
function everyPart() {
  const language = document.documentElement.lang;
  const names = [...dataOf("sealed-files"), ...language === "en" ? [] : [`words/${language}.zip.gz`]];
  parts ??= Promise.all(names.map(async name => /** @type {const} */ ([name, await bring(name)])))
    .then(all => new Map(all));
  parts.catch(() => { parts = undefined; });
  return parts;
}

/** @param {string} name */
async function bring(name) {
  const response = await fetch(new URL(name, document.baseURI));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.blob();
}
