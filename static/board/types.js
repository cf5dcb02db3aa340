// What the board is told, as Python writes it (py/pentapod/scene/display.py). Nothing here runs.

/**
 * The shapes of py/pentapod/scene/shapes.py, each with a letter before its fields. Lengths are in the scene's units,
 * angles in degrees, colours are roles.
 *
 * @typedef {["C", x: number, y: number, r: number, fill: string, stroke: string, width: number]} Circle
 * @typedef {["R", x: number, y: number, w: number, h: number, fill: string, stroke: string, width: number,
 *   round: number]} Rect
 * @typedef {["L", points: number[], stroke: string, width: number]} Line
 * @typedef {["P", points: number[], fill: string, stroke: string, width: number]} Polygon
 * @typedef {["M" | "L" | "Q" | "C" | "Z", ...number[]]} Step
 * @typedef {["B", steps: Step[], fill: string, stroke: string, width: number]} Curve
 * @typedef {["T", x: number, y: number, text: string, size: number, fill: string, anchor: string, bold: boolean]} Text
 * @typedef {["G", shapes: Shape[], x: number, y: number, turn: number, scale: number, alpha: number,
 *   key: string, tumble?: Shape[][]]} Group
 * @typedef {Circle | Rect | Line | Polygon | Curve | Text | Group} Shape
 */

/**
 * Something that can be touched: its outline is the rectangle from its upper left corner, or the ellipse in it.
 *
 * @typedef {object} Target
 * @property {string} touch
 * @property {string} label what a screen reader says of it
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {boolean} round
 * @property {boolean} quiet whether it may be tried without being lit
 * @property {boolean} ends whether it ends the turn, or a part of it
 */

/**
 * A picture that nobody touches.
 *
 * @typedef {object} Picture
 * @property {Shape[]} ground what never changes in a game that is seen in one way
 * @property {Shape[]} things what is painted above it; groups with a key glide
 */

/**
 * All that a board shows. The ground is null where it is that of the display before.
 *
 * @typedef {object} Told
 * @property {number} w
 * @property {number} h
 * @property {boolean} scrolls whether it is a long list, as wide as its room
 * @property {string} label
 * @property {Shape[] | null} ground
 * @property {Shape[]} tints painted below the things
 * @property {Shape[]} things
 * @property {Shape[]} signs painted above the things
 * @property {Target[]} targets in their order of play
 * @property {string[]} lit the touches that may begin something
 * @property {string[]} reach the touches that may go on from what is chosen
 * @property {string[]} starts the touches that begin another action than what is chosen
 * @property {string[]} chosen the touches that were made
 * @property {Record<string, string>} keys the name of the key that makes a touch, where one does
 */

/**
 * What a board is told that misses nothing: a number is the place of the same thing in that list of the display before.
 *
 * @typedef {Omit<Told, "things" | "targets"> & { things: (Shape | number)[], targets: (Target | number)[] }} News
 */

/** @typedef {Told & Picture} Display what was told, with its ground */

/**
 * Who hears of what is done to a board.
 *
 * @typedef {object} Ears
 * @property {(touch: string, captured: number) => void} touched a touch was made, at a time in milliseconds
 * @property {(touch: string) => boolean} [asked] somebody points at a target for a while; "" when no more. Tells
 *   whether there is anything to tell of it. Without it nothing is told, and holding a target down is a long tap.
 * @property {Drawn} [drawn] an arrow was drawn from a target to another, or one was marked. Without it nothing is.
 */

/** @typedef {(start: string, end: string) => void} Drawn the touches of the two targets, the same for a mark */

/**
 * What hands do to a board.
 * @typedef {object} Touchable
 * @property {HTMLElement} holder
 * @property {Target[]} targets in their order of play
 * @property {ReadonlySet<string>} open the touches that may be made next
 * @property {(element: EventTarget | null | undefined) => string} touchOf the touch of an element, or ""
 * @property {(x: number, y: number) => string} touchAt the touch at a point of the window, or ""
 * @property {(x: number, y: number) => string} goalAt the touch on which something is dropped there, or ""
 * @property {(touch: string) => boolean} isChosen
 * @property {(touch: string) => void} focus
 * @property {(touch: string) => Group | null} carried what a drag from a target would lift
 * @property {(group: Group | null, x?: number, y?: number) => void} lift show a group under the pointer
 * @property {(x: number, y: number) => [number, number]} pointAt the place in the scene of a point of the window
 * @property {(shapes: Shape[]) => void} sketch show what a hand is drawing, in place of what it drew before
 * @property {() => boolean} hush what is told of a target goes
 */

export {};
