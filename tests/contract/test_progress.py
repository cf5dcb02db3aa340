"""While a game is checked, whoever watches soon hears of it again: silence means that its code does not come back."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from every_game import FOLDERS, REAL
from pentapod.contract import asking, random_games
from pentapod.engine.game import Game
from pentapod.engine.state import Action
from pentapod.frame.state import State

MOST = 200
"""So many positions may be made without a word."""


@pytest.mark.parametrize("game", [game for game in REAL if game not in FOLDERS], ids=lambda game: game.id)
def test_hardly_any_positions_are_made_in_silence(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    made, heard = [0], [0]
    after = State.after

    def counted(state: State, action: Action) -> State:
        made[0] += 1
        return after(state, action)

    monkeypatch.setattr(State, "after", counted)
    monkeypatch.setattr(random_games, "ON_PROGRESS", [lambda _state: heard.append(made[0])])
    case, rng = next(iter(random_games.cases(game))), Random(game.id)
    for _ in asking.check_match(case, asking.check_end(case, rng), rng):
        pass
    assert max(late - early for early, late in pairwise(heard)) <= MOST
