// The page of an invited device: an invitation is answered, then the host's Views are shown. No Python runs here.
import { Peer } from "../devices/peer.js";
import { isHidden, pack, unpack } from "../devices/signal.js";
import { hasWayBack, keep, wayBack } from "../devices/spare.js";
import { Arrival } from "./arrival.js";
import { Conversation } from "./conversation.js";
import { keepView, keptView, ownToken, setting, settings } from "./keeping.js";
import { announce, button, byId, make } from "./make.js";
import { Table } from "./table.js";
import { LANGUAGE, say } from "./words.js";

/** @import { Ears, State } from "../devices/peer.js" */

const root = document.documentElement;

/** So long the device tries to come back by itself, again and again. */
const RETURN_MS = 10 * 60_000;

/** So long each try may take. */
const TRY_MS = 8000;

/** After so long it is said that another invitation may be needed. */
const DOUBT_MS = 12_000;

class Page {
  /** @type {Peer | null} */
  #peer = null;
  #joined = false;
  #ended = false;
  #returning = 0;
  /** Counts the ways that were taken to the host: an older one is not followed any more. */
  #ways = 0;
  #doubt = 0;
  #isBack = false;
  #hides = true;
  #tabs = new BroadcastChannel("pentapod.join");
  #self = { token: "", name: settings().name, room: () => this.#table.room };
  #table = new Table({ tell: (what, fields) => this.#tell(what, fields), isLoud: () => settings().sound });
  #arrival = new Arrival({
    name: () => settings().name,
    returns: () => Boolean(settings().used && settings().name),
    hides: () => this.#hides,
    join: (name, invitation) => this.#join(name, invitation),
  });
  #conversation = new Conversation(this.#self, {
    welcomed: (_, note) => this.#welcomed(note),
    view: view => {
      this.#arrival.leave();
      this.#go("table");
      this.#table.show(view);
      if (this.#isBack && view.seats.length) this.#tabs.postMessage([view.game[0], ...view.seats]);
      this.#isBack = false;
    },
    refused: why => this.#table.refuse(why),
    about: (touch, lines) => this.#table.about(touch, lines),
    hint: (path, why) => this.#table.hint(path, why),
    alive: () => {
      if (this.#peer?.state === "open") this.#line("");
    },
    silent: () => this.#line(say("silent")),
    ended: why => this.#end(why, this.#table.language),
  });

  constructor() {
    addEventListener("hashchange", () => this.#open());
    this.#tabs.onmessage = ({ data: [game, ...seats] }) => {
      const shown = this.#table.shown;
      const isHere = shown?.game[0] === game && seats.some((/** @type {number} */ seat) => shown?.seats.includes(seat));
      if (isHere && !this.#conversation.isOpen) this.#end(say("other-tab"));
    };
    addEventListener("pagehide", event => {
      if (event.persisted) return;
      keepView(this.#ended ? null : this.#table.shown);
      this.#conversation.leave();
      this.#peer?.close();
    });
    const sound = byId("sound");
    sound.onclick = () => {
      setting("sound", !settings().sound);
      sound.setAttribute("aria-pressed", String(settings().sound));
      announce(say(settings().sound ? "sound-on" : "sound-off"));
      if (settings().sound) globalThis.pentapodSound("turn");
    };
    sound.setAttribute("aria-pressed", String(settings().sound));
    this.#open();
    root.dataset.ready = "1";
  }

  /** The address has an invitation, or the one that this page has answered already. */
  #open() {
    const code = location.hash.slice(1);
    const kept = keptView();
    if (kept && (!code || settings().used === code)) {
      this.#joined = true;
      this.#ended = false;
      this.#go("table");
      this.#table.show(kept, false);
      this.#table.freeze();
      this.#lost(say("gone"));
    } else if (code && settings().used === code) {
      this.#arrival.begin("", "spent-text");
    } else {
      this.#ask(code);
    }
  }

  /**
   * An invitation is to be answered, or to be asked for: nothing else is tried meanwhile.
   * @param {string} code
   * @param {"spent-text"} [why]
   */
  #ask(code, why) {
    this.#ended = false;
    clearTimeout(this.#doubt);
    this.#line("");
    this.#go("join");
    this.#arrival.begin(code, why);
  }

  /** @param {"join" | "table"} place */
  #go(place) {
    if (root.dataset.place !== place) root.dataset.place = place;
  }

  /**
   * @param {string} name
   * @param {string} invitation
   */
  async #join(name, invitation) {
    setting("name", name);
    this.#self.name = name;
    this.#ways++;
    clearTimeout(this.#returning);
    this.#returning = 0;
    this.#self.token ||= await ownToken();
    this.#peer?.close();
    const { sdp, id, stun } = unpack(invitation, "invitation");
    const peer = new Peer(this.#earsOf(() => peer), stun ? [`stun:${stun}`] : []);
    this.#peer = peer;
    const own = await peer.answer(sdp);
    this.#hides = isHidden(own);
    return pack("answer", own, { answers: id });
  }

  /**
   * Who hears what a peer hears, for as long as it is the one that counts.
   * @param {() => Peer | null} own
   * @returns {Ears}
   */
  #earsOf(own) {
    return {
      heard: text => {
        if (text && this.#peer === own()) this.#conversation.hear(text);
      },
      changed: state => {
        if (this.#peer === own()) this.#changed(state);
      },
      aside: word => {
        // Where nothing can be kept, nothing is.
        keep(word).then(told => told && own()?.sendAside(told)).catch(() => {});
      },
    };
  }

  /** Go back to the table by the way that was prepared, until it leads there or the player takes another one. */
  async #return() {
    const until = performance.now() + RETURN_MS;
    const way = ++this.#ways;
    clearTimeout(this.#returning);
    this.#self.token ||= await ownToken();
    const attempt = async () => {
      if (this.#ended || performance.now() > until) return;
      /** @type {Peer | null} */
      let peer = null;
      const kept = await wayBack(this.#earsOf(() => peer)).catch(() => null);
      if (!kept || way !== this.#ways) return;
      this.#peer?.close();
      this.#peer = peer = kept.peer;
      this.#returning = window.setTimeout(() => {
        if (this.#peer === peer && peer?.state !== "open") attempt();
      }, TRY_MS);
      await peer.answer(kept.sdp).catch(() => {}); // It may be open before this is done.
    };
    attempt();
  }

  /** @param {State} state */
  #changed(state) {
    if (this.#ended) return;
    if (state === "open") {
      this.#ways++;
      clearTimeout(this.#returning);
      clearTimeout(this.#doubt);
      this.#returning = 0;
      setting("used", location.hash.slice(1));
      if (this.#conversation.isOpen) {
        this.#line("");
        return;
      }
      if (root.dataset.place === "join") this.#arrival.found();
      this.#conversation.begin(text => this.#peer?.send(text) ?? false);
    } else if (state === "shaky") {
      this.#line(say("shaky"));
    } else {
      this.#conversation.pause();
      if (this.#returning) return;
      if (root.dataset.place === "join") this.#arrival.failed();
      else this.#lost(say(state === "lost" ? "gone" : "closed"));
    }
  }

  /** @param {string} note who deals */
  #welcomed(note) {
    byId("dealer").textContent = note;
    if (this.#joined) announce(say("back-in"));
    this.#joined = this.#isBack = true;
    this.#line("");
  }

  /**
   * What is done to the table is told to the host; what cannot reach it is not kept for later, as the seat may be
   * taken by then.
   * @param {string} what
   * @param {Record<string, unknown>} [fields]
   */
  #tell(what, fields) {
    if (!this.#conversation.isOpen) return false;
    this.#conversation.say(what, fields);
    return true;
  }

  /** @param {string} why */
  #lost(why) {
    this.#table.freeze();
    clearTimeout(this.#doubt);
    if (hasWayBack()) {
      this.#line(`${why} ${say("returning")}`, true);
      this.#doubt = window.setTimeout(() => this.#line(say("not-back"), true), DOUBT_MS);
      this.#return();
    } else {
      this.#line(`${why} ${say("needs-invitation")}`, true);
    }
  }

  /**
   * @param {string} why
   * @param {string} [language]
   */
  #end(why, language = LANGUAGE) {
    this.#ended = true;
    clearTimeout(this.#doubt);
    this.#conversation.pause();
    this.#peer?.close();
    this.#table.freeze();
    if (this.#joined) this.#line(make("span", { lang: language }, why), true);
    else {
      this.#go("join");
      this.#arrival.begin("");
      byId("complaint").textContent = why;
      byId("complaint").hidden = false;
    }
  }

  /**
   * How the connection stands, over the table; nothing where it stands well.
   * @param {string | HTMLElement} words
   * @param {boolean} [isGone] whether another invitation is needed
   */
  #line(words, isGone = false) {
    const line = byId("line");
    line.hidden = !words;
    line.replaceChildren(words);
    if (isGone) {
      line.append(button(say("new-scan"), () => this.#ask("", "spent-text")));
    }
  }
}

new Page();
