"""Compile all Python of the page with Pyodide's own compiler: `python -m python.compile_python` in tools/.

Writes the zips of `OURS` (our package), `python_stdlib.zip` (the part of the library that the page needs) and
`python_full.zip` (all of it, for the tests under Pyodide) into `build/`. Needs `npm ci` to have run.
"""

import subprocess
import sys

from python import stdlib_names
from site_files import BUILD, ROOT

OURS = tuple(BUILD / f"{name}.zip" for name in ("app", "games", "learn", "tools", "embed", "workshop", "editions"))
LIBRARY = BUILD / "python_stdlib.zip"


def compile_python() -> None:
    """Ends this program with a sentence when it fails."""
    BUILD.mkdir(exist_ok=True)
    command = ["node", str(ROOT / "tools/python/compile.mjs"), str(ROOT), str(BUILD), *stdlib_names.wanted()]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The Python files could not be compiled; the reason is above.")


if __name__ == "__main__":
    compile_python()
