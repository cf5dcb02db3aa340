// The host's side of all connections, as Python finds it: globalThis.pentapodDevices. Loaded when the first seat is
// invited. docs/devices.md says what goes over them.
import { hold, release } from "./hold.js";
import { Peer } from "./peer.js";
import { openCamera, scan, whyNot } from "./scan.js";
import { isHidden, pack, SignalError, unpack } from "./signal.js";
import { answerIn } from "./spare.js";

/** A longer message is none: it is not handed on. */
const MOST_CHARACTERS = 2000;

/**
 * Whether a connection whose other end may come in an hour is waited for. Firefox gives up after five seconds: there
 * the wait begins when the device is gone.
 */
let isPatient = true;

/**
 * The connections of a device: the one that carries its messages; one that waits for the answer to an invitation; and
 * one that waits for the device to come back by itself.
 * @typedef {object} Device
 * @property {Peer | null} current
 * @property {Invited | null} invited
 * @property {{ peer: Peer, answer: string } | null} spare its answer is "" until the device has told it
 * @property {string[]} servers
 * @property {boolean} isMute whether what its connection still brings is heard no more
 */

/**
 * An invitation: its code, the number that its answer names, and that answer once it was taken.
 * @typedef {{ peer: Peer, code: string, id: number, answer: string }} Invited
 */

export class Devices {
  /** @type {(device: number, text: string, arrived: number) => void} */
  onmessage = () => {};
  /** @type {(device: number, state: "open" | "shaky" | "mended" | "lost" | "closed") => void} */
  onstate = () => {};
  scan = scan;
  hold = hold;
  release = release;
  /** @type {Map<number, Device>} */
  #devices = new Map();
  /** What became of invitations that are none any more, by their numbers. @type {Map<number, "used" | "replaced">} */
  #past = new Map();

  /**
   * The fragment of an invitation for a device, in the place of the connection that it had: the same for as long as
   * nobody has answered it. If the device comes back by itself meanwhile, the invitation is void.
   * @param {number} number
   * @param {Iterable<string>} servers STUN servers as "stun:host:port", usually none
   * @param {boolean} [anew] whether it is another one in any case
   */
  async invite(number, servers, anew = false) {
    const list = [...servers];
    const device = this.#devices.get(number)
      ?? { current: null, invited: null, spare: null, servers: list, isMute: false };
    this.#devices.set(number, device);
    const before = device.invited;
    const isGood = before?.code && before.peer.state === "new" && !before.answer && `${list}` === `${device.servers}`;
    if (isGood && !anew) return before.code;
    device.servers = list;
    if (before?.id) this.#past.set(before.id, "replaced");
    before?.peer.close();
    device.current?.close();
    device.current = null;
    this.#awaitReturn(device);
    /** @type {Invited} */
    const invited = { peer: this.#peer(number, device), code: "", id: 0, answer: "" };
    device.invited = invited;
    invited.code = pack("invitation", await invited.peer.invite(), { stun: list[0]?.replace(/^stun:/, "") });
    invited.id = unpack(invited.code, "invitation").id;
    return invited.code;
  }

  /**
   * Another invitation, made while the page uses the camera: then the browser tells where this device is, which it
   * hides otherwise. No picture is taken.
   * @param {number} number
   * @param {Iterable<string>} servers
   * @throws {Error} "no-camera" or "forbidden"
   */
  async inviteSeen(number, servers) {
    const stream = await openCamera().catch(error => { throw new Error(whyNot(error), { cause: error }); });
    try {
      return await this.invite(number, servers, true);
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  }

  /**
   * Whether an invitation tells only names for this device that are known in its own network, if at all.
   * @param {string} code
   */
  isHidden(code) {
    return isHidden(unpack(code, "invitation").sdp);
  }

  /**
   * Follow the answer of a device.
   * @param {number} number
   * @param {string} text
   * @throws {Error} "not-an-answer", whose cause is a SignalError; "not-this-invitation", "used" or
   *   "replaced"; "failed"
   */
  async accept(number, text) {
    const signal = answerTo(text);
    const invited = this.#devices.get(number)?.invited;
    if (!invited || signal.answers !== invited.id) {
      throw new Error(this.#past.get(signal.answers) ?? "not-this-invitation");
    }
    if (invited.answer === signal.sdp) return;
    if (invited.answer) throw new Error("used");
    invited.answer = signal.sdp;
    try {
      await invited.peer.accept(signal.sdp);
    } catch (cause) {
      throw new Error("failed", { cause });
    }
  }

  /**
   * @param {number} number
   * @param {string} text
   */
  send(number, text) {
    return this.#devices.get(number)?.current?.send(text) ?? false;
  }

  /**
   * Nothing is heard any more of a device, until it comes by another connection: it may send thousands of messages.
   * @param {number} number
   */
  mute(number) {
    const device = this.#devices.get(number);
    if (device) device.isMute = true;
  }

  /** @param {number} number */
  close(number) {
    const device = this.#devices.get(number);
    this.#devices.delete(number);
    for (const peer of [device?.current, device?.invited?.peer, device?.spare?.peer]) peer?.close();
  }

  /** The page is left: every device hears of it at once. */
  leave() {
    for (const number of [...this.#devices.keys()]) this.close(number);
  }

  /**
   * @param {number} number
   * @param {Device} device
   */
  #peer(number, device) {
    const peer = new Peer({
      heard: text => {
        const message = (text?.length ?? 0) > MOST_CHARACTERS ? "" : text ?? "";
        if (device.current === peer && !device.isMute) this.onmessage(number, message, performance.now());
      },
      changed: state => this.#changed(number, device, peer, state),
      aside: word => {
        const { spare } = device;
        if (!spare || spare.answer || device.current !== peer) return;
        spare.answer = answerIn(word);
        if (isPatient) this.#awaitReturn(device);
      },
    }, device.servers);
    return peer;
  }

  /**
   * @param {number} number
   * @param {Device} device
   * @param {Peer} peer
   * @param {import("./peer.js").State} state
   */
  #changed(number, device, peer, state) {
    const isMended = state === "open" && device.current === peer;
    if (state === "open" && !isMended) this.#begin(number, device, peer);
    const isGone = state === "lost" || state === "closed";
    if (device.spare?.peer === peer && isGone) {
      device.spare = null;
      if (device.current) {
        isPatient = false;
        this.#prepareReturn(number, device, device.current);
      }
    } else if (device.current === peer && state !== "new") {
      if (isGone) {
        device.current = null;
        this.#awaitReturn(device);
      }
      this.onstate(number, isMended ? "mended" : state);
    } else if (device.invited?.peer === peer && isGone) {
      this.onstate(number, state);
    }
  }

  /**
   * A device has come, or come back: by an invitation, or by the way that was prepared for it.
   * @param {number} number
   * @param {Device} device
   * @param {Peer} peer
   */
  #begin(number, device, peer) {
    const { invited } = device;
    if (invited) this.#past.set(invited.id, invited.peer === peer ? "used" : "replaced");
    const others = [device.current, invited?.peer, device.spare?.peer];
    Object.assign(device, { current: peer, invited: null, spare: null, isMute: false });
    for (const other of others) if (other !== peer) other?.close();
    this.#prepareReturn(number, device, peer);
  }

  /**
   * Prepare the way back of a device while it is there to hear of it.
   * @param {number} number
   * @param {Device} device
   * @param {Peer} current
   */
  async #prepareReturn(number, device, current) {
    const peer = this.#peer(number, device);
    device.spare = { peer, answer: "" };
    try {
      current.sendAside(`spare ${pack("invitation", await peer.invite())}`);
    } catch (error) { // No address is found any more: it comes back by an invitation.
      if (!(error instanceof SignalError)) throw error;
      device.spare = null;
      peer.close();
    }
  }

  /** @param {Device} device */
  #awaitReturn({ spare }) {
    if (spare?.answer && spare.peer.state === "new") spare.peer.accept(spare.answer).catch(() => {});
  }
}

/** @param {string} text */
function answerTo(text) {
  try {
    return unpack(text, "answer");
  } catch (cause) {
    if (!(cause instanceof SignalError)) throw cause;
    throw new Error("not-an-answer", { cause });
  }
}

const devices = new Devices();
addEventListener("pagehide", event => {
  if (!event.persisted) devices.leave();
});
globalThis.pentapodDevices = devices;
