"""Whose a touch is: plans, cards, bricks and units in the lid are touched by their own names by who acts now.

The same things of the other player have touches of their own (`north-pouncer`). No action has them; they can be
asked about.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import State
from pentapod.games.xpod.rules.board import SIDES

_PREFIXES: Final = tuple(f"{side}-" for side in SIDES)


def actor(state: State) -> int:
    """The seat that acts now; -1 if none does."""
    actors = state.actors
    return actors[0] if actors else -1


def touch_of(state: State, seat: int, name: str) -> str:
    """The touch of something of a seat."""
    return name if seat == actor(state) else _PREFIXES[seat] + name


def whose(state: State, touch: str) -> tuple[int, str]:
    """The seat that a touch belongs to, and what it names there."""
    for seat, prefix in enumerate(_PREFIXES):
        if touch.startswith(prefix):
            return seat, touch.removeprefix(prefix)
    return actor(state), touch
