// Things with the same key travel, others come and go, and what has not moved stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GLIDE_MS, glideBetween } from "../../static/board/glide.js";

/** @import { Group, Shape } from "../../static/board/types.js" */

/**
 * @param {string} key
 * @param {number} x
 * @param {number} [turn]
 * @param {Shape[]} [shapes]
 * @returns {Group}
 */
function group(key, x, turn = 0, shapes = []) {
  return ["G", shapes, x, 0, turn, 1, 1, key];
}

/** @type {Shape} */
const DISC = ["C", 1, 2, 3, "ink", "", 0];

test("nothing glides where nothing moves", () => {
  assert.equal(glideBetween([group("a", 1), DISC], [DISC, group("a", 1)], 0), null);
});

test("what moves goes from where it was to where it is, slower in the end", () => {
  const glide = glideBetween([group("a", 0), group("b", 5)], [group("a", 100), group("b", 5), DISC], 1000);
  assert.ok(glide);
  assert.deepEqual(glide.staying, [group("b", 5), DISC]);
  assert.deepEqual(glide.groups(1000), [group("a", 0)]);
  assert.deepEqual(glide.groups(1000 + GLIDE_MS / 2), [group("a", 87.5)]);
  assert.deepEqual(glide.groups(1000 + GLIDE_MS), [group("a", 100)]);
  assert.ok(!glide.isDone(1000 + GLIDE_MS - 1));
  assert.ok(glide.isDone(1000 + GLIDE_MS));
});

test("it turns the shorter way round", () => {
  const glide = glideBetween([group("a", 0, 350)], [group("a", 0, 10)], 0);
  assert.deepEqual(glide?.groups(GLIDE_MS), [group("a", 0, 370)]);
  const back = glideBetween([group("a", 0, 10)], [group("a", 0, 350)], 0);
  assert.deepEqual(back?.groups(GLIDE_MS), [group("a", 0, -10)]);
});

test("what is new comes from nothing, and what is gone goes as it looked", () => {
  const glide = glideBetween([group("old", 1, 0, [DISC])], [group("new", 2)], 0);
  assert.deepEqual(glide?.groups(0), [["G", [], 2, 0, 0, 0.7, 0, "new"], ["G", [DISC], 1, 0, 0, 1, 1, "old"]]);
  assert.deepEqual(glide?.groups(GLIDE_MS), [["G", [], 2, 0, 0, 1, 1, "new"], ["G", [DISC], 1, 0, 0, 0.7, 0, "old"]]);
});
