"""Small signs for what units can do, about 26 across around (0, 0), in one colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from pentapod.games.xpod.data.table import Movement, Special
from pentapod.games.xpod.rules.touches import APART, DROP, UNFREEZE
from pentapod.scene.shapes import Circle, Curve, Line, Polygon, Rect, Shape

WIDTH: Final = 3.4


@cache
def icon(name: str, ink: str) -> tuple[Shape, ...]:
    """The sign of a movement, a special action or another touch."""
    return tuple(_DRAWN[name](ink)) if name in _DRAWN else ()


def _head(x: float, y: float, ink: str, turn: int = 0) -> Shape:
    """An arrow's head that points right, or down."""
    return Polygon((x, y - 6, x + 8, y, x, y + 6) if not turn else (x - 6, y, x, y + 8, x + 6, y), ink)


def _move(ink: str) -> list[Shape]:
    return [Line((-12, 0, 4, 0), ink, 4.5), _head(3, 0, ink)]


def _jump(ink: str) -> list[Shape]:
    return [Curve((("M", -12, 8), ("Q", -2, -18, 7, 1)), "", ink, 4), _head(7, 1, ink, 1)]


def _fly(ink: str) -> list[Shape]:
    return [
        Curve(
            (
                ("M", 0, 8),
                ("Q", -5, -7, -14, -8),
                ("Q", -11, 2, 0, 8),
                ("Q", 11, 2, 14, -8),
                ("Q", 5, -7, 0, 8),
                ("Z",),
            ),
            ink,
        ),
    ]


def _push(ink: str) -> list[Shape]:
    return [Line((-14, 0, -6, 0), ink, 4.5), _head(-7, 0, ink), Rect(3, -11, 5, 22, ink, round=1.5)]


def _decon(ink: str) -> list[Shape]:
    return [
        Curve((("M", -12, -2), ("L", -2, -2), ("L", 0, 3), ("L", -3, 6), ("L", -1, 10), ("L", -12, 10), ("Z",)), ink),
        Curve((("M", 12, -4), ("L", 3, -6), ("L", 4, -1), ("L", 1, 3), ("L", 3, 9), ("L", 11, 8), ("Z",)), ink),
        Line((-5, -12, -3, -7), ink, 3),
        Line((3, -13, 2, -9), ink, 3),
    ]


def _eat(ink: str) -> list[Shape]:
    return [
        Curve(
            (
                ("M", -12, -9),
                ("Q", 0, -15, 12, -9),
                ("L", 12, -2),
                ("L", 8, -2),
                ("L", 5, 3),
                ("L", 1, -2),
                ("L", -3, 3),
                ("L", -7, -2),
                ("L", -12, -2),
                ("Z",),
            ),
            ink,
        ),
        Curve(
            (
                ("M", -12, 11),
                ("Q", 0, 15, 12, 11),
                ("L", 12, 6),
                ("L", 9, 6),
                ("L", 6, 2),
                ("L", 3, 7),
                ("L", -1, 3),
                ("L", -5, 7),
                ("L", -12, 6),
                ("Z",),
            ),
            ink,
        ),
    ]


def _repair(ink: str) -> list[Shape]:
    return [Rect(-4, -12, 8, 24, ink, round=2), Rect(-12, -4, 24, 8, ink, round=2)]


def _carry(ink: str) -> list[Shape]:
    return [
        Line((0, -13, 0, -3), ink, WIDTH),
        Curve((("M", 0, -3), ("Q", 10, 0, 6, 8), ("Q", 0, 14, -7, 8)), "", ink, WIDTH + 0.8),
    ]


def _web(ink: str) -> list[Shape]:
    rays = [Line((0, 0, x, y), ink, 2) for x, y in ((12, 0), (6, 11), (-6, 11), (-12, 0), (-6, -11), (6, -11))]
    rings = [
        Curve(
            (
                ("M", r, 0),
                ("L", r / 2, r * 0.9),
                ("L", -r / 2, r * 0.9),
                ("L", -r, 0),
                ("L", -r / 2, -r * 0.9),
                ("L", r / 2, -r * 0.9),
                ("Z",),
            ),
            "",
            ink,
            2,
        )
        for r in (6, 11)
    ]
    return [*rays, *rings]


def _scare(ink: str) -> list[Shape]:
    return [Polygon((-4, -13, 4, -13, 2.2, 4, -2.2, 4), ink), Circle(0, 10, 3.2, ink)]


def _done(ink: str) -> list[Shape]:
    return [Curve((("M", -12, 0), ("L", -4, 9), ("L", 12, -10)), "", ink, 5)]


def _pass(ink: str) -> list[Shape]:
    return [Curve((("M", at, -9), ("L", at + 8, 0), ("L", at, 9)), "", ink, 4.5) for at in (-10, 2)]


def _drop(ink: str) -> list[Shape]:
    return [Line((0, -12, 0, 2), ink, 4.5), _head(0, 0, ink, 1), Line((-11, 12, 11, 12), ink, 4)]


def _build(ink: str) -> list[Shape]:
    return [
        Rect(-12, 4, 24, 8, ink, round=1.5),
        Rect(-8, -5, 16, 7, ink, round=1.5),
        Rect(-4, -13, 8, 6, ink, round=1.5),
    ]


def _apart(ink: str) -> list[Shape]:
    return [
        Rect(-13, 5, 11, 8, ink, round=1.5),
        Rect(3, 3, 10, 8, ink, round=1.5),
        Polygon((-8, -4, 0, -10, 4, -3, -4, 3), ink),
    ]


def _unfreeze(ink: str) -> list[Shape]:
    rays = (
        (0, -13, 0, -10),
        (0, 13, 0, 10),
        (-13, 0, -10, 0),
        (13, 0, 10, 0),
        (-9, -9, -7, -7),
        (9, 9, 7, 7),
        (-9, 9, -7, 7),
        (9, -9, 7, -7),
    )
    return [Circle(0, 0, 6, ink), *(Line(ray, ink, 3) for ray in rays)]


_DRAWN: Final[dict[str, Callable[[str], list[Shape]]]] = {
    Movement.MOVE: _move,
    Movement.JUMP: _jump,
    Movement.FLY: _fly,
    Movement.PUSH: _push,
    Special.CARRY: _carry,
    Special.DECON: _decon,
    Special.EAT: _eat,
    Special.REPAIR: _repair,
    Special.SCARE: _scare,
    Special.WEB: _web,
    "done": _done,
    "pass": _pass,
    DROP: _drop,
    APART: _apart,
    UNFREEZE: _unfreeze,
    "build": _build,
    "build-1": _build,
    "build-2": _build,
}
