"""What a pod looks like: a body with a number, two eyes that look at its owner, and legs that reach along the lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.games.pods.data.table import DIRECTIONS
from pentapod.games.pods.rules.board import ALL_LEGS
from pentapod.games.pods.rules.pieces import LEGS_OF, WHITE, number, owner
from pentapod.scene.shapes import Circle, Line, Polygon, Shape, Text

_ROUND: Final = 33
_DIAMOND: Final = (0, -43, 43, 0, 0, 43, -43, 0)
NUMBER: Final = 39
"""The height of a pod's number."""


# How far legs reach, across and upright: a long leg, which points diagonally, is 1.4 times as long as it says here.
_SHORT: Final = 53
_LONG: Final = 50
_SHORT_IN_HAND: Final = 46
_LONG_IN_HAND: Final = 45
_FOOT: Final = 8.5
REACH_IN_HAND: Final = _SHORT_IN_HAND + _FOOT
"""How far a pod in a hand reaches to each side, feet and all."""
_SHORT_DRAWN_IN: Final = 49
_LONG_DRAWN_IN: Final = 35

_COLUMNS: Final = {"W": -1, "E": 1}
_ROWS: Final = {"N": -1, "S": 1}


@cache
def awake(code: int, flip: bool, lines: int = ALL_LEGS) -> tuple[Shape, ...]:
    """A pod around its own origin as one sees it who sits at White's side, or at Black's if `flip`.

    Its legs reach out along `lines` (one bit a direction); the others are drawn in.
    """
    accent = "seat-0" if owner(code) == WHITE else "seat-1"
    legs = [shape for leg in _legs(code) for shape in _leg(leg, lines, flip, accent)]
    return (*legs, *_trunk(code, flip, accent), *_eyes(code, flip, accent, open_=True))


@cache
def held(code: int, flip: bool) -> tuple[Shape, ...]:
    """A pod in a hand: its legs are shorter, so that pods side by side do not step on each other's feet."""
    accent = "seat-0" if owner(code) == WHITE else "seat-1"
    legs: list[Shape] = []
    for leg in _legs(code):
        across, up = _toward(leg, flip)
        legs += _reaching(across, up, _LONG_IN_HAND if across and up else _SHORT_IN_HAND, accent)
    return (*legs, *_trunk(code, flip, accent), *_eyes(code, flip, accent, open_=True))


@cache
def folded(code: int, flip: bool) -> tuple[Shape, ...]:
    """A blocked pod: it folds its legs and closes its eyes."""
    accent = "seat-0" if owner(code) == WHITE else "seat-1"
    legs = [_folded_leg(leg, flip, accent) for leg in _legs(code)]
    return (*legs, *_trunk(code, flip, accent), *_eyes(code, flip, accent, open_=False))


@cache
def asleep(code: int, flip: bool) -> tuple[Shape, ...]:
    """A pod that was set aside: without legs, and grey."""
    shapes = _trunk(code, flip, "board-line", "board-deep", "soft-ink")
    return (*shapes, *_eyes(code, flip, "board-line", open_=False))


def _legs(code: int) -> list[int]:
    return [direction for direction in range(8) if LEGS_OF[code] >> direction & 1]


def _leg(direction: int, lines: int, flip: bool, color: str) -> Iterator[Shape]:
    across, up = _toward(direction, flip)
    if lines >> direction & 1:
        yield from _reaching(across, up, _LONG if across and up else _SHORT, color)
    else:
        length = _LONG_DRAWN_IN if across and up else _SHORT_DRAWN_IN
        yield Line((across * 14, up * 14, across * length, up * length), color, 10)


def _reaching(across: int, up: int, length: float, color: str) -> Iterator[Shape]:
    yield Line((across * 14, up * 14, across * length, up * length), color, 10)
    yield Circle(across * length, up * length, _FOOT, color)


def _folded_leg(direction: int, flip: bool, color: str) -> Shape:
    across, up = _toward(direction, flip)
    knee = 35 if across and up else 49
    x, y = across * knee, up * knee
    return Line((x * 0.5, y * 0.5, x, y, x * 0.8 - up * 13, y * 0.8 + across * 13), color, 8)


def _toward(direction: int, flip: bool) -> tuple[int, int]:
    """A direction on the picture: x to the right and y down, one step each."""
    name = DIRECTIONS[direction]
    across, up = _COLUMNS.get(name[-1], 0), _ROWS.get(name[0], 0)
    return (-across, -up) if flip else (across, up)


def _trunk(code: int, flip: bool, edge: str, body: str = "", ink: str = "") -> Iterator[Shape]:
    """The body, round for Blue and a diamond for Orange, in its colour, and the number, upright for everybody."""
    if owner(code) == WHITE:
        yield Circle(0, 0, _ROUND, body or edge, edge, 5)
    else:
        yield Polygon(_DIAMOND, body or edge, edge, 7)
    yield Text(0, -5 * _facing(code, flip), str(number(code)), NUMBER, ink or "on-seat", bold=True)


def _eyes(code: int, flip: bool, edge: str, open_: bool) -> Iterator[Shape]:
    facing = _facing(code, flip)
    y = 29 * facing
    for x in (-15, 15):
        yield Circle(x, y, 12, "eye-white", edge, 3)
        if open_:
            yield Circle(x, y + 4 * facing, 6, "eye")
        else:
            yield Line((x - 6, y + 1 * facing, x, y + 5 * facing, x + 6, y + 1 * facing), "eye", 4)


def _facing(code: int, flip: bool) -> int:
    """1 when the pod's owner sits at the bottom of the picture, -1 when at its top."""
    return 1 if (owner(code) == WHITE) != flip else -1
