"""How the kinds of bricks look that are stacked, seen slightly from above.

A brick stands on (x, y), the middle of its lower edge.
"""

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


STACKED: Final[dict[str, Draw]] = {
    "axle": _axle,
    "bar": _bar,
    "brick": _brick,
    "clip": _clip,
    "cone": _cone,
    "dish": _dish,
    "engine": _engine,
    "grille": _grille,
    "hinge": _hinge,
    "plate": _plate,
    "rotor": _rotor,
    "round": _round,
    "slope": _slope,
    "windshield": _windshield,
}
"""How they are drawn: place, direction (1 to the right, -1 to the left), main colour, second colour."""
