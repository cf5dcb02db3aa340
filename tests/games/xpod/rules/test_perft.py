"""How many ways the game can go on: counts that are frozen, and that the slow reference confirms."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.xpod.rules.reference import Game as Reference
from games.xpod.tables import GAME, play
from random_play import perfts

CASES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["case"]

each_case = pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])


def count_slowly(game: Reference, depth: int) -> int:
    paths = game.legal()
    return len(paths) if depth == 1 else sum(count_slowly(game.play(path), depth - 1) for path in paths)


@each_case
def test_perft(case: dict[str, Any]) -> None:
    state = GAME.start(GAME.choose(**case["options"]))
    if "plays" in case:
        state = play(state, *case["plays"].split())
    deep = 3 if case["counts"][2] < 9000 else 2
    assert perfts(state, deep) == case["counts"][:deep]


@each_case
def test_perft_of_the_reference(case: dict[str, Any]) -> None:
    game = Reference(dict(GAME.choose(**case["options"])))
    for notation in case.get("plays", "").split():
        (path,) = (path for path in game.legal() if "-".join(path) == notation)
        game = game.play(path)
    assert [count_slowly(game, depth) for depth in (1, 2)] == case["counts"][:2]
