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


def compiled(out: Path) -> dict[str, bytes]:
    """What the site gets of our Python, made with a library that is in `out` already, or with Pyodide's own.

    In the short run the page's part of the library has a fourth of its modules.
    """
    command = [
        "node",
        str(ROOT / "tools/python/compile.mjs"),
        str(ROOT),
        str(out),
        *stdlib_names.wanted()[:: 1 if SOAK else 4],
    ]
    subprocess.run(command, check=True, timeout=300)
    return {path.name: path.read_bytes() for path in out.glob("*.zip")}


def test_what_was_built_before_changes_no_byte(tmp_path: Path) -> None:
    clean, used = tmp_path / "clean", tmp_path / "used"
    clean.mkdir()
    used.mkdir()
    first = compiled(clean)
    for file in clean.glob("python_full.*"):
        shutil.copy(file, used)
    assert first == compiled(used)
