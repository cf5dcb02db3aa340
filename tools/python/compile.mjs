// node compile.mjs ROOT BUILD MODULE...
// Writes BUILD/python_stdlib.zip (what importing the library's MODULE... needs), BUILD/app.zip, BUILD/games.zip and
// others (our packages), BUILD/words/ (the catalogs of other languages) and BUILD/python_full.zip (the whole library,
// for tests and for a quicker start of this very script).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { main, mount, start } from "./pyodide_node.mjs";

const [root, build, ...modules] = process.argv.slice(2);
const full = join(build, "python_full.zip");
/** A traceback needs columns only beside the source, which no page has; a quarter of the bytes are theirs. */
const NO_COLUMNS = { PYTHONNODEBUGRANGES: "1" };

await main(async () => {
  const py = await start(existsSync(full) ? full : undefined, NO_COLUMNS);
  mount(py, "/project", root);
  mount(py, "/build", build);
  py.globals.set("wanted", modules.join(" "));
  py.runPython(`
import importlib, sys
for name in wanted.split():
    importlib.import_module(name)
needed = list(sys.modules)

sys.dont_write_bytecode = True
sys.path.insert(0, "/project/tools/python")
from pathlib import Path
import compile_inside
compile_inside.build(Path("/project"), Path("/build"), needed)
`);
});
