// <pentapod-board>: a position of a game, or a whole game, on any page. Until it is touched it is a picture, and no
// Python is loaded for it. It wakes in the size that it rested in. docs/embed.md says how to use it.
import { refuseLatePresses } from "../board/late.js";
import { askedBy, recordOf, request, SHOWN } from "./attributes.js";
import { dress } from "./looks/colours.js";
import { watch } from "./looks/watch.js";
import { isMessage } from "./messages.js";
import { Notes } from "./notes.js";
import { makeParts } from "./parts.js";
import { BoardProperties, endAsking } from "./properties.js";
import { giveUp, hasAnswered } from "./python.js";
import { pythonFor } from "./source.js";
import { makeStage } from "./stage.js";
import { makeStill } from "./still.js";
import { makeStrip } from "./strip.js";
import { makeTalk } from "./talk.js";
import { drawWhenIdle } from "./waiting.js";
import { faultIn, languageOf, sayIn } from "./words.js";

/** @import { Answer, View } from "./line.js" */
/** @import { Id, Shown } from "./messages.js" */
/** @import { Say } from "./words.js" */

export class PentapodBoard extends BoardProperties {
  static observedAttributes = [...SHOWN, "may", "seat", "level", "theme", "label", "picture", "live", "lang"];

  #root = this.attachShadow({ mode: "open" });
  /** That of its words, once it is on a page. */
  #language = "";
  /** @type {Say} */
  #say = (key, facts) => sayIn(this.#language)(key, facts);
  #parts;
  #stage;
  #strip;
  #still;
  #notes = new Notes(row => this.#talk.ask({ do: "line", row }), this.#say);
  #talk = makeTalk({
    answered: (answer, id) => this.#hear(answer, id),
    starting: progress => this.#view || this.#still.starting(progress),
    failed: why => this.#fail(this.#say(...why)),
    lost: () => {
      endAsking(this, this.#say("lost"));
      return this.#last && this.#opening(this.#last);
    },
  }, () => this.#python);
  /** What a message asked for, instead of the attributes. @type {Shown | null} */
  #asked = null;
  /** How to open a board where this one was. @type {Shown | null} */
  #last = null;
  /** @type {View | null} */
  #view = null;
  #tall = false;
  #hadFocus = false;
  #unwatch = () => {};

  constructor() {
    super();
    const { ask } = this.#talk;
    const parts = this.#parts = makeParts({
      wake: () => this.wake(),
      confirm: () => ask({ do: "confirm" }),
      cancel: () => ask({ do: "cancel" }),
      goOn: () => ask({ do: "go-on" }),
      restart: () => this.#open(),
      step: to => ask({ do: "step", to }),
    });
    this.#stage = makeStage(this, parts, ask);
    this.#strip = makeStrip(this, parts, ask, this.#say);
    this.#still = makeStill(this, parts, this.#stage, this.#strip, this.#say, () => this.#python);
    parts.still.onclick = () => parts.wake.hidden || this.wake();
    this.#root.append(parts.board, parts.strip, this.#notes.element);
    refuseLatePresses(this.#root);
    new ResizeObserver(() => this.#resized()).observe(parts.board);
  }

  connectedCallback() {
    this.#unwatch();
    this.#unwatch = watch(this, () => this.#dress());
    this.#dress();
    this.#speak();
    if (this.#talk.isOpen()) return;
    this.#still.change();
    this.#rest();
    if (!this.hasAttribute("live")) return this.getAttribute("picture") === "eager" ? drawWhenIdle() : undefined;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => this.wake(), { once: true });
    else this.wake();
  }

  disconnectedCallback() {
    // A board that only moves to another place of its page is there again at once.
    queueMicrotask(() => this.isConnected || this.#leave());
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (name === "theme") this.#dress();
    else if (name === "lang") this.#speak();
    else if (name === "live") after !== null && this.wake();
    else if (SHOWN.includes(name)) this.#asked = null;
    if (name === "src" && this.#talk.isOpen()) {
      this.#last = null;
      this.#talk.end();
      this.#rest();
      queueMicrotask(() => this.wake());
    }
    if (["theme", "live", "lang"].includes(name)) return;
    this.#still.change();
    if (!this.#talk.isOpen()) this.#rest();
    else if (name !== "label" && name !== "picture") queueMicrotask(() => this.#open());
  }

  /** The Python that it asks. */
  get #python() {
    return pythonFor(this.#language, this.src);
  }

  /** Whether it plays, or still is a picture. */
  get live() {
    return this.#view !== null;
  }

  /** Bring the board to life, as a touch does. */
  wake() {
    if (!this.#talk.isOpen()) this.#open();
  }

  /**
   * Follow a message, as docs/embed.md lists them; whether it is one.
   * @param {unknown} message
   */
  send(message) {
    if (!isMessage(message)) return false;
    const { type, id, ...fields } = structuredClone(message);
    if (type === "theme") {
      const { theme } = /** @type {{ theme: string }} */ (fields);
      this.theme = theme || null;
    } else if (type === "set") {
      this.#open(/** @type {Shown} */ (fields), id);
    } else {
      this.wake();
      this.#talk.ask({ do: type, ...fields }, id);
    }
    return true;
  }

  /**
   * Show what the attributes ask for, or what a message asks for instead.
   * @param {Shown} [fields]
   * @param {Id} [id]
   */
  async #open(fields, id) {
    const before = this.#asked;
    const own = before ?? askedBy(this);
    const game = own.game ?? this.game ?? undefined;
    const edition = isSameGame(game, fields?.game) ? own.edition : undefined;
    if (fields?.link !== undefined) this.#asked = { link: fields.link, ply: fields.ply, edition };
    else if (fields?.position === "") this.#asked = { game, edition };
    else if (fields?.position !== undefined || fields?.game !== undefined) this.#asked = { game, edition, ...fields };
    else if (fields) this.#asked = { ...own, ...fields };
    if (!this.#view) {
      this.#hadFocus = this.#root.activeElement === this.#parts.wake;
      this.#still.wake();
    }
    const asked = this.#asked;
    const answer = await this.#talk.ask(this.#opening(asked ?? own), id);
    // What is shown stays, and so does what it is called: the next question is not about what was refused.
    if (answer.refused && this.#view && this.#asked === asked) this.#asked = before;
  }

  /** @param {Shown} what */
  #opening(what) {
    this.#tall = this.#stage.isTall();
    return request("open", this, what, this.#tall);
  }

  /** Say everything in the language of the text around it. What lives goes on in that language from where it was. */
  #speak() {
    const language = languageOf(this);
    if (language === this.#language) return;
    this.#language = language;
    this.#parts.speak(language, this.#say);
    this.#notes.speak(language);
    if (!this.#talk.isOpen()) {
      this.#still.change();
      this.#rest();
    } else {
      this.#talk.end();
      this.#talk.ask(this.#opening(this.#last ?? this.#asked ?? askedBy(this)));
    }
  }

  #leave() {
    this.#unwatch();
    this.#still.leave();
    this.#talk.end();
    endAsking(this, this.#say("left"));
    this.#rest();
  }

  /** @param {string} why */
  #fail(why) {
    this.#talk.end();
    giveUp(this.#python);
    endAsking(this, why);
    this.#rest(why);
  }

  /**
   * A picture, and how to wake it.
   * @param {string} [fault] why it does not live
   * @param {boolean} [refused] whether it never will
   */
  #rest(fault, refused) {
    this.#view = null;
    this.#stage.rest();
    this.#strip.rest();
    this.#notes.element.hidden = this.may === "look" || recordOf(this) === null;
    this.#notes.rest();
    this.#still.rest(fault, refused);
  }

  #dress() {
    const { sheets, theme } = dress(this);
    this.#root.adoptedStyleSheets = sheets;
    this.#still.dress(theme);
    this.#stage.repaint();
  }

  /**
   * @param {Answer} answer
   * @param {Id} [id] the name of the message that asked
   */
  #hear({ view, events = [], refused, told = refused, failed, fault, again, unasked }, id) {
    if (failed) {
      this.#fail(this.#say(...faultIn({ fault })));
      return;
    }
    if (!unasked) hasAnswered(this.#python);
    if (again) this.#talk.later(again, { do: "happen" }, true);
    const begins = view && !this.#view;
    if (view) this.#show(view);
    if (refused) this.#refuse(refused, told, id);
    if (begins) this.#emit("ready", {}, id);
    for (const { type, ...detail } of events) {
      if (type === "position" && (detail.link || detail.position) && !this.#view?.notes) {
        this.#last = { ...whereItWas(detail), edition: (this.#asked ?? askedBy(this)).edition };
      }
      this.#emit(type, detail, id);
    }
  }

  /**
   * @param {string} why
   * @param {string} [told]
   * @param {Id} [id]
   */
  #refuse(why, told, id) {
    if (this.#view) {
      this.#strip.refuse(why);
    } else {
      this.#talk.end();
      this.#rest(why, true);
    }
    this.#emit("refused", { reason: told }, id);
  }

  /**
   * @param {string} type
   * @param {object} fields
   * @param {Id} [id]
   */
  #emit(type, fields, id) {
    const detail = id === undefined ? fields : { ...fields, id };
    this.dispatchEvent(new CustomEvent(`pentapod-${type}`, { bubbles: true, composed: true, detail }));
  }

  /** @param {View} view */
  #show(view) {
    const { bar, confirm, unseen, wake } = this.#parts;
    const begins = !this.#view;
    const hadFocus = begins ? this.#hadFocus : this.#root.activeElement !== null;
    this.#view = view;
    unseen.hidden = wake.hidden = bar.hidden = true;
    this.#stage.show(view);
    this.#strip.show(view);
    this.#notes.element.hidden = !view.notes;
    if (view.notes) this.#notes.show(view.notes);
    if (view.notes || view.lesson) this.#last = this.#asked ?? askedBy(this);
    // The keyboard's focus goes to what asks; where what had it is gone, to the board: Tab leads on from there.
    if (view.asks) confirm.focus();
    else if (hadFocus && !this.#root.activeElement?.checkVisibility()) this.#stage.focus(begins);
    if (view.wait) this.#talk.later(view.wait, { do: "happen" });
    this.#talk.watch(view.deadline);
  }

  #resized() {
    this.#strip.letScroll();
    this.#stage.resize();
    this.#still.resize();
    if (!this.#view || this.#tall === this.#stage.isTall()) return;
    this.#tall = this.#stage.isTall();
    this.#talk.ask({ do: "tall", tall: this.#tall });
  }
}

/**
 * Whether a message asks for the game that is there: an edition belongs to one game.
 * @param {string | undefined} shown
 * @param {string | undefined} asked
 */
function isSameGame(shown, asked = shown) {
  return shown === undefined || asked?.split("~")[0] === shown.split("~")[0];
}

/**
 * How to open a board where another was.
 * @param {Shown} where
 * @returns {Shown}
 */
function whereItWas({ game, position, link, ply }) {
  return link ? { link, ply } : { game, position };
}
