"""What the lessons of X-Pod Play Off may ask for, beside the goals of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.goals import Goal, Moment
from pentapod.games.xpod.rules.activation.threats import might_score_next
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import owner


def held(moment: Moment) -> bool:
    """No unit of the other side can score by its own movement in its next turn, not even with a card."""
    state = moment.state
    assert isinstance(state, XPod)
    return not any(
        owner(code) != moment.seat and might_score_next(state, square) for square, code in state.units.items()
    )


GOALS: Final[Mapping[str, Goal]] = {"held": held}
"""The goals of X-Pod Play Off, by the names that lessons use."""
