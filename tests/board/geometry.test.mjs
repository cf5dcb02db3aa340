// Arrow keys walk to what lies that way, and Tab to what comes first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first, holds, neighbour, WAYS } from "../../static/board/geometry.js";
import { target } from "./targets.mjs";

const GRID = ["a", "b", "c"].flatMap((name, x) =>
  ["3", "2", "1"].map((row, y) => target(name + row, { x: 100 * x, y: 100 * y, w: 80, h: 80 })));
const HAND = target("hand", { x: 130, y: 420, w: 60, h: 60 });
const ALL = [...GRID, HAND];

for (const [origin, key, expected] of [
  ["b2", "ArrowLeft", "a2"],
  ["b2", "ArrowRight", "c2"],
  ["b2", "ArrowUp", "b3"],
  ["b2", "ArrowDown", "b1"],
  ["a1", "ArrowLeft", undefined],
  ["c3", "ArrowUp", undefined],
  ["b1", "ArrowDown", "hand"],
  ["hand", "ArrowUp", "b1"],
]) {
  test(`${key} from ${origin}`, () => {
    const from = ALL.find(one => one.touch === origin);
    assert.ok(from);
    assert.equal(neighbour(ALL, from, WAYS[String(key)])?.touch, expected);
  });
}

test("Tab leads to the first that is lit, and to what may be tried where nothing is", () => {
  const quiet = target("claim", { quiet: true });
  const targets = [quiet, ...GRID];
  assert.equal(first(targets, new Set(["b1", "a1", "c3"])), "a1");
  assert.equal(first(targets, new Set(["claim", "b1"])), "b1");
  assert.equal(first(targets, new Set()), "claim");
  assert.equal(first(GRID, new Set()), "");
});

test("a target holds what stands inside its box", () => {
  assert.ok(holds(HAND, 160, 450));
  assert.ok(!holds(HAND, 130, 450));
  assert.ok(!holds(HAND, 160, 481));
});
