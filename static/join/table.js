// The table of an invited device: it shows the Views that the host sends, and tells what is touched. It knows no rules.
import { Board } from "../board/board.js";
import { refuseLatePresses } from "../board/late.js";
import { widthIn } from "../board/room.js";
import "../sound.js";
import { Card } from "./card.js";
import { readingMs } from "../chips/reading.js";
import { announce, byId, button, make, mark } from "./make.js";
import { Log, notices, seats, Story } from "./panels.js";
import { LANGUAGE, rulesOf, say } from "./words.js";

/** @import { View } from "./types.js" */

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The clock's bar shrinks in steps. */
const CLOCK_STEP_MS = 200;

/** What holds nothing but what the host has sent. */
const OF_THE_HOST = ["board", "inspector", "dealer"];

/** So long the device shakes in the hand at its own turn. */
const BUZZ_MS = 60;

/** What keys do, beside what the board does with them. */
const KEYS = /** @type {Record<string, string>} */ ({ u: "undo", f: "flip", h: "hint", Home: "first", End: "last" });

/**
 * @typedef {object} Acts
 * @property {(what: string, fields?: Record<string, unknown>) => boolean} tell tells the host. False if it cannot now.
 * @property {() => boolean} isLoud whether sounds are switched on
 */

export class Table {
  #acts;
  #board;
  #area = byId("area");
  #story = new Story();
  #log = new Log();
  #card = new Card();
  /** @type {View | null} */
  #view = null;
  #said = "";
  #asked = "";
  #acted = false;
  #asksResign = false;
  #question = "";
  /** A refusal or a hint, which stands for the prompt while the same lies on the table and nothing is touched. */
  #aside = { text: "", language: "", kind: /** @type {"" | "refusal" | "hint"} */ (""), about: "" };
  /** The timer with which a refusal goes. */
  #refusal = 0;
  /** The clock that runs: which one, and when it ends. */
  #clock = { since: -1, end: 0, seconds: 1, timer: 0 };

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.#board = new Board(byId("board"), {
      touched: (touch, captured) => this.#touch(touch, captured),
      asked: touch => this.#ask(touch),
    });
    refuseLatePresses(document);
    new ResizeObserver(() => this.#resized()).observe(this.#area);
    for (const [id, act] of Object.entries(this.#buttons())) byId(id).onclick = act;
    addEventListener("keydown", event => this.#pressed(event));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#board.repaint());
  }

  /** The room for the board, in pixels. */
  get room() {
    const { clientWidth, clientHeight } = this.#area;
    const within = (/** @type {number} */ side) => Math.max(100, Math.min(10_000, Math.round(side)));
    // Before there is a table: as much as there will be, about.
    return clientWidth ? { w: within(clientWidth), h: within(clientHeight) }
      : { w: within(innerWidth > 820 ? innerWidth - 370 : innerWidth), h: within(innerHeight - 200) };
  }

  /** What is shown, to be kept while this page is loaded anew. */
  get shown() {
    const { display } = this.#board;
    return this.#view && display && { ...this.#view, display };
  }

  /** In which language the host says its sentences. */
  get language() {
    return this.#view?.language ?? "";
  }

  // -- showing

  /**
   * @param {View} view
   * @param {boolean} [live] whether the host has just sent it
   */
  show(view, live = true) {
    const before = this.#view;
    byId("table").classList.remove("frozen");
    this.#view = view;
    this.#board.hush();
    this.#card.hide();
    document.title = `${view.game[1]} - Pentapod`;
    byId("game-name").textContent = view.game[1];
    const rules = /** @type {HTMLAnchorElement} */ (byId("rules"));
    rules.href = rulesOf(view.game[0]);
    rules.hidden = false;
    document.documentElement.dataset.game = view.game[0];
    if (before?.ply !== view.ply || before.last !== view.last) this.#board.beginAnew();
    const hadFocus = document.activeElement;
    this.#board.show(view.display, live && view.glide && !matchMedia(REDUCED_MOTION).matches, view.quick);
    byId("board").setAttribute("aria-label", view.display.label);
    for (const id of OF_THE_HOST) byId(id).lang = view.language;
    if (before?.display.w !== view.display.w || before.display.h !== view.display.h) this.#fit();
    this.#showPanels(view);
    this.#showCover(view);
    this.#watch(view.clock);
    if (live) this.#sound(view, before);
    if (hadFocus !== document.body && !hadFocus?.isConnected) this.#board.focus();
  }

  /** Nothing is lit any more, since nobody would hear of a touch. */
  freeze() {
    clearTimeout(this.#clock.timer);
    byId("table").classList.add("frozen");
    const none = { lit: [], reach: [], starts: [], chosen: [] };
    if (this.#view) this.#board.show({ ...this.#view.display, ground: null, ...none });
  }

  /** @param {View} view */
  #showPanels(view) {
    const { can, resign, over } = view;
    byId("seats").replaceChildren(seats(view));
    const tell = (/** @type {string} */ what, fields = {}) => { this.#tell(what, fields); };
    this.#asksResign &&= resign.length > 0;
    // What others do meanwhile takes no question away from under a finger.
    if (!this.#asksResign) byId("notice").replaceChildren(...notices(view, tell), ...this.#scrolledEnd(view));
    byId("speech").dataset.over = over;
    const { text, language, kind, about } = this.#aside;
    if (text && about === aboutOf(view)) this.#prompt(text, language, kind);
    else this.#prompt(view.prompt, view.language);
    this.#story.show(view, ply => this.#tell("replay", { ply }));
    this.#log.show(view, to => this.#tell("step", { to }));
    byId("undo").setAttribute("aria-disabled", String(!can.includes("undo")));
    byId("hint").hidden = !can.includes("hint");
    byId("resign").hidden = !resign.length;
    for (const [id, way] of [["first", "back"], ["back", "back"], ["forward", "forward"], ["last", "forward"]]) {
      byId(id).setAttribute("aria-disabled", String(!can.includes(way)));
    }
  }

  /**
   * What ends the turn, in a picture that may have been scrolled away from it.
   * @param {View} view
   */
  #scrolledEnd({ display, end, language }) {
    const target = display.scrolls && end && display.targets.find(({ touch }) => touch === end);
    return target ? [button(target.label, () => this.#touch(end, performance.now()), { lang: language })] : [];
  }

  /**
   * What is to be done next; or, until the next View, a refusal, a hint or what there is to know of something.
   * @param {string} text
   * @param {string} language
   * @param {"" | "refusal" | "hint"} [kind]
   */
  #prompt(text, language, kind = "") {
    const prompt = byId("prompt");
    prompt.lang = language;
    if (prompt.textContent !== text) prompt.textContent = text;
    prompt.dataset.kind = kind;
  }

  /**
   * @param {string} text
   * @param {"refusal" | "hint"} kind
   * @param {string} language
   */
  #tellAside(text, kind, language) {
    clearTimeout(this.#refusal);
    if (kind === "refusal") this.#refusal = window.setTimeout(() => this.#hush(), readingMs(text));
    this.#aside = { text, language, kind, about: this.#view ? aboutOf(this.#view) : "" };
    this.#prompt(text, language, kind);
    announce(text, language);
  }

  /** @param {View} view */
  #showCover({ cover, ready, language: lang }) {
    const place = byId("cover");
    const wasHidden = place.hidden;
    place.hidden = !cover && !ready.length;
    if (cover) {
      const take = button(cover[1], () => this.#tell("take"), { class: "primary", lang });
      place.replaceChildren(make("p", { lang }, cover[0]), take);
    } else {
      place.replaceChildren(...ready.flatMap(([seat, name, isReady]) => [
        make("p", {}, mark(seat), make("span", {}, say(isReady ? "ready-done" : "ready-question", { name }))),
        ...isReady ? [] : [button(say("ready"), () => this.#tell("ready", { seat }), { class: "primary" })],
      ]));
    }
    if (wasHidden && cover) place.querySelector("button")?.focus();
  }

  /** @param {View["clock"]} clock */
  #watch(clock) {
    const bar = byId("clock");
    bar.hidden = !clock;
    if (!clock) {
      clearTimeout(this.#clock.timer);
      this.#clock.since = -1;
      return;
    }
    const [since, seconds, left] = clock;
    clearTimeout(this.#clock.timer);
    this.#clock = { since, seconds, end: performance.now() + left * 1000, timer: 0 };
    this.#shrink();
  }

  #shrink() {
    const left = Math.max(0, this.#clock.end - performance.now());
    const bar = /** @type {HTMLElement} */ (byId("clock").firstElementChild);
    bar.style.transform = `scaleX(${(left / this.#clock.seconds / 1000).toFixed(3)})`;
    if (left) this.#clock.timer = window.setTimeout(() => this.#shrink(), CLOCK_STEP_MS);
  }

  /**
   * What has happened is told to a screen reader, and by a sound where that is switched on; so is the own turn.
   * @param {View} view
   * @param {View | null} before
   */
  #sound(view, before) {
    const { said, prompt, sound, question, notices: told, language } = view;
    const begins = this.#begins(view);
    if (said && said !== this.#said) announce(begins ? `${said} ${prompt}` : said, language);
    else if (begins) announce(prompt, language);
    this.#said = said;
    const asked = question?.[1] ?? told.find(([, kind]) => kind === "task")?.[0] ?? "";
    if (asked && asked !== this.#question) announce(asked, language);
    this.#question = asked;
    if (!before) return;
    if (begins && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
    if (!this.#acts.isLoud()) return;
    if (sound) globalThis.pentapodSound(sound);
    if (begins && sound !== "turn") globalThis.pentapodSound("turn");
  }

  /**
   * Whether it is now the turn of somebody here, and was somebody else's before. What chance does between is nobody's,
   * and of what is only looked at nothing begins.
   * @param {View} view
   */
  #begins({ players, ply, last, replayed }) {
    const acting = players.filter(player => player.acts);
    if (!acting.length || ply < last || replayed) return false;
    const acted = this.#acted;
    this.#acted = acting.some(player => player.here);
    return this.#acted && !acted;
  }

  /**
   * @param {string} why
   * @param {string} [language]
   */
  refuse(why, language = this.language) {
    this.#tellAside(why, "refusal", language);
  }

  /**
   * @param {string[]} path
   * @param {string} why
   */
  hint(path, why) {
    this.#tellAside(why, "hint", this.language);
    if (path.length && this.#board.hasFocus) this.#board.focus(path[0]);
  }

  /**
   * What there is to know of a target, if that is still asked.
   * @param {string} touch
   * @param {string[]} lines
   */
  about(touch, lines) {
    const box = this.#board.box(touch);
    if (touch !== this.#asked || !lines.length || !box) return;
    const lit = [...this.#board.open].map(one => this.#board.box(one)).filter(one => one !== undefined);
    this.#card.show(lines, box, lit);
    announce(lines.join(" "), this.language);
  }

  // -- room

  #fit() {
    const { display, holder } = this.#board;
    if (!display || !this.#area.clientWidth) return;
    const wide = widthIn(this.#area, display);
    holder.style.width = `${wide.toFixed(2)}px`;
    holder.style.height = `${(wide * display.h / display.w).toFixed(2)}px`;
    this.#board.resize(wide);
  }

  #told = "";

  #resized() {
    this.#fit();
    const { room } = this;
    const told = `${room.w} ${room.h}`;
    if (!this.#view || told === this.#told) return;
    this.#told = told;
    this.#acts.tell("room", room);
  }

  // -- hands

  /**
   * @param {string} touch
   * @param {number} captured
   */
  #touch(touch, captured) {
    if (this.#view) this.#tell("touch", { touch, at: captured, moment: this.#view.moment });
  }

  /**
   * @param {string} what
   * @param {Record<string, unknown>} [fields]
   */
  #tell(what, fields) {
    this.#hush();
    if (!this.#acts.tell(what, fields)) this.refuse(say("not-sent"), LANGUAGE);
  }

  /** @param {string} touch */
  #ask(touch) {
    this.#asked = touch;
    this.#card.hide();
    return touch !== "" && this.#acts.tell("about", { touch });
  }

  #hush() {
    this.#aside.text = "";
    this.#board.hush();
    this.#card.hide();
    if (this.#view) this.#prompt(this.#view.prompt, this.language);
  }

  #buttons() {
    /** @type {Record<string, () => void>} */
    const buttons = {};
    for (const what of ["undo", "hint", "flip"]) {
      buttons[what] = () => {
        if (byId(what).ariaDisabled !== "true") this.#tell(what);
      };
    }
    for (const to of ["first", "back", "forward", "last"]) {
      buttons[to] = () => {
        if (byId(to).ariaDisabled !== "true") this.#tell("step", { to });
      };
    }
    buttons["log-opener"] = () => this.#slide(!("log" in document.documentElement.dataset));
    buttons["log-closer"] = () => this.#slide(false);
    buttons.resign = () => this.#askResign();
    return buttons;
  }

  /** @param {boolean} up */
  #slide(up) {
    document.documentElement.toggleAttribute("data-log", up);
    byId("log-opener").setAttribute("aria-expanded", String(up));
    if (up) byId("log-closer").focus();
    else byId("log-opener").focus();
  }

  /** Giving up is asked back: it cannot be undone by a slip. */
  #askResign() {
    const view = this.#view;
    if (!view) return;
    const name = (/** @type {number} */ seat) => view.players.find(one => one.seat === seat)?.name ?? "";
    const single = view.resign.length === 1;
    const answer = (/** @type {() => void} */ act) => () => {
      this.#asksResign = false;
      act();
      if (this.#view) this.#showPanels(this.#view);
    };
    this.#asksResign = true;
    byId("notice").replaceChildren(
      make("span", { class: "turn" }, say("resign-question")),
      make("div", { class: "offers" }, ...view.resign.map(seat => button(
        [mark(seat), single ? say("resign") : say("resign-as", { name: name(seat) })],
        answer(() => this.#tell("resign", { seat })), { class: "primary danger" },
      )), button(say("keep-playing"), answer(() => {}))),
    );
    byId("notice").querySelector("button")?.focus();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const view = this.#view;
    const typing = event.target instanceof Element && event.target.closest("input, textarea");
    if (!view || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && "log" in document.documentElement.dataset) this.#slide(false);
    else if (event.key === "Escape" && (view.asks || view.display.chosen.length)) this.#tell("cancel");
    else if (event.key === "d" && view.end) this.#touch(view.end, event.timeStamp);
    else if (event.key === "i") this.#board.askFocused();
    else if (KEYS[event.key]) byId(KEYS[event.key]).click();
    else return;
    event.preventDefault();
  }
}

/**
 * What a refusal or a hint is about: it holds for no other position.
 * @param {View} view
 */
function aboutOf({ moment, ply, asks }) {
  return JSON.stringify([moment, ply, asks]);
}
