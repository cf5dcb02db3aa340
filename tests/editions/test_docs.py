"""What docs/editions.md shows is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapod import editions
from pentapod.command.main import main

pytestmark = pytest.mark.native

PAGE = (Path(__file__).parents[2] / "docs/editions.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_examples_are_editions() -> None:
    differing = [[".".join(one.path) for one in editions.read(text).differences()] for text in EXAMPLES]
    assert differing == [["pods.4", "pods.12"], ["cards.flight.count"]]


def test_what_is_said_of_a_wrong_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(EXAMPLES[0].replace("N E S", "N E NNE", 1), "utf-8")
    assert main(["check", "mine.toml"]) == 1
    assert f"    {capsys.readouterr().out}" in PAGE
