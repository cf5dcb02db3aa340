"""What the lessons of PODS may ask for, beside the goals of every game."""

from __future__ import annotations

from typing import Final

from pentapod.engine.goals import Goals, Moment
from pentapod.games.pods.rules.board import blocked, empty_points
from pentapod.games.pods.rules.pieces import code_of
from pentapod.games.pods.rules.state import Pods


def guards(moment: Moment, count: str) -> bool:
    """The seat's pods guard at least so many empty points against the other side."""
    state: Pods = moment.state
    return (state.guarded[1 - moment.seat] & empty_points(state.board)).bit_count() >= int(count)


def blocks(moment: Moment, pod: str) -> bool:
    """The other side's pod of this number stands blocked on the board."""
    state: Pods = moment.state
    code = code_of(1 - moment.seat, int(pod))
    return any(state.board[point] == code for point in blocked(state.board, state.variant.lines))


GOALS: Final[Goals] = {"guards": guards, "blocks": blocks}
"""The goals of PODS, by the names that lessons use."""
