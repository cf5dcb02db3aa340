"""What a lesson may ask for beside a certain action: named conditions on what has come of it.

A game names its own in `goals.py`; these hold in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from pentapod.engine.game import Teams
from pentapod.engine.state import Actions


class Moment(NamedTuple):
    """How far somebody has come since a position was set before them."""

    begin: Any
    """The position that was set: a state of the game that a goal is for."""
    state: Any
    """The position now."""
    seat: int
    """Who is to reach the goal."""
    actions: Actions
    """All that has happened in between, chance and consequences too."""
    teams: Teams


Goal = Callable[..., bool]
"""A function of a `Moment` and of the words that stand behind the goal's name: `scored 2` calls `scored(moment, "2")`.

Raises ValueError for words that it does not know.
"""


Goals = Mapping[str, Goal]
"""Goals by the names that lessons use."""


def won(moment: Moment) -> bool:
    """The game is over, and the seat's team has won it."""
    result = moment.state.result
    return result is not None and result[moment.seat] > 0 and not over_in_a_draw(moment)


def unbeaten(moment: Moment) -> bool:
    """The game is not over, or the seat's team shares in the win."""
    result = moment.state.result
    return result is None or result[moment.seat] > 0


def over_in_a_draw(moment: Moment) -> bool:
    """The game is over, and no team alone has won it."""
    winners = {seat for seat, share in enumerate(moment.state.result or ()) if share > 0}
    return bool(winners) and not any(winners <= set(team) for team in moment.teams)


def over(moment: Moment) -> bool:
    """The game is over, however it ended."""
    return moment.state.result is not None


def turn_ended(moment: Moment) -> bool:
    """It is the turn of another seat, or the game is over."""
    return moment.state.result is not None or moment.state.turn not in (None, moment.seat)


def turns_ended(moment: Moment, count: str) -> bool:
    """So many turns have ended since the beginning, of whomever: told by what has happened in between."""
    state, ended = moment.begin, 0
    for action in moment.actions:
        before, state = state, state.after(action)
        ended += state.turn != before.turn
    return ended >= int(count)


GOALS: Final[Goals] = {
    "won": won,
    "unbeaten": unbeaten,
    "over": over,
    "turn-ended": turn_ended,
    "turns-ended": turns_ended,
}
"""The goals of every game, by the names that lessons use."""
