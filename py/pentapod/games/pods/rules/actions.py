"""What may be done now in PODS. Each sentence of the rulebook is a function."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, compress
from typing import Final, NamedTuple

from pentapod.engine.state import Action, Actions
from pentapod.engine.values import Numbers, bits_of, ones, union
from pentapod.games.pods.data.table import BIPODS, POINTS
from pentapod.games.pods.rules.board import (
    ALL_LEGS,
    ALL_POINTS,
    blocking_points,
    empty_points,
    open_legs,
    own_free_legs,
)
from pentapod.games.pods.rules.pieces import CODES, FULL_HAND, LEGS_OF, WHITE, code_of
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.turn import PLACEMENTS, Placement, Turn, moves_from

_BIPODS: Final = bits_of(BIPODS)

FITS: Final = {code: bytes(1 if legs & LEGS_OF[code] else 0 for legs in range(256)) for code in CODES}
"""For each pod, a table for `bytes.translate`: whether it has one of the legs at a point."""


class Legal(NamedTuple):
    """What the side to move may do."""

    seat: int
    pods: int
    """The pods that it may place."""
    landings: int
    """At each point the legs of which a pod needs one to be placed there; none where no pod may be placed."""
    steps: int
    """At each point the legs along which the pod there may move."""
    empty: int
    """The empty points."""
    footholds: int
    """The landings of either side if nothing were guarded."""

    def actions(self) -> Actions:
        """All of it, ascending."""
        placements = tuple(self._placements())
        return (*placements, *self._moves()) if self.steps else placements

    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return not self.steps and not self.landings & legs_in(self.seat, self.pods) * ALL_POINTS

    def allows(self, turn: Turn) -> bool:
        """Whether a turn is legal."""
        if turn.seat != self.seat:
            return False
        if isinstance(turn, Placement):
            return bool(self.pods & turn.bit and self.landings >> 8 * turn.point & turn.legs)
        return bool(self.steps >> 8 * turn.origin & turn.leg)

    def may_place_somewhere(self, pod: int) -> bool:
        """Whether a pod of the hand may be placed on any point."""
        return bool(self.pods >> pod & 1 and self.landings & LEGS_OF[code_of(self.seat, pod)] * ALL_POINTS)

    def _placements(self) -> Iterator[Action]:
        codes, landings = pods_in(self.seat, self.pods), self.landings.to_bytes(len(POINTS), "little")
        fits = b"".join([landings.translate(FITS[code]) for code in codes])
        return compress(chain.from_iterable([PLACEMENTS[code] for code in codes]), fits)

    def _moves(self) -> Iterator[Action]:
        steps = enumerate(self.steps.to_bytes(len(POINTS), "little"))
        return chain.from_iterable([moves_from(self.seat, point, legs) for point, legs in steps if legs])


def legal(position: Position) -> Legal:
    """What the side to move may do, if the game goes on and the board has been turned."""
    variant, board, seat, hand = position.variant, position.board, position.to_move, position.hands[position.to_move]
    empty = empty_points(board)
    open_ = open_legs(empty, variant.lines)
    if variant.advanced:
        pods, footholds = hand, stays_or_blocks_another(board, open_)
        steps = own_free_legs(board, seat, open_)  # A pod moves one step along a free leg; the guard does not matter.
    else:
        pods, footholds = bipods_at_first(seat, hand), open_  # A pod needs a free leg.
        steps = 0  # Pods on the board do not move.
    return Legal(seat, pods, footholds & unguarded(empty, position.guarded[seat]) * ALL_LEGS, steps, empty, footholds)


# -- the sentences of the rulebook; `open_` are the legs that would be free at each point -------------------------


def bipods_at_first(seat: int, hand: int) -> int:
    """The pods that may be placed in Standard: White's first is a bipod, as long as his hand has all pods."""
    return _BIPODS if hand == FULL_HAND and seat == WHITE else hand


def stays_or_blocks_another(board: bytes, open_: int) -> int:
    """At each point the legs of which a pod needs one in Advanced.

    A placement that does nothing but come straight back is not allowed. So the pod needs a free leg, or it must block
    another pod: then all pods may go there.
    """
    return open_ | blocking_points(board, open_) * ALL_LEGS


def unguarded(empty: int, guarded: int) -> int:
    """The points where pods may be placed: the empty ones that no long leg of an enemy pod reaches along a line."""
    return empty & ~guarded


@lru_cache(1 << 12)
def pods_in(seat: int, hand: int) -> Numbers:
    """The codes of the pods in a hand, in the order in which actions name them."""
    return tuple(code_of(seat, pod) for pod in sorted(ones(hand), key=str))


@lru_cache(1 << 12)
def legs_in(seat: int, hand: int) -> int:
    """All legs of the pods in a hand, one bit a direction."""
    return union(LEGS_OF[code] for code in pods_in(seat, hand))
