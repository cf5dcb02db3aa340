"""Single things on the table: units on their bases, dice, marks of seats, buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from pentapod.games.pocketmodel.data.table import KIND_OF_CODE, UNITS, Unit
from pentapod.games.pocketmodel.scene.layout import RESERVED, TEXT
from pentapod.games.pocketmodel.scene.lettering import LEADING, fitting, lines, width
from pentapod.games.pocketmodel.scene.models import model
from pentapod.scene.boxes import Box, around
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Circle, Curve, Group, Rect, Shape, Text
from pentapod.scene.tumbling import pips

VALUES: Final = ("attack", "damage", "defense", "shields")
DRAWN: Final = Drawings(__package__, "pieces.drawings")


def on_value(value: str) -> str:
    """The colour of a number on the colour of a value."""
    return "on-value-damage" if value == "damage" else "on-value"


@lru_cache(1 << 9)
def standing(code: str, seat: int, damage: int, held: bool, used: bool, low: bool = False) -> tuple[Shape, ...]:
    """A unit on its base with its stars and its four values, the last of which is the shields that it has left.

    Its values stand below it, or in two rows beside it where it is `low`.
    """
    unit = UNITS[KIND_OF_CODE[code]]
    (x, y), scale = model_place(low), 0.72 if low else 0.9
    r = 43 * scale
    shapes: list[Shape] = [Group(tuple(based(unit, seat)), x, y, scale=scale)]
    if used:
        shapes.append(Circle(x, y, r, "shade"))
    shapes.append(stars_along(unit.stars, x, y + r - 4) if low else stars_beside(unit.stars, 49, 14))
    shapes += values_of(code, damage, low)
    if damage:
        shapes += [Circle(x + 12 * (at - (damage - 1) / 2), y - r + 5, 6, "lost", "panel", 2) for at in range(damage)]
    if held:
        shapes += DRAWN.at("lock", x - r + 14, y)
    return tuple(shapes)


@lru_cache(1 << 9)
def values_of(code: str, damage: int, low: bool) -> tuple[Shape, ...]:
    """The values of a unit, where they stand in its picture."""
    unit = UNITS[KIND_OF_CODE[code]]
    return tuple(value_square(unit, damage, 1, 62) if low else values(unit, damage, 0, 39, 112, TEXT))


def model_place(low: bool) -> tuple[float, float]:
    """Where in a unit its model is."""
    return (-32, -2) if low else (0, -19)


def based(unit: Unit, seat: int) -> Iterator[Shape]:
    """A model on its round base, grey for the ground and black for space, with a rim in its seat's colour."""
    yield from DRAWN.drawn("base", ground="base-ground" if unit.ground else "base-space", seat=f"seat-{seat}")
    yield Group(model(unit.code, f"seat-{seat}"), 0, 0, scale=0.8)


def values(unit: Unit, damage: int, x: float, y: float, room: float, size: float) -> Iterator[Shape]:
    """The four values side by side around a middle."""
    return _chips(_numbers(unit, damage), x - room / 2, y, room, size)


def value_square(unit: Unit, damage: int, left: float, right: float) -> Iterator[Shape]:
    """The four values in two rows."""
    numbers = _numbers(unit, damage)
    for at, y in ((0, -17.5), (2, 16.5)):
        yield from _chips(numbers[at : at + 2], left, y, right - left, TEXT)


def _numbers(unit: Unit, damage: int) -> list[tuple[str, int]]:
    """The values of a unit: of its shields those that it has left."""
    numbers = (unit.attack, unit.damage, unit.defense, max(0, unit.shields - damage))
    return list(zip(VALUES, numbers, strict=True))


def _chips(numbers: Sequence[tuple[str, int]], left: float, y: float, room: float, size: float) -> Iterator[Shape]:
    """Numbers on their colours, all of one size; one of two figures takes more room."""
    shares = [1.7 if number > 9 else 1.0 for _, number in numbers]
    part = room / sum(shares)
    places = list(zip(numbers, shares, strict=True))
    letters = min(fitting(str(number), part * share - 5, size, bold=True) for (_, number), share in places)
    for (value, number), share in places:
        w = part * share
        yield Rect(left + 1.5, y - size * 0.56, w - 3, size * 1.12, f"value-{value}", round=6)
        yield Text(left + w / 2, y + 1, str(number), letters, on_value(value), bold=True)
        left += w


@lru_cache(1 << 9)
def in_reserve(code: str, seat: int, copies: int, w: float, h: float) -> tuple[Shape, ...]:
    """A kind of unit in the reserves, with how many there are and its stars: beside it, or below in a narrow place.

    Only a place that is both low and narrow has no room for the stars.
    """
    unit = UNITS[KIND_OF_CODE[code]]
    high, broad = h >= 2 * TEXT, w >= RESERVED
    times = f"\u00d7{copies}"
    letters = min(TEXT - 2, h - 2)
    below = high and not broad
    r = 16.0 if below else min(28.0, h / 2, max(14.0, w / 2 - 22) if high else 14.0)
    x, y = -min(w, RESERVED) / 2 + r + 2, 2 + r - h / 2 if below else 0.0
    left, right = x + r + 3, min(w, RESERVED) / 2
    shapes: list[Shape] = [Group(tuple(based(unit, seat)), x, y, scale=r / 43)]
    if broad and not high:
        at, letters = right - starred_width(unit.stars, min(letters, _LOW_LETTERS)), min(letters, _LOW_LETTERS)
        shapes += starred(unit.stars, at, 0, letters)
        right = at - 2
    elif below:
        letters = min(letters, (w - 4) / starred_width(unit.stars, 1))
        shapes += starred(unit.stars, -starred_width(unit.stars, letters) / 2, h / 2 - 14, letters)
    elif high:
        shapes += starred(unit.stars, left, 15 if copies > 1 else 0, letters)
    if copies > 1:
        size = fitting(times, right - left, letters, bold=True)
        shapes.append(Text(left, -15 if high and broad else y + 1, times, size, "ink", "start", bold=True))
    return tuple(shapes)


_LOW_LETTERS: Final = 24.0
"""The height of letters where all stands in one line."""


def starred(count: int, x: float, y: float, size: float) -> Iterator[Shape]:
    """A number of stars, from the left."""
    text = str(count)
    yield Text(x, y + 1, text, size, "ink", "start", bold=True)
    yield from DRAWN.at("star", x + width(text, size, bold=True) + size * 0.46, y - 1, r=size * 0.42)


def starred_width(count: int, size: float) -> float:
    """How wide a number of stars is."""
    return width(str(count), size, bold=True) + size * 0.9


def stars_beside(count: int, x: float, y: float) -> Shape:
    """So many small stars, one above the other, from the lowest one up."""
    return _stars((x, y - 12.5 * at) for at in range(count))


def stars_along(count: int, x: float, y: float) -> Shape:
    """So many small stars, side by side around a middle."""
    return _stars((x + 12.5 * (at - (count - 1) / 2), y) for at in range(count))


def _stars(places: Iterable[tuple[float, float]]) -> Shape:
    stars = (star for x, y in places for star in DRAWN.at("small-star", x, y))
    steps = tuple(step for star in stars if isinstance(star, Curve) for step in star.steps)
    return Curve(steps, "value-damage", "model-line", 1)


# ------------------------------------------------------------------------------------------ dice and buttons


@cache
def die(face: int, side: float) -> tuple[Shape, ...]:
    """A die that shows this many pips."""
    return (
        *DRAWN.drawn("die", side=side),
        *pips(face, side * 0.26, side * 0.09, "die-pip"),
    )


def mark(seat: int, x: float, y: float, r: float) -> Shape:
    """The mark of a seat."""
    return next(DRAWN.at(f"mark-{seat}", x, y, r=r, ink=f"seat-{seat}"))


def button(box: Box, text: str, size: float, strong: bool, idle: bool = False) -> Iterator[Shape]:
    """Something to press; idle while nobody can."""
    fill, edge, ink = ("accent", "accent", "on-accent") if strong else ("panel", "accent", "ink")
    if idle:
        fill, edge, ink = "panel", "edge", "soft-ink"
    yield Rect(*box, fill, edge, 3, min(box.w, box.h) * 0.2)
    most = 2 if box.h >= 2 * size * LEADING + 6 else 1
    yield from lines(text, *box.centre, box.w - 8, min(size, box.h - 6), ink, most, bold=True)


def odds_sign(odds: str, x: float, y: float, room: float) -> Iterator[Shape]:
    """How likely the choice succeeds, on what it would reach."""
    w = min(odds_width(odds), room)
    yield Rect(*around(x, y, w, 34), "reach", "panel", 3, 17)
    yield Text(x, y + 1, odds, fitting(odds, w - 12, _ODDS, bold=True), "on-accent", bold=True)


def odds_width(odds: str) -> float:
    """How wide that is."""
    return width(odds, _ODDS, bold=True) + 12


_ODDS: Final = 22
"""The height of their letters: they lie on a model, beside its values."""
