"""What lessons of PocketModel may ask for, beside the goals of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.goals import Goal, Moment
from pentapod.games.pocketmodel.data.table import LETTERS
from pentapod.games.pocketmodel.rules.position import Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel


def in_zone(moment: Moment, touch: str, zone: str) -> bool:
    """A unit stands in a zone: `in-zone bxw1 c`."""
    position = _position(moment)
    return position.where[position.roster.number_of[touch]] == ZONES.index(zone)


def stars_in(moment: Moment, zone: str, count: str) -> bool:
    """Units of the learner that have at least so many stars together stand in a zone: `stars-in c 5`."""
    position = _position(moment)
    here = [unit for unit in position.in_play(moment.seat) if position.where[unit] == ZONES.index(zone)]
    return stars(position, here) >= int(count)


def destroyed(moment: Moment, touch: str) -> bool:
    """A unit that was in play at the beginning is in play no more: `destroyed otf1`."""
    position = _position(moment)
    unit = position.roster.number_of[touch]
    return _begin(moment).where[unit] <= CONTESTED < position.where[unit]


def objectives_left(moment: Moment, letter: str, count: str) -> bool:
    """A seat has at most so many objectives: `objectives-left o 1`."""
    return _position(moment).objectives(LETTERS.index(letter)) <= int(count)


def _position(moment: Moment) -> Position:
    assert isinstance(moment.state, PocketModel)
    return moment.state.position


def _begin(moment: Moment) -> Position:
    assert isinstance(moment.begin, PocketModel)
    return moment.begin.position


GOALS: Final[Mapping[str, Goal]] = {
    "in-zone": in_zone,
    "stars-in": stars_in,
    "destroyed": destroyed,
    "objectives-left": objectives_left,
}
"""The goals of PocketModel by their names."""
