"""Units as pictures of their bricks, seen slightly from above; each level shows what it adds.

A figure stands on the point (0, 0). Its bricks are laid level by level: wide ones make a stack from the bottom up,
wheels and legs go to its foot, wings, fins, arms and claws to its sides, eyes and teeth to its front, tails behind
it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import FORMS, PODS, Plan, Pod
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Group, Shape

HEIGHT: Final = 68.0
WIDTH: Final = 84.0
"""The box that a figure of the highest level fits in."""

_BRICKS: Final = Drawings(__package__, "bricks.drawings")
_STACK: Final = {kind: (size["w"], size["h"]) for kind in _BRICKS if (size := _BRICKS.measures(kind))}
"""Width and height of the kinds that are stacked, in their order within a level."""

_DEPTH: Final = 5.0
"""How much of the upper side of a brick is seen."""

_ROW: Final = 52.0
"""The width that a row of the stack may have."""

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
"""The two colours of each pod's bricks: the first for massive ones, the second for those that stick out."""
_OTHER_PALETTE: Final = ("grey", "tan")
_OTHER_KIND: Final = "brick"
"""How pods and kinds of bricks are drawn that another table has."""


class _Piece(NamedTuple):
    """A brick in its place: the middle of its lower edge."""

    kind: str
    x: float
    y: float
    flip: bool = False
    """Whether it looks to the left."""
    open: bool = True
    """Whether its studs are seen: nothing of its own level lies on it."""


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
    return _drawn(pod, pod.plans[FORMS[form].plan])


def _drawn(pod: Pod, plan: Plan) -> Figure:
    builder = _Builder()
    levels, heights = [], []
    for form in plan.forms:
        counts = zip(map(_look, pod.kinds), bricks.counts(FORMS[form].add), strict=False)
        pieces = builder.level([kind for kind, count in counts for _ in range(count)])
        levels.append(tuple(shape for piece in pieces for shape in _piece(piece, *_palette(pod))))
        heights.append(builder.top + _DEPTH + 1)
    width = 64 + 16 * (builder.sides > 0) + 12 * (builder.feet > 2)
    scale = min(1.12, HEIGHT / (heights[-1] + 7), WIDTH / width)
    return Figure(tuple(levels), scale, tuple(height * scale for height in heights))


@cache
def icon(pod: int, kind: int) -> tuple[Shape, ...]:
    """One brick, standing on (0, 0), about 40 high and wide."""
    name = _look(PODS[pod].kinds[kind])
    shapes = tuple(_piece(_Piece(name, 0, 0), *_palette(PODS[pod])))
    if name in _FACE:  # these are drawn around their middle, and small
        return (Group(shapes, 0, -9, scale=1.5),)
    return (Group(shapes, -6),) if name in (*_SIDES, "tail") else shapes


@cache
def icon_width(pod: int, kind: int) -> float:
    """About how wide that is."""
    name = _look(PODS[pod].kinds[kind])
    return _STACK[name][0] if name in _STACK else 36.0


def _palette(pod: Pod) -> tuple[str, str]:
    return _PALETTES.get(pod.id, _OTHER_PALETTE)


def _look(kind: str) -> str:
    """The kind of brick that one is drawn as."""
    return kind if kind in _BRICKS else _OTHER_KIND


def _piece(piece: _Piece, main: str, accent: str) -> Iterator[Shape]:
    kind, x, y, flip, is_open = piece
    return _BRICKS.at(kind, x, y, mirrored=flip, main=f"brick-{main}", accent=f"brick-{accent}", open=is_open)
