// Every shape makes the calls that draw it, in the colours of its roles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Painter } from "../../static/board/paint.js";
import { recording } from "./context.mjs";

/** @import { Shape } from "../../static/board/types.js" */

const COLOURS = { of: (/** @type {string} */ role) => `<${role}>` };
const FULL = 2 * Math.PI;

/** @param {Shape[]} shapes */
function painted(...shapes) {
  const { context, done } = recording();
  new Painter(context, COLOURS).paint(shapes);
  return done;
}

test("a disc is filled, then stroked", () => {
  assert.deepEqual(painted(["C", 1, 2, 3, "ink", "edge", 4]), [
    ["beginPath"], ["arc", 1, 2, 3, 0, FULL],
    ["fillStyle", "=", "<ink>"], ["fill"], ["strokeStyle", "=", "<edge>"], ["lineWidth", "=", 4], ["stroke"],
  ]);
});

test("an empty role draws nothing", () => {
  assert.deepEqual(painted(["R", 1, 2, 3, 4, "", "", 0, 5]), [["beginPath"], ["roundRect", 1, 2, 3, 4, 5]]);
});

test("lines stay open and polygons are closed", () => {
  const trace = [["beginPath"], ["moveTo", 1, 2], ["lineTo", 3, 4], ["lineTo", 5, 6]];
  const points = [1, 2, 3, 4, 5, 6];
  assert.deepEqual(painted(["L", points, "ink", 2]), [
    ...trace, ["strokeStyle", "=", "<ink>"], ["lineWidth", "=", 2], ["stroke"],
  ]);
  assert.deepEqual(painted(["P", points, "ink", "", 0]), [
    ...trace, ["closePath"], ["fillStyle", "=", "<ink>"], ["fill"],
  ]);
});

test("a curve has all its steps", () => {
  const steps = /** @type {import("../../static/board/types.js").Step[]} */ (
    [["M", 1, 2], ["L", 3, 4], ["Q", 1, 2, 3, 4], ["C", 1, 2, 3, 4, 5, 6], ["Z"]]);
  assert.deepEqual(painted(["B", steps, "", "", 0]), [
    ["beginPath"], ["moveTo", 1, 2], ["lineTo", 3, 4], ["quadraticCurveTo", 1, 2, 3, 4],
    ["bezierCurveTo", 1, 2, 3, 4, 5, 6], ["closePath"],
  ]);
});

test("a text is in its font and place", () => {
  assert.deepEqual(painted(["T", 1, 2, "Done", 12, "ink", "middle", true]), [
    ["font", "=", "600 12px system-ui, sans-serif"], ["textAlign", "=", "center"], ["textBaseline", "=", "middle"],
    ["fillStyle", "=", "<ink>"], ["fillText", "Done", 1, 2],
  ]);
});

test("what is in a group is painted around its own place", () => {
  const disc = painted(["C", 0, 0, 1, "", "", 0]);
  assert.deepEqual(painted(["G", [["C", 0, 0, 1, "", "", 0]], 5, 6, 90, 2, 0.5, "key"]), [
    ["save"], ["translate", 5, 6], ["rotate", Math.PI / 2], ["scale", 2, 2], ["globalAlpha", "=", 0.5],
    ...disc, ["restore"],
  ]);
  assert.deepEqual(painted(["G", [], 5, 6, 0, 1, 1, ""]), [["save"], ["translate", 5, 6], ["restore"]]);
});

test("a canvas is cleared and counts in units", () => {
  const { context, done } = recording();
  new Painter(context, COLOURS).prepare(2);
  assert.deepEqual(done, [
    ["setTransform", 1, 0, 0, 1, 0, 0], ["clearRect", 0, 0, 80, 60], ["setTransform", 2, 0, 0, 2, 0, 0],
    ["lineJoin", "=", "round"], ["lineCap", "=", "round"],
  ]);
});

const CANVAS = /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ ("another canvas"));

test("another canvas is copied pixel by pixel, and neither scaled nor blended", () => {
  const { context, done } = recording();
  new Painter(context, COLOURS).copy(CANVAS, 2);
  assert.deepEqual(done, [
    ["setTransform", 1, 0, 0, 1, 0, 0], ["globalCompositeOperation", "=", "copy"], ["drawImage", CANVAS, 0, 0],
    ["globalCompositeOperation", "=", "source-over"], ["setTransform", 2, 0, 0, 2, 0, 0],
    ["lineJoin", "=", "round"], ["lineCap", "=", "round"],
  ]);
});

test("what is painted within a box leaves the rest of the canvas alone", () => {
  const { context, done } = recording();
  new Painter(context, COLOURS).within([10, 20, 40, 30], CANVAS, 2, [["C", 8, 12, 3, "ink", "", 0]]);
  assert.deepEqual(done, [
    ["save"], ["setTransform", 1, 0, 0, 1, 0, 0], ["beginPath"], ["rect", 10, 20, 30, 10], ["clip"],
    ["clearRect", 10, 20, 30, 10], ["drawImage", CANVAS, 10, 20, 30, 10, 10, 20, 30, 10],
    ["setTransform", 2, 0, 0, 2, 0, 0], ["lineJoin", "=", "round"], ["lineCap", "=", "round"],
    ["beginPath"], ["arc", 8, 12, 3, 0, FULL], ["fillStyle", "=", "<ink>"], ["fill"], ["restore"],
  ]);
});
