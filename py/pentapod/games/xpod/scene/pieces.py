"""What is drawn around the bricks of a unit: its owner, its level, what it can do, whether it is safe or frozen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from pentapod.games.xpod.data.table import FORMS, LEVEL, TOPS, Special
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.scene.figures import figure
from pentapod.games.xpod.scene.icons import icon
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Group, Rect, Shape, Text

TILE: Final = 96.0
_FOOT: Final = 17.0
"""How far below the middle of its tile a figure stands."""

_PLUS: Final = 5.0
"""How much room a sign with a plus takes beyond that of another one."""

_WAIST: Final = -17.0
"""The middle of a figure, around which it is turned over."""

_DRAWN: Final = Drawings(__package__, "pieces.drawings")


def mark(seat: int, x: float, y: float, r: float, fill: str) -> Shape:
    """The mark of a seat: South's disc, North's diamond."""
    return next(_DRAWN.at(f"mark-{seat}", x, y, r=r, ink=fill))


def block(x: float, y: float, half: float) -> Iterator[Shape]:
    """An obstacle on a square, whose side is twice this half."""
    return _DRAWN.at("block", x, y, side=half - 7)


@lru_cache(1 << 9)
def tile(code: Unit) -> tuple[Shape, ...]:
    """The base that a unit stands on, with all its marks, around its middle."""
    return tuple(_tile(code))


def _tile(code: Unit) -> Iterator[Shape]:
    seat, half = owner(code), TILE / 2
    role = f"seat-{seat}"
    ground = "ice" if code & FROZEN else f"{role}-soft"
    yield from _DRAWN.drawn("tile", seat=role, ground=ground, safe=bool(code & SAFE))
    yield mark(seat, -half + 15, -half + 15, 6.5, role)
    yield from _levels(code, half - 17, -half + 10, role)
    yield from _DRAWN.drawn("foot", frozen=bool(code & FROZEN))
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
    left = x
    for kind, value in able.moves:
        yield Group(icon(kind, "ink"), left + 14, y, scale=0.86)
        yield Text(left + 39, y + 0.5, str(value), 28, "ink", bold=True)
        left += 50
    beyond = _PLUS if able.decon and able.decon.levels > 1 else 0
    step = min(28.0, (x + w - left - beyond) / max(len(able.specials), 1))
    left = x + w - beyond - step * len(able.specials)
    for special in able.specials:
        scale = min(0.84, step / 29)
        yield Group(icon(special, "danger" if special == Special.DECON else "accent"), left + step / 2, y, scale=scale)
        left += step
        if special == Special.DECON and beyond:
            arm = 3.2 + 1.2 * scale
            yield from _DRAWN.at("plus", left + beyond / 2 - 2 * scale, y - 12 + arm, arm=arm)
            left += beyond


def unit_shapes(code: Unit, key: str, x: float, y: float, scale: float = 1, alpha: float = 1) -> Iterator[Group]:
    """A unit at a place: its tile, then the bricks of each of its levels; on its head if it is frozen, under an arc if
    it is safe."""
    yield Group(tile(code), x, y, scale=scale, alpha=alpha, key=key)
    yield from bricks_of(code, key, x, y, scale, alpha)
    if code & SAFE:
        arc = _DRAWN.drawn("arc", seat=f"seat-{owner(code)}")
        yield Group(arc, x, y, scale=scale, alpha=alpha, key=f"{key}-safe" if key else "")


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
