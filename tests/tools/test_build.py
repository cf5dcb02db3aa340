"""The same source makes the same bytes, whatever the building machine has built before."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from build_site import SNAPSHOT, name_snapshot
from python import stdlib_names
from random_play import SOAK
from site_files import ROOT

pytestmark = pytest.mark.native

OURS = ROOT / "py/pentapod"

IN_MEMORY = (
    *("vendor/pyodide/python_stdlib.zip.gz", "app.zip.gz", "games.zip.gz", "words/de.zip.gz"),
    *("py/main.py", "static/python.js", "static/snapshot-maker.js"),
)
"""What the memory of Python that a page keeps is made of."""


@pytest.mark.parametrize("changed", IN_MEMORY)
def test_a_memory_is_named_by_all_that_it_is_made_of(tmp_path: Path, changed: str) -> None:
    """Else a page would go on with the games, or the words, of an earlier version."""
    for name in (*IN_MEMORY, SNAPSHOT, "learn.zip.gz"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('"BUILD_PYTHON"', encoding="utf-8")

    def named() -> str:
        (tmp_path / SNAPSHOT).write_text('"BUILD_PYTHON"', encoding="utf-8")
        name_snapshot(tmp_path)
        return (tmp_path / SNAPSHOT).read_text(encoding="utf-8")

    before = named()
    (tmp_path / "learn.zip.gz").write_text("otherwise", encoding="utf-8")
    assert named() == before
    (tmp_path / changed).write_text("otherwise", encoding="utf-8")
    assert named() != before


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
