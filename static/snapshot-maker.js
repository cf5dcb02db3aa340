// A worker that starts a Python, imports what every start of the page imports, and keeps its memory (static/snapshot.js).
// Tells "kept" when that is done; what fails ends it with an error.
import { loadPyodide } from "./python.js";
import { isKept, keep } from "./snapshot.js";

// What needs a page, such as pentapod.web, cannot be imported here.
const IMPORTS = `
import sys

sys.path.insert(0, "app.zip")
import base64
import html
import pkgutil

import pentapod.engine.link
import pentapod.games
import pentapod.scene.shapes

sys.path.remove("app.zip")  # The page adds it itself,
sys.path.remove("")         # and Pyodide this.
`;

async function make() {
  const [python, ours] = await Promise.all([loadPyodide({ _makeSnapshot: true }), fetch(new URL("../app.zip", import.meta.url))]);
  if (!ours.ok) throw new Error(`${ours.url}: ${ours.status}`);
  python.FS.writeFile("app.zip", new Uint8Array(await ours.arrayBuffer()));
  python.runPython(IMPORTS);
  await keep(python.makeMemorySnapshot());
}

if (!await isKept()) await make();
postMessage("kept");
close();
