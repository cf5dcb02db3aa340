// What this device keeps: its name, whether it may be heard, who it is to the host, and what it showed last.

import { key } from "./conversation.js";

/** @import { View } from "./types.js" */

const SETTINGS = "pentapod.join";
const TOKEN = "pentapod.device";
const VIEW = "pentapod.view";

/**
 * Browsers may forbid to keep anything: then nothing is kept.
 * @template Result
 * @param {() => Result} act
 * @param {Result} otherwise
 */
function allowed(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** What was set, and which invitation was used last in this tab. */
export function settings() {
  const kept = allowed(() => JSON.parse(localStorage.getItem(SETTINGS) ?? "{}"), {});
  const used = allowed(() => sessionStorage.getItem("pentapod.used") ?? "", "");
  return { name: String(kept.name ?? ""), sound: Boolean(kept.sound), used };
}

/**
 * @param {"name" | "sound" | "used"} name
 * @param {string | boolean} value
 */
export function setting(name, value) {
  allowed(() => {
    if (name === "used") {
      sessionStorage.setItem("pentapod.used", String(value));
    } else {
      const { name: own, sound } = settings();
      localStorage.setItem(SETTINGS, JSON.stringify({ name: own, sound, [name]: value }));
    }
  }, undefined);
}

/**
 * A random key by which the host knows that this device came back. It is kept for this browser; a second tab of it that
 * plays at the same time is another device, with a key of its own.
 */
export async function ownToken() {
  const own = allowed(() => sessionStorage.getItem(TOKEN), null);
  if (own) return own;
  const shared = allowed(() => localStorage.getItem(TOKEN), null);
  const token = shared && await isFree(shared) ? shared : key();
  allowed(() => {
    sessionStorage.setItem(TOKEN, token);
    if (!shared) localStorage.setItem(TOKEN, token);
  }, undefined);
  isFree(token);
  return token;
}

/**
 * Whether no other tab has a key; from then on this one has it, for as long as it is open.
 * @param {string} token
 * @returns {Promise<boolean>}
 */
function isFree(token) {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true); // A page that came without encryption cannot ask.
  return new Promise(found => {
    locks.request(`${TOKEN} ${token}`, { ifAvailable: true }, lock => {
      found(lock !== null);
      return lock && new Promise(() => {});
    }).catch(() => found(true));
  });
}

/**
 * Keep what is shown while this page is loaded anew.
 * @param {View | null} view
 */
export function keepView(view) {
  allowed(() => {
    if (view) sessionStorage.setItem(VIEW, JSON.stringify(view));
    else sessionStorage.removeItem(VIEW);
  }, undefined);
}

/** What was shown before this page was loaded anew. @returns {View | null} */
export function keptView() {
  return allowed(() => JSON.parse(sessionStorage.getItem(VIEW) ?? "null"), null);
}
