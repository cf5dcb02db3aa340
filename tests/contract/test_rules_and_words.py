"""Rules decide, words speak: no state of a game holds a sentence, and the words have a title for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getmembers, isfunction

import pytest

from every_game import REAL
from pentapod.engine.game import Game
from pentapod.engine.state import State
from pentapod.engine.words import Words
from random_play import cases

SPOKEN = {name for name in vars(Words) if not name.startswith("_")}
"""What is asked of words, and so of no state."""


def texts(kind: type[State]) -> Iterator[str]:
    """The public members of a kind of state that are, or give back, text."""
    for name, member in getmembers(kind):
        function = member.fget if isinstance(member, property) else member
        if not name.startswith("_") and isfunction(function) and function.__annotations__.get("return") in ("str", str):
            yield name


@pytest.mark.parametrize("game", REAL, ids=lambda game: f"{game.id}:{game.version}")
def test_a_state_says_nothing(game: Game) -> None:
    kind = type(game.start(game.choose()))
    assert not SPOKEN & set(dir(kind))
    assert list(texts(kind)) == ["text"]


@pytest.mark.parametrize("game", REAL, ids=lambda game: f"{game.id}:{game.version}")
def test_there_is_a_title_for_each_of_the_most_seats(game: Game) -> None:
    assert len(game.titles) == max(game.seats(case.options) for case in cases(game))
    assert len(set(game.titles)) == len(game.titles)
