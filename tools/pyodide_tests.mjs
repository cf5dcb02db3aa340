// node pyodide_tests.mjs PYTEST-ARGUMENTS...
// Runs pytest inside Pyodide: the rules as the browser will run them. Needs build/ (`make build/pytest/.installed`).
// Each processor gets an interpreter of its own, which takes every so-manieth test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { main, mount, start } from "./pyodide_node.mjs";

const root = resolve(import.meta.dirname, "..");
const SHARE = "PENTAPOD_SHARE";

async function runAll() {
  const of = Math.min(availableParallelism(), 4);
  const runs = Array.from({ length: of }, (_, share) => spawn(process.execPath, process.argv.slice(1), {
    env: { ...process.env, [SHARE]: `${share}/${of}` },
    stdio: ["ignore", "inherit", "inherit"],
  }));
  const codes = await Promise.all(runs.map(run => once(run, "exit")));
  return codes.some(([code]) => code !== 0) ? 1 : 0;
}

async function runShare(share) {
  const py = await start(`${root}/build/python_full.zip`);
  mount(py, "/project", root);
  py.globals.set("arguments", process.argv.slice(2).join("\n"));
  py.globals.set("share", share);
  return py.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.append("/project/build/pytest")
os.chdir("/project")
os.environ["COLUMNS"] = "120"
os.environ.setdefault("PENTAPOD_GAMES", "2")  # The same games run natively; here it is the interpreter that is tested.
import pytest

class Share:
    def pytest_collection_modifyitems(self, items):
        which, of = map(int, share.split("/"))
        items[:] = items[which::of]

int(pytest.main(["-p", "no:cacheprovider", "-m", "not native", *arguments.splitlines()], plugins=[Share()]))
`);
}

const share = process.env[SHARE];
if (share) await main(() => runShare(share));
else process.exitCode = await runAll();
