"""The site with the games of `examples/`, which all tests that show it share: it is built once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

from pentapod import games
from site_files import BUILD, ROOT

FOLDER = ROOT / "examples"
EXAMPLES = tuple(sorted(file.stem for file in FOLDER.glob("*.py")))
"""The ids of the games."""

SITE = BUILD / "with-examples"
MADE_OF = ("examples", "py", "static", "tools", "index.html", "sw.js", "pyscript.toml", "package-lock.json")
SECONDS = 600


def built() -> Path:
    """The folder of the site. It is built if something that it is made of is younger; meanwhile others wait."""
    BUILD.mkdir(exist_ok=True)
    with SITE.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (SITE / "sw.js").exists() or (SITE / "sw.js").stat().st_mtime < _youngest():
            subprocess.run(
                [sys.executable, str(ROOT / "tools/build_site.py"), str(SITE)],
                env=os.environ | {"GAMES": str(FOLDER)},
                check=True,
                timeout=SECONDS,
            )
    return SITE


def _youngest() -> float:
    """When something that the site is made of was changed last."""
    files = (file for name in MADE_OF for file in (ROOT / name, *(ROOT / name).rglob("*")))
    return max(file.stat().st_mtime for file in files if file.is_file() and file.suffix != ".pyc")


@contextmanager
def known() -> Iterator[None]:
    """Have this machine's Python know the games for a while, as tests of the plain site must not."""
    before = list(games.__path__)
    games.__path__[:] = [*dict.fromkeys([*before, str(FOLDER)])]
    games.ids.cache_clear()
    yield
    games.__path__[:] = before
    games.ids.cache_clear()
