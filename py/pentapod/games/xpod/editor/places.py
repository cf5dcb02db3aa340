"""The places that can hold something when a position is set up by hand."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit
from pentapod.engine.words import Words
from pentapod.games.xpod.data.table import CARD_BIT
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF

LID: Final = "lid"
POD: Final = "pod"
CARDS: Final = "cards"
"""The touches of a seat's places, behind its name: the lid, the pod, and the room for more X-tra cards."""


class OnSquare(NamedTuple):
    """A square of the board."""

    square: int


class InLid(NamedTuple):
    """A seat's lid."""

    seat: int
    number: int | None = None
    """Which of its units in the order in which they are drawn, from 0; None is the room beside them."""


class InPod(NamedTuple):
    """A seat's pod."""

    seat: int


class InCards(NamedTuple):
    """A seat's X-tra cards."""

    seat: int
    card: int | None = None
    """The bit of a card; None is the room beside them."""


Place = OnSquare | InLid | InPod | InCards


@cache
def place_of(touch: str) -> Place:
    """The place that a touch names. Raises `CannotEdit`."""
    if touch in SQUARE_OF:
        return OnSquare(SQUARE_OF[touch])
    side, _, name = touch.partition("-")
    if side in SIDES:
        seat = SIDES.index(side)
        if name in CARD_BIT:
            return InCards(seat, CARD_BIT[name])
        if name == CARDS:
            return InCards(seat)
        if name == POD:
            return InPod(seat)
        lid, _, number = name.partition("-")
        if name == LID or (lid == LID and number.isdecimal()):
            return InLid(seat, int(number) - 1 if number else None)
    raise CannotEdit(Words.no_such_place)
