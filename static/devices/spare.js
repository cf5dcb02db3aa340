// The way back of a device whose page is loaded anew, or which slept: while all is well the host prepares one more
// connection, and both sides agree on everything that an invitation and its answer would tell. The device keeps that
// for this tab. When it comes back it makes the other end, with the same certificate, and needs no scan.
import { Peer } from "./peer.js";
import { description, unpack } from "./signal.js";

/** @import { Ears, Identity } from "./peer.js" */

/** What is said aside of it: the host's "spare", an invitation; the device's "kept", what its answer would say. */
const SPARE = /^spare (P\S+)$/;
const KEPT = /^kept ([\w+/-]{4,32}) ([\w+/-]{22,64}) ([0-9a-f]{64})$/;

/** @type {EcKeyGenParams} */
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };

const PLACE = "pentapod.spare";
const STORE = "certificates";

/**
 * What a device says of its answer to a spare invitation; "" where the browser cannot keep what it takes.
 * @param {string} word what the host has said aside
 */
export async function keep(word) {
  const code = SPARE.exec(word)?.[1];
  if (!code) return "";
  unpack(code, "invitation");
  const certificate = await RTCPeerConnection.generateCertificate(ALGORITHM);
  const fingerprint = await fingerprintOf(certificate);
  const [ufrag, pwd] = [letters(8), letters(24)];
  const id = letters(12);
  await inStore("readwrite", store => {
    const before = kept()?.id;
    if (before) store.delete(before);
    return store.put(certificate, id);
  });
  sessionStorage.setItem(PLACE, JSON.stringify({ id, code, ufrag, pwd }));
  return `kept ${ufrag} ${pwd} ${fingerprint}`;
}

/** Whether this tab has kept a way back. */
export function hasWayBack() {
  return kept() !== null;
}

/**
 * The device's end of the way that it has kept, and the description that it has to answer; null if there is none.
 * @param {Ears} ears
 */
export async function wayBack(ears) {
  const found = kept();
  if (!found) return null;
  const { id, code, ufrag, pwd } = found;
  const certificate = await inStore("readonly", store => store.get(id));
  if (!certificate) return null;
  return { peer: new Peer(ears, [], { certificate, ufrag, pwd }), sdp: unpack(code, "invitation").sdp };
}

/**
 * The answer to a spare invitation, as a description for the host; "" if a device has said something else aside.
 * @param {string} word
 */
export function answerIn(word) {
  const [, ufrag, pwd, print] = KEPT.exec(word) ?? [];
  if (!print) return "";
  const fingerprint = Uint8Array.from(print.match(/../g) ?? [], pair => parseInt(pair, 16));
  return description({ ufrag, pwd, fingerprint, setup: "active", candidates: [] });
}

/** @returns {{ id: string, code: string, ufrag: string, pwd: string } | null} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
  } catch {
    return null;
  }
}

/** @param {number} count of letters that ICE knows */
function letters(count) {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), byte => (byte % 36).toString(36)).join("");
}

/**
 * Not every browser tells the fingerprint of a certificate, but every one writes it into a description.
 * @param {RTCCertificate} certificate
 */
async function fingerprintOf(certificate) {
  const connection = new RTCPeerConnection({ certificates: [certificate] });
  connection.createDataChannel("");
  const { sdp = "" } = await connection.createOffer();
  connection.close();
  return (/^a=fingerprint:sha-256 (.*)$/im.exec(sdp)?.[1] ?? "").replace(/[^0-9a-f]/gi, "").toLowerCase();
}

/**
 * A certificate can be kept, but neither read nor written as a text.
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} act
 * @returns {Promise<any>}
 */
function inStore(mode, act) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(PLACE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const asked = act(transaction.objectStore(STORE));
      transaction.onerror = () => fail(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        done(asked.result);
      };
    };
  });
}
