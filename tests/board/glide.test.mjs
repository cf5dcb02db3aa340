// Things with the same key travel, others come and go, and what has not moved stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GLIDE_MS, glideBetween, isKeyed, TUMBLE_MS } from "../../static/board/glide.js";

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
  assert.deepEqual(glide.shapes(1000), [group("a", 0)]);
  assert.deepEqual(glide.shapes(1000 + GLIDE_MS / 2), [group("a", 87.5)]);
  assert.deepEqual(glide.shapes(1000 + GLIDE_MS), [group("a", 100)]);
  assert.ok(!glide.isDone(1000 + GLIDE_MS - 1));
  assert.ok(glide.isDone(1000 + GLIDE_MS));
});

test("it turns the shorter way round", () => {
  const glide = glideBetween([group("a", 0, 350)], [group("a", 0, 10)], 0);
  assert.deepEqual(glide?.shapes(GLIDE_MS), [group("a", 0, 370)]);
  const back = glideBetween([group("a", 0, 10)], [group("a", 0, 350)], 0);
  assert.deepEqual(back?.shapes(GLIDE_MS), [group("a", 0, -10)]);
});

test("what is new comes from nothing, and what is gone goes as it looked", () => {
  const glide = glideBetween([group("old", 1, 0, [DISC])], [group("new", 2)], 0);
  assert.deepEqual(glide?.shapes(0), [["G", [DISC], 1, 0, 0, 1, 1, "old"], ["G", [], 2, 0, 0, 0.7, 0, "new"]]);
  assert.deepEqual(glide?.shapes(GLIDE_MS), [["G", [DISC], 1, 0, 0, 0.7, 0, "old"], ["G", [], 2, 0, 0, 1, 1, "new"]]);
});

test("what goes stays below what comes over it, and below what lies on that", () => {
  const [left, right] = [group("left", 0, 0, [DISC]), group("right", 50, 0, [DISC])];
  /** @type {Shape[]} */
  const [panel, word, far] = [
    ["R", -20, -20, 40, 40, "panel", "", 0, 0], ["C", 0, 0, 2, "ink", "", 0], ["C", 90, 0, 3, "ink", "", 0],
  ];
  const glide = glideBetween([left, right], [right, panel, word, far], 0);
  assert.deepEqual(glide?.staying, [right, far]);
  assert.deepEqual(glide?.shapes(0), [left, panel, word]);
  const leaving = glideBetween([word, left, right], [panel, word, right], 0);
  assert.deepEqual(leaving?.staying, [panel, word, right], "what has come below it is not lifted");
  const anew = glideBetween([left, word], [panel, [...word]], 0);
  assert.deepEqual(anew?.staying, [panel, word], "where all is told anew nobody knows what has come");
});

/**
 * A die that shows a letter, with the letters that it shows before.
 * @param {string} face
 * @param {string} faces
 * @returns {Group}
 */
function die(face, faces) {
  return ["G", looks(face), 3, 0, 0, 1, 1, "die", [...faces].map(looks)];
}

/**
 * @param {string} face
 * @returns {Shape[]}
 */
function looks(face) {
  return [["T", 0, 0, face, 1, "ink", "middle", false]];
}

/**
 * The face that a glide shows at a time.
 * @param {import("../../static/board/glide.js").Glide | null} glide
 * @param {number} now
 */
function faceAt(glide, now) {
  const shown = glide?.shapes(now).filter(isKeyed).find(one => one[7] === "die")?.[1][0];
  return shown?.[0] === "T" ? shown[3] : "";
}

test("what chance has brought shows other faces first, ever more slowly, and then its own", () => {
  const glide = glideBetween([die("a", "xyz")], [die("b", "pqrs")], 1000);
  const seen = Array.from({ length: 100 }, (_, at) => faceAt(glide, 1000 + at * TUMBLE_MS / 100)).join("");
  assert.match(seen, /^p+q+r+s+$/);
  const long = [..."pqrs"].map(face => seen.split(face).length - 1);
  assert.deepEqual(long, long.toSorted((one, other) => one - other));
  assert.equal(faceAt(glide, 1000 + TUMBLE_MS), "b");
  assert.ok(!glide?.isDone(1000 + TUMBLE_MS - 1));
  assert.ok(glide?.isDone(1000 + TUMBLE_MS));
});

test("what comes with other faces tumbles, and what was there with the same lies still", () => {
  assert.equal(faceAt(glideBetween([], [die("b", "pq")], 0), 1), "p");
  assert.equal(glideBetween([die("b", "pq")], [die("b", "pq")], 0), null);
  assert.equal(faceAt(glideBetween([die("b", "pq")], [die("b", "qp")], 0), 1), "q");
});

test("the pace says how long, and with none nothing tumbles", () => {
  const faces = [die("a", "x")], after = [die("b", "pq")];
  assert.equal(glideBetween(faces, after, 0, 0), null);
  assert.ok(glideBetween(faces, after, 0, 0.5)?.isDone(TUMBLE_MS / 2));
  assert.ok(glideBetween(faces, after, 0, 100)?.isDone(600));
});

test("what tumbles goes on through the next display", () => {
  const after = [die("b", "pq")];
  const first = glideBetween([], after, 0);
  const next = glideBetween(after, [...after, group("new", 1)], TUMBLE_MS / 2, 0, first);
  assert.equal(faceAt(next, TUMBLE_MS - 1), "q");
  assert.equal(faceAt(next, TUMBLE_MS), "b");
  assert.equal(glideBetween(after, after, TUMBLE_MS, 1, first), null);
});

test("to the same things the last glide goes on until it is done", () => {
  const before = [group("a", 0)], after = [group("a", 10)];
  const first = glideBetween(before, after, 0);
  assert.equal(glideBetween(after, [...after], GLIDE_MS - 1, 1, first), first);
  assert.equal(glideBetween(after, [...after], GLIDE_MS, 1, first), null);
  assert.notEqual(glideBetween(after, [group("a", 20)], GLIDE_MS - 1, 1, first), first);
});
