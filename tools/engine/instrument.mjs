// node instrument.mjs PYODIDE OUT [RAN]: writes OUT/watched.wasm, an engine for learn.py that tells which functions
// run; or, where RAN is a file with the numbers of those, what of its memory they read. Then it writes OUT/named.json,
// too, the numbers that these functions name, which may be addresses, and those that the others name, and OUT/memory,
// what lies there at the beginning.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { binaryen, SPOKEN } from "./spoken.mjs";

const { createType, i32, none } = binaryen;
const [pyodide, out, known] = process.argv.slice(2);
const engine = readFileSync(join(pyodide, "pyodide.asm.wasm"));
const module = binaryen.readBinary(engine);
module.setFeatures(SPOKEN);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "watched.wasm"), known ? readers(new Set(JSON.parse(readFileSync(known, "utf8")))) : runners());

/** Every function tells first that it runs. */
function runners() {
  module.addFunctionImport("ran", "env", "ran", createType([i32]), none);
  for (let at = 0; at < module.getNumFunctions(); at++) {
    const ref = module.getFunctionByIndex(at);
    const { name, base, body, results } = binaryen.getFunctionInfo(ref);
    if (base) continue;
    const call = module.call("ran", [module.i32.const(Number(name))], none);
    binaryen.Function.setBody(ref, module.block(null, [call, body], results));
  }
  return module.emitBinary();
}

/**
 * Every function tells what it reads. What copies a stretch of memory reads all of it, which the pass leaves out.
 * @param {Set<number>} ran
 */
function readers(ran) {
  module.runPasses(["instrument-memory"]);
  module.addFunctionImport("copy", "env", "copy", createType([i32, i32, i32]), none);
  // Some functions that hand exceptions on could not be read again as text.
  for (const [, name, body] of functions(module.emitText())) {
    if (!ran.has(Number(name)) && body.includes("(delegate")) {
      binaryen.Function.setBody(module.getFunction(name), module.unreachable());
    }
  }
  const text = module.emitText();
  const named = /** @param {boolean} itRan */ itRan => new Set(functions(text)
    .filter(([, name]) => ran.has(Number(name)) === itRan)
    .flatMap(([, , body]) => [...body.matchAll(/(?:i32\.const |offset=)(\d{4,7})\b/g)])
    .map(([, number]) => Number(number)));
  writeFileSync(join(out, "named.json"), JSON.stringify([true, false].map(itRan => [...named(itRan)])));
  writeFileSync(join(out, "memory"), memory());
  const watched = binaryen.parseText(text.replaceAll("(memory.copy", "(call $copy"));
  watched.setFeatures(SPOKEN);
  const bytes = watched.emitBinary();
  return [engine.subarray(0, 8), dylink(), bytes.subarray(8)].reduce(joined);
}

/** What lies in memory when the engine begins. */
function memory() {
  const held = Array.from({ length: module.getNumDataSegments() }, (_, at) =>
    module.getDataSegmentInfo(module.getDataSegmentByIndex(at)));
  const all = new Uint8Array(Math.max(...held.map(({ offset, data }) => offset + data.byteLength)));
  for (const { offset, data } of held) all.set(new Uint8Array(data), offset);
  return all;
}

/** @param {string} text */
function functions(text) {
  return [...text.matchAll(/^ \(func \$(\d+) (.*?)^ \)/gms)];
}

/** The section that tells Pyodide how the engine was linked; the first of all, and lost in the text. */
function dylink() {
  const size = engine[9];
  return engine.subarray(8, 10 + size);
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
