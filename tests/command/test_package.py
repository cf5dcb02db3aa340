"""The package that is installed from a wheel plays and draws without the rest of this checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

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


def test_what_is_installed_from_it_follows_commands(wheel: Path, tmp_path: Path) -> None:
    subprocess.run((*PIP, "install", "--no-deps", "--target", str(tmp_path), str(wheel)), check=True, timeout=300)
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def run(*arguments: str) -> str:
        command = (sys.executable, "-m", "pentapod.command", *arguments)
        return subprocess.run(
            command, check=True, timeout=300, env=env, cwd=tmp_path, capture_output=True, text=True
        ).stdout

    assert "pods  PODS" in run("games")
    for game_id in IDS:
        assert run("picture", "--game", game_id).startswith("<svg")
    assert (tmp_path / "bin/pentapod").is_file()
    program = "import pentapod; print(pentapod.svg(pentapod.new_match('pods'))[:4], len(pentapod.games.ids()))"
    told = subprocess.run(
        (sys.executable, "-c", program), check=True, timeout=300, env=env, cwd=tmp_path, capture_output=True, text=True
    )
    assert told.stdout == f"<svg {len(IDS)}\n"
    assert (tmp_path / "pentapod/py.typed").is_file(), "its types are known to who imports it"
