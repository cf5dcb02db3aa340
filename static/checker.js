// Checks a game that is being written, in a worker beside its table. It is told `{ name, text, number }` of a file, and
// says at once what that is, with the file; then for as long as there is something to find out how it does, with the
// number (py/pentapod/workshop/checker.py).
import { begin, loadPyodide, packages, unpack } from "./python.js";

const SLICE_SECONDS = 0.08;

async function start() {
  begin(false);
  const [python, files] = await Promise.all([loadPyodide(), packages("workshop.zip")]);
  unpack(python, files);
  return python.runPython(`
from pentapod.workshop.checker import Checker
Checker()`);
}

const starting = start();
starting.then(() => postMessage({ ready: true }), reason => setTimeout(() => { throw reason; }));

let turn = 0;

/** @param {{ name: string, text: string, number: number }} file */
async function check(file) {
  const { name, text, number } = file;
  const mine = ++turn;
  const checker = await starting;
  if (mine !== turn) return;
  postMessage({ file, taken: checker.take(name, text) });
  while (mine === turn && checker.busy) {
    postMessage({ number, told: checker.step(SLICE_SECONDS) });
    await new Promise(resolve => { setTimeout(resolve); }); // Another file may have come.
  }
}

onmessage = ({ data }) => check(data);
