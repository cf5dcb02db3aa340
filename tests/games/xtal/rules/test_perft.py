"""So many sequences of actions, counted once and frozen, by the game and by its naive twin."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.xtal.boards import GAME
from games.xtal.rules.reference import Ref
from random_play import perfts

TABLE = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["position"]


def twin_perft(ref: Ref, depth: int) -> int:
    total = 0 if depth else 1
    for action in ref.actions() if depth else ():
        after = deepcopy(ref)
        after.play(*action)
        total += twin_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("entry", TABLE, ids=lambda entry: entry["name"])
def test_perft(entry: dict[str, Any]) -> None:
    assert perfts(GAME.position(entry["text"]), len(entry["counts"])) == entry["counts"]


@pytest.mark.parametrize("entry", TABLE, ids=lambda entry: entry["name"])
def test_perft_of_the_naive_twin(entry: dict[str, Any]) -> None:
    ref = Ref.at(entry["text"])
    counted = [twin_perft(ref, depth + 1) for depth in range(entry["twin"])]
    assert counted == entry["counts"][: entry["twin"]]
