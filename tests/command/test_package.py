"""The package that is installed from a wheel plays and draws without the rest of this checkout."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pentapod import __version__
from site_files import ROOT

pytestmark = pytest.mark.native

IDS = sorted(path.parent.name for path in (ROOT / "py/pentapod/games").glob("*/__init__.py"))
PIP = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as `make dist` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    command = (*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    subprocess.run(command, check=True, timeout=300)
    (found,) = folder.glob("pentapod-*.whl")
    return found


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"pentapod"}
    for game_id in IDS:
        assert f"pentapod/games/{game_id}/data/table.toml" in names
        assert f"pentapod/games/{game_id}/guide.md" in names


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs are of a clean environment into which nothing but the wheel was installed."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", str(folder)), check=True, timeout=300)
    python = str(folder / "bin/python")
    subprocess.run((*PIP, "--python", python, "install", "--no-deps", str(wheel)), check=True, timeout=300)
    return folder / "bin"


def run(bin_folder: Path, place: Path, program: str, *arguments: str) -> str:
    """What a program of the clean environment prints, run in a place without this checkout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = (str(bin_folder / program), *arguments)
    done = subprocess.run(command, check=False, timeout=300, env=env, cwd=place, capture_output=True, text=True)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


def test_what_is_installed_from_it_follows_commands(bin_folder: Path, tmp_path: Path) -> None:
    assert "pods  PODS" in run(bin_folder, tmp_path, "pentapod", "games")
    assert run(bin_folder, tmp_path, "pentapod", "--version") == f"pentapod {__version__}\n"
    program = "from importlib.metadata import version; print(version('pentapod'))"
    assert run(bin_folder, tmp_path, "python", "-c", program) == f"{__version__}\n"
    for game_id in IDS:
        assert run(bin_folder, tmp_path, "pentapod", "picture", "--game", game_id).startswith("<svg")
    program = "import pentapod; print(pentapod.svg(pentapod.new_match('pods'))[:4], len(pentapod.games.ids()))"
    assert run(bin_folder, tmp_path, "python", "-c", program) == f"<svg {len(IDS)}\n"
    (packages,) = bin_folder.parent.glob("lib/python*/site-packages")
    assert (packages / "pentapod/py.typed").is_file(), "its types are known to who imports it"


def test_the_commands_of_the_guide_run_where_nothing_else_is(bin_folder: Path, tmp_path: Path) -> None:
    board = '<pentapod-board game="modx"></pentapod-board>\n'
    for name in ("article.html", "article.md"):
        (tmp_path / name).write_text(board, encoding="utf-8")
    lines = re.findall(r"^    pentapod (.+)$", (ROOT / "docs/programming.md").read_text("utf-8"), re.MULTILINE)
    commands = [shlex.split(line, comments=True) for line in lines if "needs pentapod[png]" not in line]
    assert len(commands) > 5
    for command in commands:
        run(bin_folder, tmp_path, "pentapod", *command)
    assert (tmp_path / "pods.svg").read_text("utf-8").startswith("<svg")
    assert "<svg" in (tmp_path / "article.md").read_text("utf-8")
    assert (tmp_path / "article.html").read_text("utf-8") == board


@pytest.mark.parametrize("page", ["README.md", "docs/programming.md"])
def test_the_examples_of_the_guide_run_there_too(bin_folder: Path, tmp_path: Path, page: str) -> None:
    assert run(bin_folder, tmp_path, "python", "-m", "doctest", str(ROOT / page)) == ""
