"""What the lessons of X-Pod Play Off may ask for, beside the goals of every game."""

from __future__ import annotations

from typing import Final

from pentapod.engine.goals import Goals, Moment
from pentapod.games.xpod.rules.activation.threats import might_score_next
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import GameOver
from pentapod.games.xpod.rules.units import owner


def held(moment: Moment) -> bool:
    """No unit of the other side can score by its own movement in its next turn, not even with a card."""
    state: XPod = moment.state
    return not any(
        owner(code) != moment.seat and might_score_next(state, square) for square, code in state.units.items()
    )


def turn_ended(moment: Moment) -> bool:
    """The turn of the seat is over, or the game: not while the other side chooses what a point of the seat's brings."""
    state: XPod = moment.state
    return isinstance(state.task, GameOver) or state.task.seat != moment.seat


def turns_ended(moment: Moment, count: str) -> bool:
    """So many turns have ended since the beginning."""
    return bool(moment.state.turns - moment.begin.turns >= int(count))


GOALS: Final[Goals] = {"held": held, "turn-ended": turn_ended, "turns-ended": turns_ended}
"""The goals of X-Pod Play Off, by the names that lessons use."""
