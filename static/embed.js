// <pentapod-board>: a position of a game, or a whole game, on any page. Until it is touched it is the picture inside it,
// and no Python is loaded; all boards of a page share one, in a hidden frame (engine.html). docs/embed.md says how to
// use it. A classic script without imports, so that any site can load it from any other.
(function () {
  "use strict";

  const SITE = new URL("../", document.currentScript.src).href;

  const WORDS = {
    play: "Play from here",
    step: "Step through",
    starting: "Starting Python",
    failed: "This board could not start. Check the connection and try again.",
    server: "This board could not start: {fault}. {remedy}",
    nobody: "This board could not start: its Python, the page engine.html, did not arrive or was not let in. "
      + "Check the connection and try again. If this is your page, look at its Content-Security-Policy.",
    again: "Try again",
    board: "Board",
    steps: "Step through the game",
    first: "Beginning",
    back: "One back",
    forward: "One forward",
    last: "End",
    restart: "As it was at first",
    open: "Open in Pentapod, in a window of its own",
    confirm: "Confirm",
    cancel: "Cancel",
  };

  const GLIDE_MS = 220;
  const PATIENCE_MS = 90_000;
  const SILENCE_MS = 30_000;
  const NARROW_PX = 480;
  const MAX_CHARACTERS = 20_000;
  const MAX_PICTURE = 60_000;

  // -- what a page may ask of a board: a closed list; whatever is not on it is ignored

  const isText = value => typeof value === "string";
  const isCount = value => Number.isInteger(value) && value >= 0 && value < 1 << 20;
  const isPlace = value => ["first", "back", "forward", "last"].includes(value) || isCount(value);
  const isPath = value => Array.isArray(value) && value.length > 0 && value.length <= 64 && value.every(isText);

  const MESSAGES = {
    set: { game: isText, position: isText, link: isText, ply: isCount },
    step: { to: isPlace },
    play: { path: isPath },
  };

  /** Whether a value is a message: of a known type, with known fields of their types, and not too long. */
  function isMessage(value) {
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
    const { type, ...fields } = value;
    if (!isText(type) || !Object.hasOwn(MESSAGES, type)) return false;
    const checks = MESSAGES[type];
    const names = Object.keys(fields);
    const known = names.every(name => Object.hasOwn(checks, name) && checks[name](fields[name]));
    if (!known || names.length === 0) return false;
    return JSON.stringify(value).length <= MAX_CHARACTERS;
  }

  // -- the one Python of this page

  let frame;

  /** Bring the other end of a board's port to the Python of this page, started now if it is not yet. */
  function bring(port) {
    if (!frame?.isConnected) {
      frame = document.createElement("iframe");
      frame.hidden = true;
      frame.title = "Python";
      frame.src = `${SITE}engine.html`;
      frame.loaded = new Promise(done => { frame.onload = done; });
      document.documentElement.append(frame);
    }
    const { contentWindow, loaded } = frame;
    loaded.then(() => contentWindow.postMessage("pentapod-board", "*", [port]));
    return contentWindow;
  }

  /** Frames of one site on one page share a Python as well, where the browser lets them see each other. */
  function connect() {
    const { port1, port2 } = new MessageChannel();
    const others = parent === window ? [] : [parent, ...Array.from({ length: parent.length }, (_, at) => parent[at])];
    for (const other of others) {
      try {
        if (other !== window && other.pentapodBring) return { port: port1, python: other.pentapodBring(port2) };
      } catch { /* A page of another origin: not ours to look into. */ }
    }
    const python = bring(port2);
    window.pentapodBring = bring;
    return { port: port1, python };
  }

  // -- looks

  const STYLE = `
    :host { display: block; container-type: inline-size; color: var(--ink); font: 1rem/1.4 system-ui, sans-serif; text-align: start; }
    :host([hidden]), [hidden] { display: none !important; }
    * { box-sizing: border-box; }
    .board { position: relative; margin: 0 auto; }
    .still { display: block; cursor: pointer; }
    :host([may=look]) .still { cursor: auto; }
    ::slotted(*), .still > img { display: block; width: 100%; max-height: var(--pentapod-height, 34rem); object-fit: contain; }
    .still > img.any { opacity: .45; }
    .picture, .picture > svg { display: block; width: 100%; height: 100%; }
    .targets { position: absolute; inset: 0; }
    .targets button { position: absolute; padding: 0; border: 0; background: none; cursor: default; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
    .targets button[aria-disabled=false] { cursor: pointer; }
    @media (hover: hover) { .targets button[aria-disabled=false]:hover { background: var(--chosen); } }
    :focus-visible { outline: 3px solid var(--ink); outline-offset: -1px; box-shadow: 0 0 0 5px var(--panel); }
    .targets:focus-visible { outline: none; box-shadow: none; }
    .cover { position: absolute; inset: auto .5rem .5rem; margin: auto; max-width: 22rem; padding: .75rem; display: grid; gap: .5rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--panel); }
    .strip { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-height: 3rem; padding: .25rem var(--pentapod-inset, 0) 0; }
    .words { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
    .words p { margin: 0; }
    .said { color: var(--soft-ink); font-size: .9rem; }
    .strip div:not(.words) { display: flex; gap: .25rem; }
    .strip button, .strip a, .cover button {
      display: inline-flex; align-items: center; justify-content: center; gap: .4em; min-width: 2.5rem; min-height: 2.5rem;
      padding: .25rem .6rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--panel); color: var(--ink);
      font: inherit; text-decoration: none; cursor: pointer; touch-action: manipulation;
    }
    .strip .tool { padding: .25rem; }
    .strip button:hover, .strip a:hover, .cover button:hover { border-color: var(--accent); }
    .strip button[aria-disabled=true] { color: var(--soft-ink); opacity: .55; cursor: default; }
    .strip .primary, .cover button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
    .strip svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    progress { flex: 1 1 6rem; max-width: 12rem; height: .5rem; accent-color: var(--accent); }
    @container (width < ${NARROW_PX}px) { .wide { display: none !important; } }
  `;

  const THEME = "BUILD_THEME";

  const sheet = text => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  };
  const looks = sheet(STYLE);
  const colours = sheet(THEME);

  const ICONS = {
    play: "M8 5v14l11-7z",
    first: "M18 6 9 12l9 6M6 6v12",
    back: "m15 6-8 6 8 6",
    forward: "m9 6 8 6-8 6",
    last: "m6 6 9 6-9 6M18 6v12",
    restart: "M5 5v5h5M5.5 10A7.500 7.500 0 1 1 4.500 14",
    open: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  };

  const make = (name, attributes = {}, ...inside) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...inside);
    return element;
  };

  const icon = name => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    path.setAttribute("d", ICONS[name]);
    svg.append(path);
    return svg;
  };

  const button = (attributes, content, act) => {
    const made = make("button", { type: "button", ...attributes }, ...content);
    made.onclick = act;
    return made;
  };

  const tool = (name, act, more = "") =>
    button({ class: `tool ${more}`, "aria-label": WORDS[name], title: WORDS[name] }, [icon(name)], act);

  // -- the element

  class PentapodBoard extends HTMLElement {
    static observedAttributes = ["game", "position", "link", "ply", "may", "seat", "level", "theme"];

    #root = this.attachShadow({ mode: "open" });
    #shown = {};
    #targets = new Map();
    #asked = null;
    #last = null;
    #timers = [];
    #clock = {};
    #line = null;
    #view = null;
    #tall = false;
    #hadFocus = false;
    #near = true;
    #aside = "";

    constructor() {
      super();
      const shown = this.#shown;
      shown.wake = button({}, [], () => this.wake());
      shown.still = make("div", { class: "still" }, make("slot"));
      shown.still.onclick = () => this.#mayPlay() !== "look" && this.wake();
      shown.picture = make("div", { class: "picture" });
      shown.targets = make("div", { class: "targets", role: "group", tabindex: "-1" });
      shown.cover = make("div", { class: "cover" });
      shown.live = make("div", { class: "live" }, shown.picture, shown.targets, shown.cover);
      shown.said = make("p", { class: "said" });
      shown.prompt = make("p");
      shown.words = make("div", { class: "words", role: "status" }, shown.said, shown.prompt);
      shown.bar = make("progress", { "aria-label": WORDS.starting });
      shown.asks = make(
        "div", {},
        button({ class: "primary" }, [WORDS.confirm], () => this.#ask({ do: "confirm" })),
        button({}, [WORDS.cancel], () => this.#ask({ do: "cancel" })),
      );
      shown.back = tool("back", () => this.#step("back"));
      shown.forward = tool("forward", () => this.#step("forward"));
      shown.first = tool("first", () => this.#step("first"), "wide");
      shown.last = tool("last", () => this.#step("last"), "wide");
      shown.restart = tool("restart", () => this.#open());
      shown.steps = make(
        "div", { role: "toolbar", "aria-label": WORDS.steps },
        shown.restart, shown.first, shown.back, shown.forward, shown.last,
      );
      shown.out = make("a", { class: "tool", target: "_blank", rel: "noopener", "aria-label": WORDS.open, title: WORDS.open }, icon("open"));
      shown.strip = make("div", { class: "strip" }, shown.wake, shown.words, shown.bar, shown.asks, shown.steps);
      shown.board = make("div", { class: "board" }, shown.still, shown.live);
      this.#root.append(shown.board, shown.strip);
      shown.targets.addEventListener("click", event => this.#clicked(event));
      shown.targets.addEventListener("keydown", event => this.#pressed(event));
      new ResizeObserver(() => this.#resized()).observe(this);
      new IntersectionObserver(([seen]) => this.#come(seen.isIntersecting), { rootMargin: "50%" }).observe(shown.board);
      addEventListener("beforeprint", () => this.#come(true));
    }

    connectedCallback() {
      this.#dress();
      if (this.#line) return;
      this.#still();
      this.#rest();
      if (this.hasAttribute("live")) this.wake();
    }

    disconnectedCallback() {
      // A board that only moves to another place of its page is there again at once.
      queueMicrotask(() => this.isConnected || this.#leave());
    }

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

    /** Follow a message, as docs/embed.md lists them; whether it is one. */
    send(message) {
      if (!isMessage(message)) return false;
      const { type, ...fields } = structuredClone(message);
      if (type === "set") this.#open(fields);
      else {
        this.wake();
        this.#ask({ do: type, ...fields });
      }
      return true;
    }

    // -- asking

    #mayPlay() {
      const may = this.getAttribute("may");
      return ["look", "step", "play"].includes(may) ? may : "play";
    }

    /** What the attributes ask for. */
    #attributes() {
      const own = {};
      for (const name of ["game", "position", "link"]) if (this.hasAttribute(name)) own[name] = this.getAttribute(name);
      const ply = number(this.getAttribute("ply"));
      return own.link === undefined ? { ...own, ply } : { link: own.link, ply };
    }

    /** Show what the attributes ask for, or what a message asks for instead. */
    #open(fields) {
      const own = this.#asked ?? this.#attributes();
      if (fields?.link !== undefined) this.#asked = { link: fields.link, ply: fields.ply };
      else if (fields?.position !== undefined || fields?.game !== undefined) this.#asked = { game: own.game ?? this.#last?.game, ...fields };
      else if (fields) this.#asked = { ...own, ...fields };
      if (!this.#view) this.#busy();
      this.#ask(this.#opening(this.#asked ?? own));
    }

    #opening(what) {
      this.#tall = this.#isTall();
      const may = this.#mayPlay() === "play" ? "play" : "step";
      const [seat, level] = ["seat", "level"].map(name => number(this.getAttribute(name)));
      return { do: "open", ...what, may, seat, level: level >= 1 && level <= 5 ? level : undefined, tall: this.#tall };
    }

    async #ask(request, onward = false) {
      if (!onward) this.#forgetTimers();
      if (!this.#line) this.#line = this.#connect();
      else if (this.#line.python.closed) {
        // The frame that the Python lived in was taken off the page: another one goes on where this board is.
        this.#line = this.#connect();
        if (request.do !== "open" && this.#last) await this.#exchange(this.#opening(this.#last));
      }
      const line = this.#line;
      const answer = await this.#exchange(request);
      if (line === this.#line) this.#show(answer);
    }

    #exchange(request) {
      const line = this.#line;
      line.port.postMessage(JSON.stringify(request));
      return new Promise(done => {
        const patience = setTimeout(() => line === this.#line && this.#fail(WORDS.failed), PATIENCE_MS);
        line.waiting.push(answer => {
          clearTimeout(patience);
          done(answer);
        });
      });
    }

    #connect() {
      const line = { ...connect(), waiting: [] };
      const silence = setTimeout(() => line === this.#line && this.#fail(WORDS.nobody), SILENCE_MS);
      line.port.onmessage = ({ data }) => {
        clearTimeout(silence);
        if (data !== "here") line.waiting.shift()?.(JSON.parse(data));
      };
      return line;
    }

    #leave() {
      this.#forgetTimers();
      this.#line?.port.postMessage("leave");
      this.#line = this.#view = null;
      this.#rest();
    }

    #fail(why) {
      this.#line = this.#view = null;
      if (!frame?.answered) frame?.remove();
      this.#rest();
      this.#say("", why);
      this.#shown.wake.replaceChildren(WORDS.again);
    }

    #forgetTimers() {
      this.#timers.splice(0).forEach(clearTimeout);
    }

    #later(seconds, request, onward) {
      this.#timers.push(setTimeout(() => this.#ask(request, onward), seconds * 1000));
    }

    // -- showing

    #dress() {
      this.#root.adoptedStyleSheets = this.getAttribute("theme") === "page" ? [looks] : [looks, colours];
    }

    /** The picture until it is touched: the packed one, else what is inside the element, else the game's own. */
    async #still() {
      const { still } = this.#shown;
      const game = this.getAttribute("game") ?? /[a-z]+(?=(?::|%3A)\d)/i.exec(this.getAttribute("link"))?.[0].toLowerCase();
      let source = "";
      if (this.hasAttribute("picture")) source = await unpacked(this.getAttribute("picture"));
      const own = !source && !this.children.length && /^[a-z]+$/.test(game);
      if (own) source = `${SITE}pictures/${game}.svg`;
      if (source) still.replaceChildren(make("img", { src: source, alt: this.getAttribute("label") ?? "", class: own ? "any" : "" }));
    }

    /** A picture, and how to wake it. */
    #rest() {
      const shown = this.#shown;
      const may = this.#mayPlay();
      this.insertAdjacentHTML("beforeend", this.#aside);
      this.#aside = "";
      for (const name of ["live", "bar", "asks", "steps", "words"]) shown[name].hidden = true;
      shown.out.remove();
      shown.still.hidden = false;
      shown.wake.hidden = shown.strip.hidden = may === "look";
      if (may !== "look") shown.wake.replaceChildren(icon(may === "step" ? "forward" : "play"), WORDS[may]);
      shown.board.removeAttribute("style");
    }

    #busy() {
      const shown = this.#shown;
      this.#hadFocus = this.#root.activeElement === shown.wake;
      shown.strip.hidden = shown.bar.hidden = false;
      shown.wake.hidden = true;
      this.#say("", WORDS.starting);
    }

    #say(said, prompt) {
      const { words, said: first, prompt: second } = this.#shown;
      words.hidden = false;
      first.textContent = said;
      first.hidden = !said;
      second.textContent = prompt;
      second.hidden = !prompt;
    }

    #show({ view, events = [], refused, told = refused, failed, fault, remedy, again }) {
      if (failed) return this.#fail(fault ? WORDS.server.replace("{fault}", fault).replace("{remedy}", remedy) : WORDS.failed);
      if (again) this.#later(again, { do: "happen" }, true);
      const begins = view && !this.#view;
      if (view) {
        this.#paint(view);
        if (frame) frame.answered = true;
      }
      if (refused) {
        if (!this.#view) {
          this.#line = null;
          this.#rest();
        }
        this.#say("", refused);
        this.#emit("refused", { reason: told });
      }
      if (begins) this.#emit("ready", {});
      for (const { type, ...detail } of events) {
        if (type === "position" && (detail.link || detail.position)) this.#last = start(detail);
        this.#emit(type, detail);
      }
    }

    #emit(type, detail) {
      this.dispatchEvent(new CustomEvent(`pentapod-${type}`, { bubbles: true, composed: true, detail }));
    }

    #paint(view) {
      const shown = this.#shown;
      const before = this.#view;
      this.#view = view;
      const hadFocus = before ? this.#root.activeElement !== null : this.#hadFocus;
      if (!before) this.#putAside();
      const [wide, high] = view.size;
      shown.board.style.aspectRatio = `${wide} / ${high}`;
      shown.board.style.width = `min(100%, calc(var(--pentapod-height, 34rem) * ${wide / high}))`;
      if (this.#near) {
        this.#picture(view.picture, before?.size.join() === view.size.join());
        this.#buttons(view.targets);
      }
      const looking = this.#mayPlay() !== "play";
      this.#say(looking && !view.prompt ? "" : view.said, looking && view.said ? "" : view.prompt);
      shown.still.hidden = shown.wake.hidden = shown.bar.hidden = true;
      shown.live.hidden = false;
      shown.strip.hidden = this.#mayPlay() === "look";
      shown.asks.hidden = !view.asks;
      shown.steps.hidden = view.asks || view.count === 0;
      for (const [name, off] of [["first", view.ply === 0], ["back", view.ply === 0], ["forward", view.ply === view.count], ["last", view.ply === view.count]]) {
        shown[name].setAttribute("aria-disabled", off);
      }
      shown.restart.hidden = looking;
      if (view.link && window.origin !== "null") {
        shown.out.href = `${SITE}index.html#${view.link}`;
        shown.strip.append(shown.out);
      } else shown.out.remove();
      this.#cover(view.cover);
      this.#keepFocus(!before, hadFocus);
      if (view.wait) this.#later(view.wait, { do: "happen" });
      this.#watch(view.deadline);
    }

    /** The keyboard's focus goes to what asks; where what had it is gone, to the board: Tab leads on from there. */
    #keepFocus(begins, had) {
      const { targets, asks, cover } = this.#shown;
      const lost = had && !this.#root.activeElement?.checkVisibility();
      if (this.#view.asks) asks.firstChild.focus();
      else if (lost && this.#view.cover) cover.querySelector("button").focus();
      else if (lost) ((begins && this.#firstLit()) || targets).focus({ preventScroll: true });
    }

    #firstLit() {
      return this.#shown.targets.querySelector("[aria-disabled=false]");
    }

    /** A clock runs on for as long as what has started it stays the same. */
    #watch(deadline) {
      if (!deadline) return;
      const [since, seconds] = deadline;
      if (this.#clock.since !== since) this.#clock = { since, end: performance.now() + seconds * 1000 };
      this.#later((this.#clock.end - performance.now()) / 1000, { do: "late", since });
    }

    #picture(text, glide) {
      const { picture } = this.#shown;
      const places = new Map([...picture.querySelectorAll("[data-key]")].map(one => [one.dataset.key, place(one)]));
      picture.innerHTML = text;
      if (!glide || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      for (const thing of picture.querySelectorAll("[data-key]")) {
        const was = places.get(thing.dataset.key);
        const is = place(thing);
        const frames = was === undefined ? { opacity: [0, 1] } : was !== is && { transform: [was, is] };
        if (frames) thing.animate(frames, { duration: GLIDE_MS, easing: "cubic-bezier(.2, .7, .3, 1)" });
      }
    }

    /** Drawings inside the element are kept as text while it lives: what they share is copied into each of them. */
    #putAside() {
      for (const drawing of this.querySelectorAll(":scope > svg")) {
        this.#aside += drawing.outerHTML;
        drawing.remove();
      }
    }

    /** What is far from the window is let go, and made again when it comes near: many boards then weigh like few. */
    #come(near) {
      if (this.#near === near || (!near && this.#root.activeElement)) return;
      this.#near = near;
      if (!this.#view) return;
      const { picture, targets } = near ? this.#view : { picture: "", targets: [] };
      this.#picture(picture, false);
      this.#buttons(targets);
    }

    #buttons(targets) {
      const { targets: home } = this.#shown;
      const gone = new Set(this.#targets.keys());
      let focused;
      for (const [touch, label, x, y, w, h, round, lit, chosen] of targets) {
        let element = this.#targets.get(touch);
        if (!element) {
          this.#targets.set(touch, element = make("button", { type: "button" }));
          element.dataset.touch = touch;
        }
        if (this.#root.activeElement === element) focused = element;
        gone.delete(touch);
        element.setAttribute("aria-label", label);
        element.setAttribute("aria-disabled", !lit);
        element.setAttribute("aria-pressed", chosen);
        element.tabIndex = lit ? 0 : -1;
        const { style } = element;
        [style.left, style.top, style.width, style.height] = [x, y, w, h].map(part => `${part * 100}%`);
        style.borderRadius = round ? "50%" : "12%";
      }
      for (const touch of gone) {
        this.#targets.get(touch).remove();
        this.#targets.delete(touch);
      }
      const order = targets.map(([touch]) => this.#targets.get(touch));
      if (order.some((element, at) => home.children[at] !== element)) home.replaceChildren(...order);
      focused?.focus();
    }

    #cover(asked) {
      const { cover } = this.#shown;
      cover.hidden = !asked;
      if (!asked) return;
      const [sentence, label] = asked;
      cover.replaceChildren(make("span", {}, sentence), button({}, [label], () => this.#ask({ do: "take" })));
    }

    // -- hands

    #clicked(event) {
      const target = event.target.closest("button");
      if (!target) return;
      this.#ask({ do: "touch", touch: target.dataset.touch });
    }

    #step(to) {
      this.#ask({ do: "step", to });
    }

    /**
     * Escape takes a touch back and d ends the turn; Tab leads to what may be touched next, and the arrow keys walk the
     * targets by where they are.
     */
    #pressed(event) {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") this.#ask({ do: "cancel" });
      if (event.key === "d" && this.#view.end) this.#ask({ do: "touch", touch: this.#view.end });
      if (event.key === "Tab" && !event.shiftKey && event.target.getAttribute("aria-disabled") !== "false" && this.#firstLit()) {
        event.preventDefault();
        this.#firstLit().focus();
      }
      if (!way) return;
      event.preventDefault();
      if (event.target === this.#shown.targets) return this.#firstLit()?.focus();
      const middle = element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [x, y] = middle(event.target);
      let best = [Infinity, null];
      for (const element of this.#targets.values()) {
        const [right, down] = middle(element);
        const ahead = (right - x) * way[0] + (down - y) * way[1];
        const aside = Math.abs((right - x) * way[1]) + Math.abs((down - y) * way[0]);
        if (ahead > 1 && aside <= 2 * ahead && ahead + 2 * aside < best[0]) best = [ahead + 2 * aside, element];
      }
      best[1]?.focus();
    }

    #isTall() {
      return this.clientWidth > 0 && this.clientWidth < NARROW_PX;
    }

    #resized() {
      if (this.#view && this.#tall !== this.#isTall()) {
        this.#tall = this.#isTall();
        this.#ask({ do: "tall", tall: this.#tall });
      }
    }
  }

  /** A count as an attribute has it; undefined if it is none. */
  function number(text) {
    return /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
  }

  /** How to open a board where another was. */
  function start({ game, position, link, ply }) {
    return link ? { link, ply } : { game, position };
  }

  /** A group's place, as CSS says it. */
  function place(group) {
    return (group.getAttribute("transform") ?? "")
      .replace(/translate\(([^ )]+) ([^ )]+)\)/, "translate($1px, $2px)")
      .replace(/rotate\(([^)]+)\)/, "rotate($1deg)");
  }

  /** A packed picture as an address for an image, in which no script of its could run; "" when it is none. */
  async function unpacked(text) {
    try {
      if (text.length > MAX_PICTURE) return "";
      const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0));
      const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
      const pieces = [];
      for (let size = 0; size < 20 * MAX_PICTURE;) {
        const { done, value } = await reader.read();
        if (done) return `data:image/svg+xml,${encodeURIComponent(await new Blob(pieces).text())}`;
        pieces.push(value);
        size += value.byteLength;
      }
      reader.cancel();
    } catch { /* Cut off, or no picture at all. */ }
    return "";
  }

  if (!customElements.get("pentapod-board")) customElements.define("pentapod-board", PentapodBoard);
})();
