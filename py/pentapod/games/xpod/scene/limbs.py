"""How the kinds of bricks look that stick out of a figure: at its foot, its sides, its front and behind it."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.scene.brickwork import Draw
from pentapod.scene.shapes import Circle, Curve, Line, Polygon, Shape


def _wheel(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Circle(x, y - 5, 10, "brick-black", "brick-edge", 1),
        Circle(x, y - 5, 4.5, "brick-grey-top"),
        Circle(x, y - 5, 1.6, "brick-black"),
    ]


def _leg(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Line((x - 5 * d, y - 8, x + 8 * d, y - 17, x + 15 * d, y + 2), accent, 5),
        Circle(x + 8 * d, y - 17, 3.2, "brick-grey"),
    ]


def _wing(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Polygon((x - 4 * d, y + 4, x + 4 * d, y - 13, x + 22 * d, y - 20, x + 15 * d, y + 2), accent, "brick-edge", 1),
        Line((x + 3 * d, y - 1, x + 15 * d, y - 14), f"{accent}-top", 2.5),
    ]


def _fin(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Curve(
            (
                ("M", x - 4 * d, y + 4),
                ("Q", x + 4 * d, y - 16, x + 20 * d, y - 13),
                ("Q", x + 10 * d, y - 4, x + 15 * d, y + 5),
                ("Z",),
            ),
            accent,
            "brick-edge",
            1,
        ),
        Line((x + 4 * d, y - 1, x + 14 * d, y - 9), f"{accent}-top", 2),
    ]


def _arm(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Line((x - 4 * d, y - 2, x + 11 * d, y - 7, x + 15 * d, y + 9), main, 7),
        Circle(x + 15 * d, y + 10, 5, accent, "brick-edge", 1),
    ]


def _claw(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Line((x - 3 * d, y, x + 8 * d, y - 3), "brick-grey", 5),
        Curve(
            (
                ("M", x + 7 * d, y + 4),
                ("Q", x + 22 * d, y + 4, x + 17 * d, y - 13),
                ("Q", x + 14 * d, y - 3, x + 7 * d, y - 6),
                ("Z",),
            ),
            "brick-bone",
            "brick-edge",
            1,
        ),
    ]


def _string(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Curve(
            (("M", x - 4 * d, y), ("C", x + 10 * d, y - 20, x + 12 * d, y + 12, x + 20 * d, y - 8)),
            "",
            "brick-bone",
            3,
        ),
        Circle(x + 20 * d, y - 8, 3, "brick-bone", "brick-edge", 1),
    ]


def _tail(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Curve((("M", x - 4 * d, y), ("Q", x + 20 * d, y + 4, x + 18 * d, y - 18)), "", main, 6),
        Polygon((x + 12 * d, y - 15, x + 18 * d, y - 27, x + 25 * d, y - 15), accent, "brick-edge", 1),
    ]


def _eye(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [
        Circle(x, y, 7, "eye-white", "brick-edge", 1.2),
        Circle(x + 1, y + 1, 3.2, "eye"),
        Circle(x + 2.2, y - 0.2, 1, "eye-white"),
    ]


def _tooth(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return [Polygon((x - 4.5, y, x + 4.5, y, x, y + 11), "brick-bone-top", "brick-edge", 1)]


LIMBS: Final[dict[str, Draw]] = {
    "wheel": _wheel,
    "leg": _leg,
    "wing": _wing,
    "fin": _fin,
    "arm": _arm,
    "claw": _claw,
    "string": _string,
    "tail": _tail,
    "eye": _eye,
    "tooth": _tooth,
}
"""How they are drawn: place, direction (1 to the right, -1 to the left), main colour, second colour."""
