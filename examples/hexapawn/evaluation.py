"""How a position of Hexapawn looks to somebody who knows the game: for computer players."""

from __future__ import annotations

from typing import Final

from pentapod.engine.judge import Judge
from pentapod.engine.state import State
from pentapod.games.hexapawn.rules.board import moves
from pentapod.games.hexapawn.rules.state import Hexapawn

_WORTH: Final = 0.08
"""What each move that a side has more than the other adds to its share of the win."""


def evaluate(state: State) -> tuple[float, ...]:
    """The share of the win that Blue and Orange can expect: who has fewer moves will soon have none."""
    assert isinstance(state, Hexapawn)
    blue = 0.5 + _WORTH * (len(moves(state.board, 0)) - len(moves(state.board, 1)))
    return blue, 1 - blue


JUDGE: Final = Judge(evaluate)
