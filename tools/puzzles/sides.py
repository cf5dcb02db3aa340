"""Who plays together."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.game import Game
from pentapod.engine.state import State


def side_of(game: Game, state: State, seat: int) -> Sequence[int]:
    """The seats that win together with a seat."""
    teams = game.teams(game.choose(**game.settled(state)))
    return next(team for team in teams if seat in team)


def opponent_of(game: Game, state: State, seat: int) -> int:
    """A seat of the other side. Raises ValueError unless there are two sides."""
    one, other = game.teams(game.choose(**game.settled(state)))
    return (other if seat in one else one)[0]
