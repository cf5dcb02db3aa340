"""What lessons of XTAL may ask for beside a certain action."""

from __future__ import annotations

from typing import Final

from pentapod.engine.goals import Goals, Moment
from pentapod.games.xtal.rules.position import Phase, Position, cards_in


def carried(moment: Moment, rings: str) -> bool:
    """The seat's token carries at least so many rings."""
    position: Position = moment.state.position
    return position.table.rings[moment.seat] >= int(rings)


def carried_keeping(moment: Moment, rings: str, cards: str) -> bool:
    """The seat's token carries at least so many rings, and its hand holds at least so many cards."""
    hand = moment.state.position.hands[moment.seat]
    return carried(moment, rings) and len(cards_in(hand)) >= int(cards)


def in_combat(moment: Moment) -> bool:
    """The seat is a combatant, by cards that lie on the table or by a roll."""
    position: Position = moment.state.position
    return moment.seat in position.table.pair


def turns_ended(moment: Moment, count: str) -> bool:
    """At least so many turns have ended since the position was set, that of this moment included."""
    return _turns_ended(moment.state.position) - _turns_ended(moment.begin.position) >= int(count)


def _turns_ended(position: Position) -> int:
    """A turn begins with a roll: it has ended when the next one waits for its own."""
    return position.rolls - (position.phase is not Phase.ROLL)


GOALS: Final[Goals] = {
    "carried": carried,
    "carried-keeping": carried_keeping,
    "in-combat": in_combat,
    "turns-ended": turns_ended,
}
"""The goals of XTAL, by the names that lessons use."""
