// What two devices tell each other before they can talk: an invitation, and the answer to it, each as one short text
// of letters, figures, - and _, made for QR codes and messengers. Of a WebRTC description it holds what differs from
// one connection to the next; what is the same in all of them is written again by who reads it.

/** @typedef {"invitation" | "answer"} Kind */

/**
 * Where a device can be reached: an IPv4 or IPv6 address, or a name that only its own network can resolve.
 * @typedef {{ type: "host" | "srflx" | "relay", address: string, port: number }} Candidate
 */

/**
 * What differs from one connection to the next.
 * @typedef {object} Facts
 * @property {string} ufrag
 * @property {string} pwd
 * @property {Uint8Array} fingerprint SHA-256 of the certificate
 * @property {"actpass" | "active" | "passive"} setup
 * @property {Candidate[]} candidates
 */

/**
 * What a text says.
 * @typedef {object} Signal
 * @property {Kind} kind
 * @property {string} sdp a description that a browser takes
 * @property {number} id of an invitation: its answer names it
 * @property {number} answers of an answer: the id of its invitation; 0 of an invitation
 * @property {string} stun the STUN server that both sides ask for their own addresses, as host:port, or ""
 */

/**
 * What is wrong with a text: there is none; it is the link of a game, or nothing of ours; its end is missing; a
 * character is wrong; it comes from a newer version; it is an answer where an invitation is wanted, or the reverse. Or
 * no text can be made, as nobody could reach this device.
 * @typedef {"empty" | "game" | "foreign" | "cut" | "damaged" | "newer" | "other-kind" | "nowhere"} Fault
 */

/** A text is not as it should be. Its message is the fault; who shows it has the sentence. */
export class SignalError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/** @type {Record<Kind, string>} */
const MARKS = { invitation: "PI", answer: "PA" };

const VERSION = 1;
const FIGURES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SETUPS = /** @type {const} */ (["actpass", "active", "passive"]);
const TYPES = /** @type {const} */ (["host", "srflx", "relay"]);
const NAME = 0;
const IPV4 = 1;
const IPV6 = 2;
const SIZES = [16, 4, 16];
const FINGERPRINT_BYTES = 32;
const CHECK_BYTES = 2;
/** Bytes for candidates and the name of a server: with them the link of an invitation stays below 220 characters. */
const MOST_FOR_PLACES = 72;
/** Bytes that candidates have in any case: one of the own network, and the one that a server told. */
const LEAST_FOR_CANDIDATES = 26;
/** Longer words of ICE are not packed: browsers have them of 4 to 32 characters. */
const LONGEST_WORD = 127;

/**
 * @param {Kind} kind
 * @param {string} sdp a description with all its candidates
 * @param {{ answers?: number, stun?: string }} [more]
 * @throws {SignalError} when it holds no candidate thon another device could reach
 */
export function pack(kind, sdp, { answers = 0, stun = "" } = {}) {
  const { ufrag, pwd, fingerprint, setup, candidates } = facts(sdp);
  const server = new TextEncoder().encode(stun);
  const chosen = reachable(candidates, Math.max(LEAST_FOR_CANDIDATES, MOST_FOR_PLACES - server.length));
  if (!chosen.length) throw new SignalError("nowhere");
  const bytes = [
    0, SETUPS.indexOf(setup) << 4 | chosen.length, ...kind === "answer" ? [answers >> 8, answers & 255] : [],
    ...wordBytes(ufrag), ...wordBytes(pwd), ...fingerprint, ...chosen.flatMap(candidateBytes),
    server.length, ...server,
  ];
  bytes[0] = bytes.length + CHECK_BYTES;
  if (bytes[0] > 255) throw new RangeError("stun");
  const check = checkOf(kind, bytes);
  return MARKS[kind] + VERSION + figures([...bytes, check >> 8, check & 255]);
}

/**
 * Read a text that somebody pasted or scanned: a link, a code, or either with words around it and breaks in it.
 * @param {string} text
 * @param {Kind} wanted
 * @returns {Signal}
 * @throws {SignalError}
 */
export function unpack(text, wanted) {
  const plain = text.replace(/[^\w-]/g, "");
  if (!plain) throw new SignalError("empty");
  /** @type {Fault} */
  let why = /#[a-z]+:\d/.test(text) ? "game" : "foreign";
  for (const { 1: mark, 2: version, index } of plain.matchAll(/(?=(P[IA])(\d))/g)) {
    const kind = mark === MARKS.answer ? "answer" : "invitation";
    const read = readCode(kind, plain.slice(index + 3));
    if (typeof read === "string") {
      if (Number(version) > VERSION) why = "newer";
      else if (read !== "foreign") why = read;
    } else if (Number(version) !== VERSION) {
      why = "newer";
    } else if (kind !== wanted) {
      throw new SignalError("other-kind");
    } else {
      return read;
    }
  }
  throw new SignalError(why);
}

/**
 * Whether a description tells only names for its device, which no other network knows, and not every home.
 * @param {string} sdp
 */
export function isHidden(sdp) {
  return facts(sdp).candidates.every(({ address }) => formOf(address) === NAME);
}

/**
 * The link of an invitation.
 * @param {string} site the address of the folder that holds join.html
 * @param {string} code
 */
export function invitationLink(site, code) {
  return `${site}join.html#${code}`;
}

/**
 * @param {Kind} kind
 * @param {string} rest what follows the version
 * @returns {Signal | Fault} or what is wrong
 */
function readCode(kind, rest) {
  const bytes = bytesOf(rest);
  const size = bytes[0] ?? 0;
  if (size < FINGERPRINT_BYTES + CHECK_BYTES) return rest.length < 8 ? "cut" : "foreign";
  if (bytes.length < size) return rest.length < 40 ? "foreign" : "cut";
  const [content, check] = [bytes.slice(0, size - CHECK_BYTES), bytes.slice(size - CHECK_BYTES, size)];
  const id = checkOf(kind, content);
  if (id !== (check[0] << 8 | check[1])) return "damaged";
  try {
    return readBytes(kind, new Reader(content), id);
  } catch {
    return "damaged";
  }
}

/**
 * @param {Kind} kind
 * @param {Reader} reader
 * @param {number} id
 * @returns {Signal}
 */
function readBytes(kind, reader, id) {
  reader.take(1);
  const [head] = reader.take(1);
  const answers = kind === "answer" ? reader.number() : 0;
  const [ufrag, pwd] = [reader.word(), reader.word()];
  const fingerprint = reader.take(FINGERPRINT_BYTES);
  const candidates = Array.from({ length: head & 15 }, () => reader.candidate());
  const stun = new TextDecoder("utf-8", { fatal: true }).decode(reader.take(reader.take(1)[0]));
  if (!/^[\w.:[\]-]*$/.test(stun) || !reader.isAtEnd) throw new RangeError("odd");
  const sdp = description({ ufrag, pwd, fingerprint, setup: SETUPS[head >> 4], candidates });
  return { kind, sdp, id, answers, stun };
}

class Reader {
  #bytes;
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  get isAtEnd() {
    return this.#at === this.#bytes.length;
  }

  /** @param {number} count */
  take(count) {
    const found = this.#bytes.subarray(this.#at, this.#at += count);
    if (found.length < count) throw new RangeError("short");
    return found;
  }

  number() {
    const [high, low] = this.take(2);
    return high << 8 | low;
  }

  word() {
    const [head] = this.take(1);
    const length = head & LONGEST_WORD;
    if (head > LONGEST_WORD) return hex(this.take(length / 2));
    return figures([...this.take(Math.ceil(length * 6 / 8))]).slice(0, length).replace(/-/g, "+").replace(/_/g, "/");
  }

  /** @returns {Candidate} */
  candidate() {
    const [head] = this.take(1);
    const form = head & 3;
    return { type: TYPES[head >> 2], address: addressIn(form, this.take(SIZES[form])), port: this.number() };
  }
}

// -- descriptions

/**
 * @param {string} sdp
 * @returns {Facts}
 */
export function facts(sdp) {
  const found = (/** @type {RegExp} */ what) => what.exec(sdp)?.[1].trim() ?? "";
  const print = found(/^a=fingerprint:sha-256 (.*)$/im);
  const lines = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)/gim)];
  return {
    ufrag: found(/^a=ice-ufrag:(.*)$/m),
    pwd: found(/^a=ice-pwd:(.*)$/m),
    fingerprint: Uint8Array.from(print.split(":"), pair => parseInt(pair, 16)),
    setup: /** @type {Facts["setup"]} */ (found(/^a=setup:(.*)$/m)),
    candidates: lines.map(([, address, port, type]) => (
      { type: /** @type {Candidate["type"]} */ (type), address, port: Number(port) })),
  };
}

/**
 * A description of one data channel that a browser takes.
 * @param {Facts} facts
 */
export function description({ ufrag, pwd, fingerprint, setup, candidates }) {
  const print = Array.from(fingerprint, byte => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  return [
    "v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "a=msid-semantic: WMS",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${print}`, `a=setup:${setup}`,
    "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
  ].join("\r\n");
}

/** How much each kind is preferred, as RFC 8445 has it. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 };

/**
 * @param {Candidate} candidate
 * @param {number} at
 */
function candidateLine({ type, address, port }, at) {
  const priority = PREFERENCE[type] * 2 ** 24 + (65535 - at) * 2 ** 8 + 255;
  const related = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `a=candidate:${at + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
}

/**
 * Those thon another device could reach, as many as there is room for: the shortest first, and of these what a server
 * told.
 * @param {Candidate[]} candidates
 * @param {number} room in bytes
 */
function reachable(candidates, room) {
  const known = new Map(candidates.filter(one => formOf(one.address) >= 0 && !/^(127\.|fe80|::1$)/i.test(one.address))
    .map(one => [`${one.address} ${one.port}`, one]));
  const rank = (/** @type {Candidate} */ one) => 2 * costOf(one) + Number(one.type === "host");
  let left = room;
  return [...known.values()].sort((one, other) => rank(one) - rank(other))
    .filter(one => (left -= costOf(one)) >= 0).slice(0, 15);
}

/** @param {Candidate} candidate */
function costOf({ address }) {
  return SIZES[formOf(address)] + 3;
}

// -- bytes

/** @param {string} address */
function formOf(address) {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/i.test(address)) return NAME;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return IPV4;
  return /^[0-9a-f:]*:[0-9a-f:]*$/i.test(address) ? IPV6 : -1;
}

/** @param {Candidate} candidate */
function candidateBytes({ type, address, port }) {
  const form = formOf(address);
  return [TYPES.indexOf(type) << 2 | form, ...addressBytes(form, address), port >> 8, port & 255];
}

/**
 * @param {number} form
 * @param {string} address
 */
function addressBytes(form, address) {
  if (form === IPV4) return address.split(".").map(Number);
  if (form === NAME) return fromHex(address.slice(0, 36).replaceAll("-", ""));
  const [left, right] = address.split("::").map(part => part.split(":").filter(Boolean));
  const gap = right ? Array(8 - left.length - right.length).fill("0") : [];
  return fromHex([...left, ...gap, ...right ?? []].map(group => group.padStart(4, "0")).join(""));
}

/**
 * @param {number} form
 * @param {Uint8Array} bytes
 */
function addressIn(form, bytes) {
  if (form === IPV4) return bytes.join(".");
  const text = hex(bytes);
  if (form === IPV6) return (text.match(/.{4}/g) ?? []).map(group => group.replace(/^0+(?=.)/, "")).join(":");
  return `${text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
}

/**
 * A word of ICE, of whose 64 characters Firefox uses sixteen.
 * @param {string} word
 */
function wordBytes(word) {
  if (word.length > LONGEST_WORD) throw new RangeError("word");
  if (/^([0-9a-f]{2})+$/.test(word)) return [word.length | 128, ...fromHex(word)];
  return [word.length, ...bytesOf(word.replace(/\+/g, "-").replace(/\//g, "_"), true)];
}

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
function fromHex(text) {
  return (text.match(/../g) ?? []).map(pair => parseInt(pair, 16));
}

/**
 * Bytes as base64url, without padding.
 * @param {number[]} bytes
 */
function figures(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const three = bytes[at] << 16 | (bytes[at + 1] ?? 0) << 8 | (bytes[at + 2] ?? 0);
    const shifts = [18, 12, 6, 0].slice(0, Math.min(bytes.length - at, 3) + 1);
    for (const shift of shifts) text += FIGURES[three >> shift & 63];
  }
  return text;
}

/**
 * The bytes that base64url writes so.
 * @param {string} text
 * @param {boolean} [whole] whether bits that fill no byte count
 */
function bytesOf(text, whole = false) {
  const bytes = [];
  let [held, bits] = [0, 0];
  for (const figure of text) {
    held = (held << 6 | FIGURES.indexOf(figure)) & 0xfff;
    bits += 6;
    if (bits >= 8) bytes.push(held >> (bits -= 8) & 255);
  }
  if (whole && bits) bytes.push(held << (8 - bits) & 255);
  return Uint8Array.from(bytes);
}

/**
 * CRC-16/CCITT of a code and its kind; never 0.
 * @param {Kind} kind
 * @param {Iterable<number>} bytes
 */
function checkOf(kind, bytes) {
  let check = kind === "answer" ? 0x1d0f : 0xffff;
  for (const byte of bytes) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) check = (check << 1 ^ (check & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return check || 1;
}
