// Other devices at a game in the sealed frame (tools/single/reach.js). Their connections are held here, and the frame
// sends and gets texts alone: invitations and answers, which hold addresses, pass it by. So a game speaks with nobody
// but whom the player has invited by hand.
import { loadScript } from "../devices/scan.js";
import { qrPicture } from "../join/make.js";
import { Allowance } from "./allowance.js";
import { button, element } from "./checks.js";
import { closeDialog, copyButton, openDialog } from "./dialog.js";
import * as shelf from "./shelf.js";
import { say } from "./words.js";

/** A click that comes sooner was meant for what was there before. */
const LATE_MS = 400;
/** So long after a device has joined the game may ask for the next one. */
const NEXT_MS = 5000;
const MOST_GUESTS = 16;
const MOST_NUMBER = 999;
/** A view may be as long (docs/devices.md). */
const LONGEST = 200_000;
const LONGEST_NAME = 24;
/** What a game may send to a device: so much at once, and so much a second. */
const MESSAGES = /** @type {const} */ ([300, 100]);
const CHARACTERS = /** @type {const} */ ([4_000_000, 1_000_000]);

const QR_LONGEST = 1465;

/**
 * A device that the player has invited.
 * @typedef {object} Guest
 * @property {"invited" | "open" | "shaky" | "lost"} state
 * @property {string} name how it has called itself
 * @property {Allowance} messages
 * @property {Allowance} characters
 */

const host = () => globalThis.pentapodDevices;

export class Guests {
  /** @type {Map<number, Guest>} */
  #guests = new Map();
  /** The device that the game wants to invite, or 0, and since when it is shown. */
  #asked = 0;
  #since = 0;
  /** The device whose invitation is shown, or 0. */
  #shown = 0;
  #joined = -Infinity;
  /** Whether the player has still to hear that a game was stopped. */
  #hasCutOff = false;
  #endScan = () => {};

  /**
   * @param {HTMLElement} place where the player sees who is connected
   * @param {(message: object) => void} post
   */
  constructor(place, post) {
    this.place = place;
    this.post = post;
    document.getElementById("dialog")?.addEventListener("close", () => this.#closed());
  }

  /**
   * Follow what the frame says, which may be anything.
   * @param {any} said
   */
  hear({ device, act, text }) {
    if (!Number.isInteger(device) || device < 1 || device > MOST_NUMBER) return;
    const guest = this.#guests.get(device);
    if (act === "invite") this.#ask(device);
    else if (!guest) return;
    else if (act === "send") this.#send(device, guest, text);
    else if (act === "mute") host().mute(device);
    else if (act === "close") this.#end(device);
  }

  /** The frame is gone, and with it whoever played at its table. */
  end() {
    this.#asked = 0;
    if (this.#shown) closeDialog();
    for (const device of this.#guests.keys()) host()?.close(device);
    this.#guests.clear();
    this.#show();
  }

  /**
   * The game wants to invite a device: if somebody has just touched something the player is asked.
   * @param {number} device
   */
  #ask(device) {
    const touched = navigator.userActivation?.isActive ?? true;
    const isFull = this.#guests.size >= MOST_GUESTS && !this.#guests.has(device);
    if (isFull || !touched && performance.now() - this.#joined > NEXT_MS) {
      this.post({ device, state: "refused" });
      return;
    }
    if (this.#asked === device) return;
    if (this.#asked) this.post({ device: this.#asked, state: "refused" });
    this.#asked = device;
    this.#since = performance.now();
    this.#show();
  }

  /** @param {boolean} may */
  #answer(may) {
    if (performance.now() - this.#since < LATE_MS) return;
    const device = this.#asked;
    this.#asked = 0;
    if (may) this.#open(device);
    else this.post({ device, state: "refused" });
    this.#show();
  }

  /**
   * Show the invitation for a device, which is made if there is none.
   * @param {number} device
   */
  async #open(device) {
    const now = performance.now();
    this.#guests.set(device, {
      state: "invited",
      name: this.#guests.get(device)?.name ?? "",
      messages: new Allowance(...MESSAGES, now),
      characters: new Allowance(...CHARACTERS, now),
    });
    this.#shown = device;
    const place = element("div", { id: "invitation" }, element("p", { role: "status" }, say("device-making")));
    openDialog(say("devices-open"), element("p", { class: "soft" }, say("guest-note")), place);
    try {
      await Promise.all(["devices/host", "qr"].map(name => loadScript(`./static/${name}.js`, "module")));
      host().onmessage = (number, text) => this.#heard(number, text);
      host().onstate = (number, state) => this.#changed(number, state);
      await this.#invite(device, place, () => host().invite(device, servers()));
    } catch {
      place.replaceChildren(element("p", { role: "alert" }, say("device-failed")));
    }
  }

  /**
   * @param {number} device
   * @param {HTMLElement} place
   * @param {() => Promise<string>} make
   * @param {(isHidden: boolean) => string} saying what came of it, beside the invitation
   */
  async #invite(device, place, make, saying = () => "") {
    const fragment = await make();
    if (!this.#guests.has(device)) host().close(device);
    else if (this.#shown === device) place.replaceChildren(...this.#invitation(device, place, fragment, saying));
  }

  /**
   * @param {number} device
   * @param {HTMLElement} place
   * @param {string} fragment
   * @param {(isHidden: boolean) => string} saying
   */
  #invitation(device, place, fragment, saying) {
    const again = () => this.#invite(device, place, () => host().invite(device, servers(), true));
    const seen = () => this.#invite(
      device, place, () => host().inviteSeen(device, servers()),
      isHidden => say(isHidden ? "device-camera-vain" : "device-camera-done"),
    ).catch(({ message }) => { camera.textContent = say(`device-camera-${message}`); });
    const site = siteAddress();
    const link = site ? new URL(`join.html#${fragment}`, site).href : fragment;
    const field = /** @type {HTMLInputElement} */ (element("input", { id: "link", readonly: "", value: link }));
    const isHidden = host().isHidden(fragment);
    const code = globalThis.pentapodQr(link, QR_LONGEST);
    const picture = code ? qrPicture(code, say("qr-label")) : "";
    const camera = element("p", { role: "status" }, saying(isHidden) || (isHidden ? say("device-camera-note") : ""));
    const first = element(
      "div", { class: "stack" },
      element("h3", {}, say("device-step-one")), element("p", {}, say(`device-${site ? "step-one" : "code"}-note`)),
      element("label", { class: "field" }, say(`device-${site ? "link" : "code"}`), field),
      element("p", { class: "actions" }, button(say("device-anew"), again), copyButton(field, say("device-copy"))),
    );
    const parts = [
      element("div", { class: "share-link" }, first, element("div", { id: "qr" }, picture)), this.#answering(device),
    ];
    if (camera.textContent) parts.push(element("div", { class: "part" }, camera));
    if (isHidden) parts[2].append(element("p", { class: "row" }, button(say("device-camera"), seen)));
    return [...parts, element(
      "details", {}, element("summary", {}, say("device-reach")), element("p", {}, say("device-reach-note")),
    )];
  }

  /** @param {number} device */
  #answering(device) {
    const said = element("p", { id: "answer-said", role: "status" }, say("device-step-two-note"));
    const video = /** @type {HTMLVideoElement} */ (element("video", { id: "scan", hidden: "" }));
    const field = /** @type {HTMLTextAreaElement} */ (element(
      "textarea", { id: "answer", rows: "3", "aria-label": say("device-answer"), spellcheck: "false" },
    ));
    const connect = () => {
      said.textContent = say("device-connecting");
      host().accept(device, field.value).catch((/** @type {Error} */ { message }) => {
        said.textContent = say(`device-${message}`);
      });
    };
    const scan = button(say("device-scan"), () => {
      video.hidden = false;
      this.#endScan = host().scan(video, text => {
        this.#endScan();
        video.hidden = true;
        field.value = text;
        connect();
      }, why => {
        video.hidden = true;
        said.textContent = say(`device-${why}`);
      });
    });
    return element(
      "div", { class: "stack" }, element("h3", {}, say("device-step-two")), said, video, field,
      element("p", { class: "row" }, scan, button(say("device-connect"), connect, { class: "primary" })),
    );
  }

  /** The dialog was closed. Where nobody has come by it, the invitation is still open. */
  #closed() {
    const device = this.#shown;
    this.#shown = 0;
    this.#endScan();
    this.#endScan = () => {};
    if (this.#guests.get(device)?.state === "invited") this.post({ device, state: "refused" });
  }

  /**
   * @param {number} device
   * @param {string} text
   */
  #heard(device, text) {
    const guest = this.#guests.get(device);
    if (!guest) return;
    const name = nameIn(text);
    if (name) {
      guest.name = name;
      this.#show();
    }
    this.post({ device, text });
  }

  /**
   * @param {number} device
   * @param {"open" | "shaky" | "mended" | "lost" | "closed"} state
   */
  #changed(device, state) {
    const guest = this.#guests.get(device);
    if (!guest) return;
    const isGone = state === "lost" || state === "closed";
    if (isGone && guest.state === "invited") {
      const said = this.#shown === device && document.getElementById("answer-said");
      if (said) said.textContent = say("device-not-found");
    } else {
      guest.state = isGone ? "lost" : state === "mended" ? "open" : state;
    }
    if (state === "open") this.#joined = performance.now();
    if (state === "open" && this.#shown === device) closeDialog();
    this.post({ device, state });
    this.#show();
  }

  /**
   * @param {number} device
   * @param {Guest} guest
   * @param {unknown} text
   */
  #send(device, guest, text) {
    const now = performance.now();
    // What does not begin like an object may be a word between the connections themselves, about addresses.
    const isGood = typeof text === "string" && text.length <= LONGEST && text.startsWith("{")
      && guest.messages.takes(1, now) && guest.characters.takes(text.length, now);
    try {
      if (isGood) host().send(device, text);
    } catch { // More waits to be sent than the browser keeps.
      this.#cutOff(device);
    }
    if (!isGood) this.#cutOff(device);
  }

  /** @param {number} device */
  #cutOff(device) {
    this.#hasCutOff = true;
    this.#end(device);
  }

  /** @param {number} device */
  #end(device) {
    this.#guests.delete(device);
    if (this.#shown === device) closeDialog();
    host()?.close(device);
    this.post({ device, state: "closed" });
    this.#show();
  }

  /** Who is connected, and what the game asks for. */
  #show() {
    const rows = [...this.#guests].map(([device, guest]) => {
      const { state, name } = guest;
      const offers = [button(say("guest-end"), () => this.#end(device), { class: "quiet" })];
      if (state === "invited") offers.unshift(button(say("device-invitation"), () => this.#open(device), { class: "quiet" }));
      return row(say(`guest-${state}`, { name: name || say("guest") }), ...offers);
    });
    if (this.#hasCutOff) {
      rows.push(row(say("guest-cut"), button(say("close"), () => {
        this.#hasCutOff = false;
        this.#show();
      }, { class: "quiet" })));
    }
    if (this.#asked) {
      rows.push(row(
        say("guest-ask"), button(say("devices-open"), () => this.#answer(true), { class: "primary" }),
        button(say("guest-refuse"), () => this.#answer(false), { class: "quiet" }),
      ));
    }
    this.place.replaceChildren(...rows);
    this.place.hidden = !rows.length;
  }
}

/**
 * @param {string} sentence
 * @param {HTMLElement[]} offers
 */
const row = (sentence, ...offers) =>
  element("p", { class: "row", role: "status" }, element("span", {}, sentence), ...offers);

/** Where the page of an invited device is: from one file on a disk in its public copy; "" if there is none. */
function siteAddress() {
  const { dataset } = document.documentElement;
  return dataset.public || (location.protocol.startsWith("http") ? document.baseURI : "");
}

/** The STUN servers of the player or of the site, as everywhere; the game has no say in it. */
function servers() {
  const named = document.querySelector("meta[name=stun]")?.getAttribute("content") ?? "";
  const server = shelf.stun() || named;
  return server ? [`stun:${server}`] : [];
}

/**
 * The name in a device's first word.
 * @param {string} text
 */
function nameIn(text) {
  if (!text.includes('"hello"')) return "";
  try {
    const { do: act, name } = JSON.parse(text);
    return act === "hello" ? String(name).trim().slice(0, LONGEST_NAME) : "";
  } catch {
    return "";
  }
}
