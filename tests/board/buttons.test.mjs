import assert from "node:assert/strict";
import { test } from "node:test";
import { rising } from "../../static/board/buttons.js";

/** @param {number[]} numbers */
const stay = numbers => [...rising(numbers)].sort((one, other) => one - other);

test("what is in order stays", () => {
  assert.deepEqual(stay([]), []);
  assert.deepEqual(stay([0, 1, 2]), [0, 1, 2]);
});

test("of what changes places the fewest move", () => {
  assert.deepEqual(stay([1, 2, 3, 0]), [0, 1, 2]);
  assert.deepEqual(stay([3, 0, 1, 2]), [1, 2, 3]);
  assert.deepEqual(stay([4, 5, 0, 1, 2, 3]), [2, 3, 4, 5]);
  assert.equal(stay([2, 1, 0]).length, 1);
  assert.equal(stay([5, 0, 6, 1, 7, 2, 8]).length, 4);
});

test("what is new stands nowhere yet", () => {
  assert.deepEqual(stay([-1, -1]), []);
  assert.deepEqual(stay([0, -1, 1, -1, 2]), [0, 2, 4]);
});
