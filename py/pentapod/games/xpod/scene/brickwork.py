"""How each kind of brick looks, seen slightly from above. A brick stands on (x, y), the middle of its lower edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapod.scene.shapes import Circle, Curve, Line, Polygon, Rect, Shape

DEPTH: Final = 5.0
"""How much of the upper side of a brick is seen."""

STACK: Final = {
    "axle": (54.0, 5.0),
    "bar": (46.0, 5.0),
    "plate": (46.0, 8.0),
    "brick": (25.0, 16.0),
    "grille": (30.0, 9.0),
    "engine": (25.0, 14.0),
    "round": (26.0, 12.0),
    "hinge": (17.0, 9.0),
    "clip": (15.0, 9.0),
    "slope": (26.0, 12.0),
    "windshield": (26.0, 12.0),
    "dish": (34.0, 9.0),
    "cone": (20.0, 15.0),
    "rotor": (64.0, 6.0),
}
"""Width and height of the kinds that are stacked, in their order within a level."""


Draw = Callable[[float, float, float, str, str], list[Shape]]


def _slab(x: float, y: float, w: float, h: float, role: str) -> list[Shape]:
    """A block with its front and its upper side."""
    half = w / 2
    return [
        Polygon(
            (x - half, y - h, x - half + 3, y - h - DEPTH, x + half - 3, y - h - DEPTH, x + half, y - h),
            f"{role}-top",
            "brick-edge",
            1,
        ),
        Rect(x - half, y - h, w, h, role, "brick-edge", 1, 1.5),
    ]


def _plate(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return _slab(x, y, *STACK["plate"], main)


def _brick(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return _slab(x, y, *STACK["brick"], main)


def _round(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["round"]
    return [
        Rect(x - w / 2, y - h, w, h, accent, "brick-edge", 1, 5),
        Rect(x - w / 2 + 2, y - h - DEPTH + 1, w - 4, 7, f"{accent}-top", "brick-edge", 1, 3.5),
    ]


def _hinge(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["hinge"]
    return [*_slab(x, y, w, h, "brick-grey"), Circle(x, y - h / 2, 3, "brick-black")]


def _clip(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["clip"]
    return [*_slab(x, y, w, h, "brick-black"), Rect(x - 2, y - h - 3, 4, 7, "brick-black-top", round=1)]


def _grille(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["grille"]
    bars = [Line((x + at, y - h + 2.5, x + at, y - 2.5), "brick-black", 2) for at in (-9, -3, 3, 9)]
    return [*_slab(x, y, w, h, "brick-grey"), *bars]


def _engine(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["engine"]
    return [
        *_slab(x, y, w, h, "brick-grey"),
        Circle(x, y - h / 2, 5, "brick-black", "brick-edge", 1),
        Circle(x, y - h / 2, 2, "brick-orange"),
    ]


def _axle(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["axle"]
    return [Rect(x - w / 2, y - h, w, h, "brick-black", "brick-edge", 1, 2)]


def _bar(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["bar"]
    return [Rect(x - w / 2, y - h, w, h, "brick-grey", "brick-edge", 1, 2.5)]


def _slope(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["slope"]
    half = w / 2
    return [
        Polygon((x - half, y, x - half + 5, y - h - 3, x + half - 5, y - h - 3, x + half, y), accent, "brick-edge", 1),
        Polygon(
            (x - half + 5, y - h - 3, x - half + 8, y - h - 6, x + half - 8, y - h - 6, x + half - 5, y - h - 3),
            f"{accent}-top",
            "brick-edge",
            1,
        ),
    ]


def _windshield(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["windshield"]
    half = w / 2
    return [
        Polygon(
            (x - half, y, x - half + 6, y - h - 4, x + half - 6, y - h - 4, x + half, y),
            "brick-glass",
            "brick-edge",
            1.5,
        ),
        Line((x - half + 7, y - 3, x - half + 11, y - h), "brick-bone-top", 2),
    ]


def _dish(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["dish"]
    half = w / 2
    return [
        Curve(
            (("M", x - half, y - h - 2), ("Q", x, y + h * 0.9, x + half, y - h - 2), ("Z",)),
            "brick-grey",
            "brick-edge",
            1,
        ),
        Curve(
            (
                ("M", x - half, y - h - 2),
                ("Q", x, y - h - 8, x + half, y - h - 2),
                ("Q", x, y - h + 4, x - half, y - h - 2),
            ),
            "brick-grey-top",
            "brick-edge",
            1,
        ),
        Line((x, y - h - 1, x, y - h - 8), "brick-black", 2),
        Circle(x, y - h - 9, 2.5, "brick-red"),
    ]


def _cone(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["cone"]
    return [
        Curve(
            (("M", x - w / 2, y), ("L", x, y - h - 4), ("L", x + w / 2, y), ("Q", x, y + 4, x - w / 2, y)),
            accent,
            "brick-edge",
            1,
        )
    ]


def _rotor(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = STACK["rotor"]
    return [
        Rect(x - 2.5, y - h - 2, 5, h + 2, "brick-black"),
        Curve(
            (
                ("M", x - w / 2, y - h - 1),
                ("Q", x, y - h - 9, x + w / 2, y - h - 1),
                ("Q", x, y - h + 3, x - w / 2, y - h - 1),
            ),
            "brick-grey-top",
            "brick-edge",
            1,
        ),
        Circle(x, y - h - 2, 3.5, "brick-black"),
    ]


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


DRAWN: Final[dict[str, Draw]] = {
    "arm": _arm,
    "axle": _axle,
    "bar": _bar,
    "brick": _brick,
    "claw": _claw,
    "clip": _clip,
    "cone": _cone,
    "dish": _dish,
    "engine": _engine,
    "eye": _eye,
    "fin": _fin,
    "grille": _grille,
    "hinge": _hinge,
    "leg": _leg,
    "plate": _plate,
    "rotor": _rotor,
    "round": _round,
    "slope": _slope,
    "string": _string,
    "tail": _tail,
    "tooth": _tooth,
    "wheel": _wheel,
    "windshield": _windshield,
    "wing": _wing,
}
