// <pentapod-board>: a position of a game, or a whole game, on any page. Until it is touched it is the picture inside
// it, and no Python is loaded. docs/embed.md says how to use it.
import { Board } from "../board/board.js";
import { Line } from "./line.js";
import { button, icon, make } from "./make.js";
import { isMessage } from "./messages.js";
import { makeParts } from "./parts.js";
import { pictureOf } from "./picture.js";
import { giveUp, hasAnswered } from "./python.js";
import { SITE } from "./site.js";
import { colours, looks, NARROW_PX } from "./style.js";
import { WORDS } from "./words.js";

/** @import { Answer, Request, View } from "./line.js" */
/** @import { Place, Shown } from "./messages.js" */

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export class PentapodBoard extends HTMLElement {
  static observedAttributes = ["game", "position", "link", "lesson", "ply", "may", "seat", "level", "theme"];

  #root = this.attachShadow({ mode: "open" });
  #parts;
  /** @type {Board | null} */
  #board = null;
  /** What a message asked for, instead of the attributes. @type {Shown | null} */
  #asked = null;
  /** How to open a board where this one was. @type {Shown | null} */
  #last = null;
  /** @type {Line | null} */
  #line = null;
  /** @type {View | null} */
  #view = null;
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];
  /** When the clock that runs was started, by what, and when it ends. */
  #clock = { since: -1, end: 0 };
  /** The actions that have a chip. @type {number[]} */
  #told = [];
  #tall = false;
  #hadFocus = false;
  /** Whether it is on the window or near it. */
  #near = true;
  /** The drawings inside, while they are put aside. */
  #aside = "";

  constructor() {
    super();
    const parts = this.#parts = makeParts({
      wake: () => this.wake(),
      confirm: () => this.#ask({ do: "confirm" }),
      cancel: () => this.#ask({ do: "cancel" }),
      goOn: () => this.#ask({ do: "go-on" }),
      restart: () => this.#open(),
      step: to => this.#ask({ do: "step", to }),
    });
    parts.still.onclick = () => {
      if (this.#may !== "look") this.wake();
    };
    this.#root.append(parts.board, parts.strip);
    parts.holder.addEventListener("keydown", event => this.#pressed(event));
    // Whatever changes the theme, here or on the page, changes a colour that the style sheet lets take a moment.
    parts.live.addEventListener("transitionrun", ({ target }) => {
      if (target === parts.live) this.#board?.repaint();
    });
    new ResizeObserver(() => this.#resized()).observe(this);
    const near = new IntersectionObserver(([seen]) => this.#come(seen.isIntersecting), { rootMargin: "50%" });
    near.observe(parts.board);
    addEventListener("beforeprint", () => this.#come(true));
  }

  connectedCallback() {
    this.#dress();
    if (this.#line) return;
    this.#showPicture();
    this.#rest();
    if (this.hasAttribute("live")) this.wake();
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
    else if (this.#line) queueMicrotask(() => this.#open());
    else this.#rest();
  }

  /** Whether it plays, or still is a picture. */
  get live() {
    return this.#view !== null;
  }

  /** Bring the board to life, as a touch does. */
  wake() {
    if (!this.#line) this.#open();
  }

  /**
   * Follow a message, as docs/embed.md lists them; whether it is one.
   * @param {unknown} message
   */
  send(message) {
    if (!isMessage(message)) return false;
    const { type, ...fields } = structuredClone(message);
    if (type === "set") {
      this.#open(/** @type {Shown} */ (fields));
    } else {
      this.wake();
      this.#ask({ do: type, ...fields });
    }
    return true;
  }

  // -- asking

  /** What visitors may do. */
  get #may() {
    const may = this.getAttribute("may");
    return may === "look" || may === "step" ? may : "play";
  }

  /**
   * What the attributes ask for.
   * @returns {Shown}
   */
  #attributes() {
    const [game, position, link] = ["game", "position", "link"].map(name => this.getAttribute(name) ?? undefined);
    const ply = numberIn(this.getAttribute("ply"));
    const lesson = this.getAttribute("lesson");
    if (lesson !== null) return { lesson };
    return link === undefined ? { game, position, ply } : { link, ply };
  }

  /**
   * Show what the attributes ask for, or what a message asks for instead.
   * @param {Shown} [fields]
   */
  #open(fields) {
    const own = this.#asked ?? this.#attributes();
    const game = { game: own.game ?? this.#last?.game };
    if (fields?.link !== undefined) this.#asked = { link: fields.link, ply: fields.ply };
    else if (fields?.position !== undefined || fields?.game !== undefined) this.#asked = { ...game, ...fields };
    else if (fields) this.#asked = { ...own, ...fields };
    if (!this.#view) this.#busy();
    this.#ask(this.#opening(this.#asked ?? own));
  }

  /**
   * @param {Shown} what
   * @returns {Request}
   */
  #opening(what) {
    this.#tall = this.#isTall();
    const may = this.#may === "play" ? "play" : "step";
    const [seat, level = 0] = ["seat", "level"].map(name => numberIn(this.getAttribute(name)));
    return { do: "open", ...what, may, seat, level: level >= 1 && level <= 5 ? level : undefined, tall: this.#tall };
  }

  /**
   * @param {Request} request
   * @param {boolean} onward whether what was waited for is waited for still
   */
  async #ask(request, onward = false) {
    if (!onward) this.#forgetTimers();
    const lost = this.#line?.isClosed;
    const line = this.#line && !lost ? this.#line : new Line((failed, why) => failed === this.#line && this.#fail(why));
    this.#line = line;
    // The frame that the Python lived in was taken off the page: another one goes on where this board is.
    if (lost && request.do !== "open" && this.#last) await line.ask(this.#opening(this.#last));
    const answer = await line.ask(request);
    if (line === this.#line) this.#show(answer);
  }

  #leave() {
    this.#forgetTimers();
    this.#line?.leave();
    this.#line = null;
    this.#view = null;
    this.#rest();
  }

  /** @param {string} why */
  #fail(why) {
    this.#line = null;
    this.#view = null;
    giveUp();
    this.#rest();
    this.#say("", why);
    this.#parts.wake.replaceChildren(WORDS.again);
  }

  #forgetTimers() {
    this.#timers.splice(0).forEach(clearTimeout);
  }

  /**
   * @param {number} seconds
   * @param {Request} request
   * @param {boolean} [onward]
   */
  #later(seconds, request, onward) {
    this.#timers.push(setTimeout(() => this.#ask(request, onward), seconds * 1000));
  }

  // -- showing

  #dress() {
    this.#root.adoptedStyleSheets = this.getAttribute("theme") === "page" ? [looks] : [looks, colours];
  }

  async #showPicture() {
    const { source, own } = await pictureOf(this);
    const alt = this.getAttribute("label") ?? "";
    if (source) this.#parts.still.replaceChildren(make("img", { src: source, alt, class: own ? "any" : "" }));
  }

  /** A picture, and how to wake it. */
  #rest() {
    const parts = this.#parts;
    const may = this.#may;
    this.#board?.clear();
    this.insertAdjacentHTML("beforeend", this.#aside);
    this.#aside = "";
    const { live, bar, asks, going, story, offers, steps, words } = parts;
    for (const part of [live, bar, asks, going, story, offers, steps, words]) part.hidden = true;
    parts.out.remove();
    parts.still.hidden = false;
    parts.wake.hidden = parts.strip.hidden = may === "look";
    const learns = this.hasAttribute("lesson");
    if (may !== "look") {
      parts.wake.replaceChildren(icon(may === "step" ? "forward" : "play"), WORDS[learns ? "learn" : may]);
    }
    parts.board.removeAttribute("style");
  }

  #busy() {
    const parts = this.#parts;
    this.#hadFocus = this.#root.activeElement === parts.wake;
    parts.strip.hidden = parts.bar.hidden = false;
    parts.wake.hidden = true;
    this.#say("", WORDS.starting);
  }

  /**
   * @param {string} first
   * @param {string} second
   */
  #say(first, second) {
    const { words, lesson, said, prompt } = this.#parts;
    words.hidden = false;
    lesson.hidden = !this.#view?.lesson;
    said.textContent = first;
    said.hidden = !first;
    prompt.textContent = second;
    prompt.hidden = !second;
  }

  /** @param {Answer} answer */
  #show({ view, events = [], refused, told = refused, failed, fault, remedy = "", again }) {
    if (failed) {
      this.#fail(fault ? WORDS.server.replace("{fault}", fault).replace("{remedy}", remedy) : WORDS.failed);
      return;
    }
    if (again) this.#later(again, { do: "happen" }, true);
    const begins = view && !this.#view;
    if (view) {
      this.#showView(view);
      hasAnswered();
    }
    if (refused) this.#refuse(refused, told);
    if (begins) this.#emit("ready", {});
    for (const { type, ...detail } of events) {
      if (type === "position" && (detail.link || detail.position)) this.#last = whereItWas(detail);
      this.#emit(type, detail);
    }
  }

  /**
   * @param {string} why
   * @param {string} [told]
   */
  #refuse(why, told) {
    if (!this.#view) {
      this.#line = null;
      this.#rest();
    }
    this.#say("", why);
    this.#emit("refused", { reason: told });
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(`pentapod-${type}`, { bubbles: true, composed: true, detail }));
  }

  /** @param {View} view */
  #showView(view) {
    const parts = this.#parts;
    const before = this.#view;
    this.#view = view;
    const hadFocus = before ? this.#root.activeElement !== null : this.#hadFocus;
    if (!before) this.#putAside();
    const { w, h } = view.display;
    parts.board.style.aspectRatio = `${w} / ${h}`;
    parts.board.style.width = `min(100%, calc(var(--pentapod-height, 34rem) * ${w / h}))`;
    parts.still.hidden = parts.wake.hidden = parts.bar.hidden = true;
    parts.live.hidden = false;
    if (this.#near) this.#showBoard(view, before);
    this.#showStrip(view);
    this.#showLesson(view);
    this.#cover(view.cover);
    this.#keepFocus(view, !before, hadFocus);
    if (view.wait) this.#later(view.wait, { do: "happen" });
    this.#watch(view.deadline);
  }

  /**
   * @param {View} view
   * @param {View | null} before
   */
  #showBoard({ display, ply, count }, before) {
    const { holder } = this.#parts;
    const board = this.#board ??= new Board(holder, { touched: touch => this.#ask({ do: "touch", touch }) });
    if (before?.ply !== ply || before.count !== count) board.beginAnew();
    board.show(display, !matchMedia(REDUCED_MOTION).matches);
    board.resize(holder.clientWidth);
    holder.setAttribute("aria-label", display.label);
  }

  /** @param {View} view */
  #showStrip({ said, prompt, asks, story, replayed, going, count, ply, link }) {
    const { strip, asks: asked, going: goOn, steps, walk, restart, out } = this.#parts;
    const looking = this.#may !== "play";
    this.#say(looking && !prompt ? "" : said, looking && said ? "" : prompt);
    strip.hidden = this.#may === "look";
    asked.hidden = !asks;
    goOn.hidden = !going;
    goOn.textContent = going;
    this.#tell(story, replayed);
    steps.hidden = asks || count === 0;
    for (const one of [walk.first, walk.back]) one.ariaDisabled = String(ply === 0);
    for (const one of [walk.forward, walk.last]) one.ariaDisabled = String(ply === count);
    restart.hidden = looking;
    if (link && window.origin !== "null") {
      out.href = `${SITE}index.html#${link}`;
      strip.append(out);
    } else {
      out.remove();
    }
  }

  /**
   * What happened since the visitor's last choice: a chip for each action, which shows it again.
   * @param {View["story"]} story
   * @param {number} replayed
   */
  #tell(story, replayed) {
    const place = this.#parts.story;
    const known = place.childElementCount === story.length
      && story.every(([ply, sentence], at) => place.children[at].textContent === sentence && this.#told[at] === ply);
    if (!known) {
      const chips = story.map(([ply, sentence, costs]) => button(
        { class: costs ? "cost" : "", title: sentence, "aria-label": WORDS.replay.replace("{what}", sentence) },
        [make("span", {}, sentence)], () => this.#ask({ do: "replay", ply }),
      ));
      place.replaceChildren(...chips);
    }
    place.hidden = story.length === 0;
    if (!known) place.scrollLeft = place.scrollWidth;
    this.#told = story.map(([ply]) => ply);
    [...place.children].forEach((chip, at) => chip.toggleAttribute("aria-current", story[at][0] === replayed));
  }

  /**
   * What the coach says, and what can be done next, in place of the steps through a game.
   * @param {View} view
   */
  #showLesson({ lesson: told, prompt: asked, asks }) {
    const { lesson, where, task, learnt, offers, steps, said, prompt } = this.#parts;
    offers.hidden = !told || asks;
    if (!told) return;
    this.#last = this.#asked ?? this.#attributes();
    steps.hidden = said.hidden = true;
    lesson.hidden = false;
    lesson.dataset.standing = told.standing;
    where.textContent = told.where;
    task.textContent = told.words;
    learnt.textContent = told.learnt;
    learnt.hidden = !told.learnt;
    prompt.textContent = asked;
    prompt.hidden = told.standing !== "open" || !asked;
    offers.replaceChildren(...told.offers.map(([what, label], at) => button(
      at === 0 && told.standing !== "open" ? { class: "primary" } : {}, [label], () => this.#ask({ do: what }),
    )));
  }

  /**
   * The keyboard's focus goes to what asks; where what had it is gone, to the board: Tab leads on from there.
   * @param {View} view
   * @param {boolean} begins
   * @param {boolean} had
   */
  #keepFocus({ asks, cover }, begins, had) {
    const parts = this.#parts;
    const lost = had && !this.#root.activeElement?.checkVisibility();
    if (asks) parts.confirm.focus();
    else if (lost && cover) parts.cover.querySelector("button")?.focus();
    else if (lost && begins) this.#board?.focusFirst();
    else if (lost) this.#board?.focus();
  }

  /**
   * A clock runs on for as long as what has started it stays the same.
   * @param {View["deadline"]} deadline
   */
  #watch(deadline) {
    if (!deadline) return;
    const [since, seconds] = deadline;
    if (this.#clock.since !== since) this.#clock = { since, end: performance.now() + seconds * 1000 };
    this.#later((this.#clock.end - performance.now()) / 1000, { do: "late", since });
  }

  /** Drawings inside the element are kept as text while it lives: what they share is copied into each of them. */
  #putAside() {
    for (const drawing of this.querySelectorAll(":scope > svg")) {
      this.#aside += drawing.outerHTML;
      drawing.remove();
    }
  }

  /**
   * What is far from the window is let go, and made again when it comes near: many boards then weigh like few.
   * @param {boolean} near
   */
  #come(near) {
    if (this.#near === near || (!near && this.#root.activeElement)) return;
    this.#near = near;
    if (!this.#view) return;
    if (near) this.#showBoard(this.#view, this.#view);
    else this.#board?.clear();
  }

  /** @param {View["cover"]} asked */
  #cover(asked) {
    const { cover } = this.#parts;
    cover.hidden = !asked;
    if (!asked) return;
    const [sentence, label] = asked;
    cover.replaceChildren(make("span", {}, sentence), button({}, [label], () => this.#ask({ do: "take" })));
  }

  // -- hands

  /**
   * Escape takes a touch back, and d ends the turn.
   * @param {KeyboardEvent} event
   */
  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") this.#ask({ do: "cancel" });
    if (event.key === "d" && this.#view?.end) this.#ask({ do: "touch", touch: this.#view.end });
  }

  #isTall() {
    return this.clientWidth > 0 && this.clientWidth < NARROW_PX;
  }

  #resized() {
    if (!this.#view) return;
    if (this.#near) this.#board?.resize(this.#parts.holder.clientWidth);
    if (this.#tall !== this.#isTall()) {
      this.#tall = this.#isTall();
      this.#ask({ do: "tall", tall: this.#tall });
    }
  }
}

/**
 * A count as an attribute has it; undefined if it is none.
 * @param {string | null} text
 */
function numberIn(text) {
  return text !== null && /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * How to open a board where another was.
 * @param {Shown} where
 * @returns {Shown}
 */
function whereItWas({ game, position, link, ply }) {
  return link ? { link, ply } : { game, position };
}
