// A worker that starts a Python, imports what every start of the page or of computer players imports, and keeps its
// memory (static/snapshot.js). Tells "kept" when that is done; what fails ends it with an error.
import { loadPyodide } from "./python.js";
import { keep } from "./snapshot.js";

// What needs a page, such as pentapod.web, cannot be imported here.
const IMPORTS = `
import sys

sys.path.insert(0, "app.zip")
import base64
import html
import pkgutil

import pentapod.engine.link
import pentapod.games
import pentapod.play.thinking.thinker
import pentapod.scene.shapes

sys.path.remove("app.zip")  # The page adds it itself,
sys.path.remove("")         # and Pyodide this.
import quick_zips
quick_zips.let_go()
`;

const python = await loadPyodide({ _makeSnapshot: true });
python.runPython(IMPORTS);
await keep(/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot()));
postMessage("kept");
close();
