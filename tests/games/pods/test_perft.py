"""How many sequences of turns there are from a position: frozen after a check against the slow reference."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pentapod.engine.game import State
from pentapod.games.pods import GAME

TABLE = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))


def perft(state: State, depth: int) -> int:
    if depth == 1:
        return len(state.actions())
    return sum(perft(state.after(action), depth - 1) for action in state.actions())


@pytest.mark.parametrize("entry", TABLE["position"], ids=lambda entry: entry["text"][:60])
def test_perft(entry: dict[str, Any]) -> None:
    state = GAME.position(entry["text"])
    assert [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
