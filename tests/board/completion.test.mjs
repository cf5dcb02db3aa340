// What the editor of the workshop offers where.
import assert from "node:assert/strict";
import test from "node:test";
import { callAt, meaning, wordsAt } from "../../static/workshop/completion.js";

/** @type {(label: string, detail?: string) => import("../../static/workshop/completion.js").Word} */
const word = (label, detail) => ({ label, type: "function", ...detail ? { detail } : {} });
const FRAME = {
  names: [word("Board", "(space, *kinds, start='', sides=())"), word("Points", "(lines, noun='point')"), word("ROLL")],
  members: {
    State: [word("opponent"), word("end_turn", "()")],
    Cells: [word("owner", "(place)"), word("row_owner", "(row)"), word("is_full")],
    Points: [word("neighbours", "(place)"), word("rows", "(length)")],
  },
  values: { Board: "Cells", Score: "Each" },
};
const FILE = `from pentapod.frame import Board
GRID = Points(["a1 b1"])  # It's one (line.

class Walk(State):
    board = Board(GRID, MEN)
    hand = Score("in hand")

    @property
    def placing(self):
        return True

    def has_come_to(self, point):
        `;

/**
 * The labels that are offered where a file with these words at its end ends.
 * @param {string} words
 * @param {string} file
 */
const offered = (words, file = FILE) => {
  const text = file + words;
  return wordsAt(text, text.length, FRAME)?.options.map(one => one.label) ?? [];
};

test("behind a dot there is what the thing before it has", () => {
  assert.deepEqual(offered("GRID."), ["neighbours", "rows"]);
  assert.deepEqual(offered("self.board.ow"), ["owner", "row_owner", "is_full"]);
  assert.deepEqual(offered("self."), ["opponent", "end_turn", "board", "hand", "placing", "has_come_to"]);
  assert.deepEqual(offered("self.hand."), []);
  assert.deepEqual(offered("unknown."), []);
  assert.deepEqual(offered("GRID.rows(3)."), []);
});

test("names are those of the frame and of Python, without its exceptions", () => {
  assert.ok(offered("Poi").includes("Points"));
  assert.ok(offered("ret").includes("return"));
  assert.ok(!offered("Poi").some(label => /Error|Warning|breakpoint/.test(label)));
  assert.deepEqual(offered(""), []);
});

test("an import offers the names of the frame at once, and the next line does not", () => {
  const names = FRAME.names.map(one => one.label);
  assert.deepEqual(offered("from pentapod.frame import ", ""), names);
  assert.deepEqual(offered("from pentapod.frame import Board, ", ""), names);
  assert.deepEqual(offered("from pentapod.frame import (\n    Board,\n    ", ""), names);
  assert.deepEqual(offered("from pentapod.frame import Board\n", ""), []);
});

test("nothing is offered in texts and comments", () => {
  assert.deepEqual(offered('"Poi'), []);
  assert.deepEqual(offered("# Poi"), []);
  assert.deepEqual(offered('"""It\'s GRID.'), []);
});

test("a call has its parameters", () => {
  const text = `${FILE}x = Board(GRID, sta`;
  assert.equal(callAt(text, text.length, FRAME)?.word.label, "Board");
  assert.deepEqual(offered("x = Board(GRID, sta").slice(0, 2), ["start=", "sides="]);
  const inner = `${FILE}self.board.owner(GRID.neighbours(`;
  assert.equal(callAt(inner, inner.length, FRAME)?.word.label, "neighbours");
  assert.equal(callAt(`${inner})`, inner.length + 1, FRAME)?.word.label, "owner");
  assert.equal(callAt("def owner(", 10, FRAME), null);
  assert.equal(callAt("print(", 6, FRAME), null);
});

test("what something means is known by all that stands before it", () => {
  assert.equal(meaning("self.board.owner", FILE, FRAME)?.detail, "(place)");
  assert.equal(meaning("self.has_come_to", FILE, FRAME)?.detail, "(point)");
  assert.equal(meaning("owner", FILE, FRAME), undefined);
});
