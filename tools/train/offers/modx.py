"""MODX: points, pieces and patterns in the making of each seat, and of the best other one."""

from __future__ import annotations

from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section
from pentapod.engine.state import State
from pentapod.games.modx.data.table import X_PIECES
from pentapod.games.modx.rules.patterns import PATTERN_OF_BIT, bits_of, making, tally
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Deal, Move, Place, SetUp, Tick
from train.offers.offer import counted, counts_of, offer

_MOST: Final = 15
_COUNTS: Final = (
    ("points", "Points, from 0."),
    ("pieces", "X-pieces on the board."),
    ("gain", "Markers that the best pattern would bring that lacks one piece."),
    ("last", "Cells where one piece completes a pattern."),
    ("threes", "Patterns that lack two pieces."),
    ("twos", "Patterns that lack three, by fours."),
)
_TASKS: Final = (Place, Move, Tick)


def _counts(state: ModxState, seat: int) -> tuple[int, ...]:
    own, jokers = state.pieces[seat], state.ledger.joker_cells
    filled = own | jokers
    fours, threes, twos = making(tally(filled), tally(sum(state.pieces) ^ own))
    last = gain = 0
    for bit in bits_of(fours):
        cells = PATTERN_OF_BIT[bit]
        last |= cells & ~filled
        gain = max(gain, (cells & ~(jokers | state.ledger.tops[seat])).bit_count())
    lacking_more = threes.bit_count(), twos.bit_count() // 4
    return state.ledger.points[seat], min(own.bit_count(), X_PIECES), gain, last.bit_count(), *lacking_more


def _facts(state: State, layout: Layout) -> list[Bundle] | None:
    assert isinstance(state, ModxState)
    if isinstance(state.task, Deal | SetUp) or state.result:
        return None
    counts = [_counts(state, seat) for seat in range(len(state.pieces))]
    turn = state.actors[0]
    kind = next((at for at, task in enumerate(_TASKS) if isinstance(state.task, task)), len(_TASKS))
    found = []
    for seat in range(len(counts)):
        task = layout.first("task") + kind * 2 + (turn == seat)
        found.append((task, *counts_of(layout, _COUNTS, _MOST, counts, seat)))
    return found


LEARNT: Final = offer(
    "modx",
    (
        Section("task", 2 * len(_TASKS) + 2, "To place, to move a Joker, to tick, or else: another's, the seat's own."),
        *counted(_COUNTS, _MOST),
    ),
    _facts,
)
