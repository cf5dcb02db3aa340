"""Compile all Python of the page with Pyodide's own compiler: `python -m python.compile_python` in tools/.

Writes `build/app.zip`, `build/games.zip` and `build/learn.zip` (our packages), `build/python_stdlib.zip` (the part of
the library that the page needs) and `build/python_full.zip` (all of it, for the tests under Pyodide). Needs `npm ci` to
have run.
"""

import subprocess
import sys

from python import stdlib_names
from site_files import ROOT

BUILD = ROOT / "build"
APP = BUILD / "app.zip"
GAMES = BUILD / "games.zip"
LEARN = BUILD / "learn.zip"
LIBRARY = BUILD / "python_stdlib.zip"


def compile_python() -> None:
    """Ends this program with a sentence when it fails."""
    BUILD.mkdir(exist_ok=True)
    command = ["node", str(ROOT / "tools/python/compile.mjs"), str(ROOT), str(BUILD), *stdlib_names.wanted()]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The Python files could not be compiled; the reason is above.")


if __name__ == "__main__":
    compile_python()
