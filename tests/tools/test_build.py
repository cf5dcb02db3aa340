"""The same source makes the same bytes, whatever the building machine has built before."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from python import stdlib_names
from random_play import SOAK
from site_files import ROOT

pytestmark = pytest.mark.native

OURS = ROOT / "py/pentapod"


PARTS = ("engine", "scene")
"""The folders of our package that are compiled in the short run; the long run compiles all of it."""


def not_compiled(folder: str, names: list[str]) -> list[str]:
    """What of a folder stays behind where a part of our package is enough."""
    here = Path(folder)
    return [name for name in names if here == OURS and (here / name).is_dir() and not SOAK and name not in PARTS]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """What the compiler reads of the checkout."""
    shutil.copytree(OURS, tmp_path / "house" / OURS.relative_to(ROOT), ignore=not_compiled)
    for folder in ("tools/python", "node_modules/@pyscript/core/src/stdlib"):
        shutil.copytree(ROOT / folder, tmp_path / "house" / folder)
    library = "node_modules/pyodide/python_stdlib.zip"
    (tmp_path / "house" / library).parent.mkdir()
    shutil.copy(ROOT / library, tmp_path / "house" / library)
    return tmp_path / "house"


def compiled(house: Path, out: Path) -> dict[str, bytes]:
    """What the site gets of our Python, made with a library that is in `out` already, or with Pyodide's own.

    In the short run the page's part of the library has a fourth of its modules.
    """
    wanted = stdlib_names.wanted()[:: 1 if SOAK else 4]
    command = ["node", str(ROOT / "tools/python/compile.mjs"), str(house), str(out), *wanted]
    subprocess.run(command, check=True, timeout=300)
    return {path.name: path.read_bytes() for path in out.glob("*.zip")}


def test_what_was_built_before_changes_no_byte(house: Path, tmp_path: Path) -> None:
    clean, used = tmp_path / "clean", tmp_path / "used"
    clean.mkdir()
    used.mkdir()
    first = compiled(house, clean)
    for file in clean.glob("python_full.*"):
        shutil.copy(file, used)
    assert first == compiled(house, used)
