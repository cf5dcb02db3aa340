// node pyodide_tests.mjs PYTEST-ARGUMENTS...
// Runs pytest inside Pyodide: the rules as the browser will run them. Needs build/ (`make build/pytest/.installed`).
// Each processor gets an interpreter of its own, which takes every so-manieth test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { main, mount, start } from "./pyodide_node.mjs";

const root = resolve(import.meta.dirname, "../..");
const SHARE = "PENTAPOD_SHARE";
const LIMIT_MINUTES = 30;

async function runAll() {
  const of = Math.min(availableParallelism(), 4);
  const runs = Array.from({ length: of }, (_, share) => spawn(process.execPath, process.argv.slice(1), {
    env: { ...process.env, [SHARE]: `${share}/${of}` },
    stdio: ["ignore", "pipe", "pipe"],
  }));
  const codes = await Promise.all(runs.map(finished));
  return codes.some(code => code !== 0) ? 1 : 0;
}

/**
 * The exit code of a run. What it has printed is shown when it ends, or has taken too long and is ended.
 * @param {import("node:child_process").ChildProcess} run
 */
async function finished(run) {
  /** @type {(string | Uint8Array)[]} */
  const pieces = [];
  for (const stream of [run.stdout, run.stderr]) stream?.on("data", piece => pieces.push(piece));
  const late = setTimeout(() => {
    pieces.push(`\nended after ${LIMIT_MINUTES} minutes\n`);
    run.kill("SIGKILL");
  }, LIMIT_MINUTES * 60_000);
  const [code] = await once(run, "close");
  clearTimeout(late);
  process.stdout.write(Buffer.concat(pieces.map(piece => typeof piece === "string" ? Buffer.from(piece) : piece)));
  return code;
}

/** @param {string} share */
async function runShare(share) {
  const py = await start(`${root}/build/python_full.zip`);
  mount(py, "/project", root);
  py.globals.set("arguments", process.argv.slice(2).join("\n"));
  py.globals.set("share", share);
  py.globals.set("long_run", Number(process.env.PENTAPOD_GAMES) >= 1000);
  return py.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.append("/project/build/pytest")
os.chdir("/project")
os.environ["COLUMNS"] = "120"
# The same tests run natively; here it is the interpreter that is tested. So there are fewer random games; of a test of
# the contract or the engine with many sets of values every sixth is run in the long run, and every eighth of all tests
# of the rest; in the short run half of those, and half of the values of any other test that has some. Links must be read
# for ever: all of them are run. An assertion that fails does not tell its values: to write every one anew for that takes
# half of the time until the first test.
os.environ.setdefault("PENTAPOD_GAMES", "1")
MANY = 20
THIN = 1 if long_run else 2
WHOLE = ("tests/contract/", "tests/engine/")
import pytest
from collections import Counter
from zlib import crc32

class Share:
    def pytest_collection_modifyitems(self, items):
        which, of = map(int, share.split("/"))
        names = [item.nodeid.partition("[")[0] for item in items]
        counts, seen, kept = Counter(names), Counter(), []
        for name, item in zip(names, items):
            if name.startswith("tests/links/"):
                keep = True
            elif name.startswith(WHOLE):
                one = seen[name] + crc32(name.encode())  # Of a test that is put to all games not always the same.
                keep = counts[name] == 1 or one % (THIN if counts[name] < MANY else 6 * THIN) == 0
            else:
                keep = crc32(item.nodeid.encode()) % (8 * THIN) == 0
            if keep:
                kept.append(item)
            seen[name] += 1
        items[:] = kept[which::of]

options = ["-p", "no:cacheprovider", "--assert=plain", "-m", "not native"]
int(pytest.main([*options, *arguments.splitlines()], plugins=[Share()]))
`);
}

const share = process.env[SHARE];
if (share) await main(() => runShare(share));
else process.exitCode = await runAll();
