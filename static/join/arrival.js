// Before there is a table: the invitation is read, a name is typed, and the answer is shown for the host to take.
import { loadScript, openCamera, scan } from "../devices/scan.js";
import { SignalError, unpack } from "../devices/signal.js";
import { button, byId, make, qrPicture } from "./make.js";
import { welcomeOf } from "./told.js";
import { say } from "./words.js";

/** @import { Key } from "./words.js" */

/** Of a QR code that a telephone's screen can show. */
const LONGEST_QR = 400;

/** After so long without a word from the host the page says what to look at. */
const LONG_MS = 25_000;

const NAME_LENGTH = 24;

/**
 * @typedef {object} Plans
 * @property {() => string} name the one that was typed last
 * @property {() => boolean} returns whether who sits here was in a game already, by this name
 * @property {() => boolean} hides whether this browser has hidden from the host where this device is
 * @property {(name: string, invitation: string) => Promise<string>} join answers an invitation: the code of the answer
 */

/** What stands on the page until the board does. */
export class Arrival {
  #plans;
  #place = byId("arrival");
  #invitation = "";
  #timer = 0;
  #endScan = () => {};

  /** @param {Plans} plans */
  constructor(plans) {
    this.#plans = plans;
  }

  /**
   * Begin with the text of an invitation, or ask for one.
   * @param {string} text
   * @param {Key} [why] said where none is there
   */
  begin(text, why = "no-invitation-text") {
    this.#clear();
    if (!text) {
      this.#askForOne(why);
      return;
    }
    try {
      unpack(text, "invitation");
      this.#invitation = text;
      if (this.#plans.returns()) this.#join(this.#plans.name());
      else this.#askForName();
    } catch (error) {
      this.#askForOne(why);
      this.#complain(wrongWith(error));
    }
  }

  /** The two devices did not find each other. */
  failed() {
    const hides = this.#plans.hides();
    clearTimeout(this.#timer);
    this.#show(
      make("h2", {}, say("answer-title")),
      make("p", { class: "warning", role: "alert" }, say("failed")),
      make("p", {}, say("failed-network")),
      ...hides ? [make("p", { class: "soft" }, say("failed-camera"))] : [],
      make("p", { class: "row" },
        button(say("again"), () => this.begin(this.#invitation), { class: "primary" }),
        hides ? button(say("use-camera"), () => this.#useCamera()) : ""),
      ...this.#scanAndPaste(),
    );
  }

  /** The board is there. */
  leave() {
    this.#clear();
  }

  /** The host has taken the answer: the connection stands. */
  found() {
    this.#clear();
    this.#show(make("p", { class: "waits" }, say("seated")), make("progress", { "aria-label": say("seated") }));
  }

  /** Nothing is shown any more, and the camera is let go. */
  #clear() {
    clearTimeout(this.#timer);
    this.#endScan();
    this.#place.replaceChildren();
  }

  /** @param {Node[]} inside */
  #show(...inside) {
    this.#endScan();
    this.#place.replaceChildren(...inside, make("p", { id: "complaint", class: "warning", role: "alert", hidden: "" }));
  }

  /** @param {string} what */
  #complain(what) {
    const place = byId("complaint");
    place.textContent = what;
    place.hidden = !what;
  }

  // -- the invitation

  /** @param {Key} why */
  #askForOne(why) {
    this.#show(make("h2", {}, say("no-invitation")), make("p", {}, say(why)), ...this.#scanAndPaste());
  }

  #scanAndPaste() {
    const input = make("input", { id: "invitation", autocomplete: "off", spellcheck: "false", placeholder: say("paste") });
    const form = make(
      "form", { class: "paste" },
      make("label", { class: "hidden", for: "invitation" }, say("paste-label")), input, make("button", {}, say("open")),
    );
    form.onsubmit = event => {
      event.preventDefault();
      this.#take(input.value);
    };
    const video = make("video", { hidden: "", playsinline: "" });
    const hint = make("p", { class: "soft", hidden: "" }, say("scan-hint"));
    const toggle = button(say("scan"), () => {
      if (video.hidden) begin();
      else end();
    });
    const end = () => {
      stop();
      stop = this.#endScan = () => {};
      video.hidden = hint.hidden = true;
      toggle.textContent = say("scan");
    };
    let stop = () => {};
    const begin = () => {
      this.#complain("");
      video.hidden = hint.hidden = false;
      toggle.textContent = say("scan-stop");
      stop = this.#endScan = scan(video, text => this.#take(text), why => {
        end();
        this.#complain(say(`scan-${why}`));
      });
    };
    return [make("p", { class: "row" }, toggle), video, hint, form];
  }

  /** @param {string} text */
  #take(text) {
    try {
      unpack(text, "invitation");
    } catch (error) {
      this.#complain(wrongWith(error));
      return;
    }
    this.begin(text);
  }

  // -- the name

  #askForName() {
    const input = make("input", { id: "name", autocomplete: "nickname", value: this.#plans.name(), required: "" });
    const form = make(
      "form", { class: "stack" }, make("label", { class: "field", for: "name" }, say("name")), input,
      make("button", { class: "primary" }, say("join")),
    );
    const over = () => input.value.trim().length - NAME_LENGTH;
    input.oninput = () => this.#complain(over() > 0 ? say("name-long", { most: NAME_LENGTH, over: over() }) : "");
    form.onsubmit = event => {
      event.preventDefault();
      if (over() <= 0) this.#join(input.value.trim());
    };
    this.#show(make("h2", {}, welcomeOf(this.#invitation)), make("p", {}, say("invited-text")), form);
    if (!input.value) input.focus();
  }

  /** @param {string} name */
  async #join(name) {
    this.#show(make("p", { class: "waits", role: "status" }, say("preparing")), make("progress", {}));
    try {
      this.#showAnswer(await this.#plans.join(name, this.#invitation));
    } catch (error) {
      this.failed();
      this.#complain(wrongWith(error));
    }
  }

  async #useCamera() {
    try {
      const stream = await openCamera();
      for (const track of stream.getTracks()) track.stop();
      this.begin(this.#invitation);
    } catch {
      this.#complain(say("scan-forbidden"));
    }
  }

  // -- the answer

  /** @param {string} code */
  #showAnswer(code) {
    const picture = make("div", { id: "qr" });
    const text = make("textarea", { id: "answer", readonly: "", rows: "3", spellcheck: "false" });
    text.value = code;
    const copy = button(say("copy"), () => copyText(text).then(() => { copy.textContent = say("copied"); }));
    const share = "share" in navigator && button(say("share"), () => navigator.share({ text: code }).catch(() => {}));
    const waits = make("p", { class: "waits", role: "status" }, say("waiting"));
    this.#show(
      make("h2", {}, say("answer-title")),
      make("p", {}, this.#plans.returns() && `${say("back-as", { name: this.#plans.name() })} `, say("answer-text")),
      picture, waits,
      make("label", { class: "hidden", for: "answer" }, say("answer-label")), text,
      make("p", { class: "row" }, copy, share || ""),
    );
    loadScript("./static/qr.js", "module").then(() => {
      const found = globalThis.pentapodQr(code, LONGEST_QR);
      if (found) picture.replaceChildren(qrPicture(found, say("answer-qr")));
    }).catch(() => {});
    this.#timer = window.setTimeout(() => { waits.textContent = say("waiting-long"); }, LONG_MS);
  }
}

/** @param {unknown} error */
function wrongWith(error) {
  return say(error instanceof SignalError ? `code-${error.fault}` : "failed");
}

/** @param {HTMLTextAreaElement} field */
async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch { // A page that came without encryption may not: the older way.
    field.select();
    document.execCommand("copy");
  }
}
