"""A position of PODS as plain values: what the rules look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, TypeVar

from pentapod.games.pods.rules.board import EMPTY_BOARD, guarded_by
from pentapod.games.pods.rules.pieces import BLACK, FULL_HAND, WHITE, Pair, number, owner
from pentapod.games.pods.rules.variant import Variant

PositionT = TypeVar("PositionT", bound="Position")


@dataclass(slots=True, eq=False, repr=False)
class Position:
    """A position. Boards and sets of points are written as in `board.py`, hands as in `pieces.py`. Never changed.

    `hands` and `guarded` follow from the rest: `laid_out` finds them.
    """

    variant: Variant
    board: bytes
    to_move: int
    hands: Pair
    """The pods that are neither on the board nor set aside."""
    aside: Pair
    """The pods that were set aside (Advanced)."""
    guarded: Pair
    """The points that are guarded against White and against Black."""
    quiet: int = 0
    """How many turns there have been since a hand shrank (Advanced)."""
    earlier: tuple[bytes, ...] = ()
    """The boards since the last pod was set aside, oldest first (Advanced); older ones cannot come again."""
    resigned: int | None = None

    def __post_init__(self) -> None:
        """What is found out as soon as all is known."""

    @classmethod
    def laid_out(
        cls,
        variant: Variant,
        board: bytes = EMPTY_BOARD,
        to_move: int = WHITE,
        aside: Pair = (0, 0),
        quiet: int = 0,
        earlier: tuple[bytes, ...] = (),
        resigned: int | None = None,
    ) -> Self:
        """A position whose other pods are in hand; without more than its variant, the first one."""
        hands, guarded = hands_beside(board, aside), guarded_points(variant, board)
        return cls(variant, board, to_move, hands, aside, guarded, quiet, earlier, resigned)


def hands_beside(board: bytes, aside: Pair) -> Pair:
    """What is left for the hands of White and Black."""
    left = [FULL_HAND & ~pods for pods in aside]
    for code in filter(None, board):
        left[owner(code)] &= ~(1 << number(code))
    return left[WHITE], left[BLACK]


def guarded_points(variant: Variant, board: bytes) -> Pair:
    """The points that are guarded against White and against Black."""
    if not variant.guard:
        return (0, 0)
    return guarded_by(board, BLACK, variant.lines), guarded_by(board, WHITE, variant.lines)


def guards_of(position: Position, point: int) -> list[int]:
    """Where the pods stand that guard a point against the side to move, ascending."""
    if not position.guarded[position.to_move] >> 8 * point & 1:
        return []
    guards = position.variant.guards
    return [
        place
        for place, code in enumerate(position.board)
        if code and owner(code) != position.to_move and guards[code][place] >> 8 * point & 1
    ]


def occurrences(position: Position) -> int:
    """How often this position has been there (Advanced; always 1 in Standard, where nothing can repeat)."""
    return 1 + position.earlier[-2::-2].count(position.board)  # every other board, for the same side was to move
