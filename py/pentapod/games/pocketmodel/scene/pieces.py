"""Single things on the table: units on their bases, dice, marks of seats, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from math import cos, pi, sin
from typing import Final

from pentapod.games.pocketmodel.data.table import UNITS, Unit
from pentapod.games.pocketmodel.scene.layout import TEXT
from pentapod.games.pocketmodel.scene.lettering import fitting, lines
from pentapod.games.pocketmodel.scene.models import model
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Curve, Group, Polygon, Rect, Shape, Text
from pentapod.scene.tumbling import PIPS

VALUES: Final = ("attack", "damage", "defense", "shields")
_BASE: Final = 38


def on_value(value: str) -> str:
    """The colour of a number on the colour of a value."""
    return "on-value-damage" if value == "damage" else "on-value"


@cache
def standing(code: str, seat: int, damage: int, held: bool, used: bool, plain: bool = False) -> tuple[Shape, ...]:
    """A unit on its base with its stars and its four values, the last of which is the shields that it has left.

    A `plain` one is larger, without stars and values.
    """
    unit = next(unit for unit in UNITS if unit.code == code)
    y, scale = (0, 1.2) if plain else (-15, 0.92)
    shapes: list[Shape] = [Group(tuple(based(unit, seat)), 0, y, scale=scale)]
    if used:
        shapes.append(Circle(0, y, 43 * scale, "shade"))
    if not plain:
        shapes += [stars_beside(unit.stars, 43, 18), *values(unit, damage, 0, 41, 23.5, 28)]
    if damage:
        shapes += [Circle(-38 + 15 * at, -52, 7, "lost", "panel", 2) for at in range(min(damage, 6))]
    if held:
        shapes += [Rect(22, -60, 24, 20, "lost", "panel", 2, 4), Circle(34, -62, 7, "", "lost", 4)]
    return tuple(shapes)


def based(unit: Unit, seat: int) -> Iterator[Shape]:
    """A model on its round base, grey for the ground and black for space, with a rim in its seat's colour."""
    yield Circle(0, 4, _BASE + 4, "shade")
    yield Circle(0, 0, _BASE, "base-ground" if unit.ground else "base-space", f"seat-{seat}", 6)
    yield Group(model(unit.code, f"seat-{seat}"), 0, 0, scale=0.8)


def values(unit: Unit, damage: int, x: float, y: float, pitch: float, size: float) -> Iterator[Shape]:
    """The four values side by side around a middle; a number of two figures takes more room."""
    numbers = (unit.attack, unit.damage, unit.defense, max(0, unit.shields - damage))
    widths = [1.9 if number > 9 else 1.0 for number in numbers]
    part = 4 * pitch / sum(widths)
    left = x - 2 * pitch
    for value, number, width in zip(VALUES, numbers, widths, strict=True):
        w = part * width
        yield Rect(left + 0.5, y - size * 0.58, w - 1, size * 1.16, f"value-{value}", round=5)
        yield Text(
            left + w / 2, y + 1, str(number), fitting(str(number), w - 3, size, bold=True), on_value(value), bold=True
        )
        left += w


@cache
def in_reserve(code: str, seat: int, copies: int, size: float) -> tuple[Shape, ...]:
    """A kind of unit in the reserves, with its stars and how many there are; in any size numbers stay as they are."""
    unit = next(unit for unit in UNITS if unit.code == code)
    if size < 0.7:
        return (
            Group(tuple(based(unit, seat)), -14 * size, 0, scale=0.95 * size),
            *((Text(34 * size, 1, str(copies), TEXT - 2, "ink", bold=True),) if copies > 1 else ()),
        )
    shapes: list[Shape] = [Group(tuple(based(unit, seat)), -6 * size, -4 * size, scale=0.72 * size)]
    if copies > 1:
        x, y = 26 * size, -26 * size
        shapes += [Circle(x, y, 17, "panel", "edge", 2), Text(x, y + 1, str(copies), TEXT - 2, "ink", bold=True)]
    return (*shapes, *starred(unit.stars, 20 * size, 27 * size, TEXT - 2))


def starred(count: int, x: float, y: float, size: float) -> Iterator[Shape]:
    """A number of stars."""
    yield Text(x - 2, y + 1, str(count), size, "ink", "end", bold=True)
    yield star(x + size * 0.42, y - 1, size * 0.42)


def star(x: float, y: float, r: float) -> Shape:
    """A star of five points."""
    return Polygon(tuple(chain(*_star_points(x, y, r))), "value-damage", "model-line", 1)


def stars_beside(count: int, x: float, y: float) -> Shape:
    """So many small stars, one above the other, from the lowest one up."""
    steps: list[tuple[str | float, ...]] = []
    for at in range(count):
        first, *others = _star_points(x, y - 12.5 * at, 7)
        steps += [("M", *first), *(("L", *point) for point in others), ("Z",)]
    return Curve(tuple(steps), "value-damage", "model-line", 1)


def _star_points(x: float, y: float, r: float) -> Iterator[tuple[float, float]]:
    for at in range(10):
        radius = r if at % 2 == 0 else r * 0.45
        turn = (at * 36 - 90) * pi / 180
        yield round(x + radius * cos(turn), 2), round(y + radius * sin(turn), 2)


# ------------------------------------------------------------------------------------------ dice and buttons


@cache
def die(face: int, side: float) -> tuple[Shape, ...]:
    """A die that shows this many pips."""
    half = side / 2
    return (
        Rect(-half, -half + 3, side, side, "shade", round=side * 0.2),
        Rect(-half, -half, side, side, "die", "edge", 2, side * 0.2),
        *(Circle(x * side * 0.26, y * side * 0.26, side * 0.09, "die-pip") for x, y in PIPS[face]),
    )


def mark(seat: int, x: float, y: float, r: float) -> Shape:
    """The mark of a seat."""
    role = f"seat-{seat}"
    if seat == 0:
        return Circle(x, y, r, role)
    if seat == 1:
        return Polygon((x, y - r * 1.2, x + r * 1.2, y, x, y + r * 1.2, x - r * 1.2, y), role)
    if seat == 2:
        return Rect(x - r, y - r, 2 * r, 2 * r, role)
    return Polygon((x, y - r * 1.2, x + r * 1.15, y + r * 0.9, x - r * 1.15, y + r * 0.9), role)


def button(box: Box, text: str, size: float, strong: bool, idle: bool = False) -> Iterator[Shape]:
    """Something to press; idle while nobody can."""
    fill, edge, ink = ("accent", "accent", "on-accent") if strong else ("panel", "accent", "ink")
    if idle:
        fill, edge, ink = "panel", "edge", "soft-ink"
    yield Rect(*box, fill, edge, 3, min(box.w, box.h) * 0.2)
    yield from lines(text, *box.centre, box.w - 8, size, ink, 2, bold=True)
