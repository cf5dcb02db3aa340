import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, distance } from "../../static/embed/looks/contrast.js";
import { palette } from "../../static/embed/looks/palette.js";

/** @typedef {import("../../static/embed/looks/palette.js").Roles} Roles */

const WHITE = /** @type {const} */ ([255, 255, 255]);
const SEATS = [0, 1, 2, 3, 4, 5].map(seat => `seat-${seat}`);

/** @type {Roles} */
const THEME = {
  "ink": [20, 24, 28], "soft-ink": [80, 86, 92], "panel": [255, 255, 255], "accent": [0, 90, 160], "on-accent": [255, 255, 255],
  "danger": [170, 20, 20], "board": [236, 232, 222], "board-mark": [90, 80, 60],
  "touch": [0, 90, 160], "reach": [0, 90, 160],
  "lost": [170, 20, 20], "hint": [0, 100, 60], "on-seat": [255, 255, 255],
  "seat-0": [20, 90, 190], "seat-1": [190, 80, 0], "seat-2": [0, 120, 70], "seat-3": [150, 30, 130],
  "seat-4": [110, 80, 20], "seat-5": [60, 60, 60],
  ...Object.fromEntries(SEATS.map(seat => [`${seat}-soft`, [240, 240, 240]])),
};

test("Colours that could not be read, or seats that could not be told apart, are changed as little as is needed.", () => {
  const right = palette({ "ink": [0, 0, 120], "board": [255, 250, 240], "seat-0": [0, 60, 140] }, THEME, WHITE);
  assert.deepEqual([right.ink, right.board, right["seat-0"]], [[0, 0, 120], [255, 250, 240], [0, 60, 140]]);

  const pale = palette({ "ink": [150, 150, 150], "seat-0": [20, 90, 190], "seat-1": [22, 92, 190] }, THEME, WHITE);
  const found = contrast(pale.ink, WHITE);
  assert.ok(found >= 4.5 && found < 6, `${found}: no darker than it need be`);
  assert.deepEqual(pale["seat-0"], [20, 90, 190]);
  for (const [at, seat] of SEATS.entries()) {
    assert.ok(contrast(pale[seat], pale.board) >= 3);
    for (const other of SEATS.slice(0, at)) assert.ok(distance(pale[seat], pale[other]) >= 15, `${seat} and ${other}`);
  }
});
