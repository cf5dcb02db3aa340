"""What is drawn around the bricks of a unit: its owner, its level, what it can do, whether it is safe or frozen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.games.xpod.data.table import FORMS, LEVEL, TOPS, Special
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.scene.figures import figure
from pentapod.games.xpod.scene.icons import icon
from pentapod.scene.shapes import Circle, Curve, Group, Polygon, Rect, Shape, Text

TILE: Final = 96.0
_FOOT: Final = 17.0
"""How far below the middle of its tile a figure stands."""

_WAIST: Final = -17.0
"""The middle of a figure, around which it is turned over."""


def mark(seat: int, x: float, y: float, r: float, fill: str) -> Shape:
    """The mark of a seat: South's disc, North's diamond."""
    if seat == 0:
        return Circle(x, y, r, fill)
    return Polygon((x, y - 1.35 * r, x + 1.35 * r, y, x, y + 1.35 * r, x - 1.35 * r, y), fill)


@cache
def tile(code: Unit) -> tuple[Shape, ...]:
    """The base that a unit stands on, with all its marks, around its middle."""
    return tuple(_tile(code))


def _tile(code: Unit) -> Iterator[Shape]:
    seat, half = owner(code), TILE / 2
    role = f"seat-{seat}"
    yield Rect(-half + 1, -half + 4, TILE - 2, TILE, "shade", round=16)
    yield Rect(-half + 2, -half + 2, TILE - 4, TILE - 4, f"{role}-soft", role, 4, 15)
    if code & SAFE:
        yield Curve((("M", -38, 18), ("Q", -40, -40, 0, -41), ("Q", 40, -40, 38, 18)), "glass", role, 3)
    yield mark(seat, -half + 15, -half + 15, 6.5, role)
    yield from _levels(code, half - 17, -half + 10, role)
    if code & FROZEN:
        yield Rect(-half + 4, -half + 4, TILE - 8, TILE - 8, "ice", round=13)
        for at in (-26, -8, 12, 28):
            yield Polygon((at - 6, half - 32, at + 6, half - 32, at, half - 44 - abs(at) / 4), "ice")
    yield Rect(-half + 4, half - 32, TILE - 8, 28, "panel", round=11)
    can = tuple(abilities(code & FORM, -half + 8, half - 18, TILE - 16))
    yield Group(can, alpha=0.4 if code & FROZEN else 1)


def _levels(code: Unit, x: float, y: float, role: str) -> Iterator[Shape]:
    """One slab for each level that the unit can have, filled as far as it is built."""
    top = TOPS[code & FORM]
    for level in range(1, top + 1):
        there = level <= LEVEL[code & FORM]
        yield Rect(x - 4, y + (top - level) * 9, 14, 6.5, role if there else "panel", role, 1.5, 2)


def abilities(form: int, x: float, y: float, w: float) -> Iterator[Shape]:
    """What a form can do as signs in a row: how it moves and how far, then what else."""
    able = FORMS[form]
    left = x + 14
    for kind, value in able.moves:
        yield Group(icon(kind, "ink"), left, y, scale=0.86)
        yield Text(left + 25, y + 0.5, str(value), 28, "ink", bold=True)
        left += 50
    step = min(28.0, (x + w - left + 14) / max(len(able.specials), 1))
    left = x + w - step * len(able.specials) + step / 2
    for special in able.specials:
        role = "danger" if special == Special.DECON else "accent"
        yield Group(icon(special, role), left, y, scale=min(0.84, step / 29))
        if special == Special.DECON and able.decon and able.decon.levels > 1:
            yield Text(left - 15, y - 9, "+", 20, "danger", bold=True)
        left += step


def unit_shapes(code: Unit, key: str, x: float, y: float, scale: float = 1, alpha: float = 1) -> Iterator[Group]:
    """A unit at a place: its tile, then the bricks of each of its levels; on its head if it is frozen."""
    yield Group(tile(code), x, y, scale=scale, alpha=alpha, key=key)
    yield from bricks_of(code, key, x, y, scale, alpha)


def bricks_of(code: Unit, key: str, x: float, y: float, scale: float = 1, alpha: float = 1) -> Iterator[Group]:
    """The bricks of a unit, a group a level."""
    drawn = figure(code & FORM)
    turn, sinks = 0, 0.0
    if code & FROZEN:  # turned over, it rests on its head
        turn, sinks = 180, 2 * (_FOOT - _WAIST) - drawn.heights[LEVEL[code & FORM] - 1]
    for level in range(LEVEL[code & FORM]):
        yield Group(
            (Group(drawn.levels[level], 0, _FOOT - _WAIST, scale=drawn.scale),),
            x,
            y + (_WAIST + sinks) * scale,
            turn,
            scale,
            alpha,
            f"{key}-{level + 1}" if key else "",
        )


@cache
def portrait(form: int) -> tuple[Shape, ...]:
    """A form with all its levels, standing on (0, 0)."""
    drawn = figure(form)
    shapes = tuple(shape for level in drawn.levels[: LEVEL[form]] for shape in level)
    return (Group(shapes, scale=drawn.scale),)
