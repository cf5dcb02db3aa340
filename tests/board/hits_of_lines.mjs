// Answers pictures with where their targets can be hit: one JSON text a line, in and out. tests/hits.py asks.
import { createInterface } from "node:readline";
import { hits } from "../../static/board/hits.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { targets, lit, scale, w, h } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(hits(targets, new Set(lit), scale, { w, h })))}\n`);
}
