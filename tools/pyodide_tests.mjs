// node pyodide_tests.mjs PYTEST-ARGUMENTS...
// Runs pytest inside Pyodide: the rules as the browser will run them. Needs build/ (`make build/pytest/.installed`).
import { resolve } from "node:path";
import { main, mount, start } from "./pyodide_node.mjs";

const root = resolve(import.meta.dirname, "..");

await main(async () => {
  const py = await start(`${root}/build/python_full.zip`);
  mount(py, "/project", root);
  py.globals.set("arguments", process.argv.slice(2).join("\n"));
  return py.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.append("/project/build/pytest")
os.chdir("/project")
os.environ["COLUMNS"] = "120"
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-m", "not native", *arguments.splitlines()]))
`);
});
