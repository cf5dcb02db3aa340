"""How many sequences of turns there are from a position: frozen after a check against the slow reference."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.pods.helpers import GAME
from random_play import perfts

TABLE = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))


@pytest.mark.parametrize("entry", TABLE["position"], ids=lambda entry: entry["text"][:60])
def test_perft(entry: dict[str, Any]) -> None:
    assert perfts(GAME.position(entry["text"]), len(entry["counts"])) == entry["counts"]
