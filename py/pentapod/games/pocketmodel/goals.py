"""What lessons of PocketModel may ask for, beside the goals of every game."""

from __future__ import annotations

from typing import Final

from pentapod.engine.goals import Goals, Moment
from pentapod.games.pocketmodel.data.table import LETTERS
from pentapod.games.pocketmodel.rules.position import Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES


def in_zone(moment: Moment, touch: str, zone: str) -> bool:
    """A unit stands in a zone: `in-zone bxw1 c`."""
    position: Position = moment.state.position
    return position.where[position.roster.number_of[touch]] == ZONES.index(zone)


def stars_in(moment: Moment, zone: str, count: str) -> bool:
    """Units of the learner that have at least so many stars together stand in a zone: `stars-in c 5`."""
    position: Position = moment.state.position
    here = [unit for unit in position.in_play(moment.seat) if position.where[unit] == ZONES.index(zone)]
    return stars(position, here) >= int(count)


def destroyed(moment: Moment, touch: str) -> bool:
    """A unit that was in play at the beginning is in play no more: `destroyed otf1`."""
    before, now = _both(moment)
    unit = now.roster.number_of[touch]
    return before.where[unit] <= CONTESTED < now.where[unit]


def objectives_left(moment: Moment, letter: str, count: str) -> bool:
    """A seat has at most so many objectives: `objectives-left o 1`."""
    position: Position = moment.state.position
    return position.objectives(LETTERS.index(letter)) <= int(count)


def struck(moment: Moment, count: str) -> bool:
    """The other seats have lost at least so many objectives since the beginning."""
    before, now = _both(moment)
    others = [seat for seat in now.seats if seat != moment.seat]
    return sum(before.objectives(seat) - now.objectives(seat) for seat in others) >= int(count)


def downed(moment: Moment, count: str) -> bool:
    """At least so many units of other seats that were in play at the beginning are in play no more."""
    return sum(len(_lost(moment, seat)) for seat in moment.begin.position.seats if seat != moment.seat) >= int(count)


def spared(moment: Moment) -> bool:
    """All units of the seat that were in play at the beginning still are."""
    return not _lost(moment, moment.seat)


def turns_ended(moment: Moment, count: str) -> bool:
    """At least so many turns have ended since the beginning."""
    before, now = _both(moment)
    return now.turns - before.turns >= int(count)


def _lost(moment: Moment, seat: int) -> list[int]:
    before, now = _both(moment)
    return [unit for unit in before.in_play(seat) if now.where[unit] > CONTESTED]


def _both(moment: Moment) -> tuple[Position, Position]:
    """The position that was set, and that of now."""
    return moment.begin.position, moment.state.position


GOALS: Final[Goals] = {
    "in-zone": in_zone,
    "stars-in": stars_in,
    "destroyed": destroyed,
    "objectives-left": objectives_left,
    "struck": struck,
    "downed": downed,
    "spared": spared,
    "turns-ended": turns_ended,
}
"""The goals of PocketModel by their names."""
