// What a stranger may send: so much at once, and so much a second.
import assert from "node:assert/strict";
import test from "node:test";
import { Allowance } from "../../static/workshop/allowance.js";

test("so much may come at once, and no more", () => {
  const allowance = new Allowance(10, 2, 0);
  assert.ok(allowance.takes(10, 0));
  assert.ok(!allowance.takes(1, 0));
});

test("time gives it back, but never more than at first", () => {
  const allowance = new Allowance(10, 2, 0);
  allowance.takes(10, 0);
  assert.ok(allowance.takes(4, 2000));
  assert.ok(!allowance.takes(1, 2000));
  const rested = new Allowance(10, 2, 0);
  assert.ok(rested.takes(10, 60_000));
  assert.ok(!rested.takes(1, 60_000));
});
