"""What lessons of XTAL may ask for beside a certain action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.goals import Goal, Moment
from pentapod.games.xtal.rules.state import Xtal


def carried(moment: Moment, rings: str) -> bool:
    """The seat's token carries at least so many rings."""
    assert isinstance(moment.state, Xtal)
    return moment.state.position.table.rings[moment.seat] >= int(rings)


def in_combat(moment: Moment) -> bool:
    """The seat is a combatant, by cards that lie on the table or by a roll."""
    assert isinstance(moment.state, Xtal)
    return moment.seat in moment.state.position.table.pair


GOALS: Final[Mapping[str, Goal]] = {"carried": carried, "in-combat": in_combat}
"""The goals of XTAL, by the names that lessons use."""
