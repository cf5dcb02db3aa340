"""XTAL for more than two: what each seat has, and the best of the others."""

from __future__ import annotations

from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section
from pentapod.engine.state import State
from pentapod.games.xtal.data.network import MOST_RINGS, TELEPORT
from pentapod.games.xtal.data.table import VOID, WEAPONS
from pentapod.games.xtal.rules.path import LENGTH, NOWHERE, STORE_OF, VIOLETS, steps
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, cards_in
from pentapod.games.xtal.rules.state import Xtal
from train.offers.offer import counted, counts_of, offer

_MOST: Final = 7
_COUNTS: Final = (
    ("rings", "Rings carried, from 0; the highest stand for more."),
    ("cards", "Cards in the hand."),
    ("teleports", "Teleports among them."),
    ("voids", "Voids among them."),
    ("weapons", "Weapons among them."),
)


def _counts(position: Position, seat: int) -> tuple[int, ...]:
    hand = cards_in(position.hands[seat])
    rings = min(position.table.rings[seat], MOST_RINGS)
    return rings, len(hand), hand.count(TELEPORT), hand.count(VOID), sum(kind in WEAPONS for kind in hand)


def _facts(state: State, layout: Layout) -> list[Bundle] | None:
    assert isinstance(state, Xtal)
    position = state.position
    if NOWHERE in position.table.tokens or position.drafts or position.out or state.result:
        return None
    counts = [_counts(position, seat) for seat in position.players]
    found = []
    for seat, own in enumerate(counts):
        place, home = position.table.tokens[seat], position.homes[seat]
        turn = 2 * (position.mover == seat) + (position.phase is Phase.ROLL)
        facts = [
            layout.first("way") + own[0] * LENGTH + steps(place, home),
            layout.first("turn") + turn,
            layout.first("combat") + 2 * (position.phase in COMBAT) + (seat in position.table.pair),
        ]
        for number, count in enumerate(position.table.stores):
            if count:
                facts.append(layout.first("stores") + steps(place, VIOLETS[number]))
        if position.table.stores[STORE_OF[home]]:
            facts.append(layout.first("stored"))
        found.append((*facts, *counts_of(layout, _COUNTS, _MOST, counts, seat)))
    return found


LEARNT: Final = offer(
    "xtal",
    (
        Section("way", (MOST_RINGS + 1) * LENGTH, "Steps Home, by rings carried."),
        Section("turn", 4, "Another's turn, and before its roll; the seat's own, and before its roll."),
        Section("combat", 4, "No Combat (twice); a Combat of others, one of the seat."),
        Section("stores", LENGTH, "A Storage with a ring so many steps ahead."),
        Section("stored", 1, "A ring in the Storage of the Home."),
        *counted(_COUNTS, _MOST),
    ),
    _facts,
    players="3",
)
