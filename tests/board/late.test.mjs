// What came under the pointer a moment ago takes no press; what was there takes as many as come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stays } from "../../static/board/buttons.js";
import { isLate } from "../../static/board/late.js";

const LONG_AGO = { key: "elsewhere", x: 0, y: 0, time: 0 };
const NOW = 10_000;

/**
 * @param {Partial<import("../../static/board/late.js").Press>} press
 */
const pressed = press => ({ key: "pass", x: 100, y: 100, time: NOW, ...press });

test("what came less than 300 ms before the press is not pressed, and from then on it is", () => {
  assert.equal(isLate(pressed({}), LONG_AGO, [NOW - 299]), true);
  assert.equal(isLate(pressed({}), LONG_AGO, [NOW - 300]), false);
});

test("what came after the press, while the page was busy, is not pressed", () => {
  assert.equal(isLate(pressed({}), LONG_AGO, [NOW + 50]), true);
});

test("what is in something that has just come is not pressed, however long it was hidden there", () => {
  assert.equal(isLate(pressed({}), LONG_AGO, [0, NOW - 100]), true);
});

test("two quick presses of what was there both count, at one place and at two", () => {
  const first = pressed({ time: NOW - 60 });
  assert.equal(isLate(pressed({}), first, []), false);
  assert.equal(isLate(pressed({ key: "done", x: 140 }), first, []), false);
});

test("a second press of one place does not hit what the first one has uncovered there", () => {
  const first = pressed({ key: "go-on", time: NOW - 299 });
  assert.equal(isLate(pressed({ x: 104, y: 97 }), first, []), true);
  assert.equal(isLate(pressed({}), { ...first, time: NOW - 300 }, []), false);
});

test("where nothing can be pressed no press is late", () => {
  assert.equal(isLate(pressed({ key: "" }), pressed({ key: "go-on", time: NOW - 10 }), []), false);
});

test("what moves by less than half of itself is where it was", () => {
  const place = { x: 0.5, y: 0.5, across: 0.1, down: 0.05 };
  assert.equal(stays(place, { ...place, x: 0.59 }), true);
  assert.equal(stays(place, { ...place, x: 0.61 }), false);
  assert.equal(stays(place, { ...place, y: 0.56 }), false);
  assert.equal(stays(place, { ...place, across: 0.02, down: 0.01 }), true);
});
