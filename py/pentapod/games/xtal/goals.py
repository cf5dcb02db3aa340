"""What lessons of XTAL may ask for beside a certain action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.goals import Goal, Moment
from pentapod.games.xtal.rules.position import Phase, Position, cards_in
from pentapod.games.xtal.rules.state import Xtal


def carried(moment: Moment, rings: str) -> bool:
    """The seat's token carries at least so many rings."""
    assert isinstance(moment.state, Xtal)
    return moment.state.position.table.rings[moment.seat] >= int(rings)


def carried_keeping(moment: Moment, rings: str, cards: str) -> bool:
    """The seat's token carries at least so many rings, and its hand holds at least so many cards."""
    assert isinstance(moment.state, Xtal)
    hand = moment.state.position.hands[moment.seat]
    return carried(moment, rings) and len(cards_in(hand)) >= int(cards)


def in_combat(moment: Moment) -> bool:
    """The seat is a combatant, by cards that lie on the table or by a roll."""
    assert isinstance(moment.state, Xtal)
    return moment.seat in moment.state.position.table.pair


def turns_ended(moment: Moment, count: str) -> bool:
    """At least so many turns have ended since the position was set, that of this moment included."""
    assert isinstance(moment.state, Xtal)
    assert isinstance(moment.begin, Xtal)
    return _turns_ended(moment.state.position) - _turns_ended(moment.begin.position) >= int(count)


def _turns_ended(position: Position) -> int:
    """A turn begins with a roll: it has ended when the next one waits for its own."""
    return position.rolls - (position.phase is not Phase.ROLL)


GOALS: Final[Mapping[str, Goal]] = {
    "carried": carried,
    "carried-keeping": carried_keeping,
    "in-combat": in_combat,
    "turns-ended": turns_ended,
}
"""The goals of XTAL, by the names that lessons use."""
