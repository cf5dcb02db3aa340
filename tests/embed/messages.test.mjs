import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isMessage } from "../../static/embed/messages.js";

const RIGHT = [
  { type: "set", game: "pods" },
  { type: "set", link: "pods:1.00.B.w.xqFa", ply: 1 },
  { type: "step", to: "last" },
  { type: "step", to: 3 },
  { type: "play", path: ["1", "b2"] },
  { type: "undo" },
  { type: "legal" },
  { type: "highlight" },
  { type: "highlight", squares: ["a1"] },
  { type: "highlight", squares: [], arrows: ["a1 b2", "b2 c3 d4"] },
  { type: "comment", text: "" },
  { type: "theme", theme: "dark" },
  { type: "theme", theme: "" },
  { type: "legal", id: 7 },
  { type: "step", to: 3, id: "the third" },
];

const WRONG = [
  null, "undo", [], {}, { type: 5 }, { type: "eval" }, { type: "toString" }, { type: "set" }, { type: "step" },
  { type: "play" }, { type: "comment" }, { type: "undo", ply: 1 }, { type: "legal", seat: 0 },
  { type: "highlight", squares: "a1" }, { type: "highlight", arrows: [["a1", "b2"]] }, { type: "highlight", marks: [] },
  { type: "highlight", squares: Array(61).fill("a1") }, { type: "comment", text: "x".repeat(20_000) },
  { type: "theme" }, { type: "theme", theme: "page" }, { type: "play", id: 1 }, { type: "legal", id: {} },
  { type: "legal", id: "x".repeat(65) }, { type: "legal", id: null },
  { type: "play", path: [] }, { type: "play", path: Array(65).fill("a1") },
];

for (const message of RIGHT) {
  test(`a message is heard: ${JSON.stringify(message)}`, () => assert.ok(isMessage(message)));
}

for (const message of WRONG) {
  test(`what is no message is ignored: ${JSON.stringify(message).slice(0, 80)}`, () => assert.ok(!isMessage(message)));
}

test("the list of the messages is that of docs/embed.md", async () => {
  const page = await readFile(new URL("../../docs/embed.md", import.meta.url), "utf8");
  const table = page.slice(page.indexOf("To a board;"), page.indexOf("From a board:"));
  const named = [...table.matchAll(/^\| `([a-z]+)`/gm)].map(([, name]) => name).filter(name => name !== "type");
  assert.deepEqual(new Set(RIGHT.map(({ type }) => type)), new Set(named));
});
