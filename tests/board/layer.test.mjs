// What stands still is painted once: only where something has changed it is painted anew, as if all of it were.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, inkOf } from "../../static/board/geometry.js";
import { changed, Layer } from "../../static/board/layer.js";
import { recording } from "./context.mjs";

/** @import { Shape } from "../../static/board/types.js" */

const COLOURS = /** @type {import("../../static/board/colours.js").Colours} */ (
  /** @type {unknown} */ ({ of: (/** @type {string} */ role) => role }));
const SIZE = { width: 200, height: 100 };
const SCALE = 2;

/** @type {Shape} */
const DISC = ["C", 10, 10, 5, "ink", "edge", 2];
/** @type {Shape} */
const NEAR = ["C", 14, 10, 5, "paper", "", 0];
/** @type {Shape} */
const FAR = ["C", 80, 30, 5, "ink", "", 0];

/** A page that makes canvases which write down what is done to them. */
function page() {
  /** @type {unknown[][]} */
  const logs = [];
  Object.assign(globalThis, {
    document: {
      createElement: () => {
        const { context, done } = recording();
        logs.push(done);
        return { width: 0, height: 0, getContext: () => context };
      },
    },
  });
  return logs;
}

/**
 * Where discs were painted since this was last asked, and within which boxes.
 * @param {unknown[]} done
 */
function filled(done) {
  const calls = /** @type {unknown[][]} */ (done.splice(0));
  const arcs = calls.filter(([name]) => name === "arc").map(([, x]) => x);
  const clips = calls.filter(([name]) => name === "rect").map(([, ...box]) => box);
  return { arcs, clips };
}

test("what is the same as before is not painted anew", () => {
  const logs = page();
  const layer = new Layer(COLOURS);
  layer.hold([DISC, FAR], SIZE, SCALE);
  assert.deepEqual(filled(logs[0]), { arcs: [10, 80], clips: [] });
  layer.hold([DISC, FAR], SIZE, SCALE);
  assert.deepEqual(logs[0], []);
});

test("only what lies where something changed is painted anew, and nowhere else", () => {
  const logs = page();
  const layer = new Layer(COLOURS);
  layer.hold([DISC, FAR], SIZE, SCALE);
  filled(logs[0]);
  layer.hold([DISC, NEAR, FAR], SIZE, SCALE);
  // NEAR reaches from 9 to 19 and from 5 to 15; a pixel more at each side.
  assert.deepEqual(filled(logs[0]), { arcs: [10, 14], clips: [[17, 9, 22, 22]] });
  layer.hold([DISC, FAR], SIZE, SCALE);
  assert.deepEqual(filled(logs[0]), { arcs: [10], clips: [[17, 9, 22, 22]] });
});

test("all is painted anew in another size, on another ground, and where almost all has changed", () => {
  const logs = page();
  const ground = new Layer(COLOURS), layer = new Layer(COLOURS, ground);
  const show = (/** @type {Shape[]} */ below, /** @type {Shape[]} */ shapes) => {
    ground.hold(below, SIZE, SCALE);
    layer.hold(shapes, SIZE, SCALE);
    return filled(logs[1]);
  };
  show([FAR], [DISC, NEAR]);
  assert.deepEqual(show([DISC], [DISC, NEAR]), { arcs: [10, 14], clips: [] });
  layer.forget();
  const last = [DISC];
  assert.deepEqual(show(last, [DISC, NEAR]), { arcs: [10, 14], clips: [] });
  assert.deepEqual(show(last, [["C", 10, 10, 5, "ink", "edge", 2]]), { arcs: [10], clips: [] });
  assert.deepEqual(show(last, [["C", 10, 10, 5, "ink", "edge", 2]]), { arcs: [10], clips: [] });
});

test("what went, what came and what changed its place in the order has changed", () => {
  assert.deepEqual(changed([DISC, NEAR, FAR], [DISC, NEAR, FAR]), []);
  assert.deepEqual(changed([DISC, NEAR, FAR], [DISC, FAR]), [NEAR]);
  assert.deepEqual(changed([DISC, FAR], [DISC, NEAR, FAR]), [NEAR]);
  assert.deepEqual(changed([DISC, NEAR], [NEAR, DISC]), [DISC, DISC]);
  assert.deepEqual(changed([], [FAR]), [FAR]);
});

test("a shape lies in its box, with its lines, turned and scaled as its groups are", () => {
  /** @type {[Shape, number[]][]} */
  const cases = [
    [DISC, [4, 4, 16, 16]],
    [["R", 1, 2, 3, 4, "ink", "edge", 2, 1], [0, 1, 5, 7]],
    [["L", [1, 2, 5, 3, 3, 9], "ink", 2], [0, 1, 6, 10]],
    [["P", [1, 2, 5, 3, 3, 9], "ink", "", 0], [1, 2, 5, 9]],
    [["B", [["M", 1, 2], ["C", 3, 4, 9, 8, 5, 6], ["Z"]], "ink", "edge", 2], [0, 1, 10, 9]],
    [["T", 50, 20, "ab", 10, "ink", "middle", true], [30, 10, 70, 30]],
    [["T", 50, 20, "ab", 10, "ink", "start", true], [40, 10, 80, 30]],
    [["T", 50, 20, "ab", 10, "ink", "end", true], [20, 10, 60, 30]],
    [["G", [["R", 0, 0, 4, 2, "ink", "", 0, 0], ["G", [], 0, 0, 0, 1, 1, ""]], 10, 10, 90, 2, 1, ""], [6, 10, 10, 18]],
  ];
  for (const [shape, box] of cases) assert.deepEqual(boxOf(shape).map(value => Math.round(1e6 * value) / 1e6), box);
});

test("an outline leaves what it surrounds alone", () => {
  const frame = inkOf(["R", 10, 10, 80, 60, "", "edge", 2, 4]);
  assert.deepEqual(frame, [[9, 9, 91, 15], [9, 65, 91, 71], [9, 9, 15, 71], [85, 9, 91, 71]]);
  assert.deepEqual(inkOf(DISC), [boxOf(DISC)]);
});

test("how things look is kept when there is time, and put where it has to be painted again", () => {
  const logs = page();
  const layer = new Layer(COLOURS);
  /** @type {Shape} */
  const thing = ["G", [["C", 0, 0, 5, "ink", "", 0]], 10, 10, 0, 1, 1, "piece"];
  layer.hold([thing, FAR], SIZE, SCALE);
  layer.keep([thing, FAR], SCALE);
  assert.deepEqual(filled(logs[1]).arcs, [0]);
  layer.renew();
  filled(logs[0]);
  layer.hold([thing, FAR], SIZE, SCALE);
  assert.deepEqual(filled(logs[0]).arcs, [0, 80]);
  layer.hold([thing, NEAR, FAR], SIZE, SCALE);
  const put = /** @type {unknown[][]} */ (logs[0]).find(([name]) => name === "drawImage");
  assert.deepEqual(put?.slice(2), [9, 9]); // It reaches from 5 on; a pixel more at each side.
  assert.deepEqual(filled(logs[0]).arcs, [14]);
  layer.forget();
  layer.hold([thing, FAR], SIZE, SCALE);
  layer.hold([thing, NEAR, FAR], SIZE, SCALE);
  assert.deepEqual(filled(logs[0]).arcs, [0, 80, 0, 14]);
  assert.equal(logs.length, 2);
});
