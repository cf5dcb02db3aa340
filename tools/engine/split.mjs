// node split.mjs PYODIDE OUT: cuts the engine of Pyodide in two, so that a first visit waits for half of its bytes.
//
// The first part has the functions that used.json names, which starts and games run, and of every other what asks for
// the rest and calls it there (static/rest.js). The rest has those functions, and the large tables of data that only
// they read. What neither Python nor Pyodide's script can reach goes: Pyodide exports all that it has, to packages that
// come later, of which there are none here. Nothing of what is left is changed.
//
// Writes OUT/asm.wasm, OUT/rest.wasm and OUT/pyodide.asm.mjs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { slim } from "./script.mjs";
import { binaryen, SPOKEN } from "./spoken.mjs";

const { none, funcref, i32 } = binaryen;

/** The table of the functions of the rest, and the global that tells whether they are there. */
const COLD = "cold";
const HERE = "here";
/** What Pyodide's memory is called within a module. */
const MEMORY = "0";
const MOST_PAGES = 65536;
/** What the first part calls to get the rest. */
const MORE = "more";

const [pyodide, out] = process.argv.slice(2);
const { version } = JSON.parse(read(join(pyodide, "package.json")));
const used = JSON.parse(read(fileURLToPath(new URL("used.json", import.meta.url))));
if (used.version !== version) throw new Error(`used.json is of Pyodide ${used.version}: run make engine`);

const engine = readFileSync(join(pyodide, "pyodide.asm.wasm"));
const exported = WebAssembly.Module.exports(new WebAssembly.Module(engine));
const script = slim(read(join(pyodide, "pyodide.asm.mjs")), read(join(pyodide, "pyodide.mjs")), engine);

const first = parse();
for (const { name } of exported) if (!script.exports.has(name)) first.removeExport(name);
first.runPasses(["remove-unused-module-elements"]);
// What Pyodide's script itself calls is there at once: it also goes on from a memory that was kept.
const called = exportsOf(binaryen.ExternalFunction).map(({ value }) => Number(value));
const runs = new Set([...numbers(used.functions), ...called]);
const needed = every(first.getNumFunctions(), at => binaryen.getFunctionInfo(first.getFunctionByIndex(at)))
  .filter(({ base }) => !base);
const warm = needed.filter(({ name }) => runs.has(Number(name)));
const cold = needed.filter(({ name }) => !runs.has(Number(name)));
const data = memory();

const rest = makeRest();
shorten();
const parts = [finished(first), rest];

mkdirSync(out, { recursive: true });
writeFileSync(join(out, "asm.wasm"), parts[0]);
writeFileSync(join(out, "rest.wasm"), parts[1]);
writeFileSync(join(out, "pyodide.asm.mjs"), minified(script.text(parts)));

/** The engine as a module that can be changed. Functions are named by their number, imported ones not counted. */
function parse() {
  const module = binaryen.readBinary(engine);
  module.setFeatures(SPOKEN);
  return module;
}

/** The module with the cold functions. What it needs of the first part it imports from "first". */
function makeRest() {
  const module = parse();
  for (const { name } of exported) module.removeExport(name);
  every(module.getNumElementSegments(), at => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(at)))
    .forEach(({ name }) => module.removeElementSegment(name));
  for (const { name, params, results } of warm) {
    module.removeFunction(name);
    module.addFunctionImport(name, "first", `f${name}`, params, results);
  }
  for (const { name, type, mutable, base } of globals(module)) {
    if (!mutable || base) continue;
    module.removeGlobal(name);
    module.addGlobalImport(name, "first", name, type, true);
  }
  for (const { name, value } of exportsOf(binaryen.ExternalTag)) {
    const { params, results } = binaryen.getTagInfo(module.getTag(value));
    module.removeTag(value);
    module.addTagImport(value, "first", name, params, results);
  }
  for (const { name } of tablesOf(module)) module.addTableImport(name, "first", `t${name}`);
  module.addTable(COLD, cold.length, cold.length, funcref);
  module.addActiveElementSegment(COLD, COLD, cold.map(({ name }) => name), module.i32.const(0));
  module.addTableImport(COLD, "first", COLD);
  module.setMemory(1, MOST_PAGES, null, pieces(data.moved, module), false, false, MEMORY);
  module.addMemoryImport(MEMORY, "first", "memory");
  return finished(module);
}

/** Leave of every cold function what calls it in the rest, and of the memory what stays. */
function shorten() {
  first.addFunctionImport(MORE, "rest", MORE, none, none);
  first.addGlobal(HERE, i32, true, first.i32.const(0));
  first.addGlobalExport(HERE, HERE);
  first.addTable(COLD, cold.length, cold.length, funcref);
  first.addTableExport(COLD, COLD);
  for (const [at, { name, params, results }] of cold.entries()) {
    const types = binaryen.expandType(params);
    const given = every(types.length, index => first.local.get(index, types[index]));
    const ask = first.if(first.i32.eqz(first.global.get(HERE, i32)), first.call(MORE, [], none));
    const call = first.call_indirect(COLD, first.i32.const(at), given, params, results);
    binaryen.Function.setBody(first.getFunction(name), first.block(null, [ask, call], results));
  }
  for (const { module, kind, name } of WebAssembly.Module.imports(new WebAssembly.Module(rest))) {
    if (module !== "first" || name === COLD) continue;
    if (kind === "function") first.addFunctionExport(name.slice(1), name);
    else if (kind === "global") first.addGlobalExport(name, name);
    else if (kind === "table") first.addTableExport(name.slice(1), name);
  }
  first.setMemory(data.initial, MOST_PAGES, null, pieces(data.stays, first), false, false, MEMORY);
}

/** What lies in memory at the beginning, by address: what stays in the first part, and the tables that move. */
function memory() {
  const { initial } = first.getMemoryInfo(MEMORY);
  const moved = used.tables.map((/** @type {string} */ range) => {
    const [from, to] = range.split("-").map(Number);
    return { from, bytes: new Uint8Array(to - from) };
  });
  const stays = [];
  for (const { offset, data: held } of segments()) {
    let begin = offset;
    let bytes = new Uint8Array(held);
    for (const table of moved) {
      const end = table.from + table.bytes.length;
      const [low, high] = [Math.max(begin, table.from), Math.min(begin + bytes.length, end)];
      if (low >= high) continue;
      table.bytes.set(bytes.subarray(low - begin, high - begin), low - table.from);
      if (low > begin) stays.push({ from: begin, bytes: bytes.subarray(0, low - begin) });
      bytes = bytes.subarray(high - begin);
      begin = high;
    }
    if (bytes.length) stays.push({ from: begin, bytes });
  }
  return { initial, stays, moved };
}

/**
 * Pieces of memory as a module takes them.
 * @param {{ from: number, bytes: Uint8Array }[]} found
 * @param {any} module
 */
function pieces(found, module) {
  return found.map(({ from, bytes }) => ({ offset: module.i32.const(from), data: bytes }));
}

function segments() {
  return every(first.getNumDataSegments(), at => first.getDataSegmentInfo(first.getDataSegmentByIndex(at)));
}

/** What is exported of a kind. @param {number} wanted */
function exportsOf(wanted) {
  return every(first.getNumExports(), at => binaryen.getExportInfo(first.getExportByIndex(at)))
    .filter(({ kind }) => kind === wanted);
}

/** Of functions, and of what Python holds of JavaScript. @param {any} module */
function tablesOf(module) {
  return every(module.getNumTables(), at => binaryen.getTableInfo(module.getTableByIndex(at)));
}

/** @param {any} module */
function globals(module) {
  return every(module.getNumGlobals(), at => binaryen.getGlobalInfo(module.getGlobalByIndex(at)));
}

/**
 * Without what nothing needs, checked, as bytes.
 * @param {any} module
 * @returns {Uint8Array<ArrayBuffer>}
 */
function finished(module) {
  module.runPasses(["remove-unused-module-elements"]);
  if (!module.validate()) throw new Error("a part of the engine is not valid");
  return module.emitBinary();
}

/**
 * What is found at each number below a count.
 * @param {number} count
 * @param {(at: number) => any} find
 */
function every(count, find) {
  return Array.from({ length: count }, (_, at) => find(at));
}

/** Numbers in ranges, "0-12 15". @param {string[]} lines */
function numbers(lines) {
  return lines.flatMap(line => line.split(" ")).flatMap(range => {
    const [from, to = from] = range.split("-").map(Number);
    return every(to - from + 1, at => from + at);
  });
}

/** @param {string} text */
function minified(text) {
  return transformSync(text, { minify: true, format: "esm", target: "es2022", legalComments: "none" }).code;
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, "utf8");
}
