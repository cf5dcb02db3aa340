"""The command and editions: it writes the standard one, checks files, and plays by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentapod.command.main import main

pytestmark = pytest.mark.native

FOLDER = Path(__file__).parents[2] / "editions"


def test_the_standard_edition_is_written_changed_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "pods"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('7 = "N E S W"', '7 = "N E S NNE"'), "utf-8")
    line = text.split("\n").index('7 = "N E S W"') + 1
    assert main(["check", str(file)]) == 1
    assert f"{file}:{line}: pods.7: There is no NNE here." in capsys.readouterr().out
    file.write_text(text.replace('7 = "N E S W"', '7 = "N E S NE"'), "utf-8")
    assert main(["check", str(file)]) == 0
    told = capsys.readouterr().out
    assert "One entry differs from the standard edition." in told
    assert "random games" in told


def test_an_edition_is_played_in_a_shell_and_its_record_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(FOLDER / "xtal-flights.toml"), "--levels", "1", "--nodes", "1"]) == 0
    assert "game: xtal~" in capsys.readouterr().out


def test_the_schema_for_editors_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "xtal", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["properties"]["edition"]["properties"]["game"] == {"const": "xtal"}


def test_a_game_without_a_table_has_no_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", str(Path(__file__).parents[2] / "examples/tictactoe.py")]) == 2
    assert "has no table" in capsys.readouterr().err
