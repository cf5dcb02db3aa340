"""What the lessons of MODX may ask for, beside the goals of every game."""

from __future__ import annotations

from typing import Final

from pentapod.engine.goals import Goals, Moment
from pentapod.games.modx.rules.state import ModxState


def scored(moment: Moment, count: str) -> bool:
    """The seat has at least so many points more than at the beginning."""
    before, now = (state.ledger.points[moment.seat] for state in (moment.begin, moment.state))
    return bool(now - before >= int(count))


def lacks_one(moment: Moment, count: str) -> bool:
    """On at least so many spaces one more piece would complete a pattern of the seat's."""
    state: ModxState = moment.state
    return state.cells_lacking(1, moment.seat).bit_count() >= int(count)


GOALS: Final[Goals] = {"scored": scored, "lacks-one": lacks_one}
"""The goals of MODX, by the names that lessons use."""
