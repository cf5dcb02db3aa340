"""The public numbers of a player."""

from __future__ import annotations

from pentapod.engine.english import noun
from pentapod.engine.words import Stat
from pentapod.games.xpod.data.bricks import total
from pentapod.games.xpod.data.table import POINTS
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import owner


def stats(state: XPod, seat: int) -> tuple[Stat, ...]:
    """Points, units, cards and bricks."""
    side = state.sides[seat]
    on_board = sum(owner(code) == seat for code in state.units.values())
    cards, bricks = side.hand.bit_count(), total(side.stock)
    return (
        Stat("points", side.points, POINTS),
        Stat("on board", on_board),
        Stat("in lid", len(side.lid)),
        Stat(noun(cards, "card"), cards),
        Stat(noun(bricks, "brick"), bricks),
    )
