"""The pieces that can be put when a position is set up by hand, and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple, assert_never

from pentapod.games.xpod.data.table import CARD_BIT, CARDS, LEVEL, PODS, Card
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.rules.units import unit
from pentapod.games.xpod.scene.figures import icon as brick_icon
from pentapod.games.xpod.scene.figures import icon_width
from pentapod.games.xpod.scene.pieces import bricks_of, tile
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.shapes import Circle, Curve, Group, Line, Rect, Shape, Text


class UnitPiece(NamedTuple):
    """A unit of a seat, by its form."""

    seat: int
    pod: int
    form: int


class BrickPiece(NamedTuple):
    """A brick to lock in the pod of a seat, by its place among the kinds of that pod."""

    seat: int
    pod: int
    kind: int


class CardPiece(NamedTuple):
    """An X-tra card of a seat, by its bit."""

    seat: int
    card: int


class Mark(StrEnum):
    """What can be changed of something that lies there already, by the id of its piece."""

    SAFE = "safe"
    FROZEN = "frozen"
    MORE = "more"
    LESS = "less"
    USED = "used"


AnyPiece = UnitPiece | BrickPiece | CardPiece | Mark


def _pieces() -> Iterator[tuple[str, AnyPiece]]:
    for seat, letter in enumerate(SEATS):
        for place, pod in enumerate(PODS):
            for plan in pod.plans:
                for form in plan.forms:
                    yield f"{letter}-{plan.id}{LEVEL[form]}", UnitPiece(seat, place, form)
            for kind, name in enumerate(pod.kinds):
                yield f"{letter}-{pod.id}-{name}", BrickPiece(seat, place, kind)
        for name, bit in CARD_BIT.items():
            yield f"{letter}-{name}", CardPiece(seat, bit)
    for mark in Mark:
        yield mark.value, mark


PIECES: Final = dict(_pieces())
"""Every piece of any game, by id."""


# ---------------------------------------------------------------------- pictures

_UNIT_SCALE: Final = 0.9


@cache
def icon(piece_id: str, words: XPodWords) -> tuple[Shape, ...]:
    """A piece as it lies on the table."""
    piece = PIECES[piece_id]
    match piece:
        case UnitPiece():
            code = unit(piece.seat, piece.form)
            return (Group((*tile(code), *bricks_of(code, "", 0, 0)), 0, 2, scale=_UNIT_SCALE),)
        case BrickPiece():
            scale = min(1.6, 70 / icon_width(piece.pod, piece.kind))
            return (
                Circle(0, 0, 44, "panel", f"seat-{piece.seat}", 5),
                Group(brick_icon(piece.pod, piece.kind), 0, 14, scale=scale),
            )
        case CardPiece():
            return tuple(_card(words.card_name(_card_of(piece.card)), piece.seat))
        case Mark():
            return tuple(_MARKS[piece]())
        case _:
            assert_never(piece)


def _card_of(bit: int) -> Card:
    return next(card for card in CARDS if CARD_BIT[card.id] == bit)


def _card(name: str, seat: int) -> Iterator[Shape]:
    first, _, second = name.partition(" ")
    yield Rect(-46, -40, 92, 80, "panel", f"seat-{seat}", 4, 12)
    yield Text(0, -15 * bool(second), first, 22, "ink", bold=True)
    if second:
        yield Text(0, 17, second, 28, "ink", bold=True)


def _base() -> Shape:
    return Rect(-42, -42, 84, 84, "board-deep", "edge", 2, 14)


def _safe() -> Iterator[Shape]:
    yield _base()
    yield Curve((("M", -32, 26), ("Q", -34, -32, 0, -33), ("Q", 34, -32, 32, 26)), "glass", "ink", 4)


def _frozen() -> Iterator[Shape]:
    yield _base()
    yield Rect(-38, -38, 76, 76, "ice", round=12)
    for turn in (0, 60, 120):
        yield Group((Line((0, -27, 0, 27), "ink", 4), *_twigs(-27), *_twigs(27)), turn=turn)


def _twigs(y: float) -> tuple[Shape, ...]:
    inner = y * 0.62
    return (Line((-8, y * 0.92, 0, inner, 8, y * 0.92), "ink", 3.5),)


def _levels(more: bool) -> Iterator[Shape]:
    """The slabs of a unit's level beside a plus or a minus."""
    yield _base()
    for number in range(3):
        filled = number < (3 if more else 1)
        yield Rect(-32, 16 - 20 * number, 28, 14, "accent" if filled else "panel", "accent", 2.5, 4)
    yield Line((8, 0, 32, 0), "ink", 6)
    if more:
        yield Line((20, -12, 20, 12), "ink", 6)


def _used() -> Iterator[Shape]:
    yield Rect(-40, -34, 80, 68, "board-deep", "edge", 4, 12)
    yield Line((-26, 22, 26, -22), "soft-ink", 5)


_MARKS: Final[dict[Mark, Callable[[], Iterator[Shape]]]] = {
    Mark.SAFE: _safe,
    Mark.FROZEN: _frozen,
    Mark.MORE: lambda: _levels(True),
    Mark.LESS: lambda: _levels(False),
    Mark.USED: _used,
}
