"""Units as pictures of their bricks, seen slightly from above; each level shows what it adds.

A figure stands on the point (0, 0). Its bricks are laid level by level: wide ones make a stack from the bottom up,
wheels and legs go to its foot, wings, fins, arms and claws to its sides, eyes and teeth to its front, tails behind
it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from pentapod.games.xpod import bricks
from pentapod.games.xpod.table import FORMS, PODS, Plan
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape

HEIGHT: Final = 68.0
WIDTH: Final = 84.0
"""What a figure of the highest level fits in."""

_DEPTH: Final = 5.0
"""How much of the upper side of a brick is seen."""

_ROW: Final = 52.0
"""How wide a row of the stack may be."""

_PALETTES: Final = {
    "wild": ("red", "orange"),
    "auto": ("blue", "grey"),
    "aero": ("yellow", "black"),
    "robo": ("lime", "tan"),
    "dragon": ("green", "red"),
    "monster": ("purple", "lime"),
    "aqua": ("teal", "orange"),
    "arachno": ("red", "black"),
}
"""The two colours of each pod's bricks: the first for what is massive, the second for what sticks out."""


class _Piece(NamedTuple):
    """A brick in its place: the middle of its lower edge."""

    kind: str
    x: float
    y: float
    flip: bool = False
    """Whether it looks to the left."""
    open: bool = True
    """Whether its studs are seen: nothing of its own level lies on it."""


_STACK: Final = {
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

_STUDS: Final = {"plate": 4, "brick": 2}
_FEET: Final = ("wheel", "leg")
_SIDES: Final = ("wing", "fin", "arm", "claw", "string")
_FACE: Final = ("eye", "tooth")


class _Builder:
    """Lays the bricks of a plan, one level after the other."""

    def __init__(self) -> None:
        self.floor = 0.0
        self.top = 0.0
        self.feet = self.sides = self.faces = self.tails = 0

    def level(self, kinds: list[str]) -> list[_Piece]:
        """The pieces of the next level, in the order in which they are drawn."""
        behind, stack, front = [], [], []
        for kind in kinds:
            if kind in _FEET:
                front.append(self._foot(kind))
        stack += self._rows([kind for kind in _STACK for _ in range(kinds.count(kind))])
        for kind in kinds:
            if kind in _SIDES:
                behind.append(self._side(kind))
            elif kind in _FACE:
                front.append(self._face(kind))
            elif kind == "tail":
                behind.append(self._tail())
        return [*behind, *stack, *front]

    def _foot(self, kind: str) -> _Piece:
        left = self.feet % 2 == 0
        step = 17 + 13 * (self.feet // 2)
        self.feet += 1
        return _Piece(kind, -step if left else step, 0, left)

    def _side(self, kind: str) -> _Piece:
        left = self.sides % 2 == 0
        height = 9 + 13 * (self.sides // 2)
        self.sides += 1
        return _Piece(kind, -24 if left else 24, -min(height, max(self.top - 4, 9)), left)

    def _face(self, kind: str) -> _Piece:
        place = self.faces
        self.faces += 1
        x = (0, 15, -15, 8, -8)[place % 5]
        height = self.top - (5 if kind == "eye" else 2)
        return _Piece(kind, x, -max(height, 6))

    def _tail(self) -> _Piece:
        left = self.tails % 2 == 1
        self.tails += 1
        return _Piece("tail", -20 if left else 20, -5, left)

    def _rows(self, kinds: list[str]) -> list[_Piece]:
        rows: list[list[str]] = []
        for kind in kinds:
            if rows and sum(_STACK[other][0] for other in rows[-1]) + _STACK[kind][0] <= _ROW + 2:
                rows[-1].append(kind)
            else:
                rows.append([kind])
        pieces = []
        for row in rows:
            last = row is rows[-1]
            x = -sum(_STACK[kind][0] for kind in row) / 2
            for kind in row:
                pieces.append(_Piece(kind, x + _STACK[kind][0] / 2, -self.top, open=last))
                x += _STACK[kind][0]
            self.top += max(_STACK[kind][1] for kind in row)
        return pieces


class Figure(NamedTuple):
    """The picture of a plan."""

    levels: tuple[tuple[Shape, ...], ...]
    """What each level adds, from the first."""
    scale: float
    """What brings it to `HEIGHT` and `WIDTH`."""
    heights: tuple[float, ...]
    """How high it stands at each level, to that scale."""


@cache
def figure(form: int) -> Figure:
    """The picture of a form's plan."""
    pod = PODS[FORMS[form].pod]
    return _drawn(pod.id, pod.plans[FORMS[form].plan])


def _drawn(pod: str, plan: Plan) -> Figure:
    builder = _Builder()
    kinds = next(known.kinds for known in PODS if known.id == pod)
    levels, heights = [], []
    for form in plan.forms:
        counts = bricks.counts(FORMS[form].add)
        pieces = builder.level([kind for kind, count in zip(kinds, counts, strict=False) for _ in range(count)])
        levels.append(tuple(shape for piece in pieces for shape in _piece(piece, *_PALETTES[pod])))
        heights.append(builder.top + _DEPTH + 1)
    width = 64 + 16 * (builder.sides > 0) + 12 * (builder.feet > 2)
    scale = min(1.12, HEIGHT / (heights[-1] + 7), WIDTH / width)
    return Figure(tuple(levels), scale, tuple(height * scale for height in heights))


@cache
def icon(pod: int, kind: int) -> tuple[Shape, ...]:
    """One brick, standing on (0, 0), about 40 high and wide."""
    name = PODS[pod].kinds[kind]
    shapes = _piece(_Piece(name, 0, 0), *_PALETTES[PODS[pod].id])
    if name in _FACE:  # these are drawn around their middle, and small
        return (Group(shapes, 0, -9, scale=1.5),)
    return (Group(shapes, -6),) if name in (*_SIDES, "tail") else shapes


@cache
def icon_width(pod: int, kind: int) -> float:
    """About how wide that is."""
    name = PODS[pod].kinds[kind]
    return _STACK[name][0] if name in _STACK else 36.0


def _piece(piece: _Piece, main: str, accent: str) -> tuple[Shape, ...]:
    shapes = _DRAWN[piece.kind](piece.x, piece.y, -1.0 if piece.flip else 1.0, f"brick-{main}", f"brick-{accent}")
    if piece.open and piece.kind in _STUDS:
        w, h = _STACK[piece.kind]
        count = _STUDS[piece.kind]
        for stud in range(count):
            at = piece.x + (stud - (count - 1) / 2) * (w - 10) / (count - 1)
            y = piece.y - h - _DEPTH - 1
            shapes.append(Rect(at - 3.5, y, 7, 4, f"brick-{main}-top", "brick-edge", 1, 1.5))
    return tuple(shapes)


# ---------------------------------------------------------------------- the kinds

_Draw = Callable[[float, float, float, str, str], list[Shape]]


def _slab(x: float, y: float, w: float, h: float, role: str) -> list[Shape]:
    """A block with its front and its upper side."""
    half = w / 2
    return [
        Polygon(
            (x - half, y - h, x - half + 3, y - h - _DEPTH, x + half - 3, y - h - _DEPTH, x + half, y - h),
            f"{role}-top",
            "brick-edge",
            1,
        ),
        Rect(x - half, y - h, w, h, role, "brick-edge", 1, 1.5),
    ]


def _plate(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return _slab(x, y, *_STACK["plate"], main)


def _brick(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    return _slab(x, y, *_STACK["brick"], main)


def _round(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["round"]
    return [
        Rect(x - w / 2, y - h, w, h, accent, "brick-edge", 1, 5),
        Rect(x - w / 2 + 2, y - h - _DEPTH + 1, w - 4, 7, f"{accent}-top", "brick-edge", 1, 3.5),
    ]


def _hinge(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["hinge"]
    return [*_slab(x, y, w, h, "brick-grey"), Circle(x, y - h / 2, 3, "brick-black")]


def _clip(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["clip"]
    return [*_slab(x, y, w, h, "brick-black"), Rect(x - 2, y - h - 3, 4, 7, "brick-black-top", round=1)]


def _grille(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["grille"]
    bars = [Line((x + at, y - h + 2.5, x + at, y - 2.5), "brick-black", 2) for at in (-9, -3, 3, 9)]
    return [*_slab(x, y, w, h, "brick-grey"), *bars]


def _engine(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["engine"]
    return [
        *_slab(x, y, w, h, "brick-grey"),
        Circle(x, y - h / 2, 5, "brick-black", "brick-edge", 1),
        Circle(x, y - h / 2, 2, "brick-orange"),
    ]


def _axle(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["axle"]
    return [Rect(x - w / 2, y - h, w, h, "brick-black", "brick-edge", 1, 2)]


def _bar(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["bar"]
    return [Rect(x - w / 2, y - h, w, h, "brick-grey", "brick-edge", 1, 2.5)]


def _slope(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["slope"]
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
    w, h = _STACK["windshield"]
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
    w, h = _STACK["dish"]
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
    w, h = _STACK["cone"]
    return [
        Curve(
            (("M", x - w / 2, y), ("L", x, y - h - 4), ("L", x + w / 2, y), ("Q", x, y + 4, x - w / 2, y)),
            accent,
            "brick-edge",
            1,
        )
    ]


def _rotor(x: float, y: float, d: float, main: str, accent: str) -> list[Shape]:
    w, h = _STACK["rotor"]
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


_DRAWN: Final[dict[str, _Draw]] = {
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
