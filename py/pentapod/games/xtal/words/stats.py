"""The public numbers of a seat."""

from __future__ import annotations

from pentapod.engine.english import noun
from pentapod.engine.words import Stat
from pentapod.games.xtal.data.table import WINNING_RINGS
from pentapod.games.xtal.rules.position import Phase, Position, cards_in


def stats(position: Position, seat: int) -> tuple[Stat, ...]:
    """Rings and cards; a player with enough rings is told to go Home."""
    rings = position.table.rings[seat]
    enough = rings >= WINNING_RINGS and position.phase is not Phase.OVER
    go_home = "Go Home" if enough else ""
    cards = len(cards_in(position.hands[seat]))
    return (Stat("rings", rings, WINNING_RINGS, go_home), Stat(noun(cards, "card"), cards))
