"""The example of docs/adding-a-game.md, put beside the other games, is a game like them without a line elsewhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from site_files import PACKAGES, ROOT

pytestmark = pytest.mark.native

EXAMPLE = ROOT / "examples/hexapawn"
HOUSE = (
    "docs",
    "py",
    "static",
    "tests",
    "tools",
    "index.html",
    "sw.js",
    "pyscript.toml",
    "pyproject.toml",
    "package.json",
)
"""What of the checkout a game needs around it."""

SECONDS = 300

Run = Callable[..., str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which the example is one of the games, and of which no link is frozen."""
    folder = tmp_path_factory.mktemp("house")
    for name in HOUSE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, folder / name)
    shutil.copytree(PACKAGES.resolve(), folder / "node_modules", symlinks=True, copy_function=os.link)
    (folder / "build").mkdir()
    for compiled in (ROOT / "build").glob("python_*.*"):  # Python's own library, which takes a minute to compile.
        shutil.copy(compiled, folder / "build")
    shutil.copytree(EXAMPLE, folder / "py/pentapod/games/hexapawn")
    for puzzles in folder.glob("py/pentapod/games/*/puzzles.txt"):  # The site shows hundreds, none of the example.
        puzzles.unlink()
    museum = folder / "tests/links/frozen.toml"
    begin, *entries = re.split(r"(?=^\[\[link\]\]$)", museum.read_text("utf-8"), flags=re.MULTILINE)
    museum.write_text(begin + "".join(entry for entry in entries if '"hexapawn:' not in entry), "utf-8")
    return folder


@pytest.fixture
def run(house: Path) -> Run:
    """Run Python in the copy; what it prints. It must end without an error."""

    def run(*arguments: str) -> str:
        environment = os.environ | {"PYTHONPATH": str(house / "py")}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=house,
            env={name: value for name, value in environment.items() if not name.startswith("PYTEST_")},
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_the_site_shows_it(house: Path, run: Run) -> None:
    run("tools/build_site.py")
    assert 'id="card-hexapawn"' in (house / "site/index.html").read_text("utf-8")
    rules = (house / "site/rules/hexapawn.html").read_text("utf-8")
    assert rules.count('<pentapod-board game="hexapawn"') == 8
    assert (house / "site/pictures/hexapawn.svg").is_file()
    assert "pentapod/games/hexapawn/rules/state.pyc" in ZipFile(house / "site/games.zip").namelist()


def test_its_links_are_frozen_by_one_command_and_the_tests_of_every_game_hold(house: Path, run: Run) -> None:
    run("tests/links/add.py", "--game", "hexapawn")
    links = tomllib.loads((house / "tests/links/frozen.toml").read_text("utf-8"))["link"]
    assert sum(entry["link"].startswith("hexapawn:1.") for entry in links) >= 13
    told = run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "hexapawn or every_version"),
        *("tests/contract", "tests/links"),
    )
    passed = re.search(r"(\d+) passed", told)
    assert passed
    assert int(passed[1]) > 25


def test_it_keeps_the_rules_of_the_house(run: Run) -> None:
    run("-m", "mypy", "py/pentapod/games/hexapawn")
    run("-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir=None))")
    run("tools/check_house.py")


def test_the_page_says_how_many_lines_it_has() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([^`]+)` \|.*\| (\d+) \|$", page, re.MULTILINE))
    lines = {
        file.relative_to(EXAMPLE).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in EXAMPLE.rglob("*.*")
        if file.suffix in (".py", ".toml", ".md") and file.parent.name != "__pycache__"
    }
    told = {name: int(count) for name, count in rows.items()}
    rooms = {name: count for name, count in lines.items() if not re.search(r"/__init__\.py$", name)}
    assert told == rooms
    code = sum(count for name, count in lines.items() if not name.endswith(".md"))
    assert f"**{code} lines**" in page
