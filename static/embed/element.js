// <pentapod-board>: a position of a game, or a whole game, on any page. Until it is touched it is a picture, and no
// Python is loaded for it. It wakes in the size that it rested in. docs/embed.md says how to use it.
import { Board } from "../board/board.js";
import { refuseLatePresses } from "../board/late.js";
import { readingMs } from "../chips/reading.js";
import { Line } from "./line.js";
import { dress } from "./looks/colours.js";
import { watch } from "./looks/watch.js";
import { button, icon, make } from "./make.js";
import { isMessage } from "./messages.js";
import { Notes } from "./notes.js";
import { makeParts } from "./parts.js";
import { emptyBoard, gameOf, painted, ratiosOf, unpacked } from "./picture.js";
import { BoardProperties, endAsking } from "./properties.js";
import { giveUp, hasAnswered } from "./python.js";
import { SITE } from "./site.js";
import { draw, wait, waitNoLonger } from "./waiting.js";
import { progressIn, WORDS } from "./words.js";

/** @import { Answer, Progress, Request, View } from "./line.js" */
/** @import { Theme } from "./looks/colours.js" */
/** @import { Id, Place, Shown } from "./messages.js" */
/** @import { Waiting } from "./waiting.js" */

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
/** What may be inside an element as its picture; anything else there is for pages without the script. */
const PICTURES = ":scope > :is(img, svg, picture, canvas, object, video)";
/** Which attributes say what is shown; a message may have said something else since. */
const SHOWN = ["game", "position", "link", "record", "lesson", "puzzle", "ply"];
/** A picture that is lower than this, because it did not arrive, leaves no room for a board. */
const LEAST_PX = 60;

export class PentapodBoard extends BoardProperties {
  static observedAttributes = [...SHOWN, "may", "seat", "level", "theme", "label", "picture", "live"];

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
  #notes = new Notes(row => this.#ask({ do: "line", row }));
  #tall = false;
  #hadFocus = false;
  /** Whether it is on the window or near it. */
  #near = true;
  /** The drawings inside while they are put aside, and what keeps their room. @type {[SVGElement, Element][]} */
  #aside = [];
  /** @type {Theme} */
  #theme = "light";
  #unwatch = () => {};
  /** The picture that an attribute brings, as SVG. */
  #packed = "";
  /** Whether the attribute that may bring a picture is still to be read. */
  #unpacks = true;
  /** What Python says that the position looks like. @type {Answer | null} */
  #seen = null;
  /** Why nothing can be shown, in words. */
  #fault = "";
  /** Whether what the attributes name can never be shown: then nothing offers to wake it. */
  #refused = false;
  /** Whether a visitor has asked for the picture. */
  #asksToSee = false;
  /** @type {Waiting | null} */
  #waiting = null;
  /** How often another picture was asked for. */
  #turns = 0;

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
    parts.still.onclick = () => parts.wake.hidden || this.wake();
    this.#root.append(parts.board, parts.strip, this.#notes.element);
    refuseLatePresses(this.#root);
    parts.holder.addEventListener("keydown", event => this.#pressed(event));
    // Whatever changes the theme, here or on the page, changes a colour that the style sheet lets take a moment.
    parts.live.addEventListener("transitionrun", ({ target }) => {
      if (target === parts.live) this.#board?.repaint();
    });
    parts.slot.addEventListener("slotchange", () => this.#view || this.#paintStill());
    new ResizeObserver(() => this.#resized()).observe(parts.board);
    const come = (/** @type {IntersectionObserverEntry[]} */ seen) => this.#come(seen[seen.length - 1].isIntersecting);
    const near = new IntersectionObserver(come, { rootMargin: "50%" });
    near.observe(parts.board);
    addEventListener("beforeprint", () => this.#come(true));
  }

  connectedCallback() {
    this.#unwatch();
    this.#unwatch = watch(this, () => this.#dress());
    this.#dress();
    if (this.#line) return;
    this.#showPicture();
    this.#rest();
    if (!this.hasAttribute("live")) return this.getAttribute("picture") === "eager" ? whenIdle(draw) : undefined;
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
    else if (name === "live") after !== null && this.wake();
    else if (SHOWN.includes(name)) this.#asked = null;
    if (name === "theme" || name === "live") return;
    this.#showPicture();
    if (!this.#line) this.#rest();
    else if (name !== "label" && name !== "picture") queueMicrotask(() => this.#open());
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
    const { type, id, ...fields } = structuredClone(message);
    if (type === "theme") {
      const { theme } = /** @type {{ theme: string }} */ (fields);
      this.theme = theme || null;
    } else if (type === "set") {
      this.#open(/** @type {Shown} */ (fields), id);
    } else {
      this.wake();
      this.#ask({ do: type, ...fields }, false, id);
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
    for (const name of /** @type {const} */ (["lesson", "puzzle"])) {
      const value = this.getAttribute(name);
      if (value !== null) return { [name]: value };
    }
    const record = this.#record;
    if (record !== null) return { record, ply };
    return link === undefined ? { game, position, ply } : { link, ply };
  }

  /** The record of an annotated game: an attribute, or a text inside the element. */
  get #record() {
    const inside = this.querySelector(":scope > script[type='text/plain'], :scope > template");
    const text = inside instanceof HTMLTemplateElement ? inside.content.textContent : inside?.textContent;
    return this.getAttribute("record") ?? text ?? null;
  }

  /**
   * Show what the attributes ask for, or what a message asks for instead.
   * @param {Shown} [fields]
   * @param {Id} [id]
   */
  async #open(fields, id) {
    const before = this.#asked;
    const own = before ?? this.#attributes();
    const game = { game: own.game ?? this.game ?? undefined };
    if (fields?.link !== undefined) this.#asked = { link: fields.link, ply: fields.ply };
    else if (fields?.position === "") this.#asked = game;
    else if (fields?.position !== undefined || fields?.game !== undefined) this.#asked = { ...game, ...fields };
    else if (fields) this.#asked = { ...own, ...fields };
    if (!this.#view) this.#busy();
    const asked = this.#asked;
    const answer = await this.#ask(this.#opening(asked ?? own), false, id);
    // What is shown stays, and so does what it is called: the next question is not about what was refused.
    if (answer.refused && this.#view && this.#asked === asked) this.#asked = before;
  }

  /**
   * @param {Shown} what
   * @param {"open" | "picture"} [how] whether to come to life, or only to be drawn
   * @returns {Request}
   */
  #opening(what, how = "open") {
    const tall = this.#tall = this.#isTall();
    const may = this.#may === "play" ? "play" : "step";
    const [seat, level = 0] = ["seat", "level"].map(name => numberIn(this.getAttribute(name)));
    if (how === "picture") return { do: how, ...what, seat, tall };
    return { do: how, ...what, may, seat, level: level >= 1 && level <= 5 ? level : undefined, tall };
  }

  /**
   * @param {Request} request
   * @param {boolean} onward whether what was waited for is waited for still
   * @param {Id} [id] the name of the message that asks
   */
  async #ask(request, onward = false, id = undefined) {
    if (!onward) this.#forgetTimers();
    const lost = this.#line?.isClosed;
    if (lost) endAsking(this, WORDS.lost);
    const line = this.#line && !lost ? this.#line : this.#connected();
    this.#line = line;
    // The frame that the Python lived in was taken off the page: another one goes on where this board is.
    if (lost && request.do !== "open" && this.#last) await line.ask(this.#opening(this.#last));
    const answer = await line.ask(request);
    if (line === this.#line) this.#show(answer, id);
    return answer;
  }

  #connected() {
    return new Line(
      (failed, why) => failed === this.#line && this.#fail(why),
      progress => this.#view || this.#starting(progress),
    );
  }

  #leave() {
    this.#unwatch();
    this.#forgetTimers();
    if (this.#waiting) waitNoLonger(this.#waiting);
    this.#line?.leave();
    this.#line = null;
    this.#view = null;
    endAsking(this, WORDS.left);
    this.#rest();
  }

  /** @param {string} why */
  #fail(why) {
    this.#line = null;
    this.#view = null;
    giveUp();
    endAsking(this, why);
    this.#fault = why;
    this.#rest();
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
    const { sheets, theme } = dress(this);
    this.#root.adoptedStyleSheets = sheets;
    this.#theme = theme;
    if (this.#view) this.#board?.repaint();
    else this.#paintStill();
  }

  // -- at rest

  /** Show the picture that there is for what the attributes ask, and wait for the true one if there is none. */
  async #showPicture() {
    const turn = ++this.#turns;
    const packed = this.getAttribute("picture");
    this.#unpacks = packed !== null && packed !== "eager";
    const svg = this.#unpacks ? await unpacked(packed) : "";
    if (turn !== this.#turns) return;
    if (this.#waiting) waitNoLonger(this.#waiting);
    this.#unpacks = false;
    this.#packed = svg;
    this.#seen = null;
    if (!this.#line) {
      this.#fault = "";
      this.#refused = false;
    }
    this.#paintStill();
    if (this.#hasOwn() && !(svg && !this.hasAttribute("label"))) return;
    /** @type {Waiting} */
    const waiting = {
      isNear: () => this.#near,
      wanted: () => this.#opening(this.#attributes(), "picture"),
      told: answer => waiting === this.#waiting && this.#see(answer),
      starting: progress => this.#asksToSee && !this.#line && this.#starting(progress),
      failed: why => this.#see({ refused: why }),
    };
    this.#waiting = waiting;
    wait(waiting);
  }

  /** @param {Answer} answer */
  #see(answer) {
    this.#asksToSee = false;
    this.#seen = answer.picture ? answer : null;
    if (this.#line) return;
    this.#fault = answer.refused ?? (answer.failed ? faultIn(answer) : "");
    this.#refused = answer.refused !== undefined;
    this.#paintStill();
  }

  /** Whether it shows a picture that its page has given it. */
  #hasOwn() {
    return this.#packed !== "" || this.querySelector(PICTURES) !== null;
  }

  #paintStill() {
    const { board, shown } = this.#parts;
    const drawn = this.#packed !== "" || !this.#hasOwn();
    board.classList.toggle("drawn", drawn);
    shown.hidden = !drawn;
    if (drawn) this.#paintDrawn();
    this.#sayAtRest();
  }

  #paintDrawn() {
    const { board, shown } = this.#parts;
    const game = gameOf(this);
    this.#takeRoom(game);
    const svg = this.#packed || this.#seen?.picture || "";
    const tall = board.clientHeight > board.clientWidth;
    const source = svg ? painted(svg, this) : game && !this.#unpacks && emptyBoard(game, tall, this.#theme);
    shown.className = svg ? "" : "empty";
    shown.alt = this.getAttribute("label") ?? this.#seen?.label ?? (svg ? "" : WORDS.unknown);
    shown.hidden = !source;
    if (source && shown.src !== source) shown.src = source;
  }

  /** The room that a board of a game has, or that of the picture that an attribute brings. @param {string} game */
  #takeRoom(game) {
    const [wide, tall] = ratiosOf(game, this.#packed) ?? [4 / 3, 4 / 3];
    const { style } = this.#parts.board;
    style.setProperty("--wide", String(wide));
    style.setProperty("--tall", String(tall));
  }

  /** What is said of a picture: what is wrong, else what is to be done, else what a touch does. */
  #sayAtRest() {
    if (this.#line) return;
    const { strip, unseen, wake, words } = this.#parts;
    const known = this.#seen !== null || this.#hasOwn();
    const text = this.#fault || (known ? this.#seen?.prompt ?? "" : WORDS.unseen);
    if (this.#may === "look") {
      unseen.hidden = known && !this.#fault;
      const see = () => {
        this.#asksToSee = true;
        this.#starting({ slow: false, here: false });
        draw();
      };
      if (!this.#asksToSee) unseen.replaceChildren(this.#fault || button({}, [WORDS.show], see));
      return;
    }
    unseen.hidden = true;
    wake.hidden = this.#refused;
    strip.classList.toggle("fault", this.#fault !== "");
    this.#say("", text);
    words.hidden = !text;
  }

  /** A picture, and how to wake it. */
  #rest() {
    const parts = this.#parts;
    const may = this.#may;
    this.#board?.clear();
    for (const [drawing, hollow] of this.#aside.splice(0)) hollow.replaceWith(drawing);
    const { live, bar, asks, going, story, offers, steps } = parts;
    for (const part of [live, bar, asks, going, story, offers, steps]) part.hidden = true;
    parts.out.remove();
    parts.board.classList.remove("alive");
    parts.wake.hidden = parts.strip.hidden = may === "look";
    const learns = /** @type {const} */ (["lesson", "puzzle"]).find(name => this.hasAttribute(name));
    this.#notes.element.hidden = may === "look" || this.#record === null;
    this.#notes.rest();
    if (may !== "look") {
      parts.wake.replaceChildren(icon(may === "step" ? "forward" : "play"), WORDS[learns ?? may]);
    }
    this.#paintStill();
  }

  #busy() {
    const parts = this.#parts;
    this.#hadFocus = this.#root.activeElement === parts.wake;
    this.#fault = "";
    this.#refused = false;
    parts.strip.classList.remove("fault");
    parts.strip.hidden = this.#may === "look";
    parts.bar.hidden = false;
    parts.wake.hidden = true;
    this.#starting({ slow: false, here: false });
  }

  /** @param {Progress} progress */
  #starting(progress) {
    const { bar, unseen } = this.#parts;
    const text = progressIn(progress);
    bar.value = (progress.percent ?? 0) / 100;
    if (this.#may !== "look") return this.#say("", text);
    unseen.hidden = false;
    unseen.replaceChildren(text);
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
    this.#letScroll();
  }

  /** Words that do not find room are scrolled, by keys as well. */
  #letScroll() {
    const { words } = this.#parts;
    if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  }

  /**
   * @param {Answer} answer
   * @param {Id} [id] the name of the message that asked
   */
  #show({ view, events = [], refused, told = refused, failed, fault, remedy, again }, id) {
    if (failed) {
      this.#fail(faultIn({ fault, remedy }));
      return;
    }
    hasAnswered();
    if (again) this.#later(again, { do: "happen" }, true);
    const begins = view && !this.#view;
    if (view) this.#showView(view);
    if (refused) this.#refuse(refused, told, id);
    if (begins) this.#emit("ready", {}, id);
    for (const { type, ...detail } of events) {
      if (type === "position" && (detail.link || detail.position) && !this.#view?.notes) this.#last = whereItWas(detail);
      this.#emit(type, detail, id);
    }
  }

  /**
   * @param {string} why
   * @param {string} [told]
   * @param {Id} [id]
   */
  #refuse(why, told, id) {
    const seen = this.#view;
    if (seen) {
      this.#say("", why);
      const stands = () => this.#view === seen && this.#parts.prompt.textContent === why;
      setTimeout(() => stands() && this.#showStrip(seen), readingMs(why));
    } else {
      this.#line = null;
      this.#fault = why;
      this.#refused = true;
      this.#rest();
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
  #showView(view) {
    const parts = this.#parts;
    const before = this.#view;
    this.#view = view;
    const hadFocus = before ? this.#root.activeElement !== null : this.#hadFocus;
    if (!before) this.#putAside(view.display);
    const { w, h } = view.display;
    parts.holder.style.aspectRatio = `${w} / ${h}`;
    parts.holder.style.width = `min(100cqw, calc(100cqh * ${w / h}))`;
    parts.unseen.hidden = parts.wake.hidden = parts.bar.hidden = true;
    parts.board.classList.add("alive");
    parts.live.hidden = false;
    if (this.#near) this.#showBoard(view, before);
    this.#showStrip(view);
    this.#showLesson(view);
    this.#notes.element.hidden = !view.notes;
    if (view.notes) {
      this.#last = this.#asked ?? this.#attributes();
      this.#notes.show(view.notes);
    }
    this.#cover(view.cover);
    this.#letScroll();
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
  #showStrip({ said, commented, prompt, asks, story, replayed, going, count, ply, link }) {
    const { strip, tools, asks: asked, going: goOn, steps, walk, restart, out } = this.#parts;
    const looking = this.#may !== "play";
    this.#parts.said.classList.toggle("comment", commented);
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
      tools.append(out);
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

  /**
   * Drawings inside the element are taken off the page while it lives, for they weigh; their room stays. Where a
   * picture did not arrive, the board makes itself room.
   * @param {{ w: number, h: number }} display
   */
  #putAside({ w, h }) {
    for (const drawing of /** @type {NodeListOf<SVGElement>} */ (this.querySelectorAll(":scope > svg"))) {
      const hollow = /** @type {Element} */ (drawing.cloneNode(false));
      hollow.setAttribute("aria-hidden", "true");
      drawing.replaceWith(hollow);
      this.#aside.push([drawing, hollow]);
    }
    const { board } = this.#parts;
    if (board.clientHeight > LEAST_PX) return;
    board.classList.add("drawn");
    for (const ratio of ["--wide", "--tall"]) board.style.setProperty(ratio, String(w / h));
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
    const { board } = this.#parts;
    return board.clientHeight > board.clientWidth;
  }

  #resized() {
    this.#letScroll();
    if (this.#near) this.#board?.resize(this.#parts.holder.clientWidth);
    if (this.#tall === this.#isTall()) return;
    if (this.#view) {
      this.#tall = this.#isTall();
      this.#ask({ do: "tall", tall: this.#tall });
    } else if (!this.#line && !this.#hasOwn()) {
      this.#showPicture();
    }
  }
}

/** Do something when a page has loaded and has nothing else to do. @param {() => void} act */
function whenIdle(act) {
  const idle = () => "requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 1000);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** @param {Answer} answer */
function faultIn({ fault, remedy = "" }) {
  return fault ? WORDS.server.replace("{fault}", fault).replace("{remedy}", remedy) : WORDS.failed;
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
