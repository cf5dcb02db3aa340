// A connection to one other device: one ordered, reliable channel of texts, and how it stands. Nobody stands between
// the two devices; the descriptions that they exchange first go through signal.js.
import { pack, unpack } from "./signal.js";

/**
 * How a connection stands: not made yet; open (also again); disturbed, and may mend; gone without a word, for good;
 * closed by the other side.
 * @typedef {"new" | "open" | "shaky" | "lost" | "closed"} State
 */

/**
 * By what a device is known that shall be found again: its certificate, and its words for ICE.
 * @typedef {{ certificate: RTCCertificate, ufrag: string, pwd: string }} Identity
 */

/**
 * @typedef {object} Ears
 * @property {(text: string | null) => void} heard a text came; null if what came is none
 * @property {(state: State) => void} changed
 * @property {(word: string) => void} [aside] something about the connections themselves was said
 */

/** So long the browser may look for its own addresses. What it has not found then is not told. */
const GATHERING_MS = 4000;

/** So long a new way may take to be found, before another is asked for. */
const MENDING_MS = 4000;

/** Texts that begin so are about the connections themselves, and nobody's message. */
const OWN = "~";

/** Same figure on both sides: neither has to announce the channel. */
const CHANNEL = { negotiated: true, id: 0, ordered: true };

export class Peer {
  /** @type {State} */
  state = "new";
  #ears;
  #connection;
  #channel;
  #identity;
  #leads = false;
  #mending = 0;

  /**
   * @param {Ears} ears
   * @param {string[]} servers STUN servers as "stun:host:port", usually none
   * @param {Identity | null} identity
   */
  constructor(ears, servers = [], identity = null) {
    this.#ears = ears;
    this.#identity = identity;
    this.#connection = new RTCPeerConnection({
      iceServers: servers.length ? [{ urls: servers }] : [],
      ...identity && { certificates: [identity.certificate] },
    });
    this.#channel = this.#connection.createDataChannel("pentapod", CHANNEL);
    this.#channel.onopen = () => this.#change("open");
    this.#channel.onclose = () => this.#end("closed");
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#connection.onconnectionstatechange = () => this.#connectionChanged();
  }

  /** A description to be answered by `answer` on the other device, with every way to reach this one. */
  async invite() {
    return this.#describe(await this.#connection.createOffer());
  }

  /**
   * Follow the other device's answer.
   * @param {string} sdp
   */
  async accept(sdp) {
    await this.#connection.setRemoteDescription({ type: "answer", sdp });
  }

  /**
   * The answer to a description thon another device's `invite` gave.
   * @param {string} sdp
   */
  async answer(sdp) {
    this.#leads = true;
    addEventListener("online", this.#mend);
    await this.#connection.setRemoteDescription({ type: "offer", sdp });
    const { type, sdp: own = "" } = await this.#connection.createAnswer();
    const { ufrag, pwd } = this.#identity ?? {};
    return this.#describe(ufrag ? {
      type, sdp: own.replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${pwd}`),
    } : { type, sdp: own });
  }

  /**
   * Say something about the connections themselves; the other side's `aside` hears it.
   * @param {string} word
   */
  sendAside(word) {
    return this.send(OWN + word);
  }

  /**
   * Whether a text could be sent.
   * @param {string} text
   */
  send(text) {
    if (this.#channel.readyState !== "open") return false;
    this.#channel.send(text);
    return true;
  }

  /** Leave. The other side hears of it at once; nobody here does. */
  close() {
    this.#ears = { heard() {}, changed() {} };
    this.#end("closed");
  }

  /** How many bytes wait to be sent. */
  get waiting() {
    return this.#channel.bufferedAmount;
  }

  /** @param {RTCSessionDescriptionInit} own */
  async #describe(own) {
    await this.#connection.setLocalDescription(own);
    await gathered(this.#connection);
    return this.#connection.localDescription?.sdp ?? "";
  }

  #connectionChanged() {
    const { connectionState } = this.#connection;
    if (connectionState === "failed") {
      this.#end("lost");
    } else if (connectionState === "disconnected") {
      this.#change("shaky");
      this.#mend();
    } else if (connectionState === "connected" && this.#channel.readyState === "open") {
      this.#change("open");
    }
  }

  /** @param {State} state */
  #change(state) {
    if (this.state === state) return;
    this.state = state;
    this.#ears.changed(state);
  }

  /** @param {"lost" | "closed"} state */
  #end(state) {
    if (this.state === "lost" || this.state === "closed") return;
    removeEventListener("online", this.#mend);
    clearTimeout(this.#mending);
    this.#channel.onclose = null;
    this.#connection.close();
    this.#change(state);
  }

  /** @param {unknown} data */
  #hear(data) {
    if (typeof data !== "string" || !data.startsWith(OWN)) {
      this.#ears.heard(typeof data === "string" ? data : null);
      return;
    }
    const word = data.slice(OWN.length);
    if (/^P[IA]/.test(word)) this.#follow(word).catch(() => {});
    else this.#ears.aside?.(word);
  }

  // -- mending: the device that was invited looks for another way, while the old one still carries a word

  #mend = () => {
    if (!this.#leads || this.#mending || this.#channel.readyState !== "open") return;
    this.#mending = window.setTimeout(() => {
      this.#mending = 0;
      if (this.state === "shaky") this.#mend();
    }, MENDING_MS);
    this.#ask().catch(() => {});
  };

  async #ask() {
    const connection = this.#connection;
    if (connection.signalingState !== "stable") return;
    const sdp = await this.#describe(await connection.createOffer({ iceRestart: true }));
    this.send(OWN + pack("invitation", sdp));
  }

  /** @param {string} code */
  async #follow(code) {
    const connection = this.#connection;
    if (this.#leads) {
      if (connection.signalingState === "have-local-offer") await this.accept(unpack(code, "answer").sdp);
      return;
    }
    await connection.setRemoteDescription({ type: "offer", sdp: unpack(code, "invitation").sdp });
    this.send(OWN + pack("answer", await this.#describe(await connection.createAnswer())));
  }
}

/**
 * Until a connection knows all its own addresses, or for as long as it may look for them.
 * @param {RTCPeerConnection} connection
 */
function gathered(connection) {
  return new Promise(done => {
    const look = () => {
      if (connection.iceGatheringState === "complete") done(undefined);
    };
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(done, GATHERING_MS);
    look();
  });
}
