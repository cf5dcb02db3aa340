// What an invitation tells beside the way to the host: who invites, to which game, as whom. The host writes it behind
// the code where the link has room for it (web/devices/dialog.py), and anybody could write anything there.
import { say } from "./words.js";

/** Longer words are nobody's name. */
const LONGEST = 80;

const BEHIND_THE_CODE = /PI\d[\w-]+\.([^.\s]*)\.([^.\s]*)\.([^.\s]*)/;

/**
 * What is said over an opened invitation.
 * @param {string} text the invitation, and whatever stands around it
 */
export function welcomeOf(text) {
  const [host = "", game = "", seats = ""] = words(BEHIND_THE_CODE.exec(text)?.slice(1) ?? []);
  if (!game) return say("invited");
  return say(`invited-${host ? "by" : "to"}${seats ? "" : "-look"}`, { host, game, seats });
}

/** @param {string[]} parts */
function words(parts) {
  try {
    const found = parts.map(part => decodeURIComponent(part).trim());
    return found.every(one => one.length <= LONGEST) ? found : [];
  } catch { // Cut off in the middle of a letter.
    return [];
  }
}
