"""X-Pod: points, cards, and the units of both sides by form and by how far they have to go."""

from __future__ import annotations

from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section
from pentapod.engine.state import State
from pentapod.games.xpod.data.table import FORMS, HAND, POINTS, ROWS
from pentapod.games.xpod.rules.board import row_of
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter
from pentapod.games.xpod.rules.units import FORM, FROZEN, owner
from train.offers.offer import offer

_SIDES: Final = ("own", "foe")


def _side(state: XPod, seat: int, whose: str, layout: Layout) -> list[int]:
    side = state.sides[seat]
    facts = [
        layout.first(f"{whose}_points") + min(side.points, POINTS),
        layout.first(f"{whose}_cards") + min(side.hand.bit_count(), HAND),
    ]
    for square, code in state.units.items():
        if owner(code) == seat:
            left = row_of(square) if seat else ROWS - 1 - row_of(square)
            facts.append(layout.first(f"{whose}_rows") + left)
            facts.append(layout.first(f"{whose}_frozen" if code & FROZEN else f"{whose}_forms") + (code & FORM))
    facts += [layout.first(f"{whose}_lid") + (code & FORM) for code in side.lid]
    return facts


def _facts(state: State, layout: Layout) -> list[Bundle] | None:
    assert isinstance(state, XPod)
    if isinstance(state.task, ChoosePlans | DrawStarter) or state.result:
        return None
    found = []
    for seat in range(2):
        facts = [layout.first("turn") + (state.task.seat == seat)]
        for side, whose in zip((seat, 1 - seat), _SIDES, strict=True):
            facts += _side(state, side, whose, layout)
        found.append(tuple(facts))
    return found


LEARNT: Final = offer(
    "xpod",
    (
        Section("turn", 2, "The opponent has the turn; the seat itself."),
        *(
            Section(f"{whose}_{name}", number, says)
            for whose in _SIDES
            for name, number, says in (
                ("points", POINTS + 1, "Points, from 0."),
                ("cards", HAND + 1, "X-tra cards in the hand."),
                ("rows", ROWS, "Units with so many rows to go."),
                ("forms", len(FORMS), "Units on the board, by form."),
                ("frozen", len(FORMS), "Frozen units, by form."),
                ("lid", len(FORMS), "Units in the lid, by form."),
            )
        ),
    ),
    _facts,
)
