// What is too small for a finger can be hit beside what is drawn, as far as there is room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { heights, hits, LEAST, LEAST_END } from "../../static/board/hits.js";
import { target } from "./targets.mjs";

const SIZE = { w: 400, h: 300 };

/**
 * @param {import("../../static/board/types.js").Target[]} targets
 * @param {number} [scale]
 */
function all(targets, scale = 1) {
  return hits(targets, new Set(targets.map(one => one.touch)), scale, SIZE);
}

test("what is large enough is hit where it is drawn", () => {
  const { x, y, w, h } = all([target("a", { x: 50, y: 60, w: 40, h: 40 })]).get("a") ?? {};
  assert.deepEqual({ x, y, w, h }, { x: 50, y: 60, w: 40, h: 40 });
});

test("what is not lit is left out", () => {
  const found = hits([target("a"), target("b", { x: 100 })], new Set(["b"]), 1, SIZE);
  assert.deepEqual([...found.keys()], ["b"]);
});

test("what is too small grows to every side alike", () => {
  const hit = all([target("a", { x: 100, y: 100, w: 10, h: 10 })]).get("a");
  assert.deepEqual(hit, { x: 89, y: 89, w: LEAST, h: LEAST });
});

test("what ends the turn is larger, and all grows with the number of units to a pixel", () => {
  const hit = all([target("a", { x: 100, y: 100, w: 10, h: 10, ends: true })], 0.5).get("a");
  assert.deepEqual(hit, { x: 61, y: 61, w: 2 * LEAST_END, h: 2 * LEAST_END });
});

test("at the edge of the picture it grows to the other side", () => {
  const hit = all([target("a", { x: 0, y: 100, w: 10, h: LEAST })]).get("a");
  assert.deepEqual(hit, { x: 0, y: 100, w: LEAST, h: LEAST });
});

test("neighbours share the gap between them", () => {
  const row = { y: 100, w: 10, h: LEAST };
  const found = all([target("a", { ...row, x: 100 }), target("b", { ...row, x: 114 })]);
  const [a, b] = [found.get("a"), found.get("b")];
  assert.ok(a && b);
  assert.equal(a.x + a.w, 112);
  assert.equal(b.x, 112);
  assert.equal(a.w, LEAST);
  assert.equal(b.w, LEAST);
});

/**
 * @param {import("../../static/board/types.js").Target[]} targets
 * @param {string[]} lit
 */
function stacked(targets, ...lit) {
  return Object.fromEntries(heights(targets, one => lit.includes(one.touch), new Map(), 1));
}

const zone = target("zone", { x: 0, y: 0, w: 300, h: 100 });
const unit = target("unit", { x: 100, y: 20, w: 60, h: 60 });

test("what stands in a much larger target answers for itself, whether it may be touched or not", () => {
  assert.deepEqual(stacked([unit, zone], "zone"), { zone: 1, unit: 2 });
  assert.deepEqual(stacked([unit, zone], "zone", "unit"), { zone: 1, unit: 3 });
  assert.deepEqual(stacked([unit, zone], "unit"), { unit: 3 });
  assert.deepEqual(stacked([unit, zone]), {});
});

test("a target in which nothing else leaves a finger room is touched wherever it is", () => {
  const crowd = Array.from({ length: 5 }, (_, at) => target(`${at}`, { x: 60 * at, y: 10, w: 58, h: 80 }));
  assert.equal(stacked([...crowd, zone], "zone").zone, 3);
  assert.deepEqual(stacked([...crowd.slice(1), zone], "zone"), { zone: 1, 1: 2, 2: 2, 3: 2, 4: 2 });
});

test("of targets that only overlap, or are as large, the one that may be touched is touched", () => {
  const beside = target("beside", { x: 280, y: 20, w: 60, h: 60 });
  const large = target("large", { x: 0, y: 0, w: 200, h: 100 });
  assert.deepEqual(stacked([beside, large, zone], "zone"), { zone: 3 });
});
