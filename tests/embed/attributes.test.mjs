import assert from "node:assert/strict";
import { test } from "node:test";
import { askedBy, request } from "../../static/embed/attributes.js";

globalThis.HTMLTemplateElement = /** @type {any} */ (class {});

/**
 * What stands for an element with these attributes, and a text inside.
 * @param {Record<string, string>} attributes
 * @param {string} [inside]
 */
function element(attributes, inside) {
  return /** @type {any} */ ({
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    hasAttribute: (/** @type {string} */ name) => name in attributes,
    querySelector: () => inside === undefined ? null : { textContent: inside },
    lesson: attributes.lesson ?? null,
    puzzle: attributes.puzzle ?? null,
    may: attributes.may ?? "play",
    seat: attributes.seat ? Number(attributes.seat) : null,
    level: attributes.level ? Number(attributes.level) : null,
  });
}

/** @param {object} found */
const told = found => JSON.parse(JSON.stringify(found));

test("one thing is asked for: a lesson, a puzzle, a record, a link, or a position", () => {
  const all = { lesson: "pods:1", puzzle: "pods:a", link: "pods:1.00", game: "pods", position: "x", ply: "3" };
  assert.deepEqual(told(askedBy(element(all, "Pentapod record 1"))), { lesson: "pods:1" });
  const { lesson, ...others } = all;
  assert.equal(lesson, "pods:1");
  assert.deepEqual(told(askedBy(element(others, "Pentapod record 1"))), { puzzle: "pods:a" });
  const { puzzle, ...rest } = others;
  assert.equal(puzzle, "pods:a");
  assert.deepEqual(told(askedBy(element(rest, "Pentapod record 1"))), { record: "Pentapod record 1", ply: 3 });
  assert.deepEqual(told(askedBy(element(rest))), { link: "pods:1.00", ply: 3 });
  assert.deepEqual(told(askedBy(element({ game: "pods", position: "x" }))), { game: "pods", position: "x" });
});

test("an edition goes with whatever is asked for, but for a game that is a file", () => {
  const edition = "mine.toml";
  assert.deepEqual(told(askedBy(element({ edition }))), { edition });
  /** @type {Record<string, string>[]} */
  const every = [{ lesson: "pods:1" }, { puzzle: "pods" }, { record: "x" }, { link: "x" }, { game: "pods" }];
  for (const shown of every) {
    assert.deepEqual(told(askedBy(element({ ...shown, edition }))), { ...shown, edition });
  }
  assert.deepEqual(told(askedBy(element({ src: "games/mygame.py", edition }))), { game: "mygame" });
});

test("a ply that is no count is none", () => {
  for (const ply of ["", "x", "-1", "1.5", "1234567"]) {
    assert.deepEqual(told(askedBy(element({ game: "pods", ply }))), { game: "pods" });
  }
});

test("who only steps or looks plays nothing, and a level is one of five", () => {
  const shown = { game: "pods" };
  const asked = (/** @type {Record<string, string>} */ attributes) =>
    told(request("open", element(attributes), shown, false));
  assert.deepEqual(asked({ may: "look" }), { do: "open", game: "pods", may: "step", tall: false });
  assert.deepEqual(asked({ seat: "1", level: "5" }), {
    do: "open", game: "pods", may: "play", seat: 1, level: 5, tall: false,
  });
  assert.deepEqual(asked({ level: "6" }), { do: "open", game: "pods", may: "play", tall: false });
  assert.deepEqual(told(request("picture", element({ seat: "1", level: "5" }), shown, true)), {
    do: "picture", game: "pods", seat: 1, tall: true,
  });
});
