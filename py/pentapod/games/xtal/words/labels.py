"""What is seen on the crystal, as a screen reader says it."""

from __future__ import annotations

from collections.abc import Iterable

from pentapod.engine.english import counted
from pentapod.games.xtal.data.table import TITLES as SEATS
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import Position, Table
from pentapod.games.xtal.words.names import STONES


def stone_label(position: Position, planned: Table, stone: int) -> str:
    """A stone in words: `Red 3, Amber's token with 2 rings`."""
    words = [STONES[stone]]
    words += [f"Home of {SEATS[seat]}" for seat in position.players if position.homes[seat] == stone]
    for seat in position.players:
        if planned.tokens[seat] == stone:
            rings = planned.rings[seat]
            words.append(f"{SEATS[seat]}'s token with {counted(rings, 'ring') if rings else 'no ring'}")
            words += ["protected"] * planned.shields(seat)
    if stone in STORE_OF and position.table.stores[STORE_OF[stone]]:
        words.append(f"{counted(position.table.stores[STORE_OF[stone]], 'ring')} in the Storage")
    return ", ".join(words)


def token_labels(table: Table, seats: Iterable[int]) -> list[str]:
    """Where the tokens of some seats stand: `Amber on Red 3 with 2 rings`."""
    return [
        f"{SEATS[seat]} on {STONES[table.tokens[seat]]} with {counted(table.rings[seat], 'ring')}"
        for seat in seats
        if table.tokens[seat] != NOWHERE
    ]
