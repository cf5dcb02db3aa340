// What the host shows a device, as docs/devices.md lists it. Nothing here runs.

/** @import { Told } from "../board/types.js" */

/**
 * A seat of the game, wherever who plays it sits.
 * @typedef {object} Player
 * @property {number} seat
 * @property {string} name
 * @property {number} level of a computer player; 0 for a person
 * @property {boolean} acts
 * @property {boolean} wins
 * @property {string} badge
 * @property {[value: number | string, label: string, goal: number | null, words: string][]} stats
 * @property {boolean} here whether at this device
 * @property {"host" | "device" | "lost" | "open" | "computer"} place
 * @property {number | null} ms how long the way to it and back takes
 */

/** @typedef {[label: string, does: string, argument: string | number | null, primary: boolean]} Offer */

/**
 * Everything that is to be shown now.
 * @typedef {object} View
 * @property {[id: string, name: string]} game
 * @property {string} language in which the host says its sentences
 * @property {number} moment
 * @property {number[]} seats
 * @property {Told} display
 * @property {boolean} glide
 * @property {boolean} quick
 * @property {string} end
 * @property {string} prompt
 * @property {string} said
 * @property {string} sound
 * @property {boolean} asks
 * @property {[sentence: string, button: string] | null} cover
 * @property {[seat: number, name: string, isReady: boolean][]} ready
 * @property {Player[]} players
 * @property {number} onlookers
 * @property {[sentence: string, kind: string, seat: number | null, offers: Offer[]][]} notices
 * @property {[number: number, sentence: string, yes: string, no: string] | null} question
 * @property {[ply: number, seat: number, sentence: string, label: string, costs: boolean][]} story
 * @property {number} replayed
 * @property {[first: number, lines: [seat: number, sentence: string][]]} log
 * @property {number} ply
 * @property {number} last
 * @property {"" | "won" | "lost" | "drawn" | "over"} over
 * @property {string[]} can
 * @property {number[]} resign
 * @property {[since: number, seconds: number, left: number] | null} clock
 */

export {};
