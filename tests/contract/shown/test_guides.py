"""The rules pages: what holds for the page of every game."""

from __future__ import annotations

import pytest

from every_game import FOLDERS
from guide import Guide
from pentapod.engine.game import Game

LEAST = 3
"""How many diagrams a rules page has at least: how the game begins, what is done in it, how it ends."""


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)
def test_every_diagram_is_a_position_with_a_sentence(game: Game) -> None:
    guide = Guide(game.id)
    assert len(guide.diagrams) == guide.text.count("```position") >= LEAST
    for text, caption in guide.diagrams:
        assert game.position(text).text() == text
        assert caption[-1] == "."
