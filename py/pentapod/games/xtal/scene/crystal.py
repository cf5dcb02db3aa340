"""The crystal and what stands on it: stones, Storages, tokens with their rings, protection, the die."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from math import atan2, degrees
from typing import Final

from pentapod.games.xtal.data.table import COLOUR_IDS
from pentapod.games.xtal.rules.path import COLOURS, NUMBERS, OPPOSITE, REDS
from pentapod.games.xtal.scene.layout import Layout, Spot, places, star, stores
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Circle, Group, Line, Polygon, Shape, Text
from pentapod.scene.tumbling import pips

_DRAWN: Final = Drawings(__package__, "crystal.drawings")

TOKEN: Final = 23.0
"""The radius of a token."""


def mark(seat: int, x: float, y: float, r: float, fill: str) -> Shape:
    """The mark of a seat: disc, diamond, square, triangle, star, hexagon; `r` is the radius of a disc as large."""
    return next(_DRAWN.at(f"mark-{seat}", x, y, r=r, ink=fill))


@cache
def ground(layout: Layout, flip: bool) -> tuple[Shape, ...]:
    """The crystal with its path: facets, light from inside, stones, black Storages, opposite Reds paired."""
    u, outer = layout.scale, star(layout.reach, flip, layout.lying)
    hexagon = star(layout.reach * 0.86, flip, layout.lying)[1::2]
    facets: tuple[Shape, ...] = (
        Polygon(tuple(chain(*outer)), "crystal", "crystal-edge", 3),
        *(Polygon((*outer[k], *outer[k + 1], 0, 0), "crystal-deep") for k in range(0, len(outer), 2)),
        *(Line((0, 0, *spot), "crystal-light", 2) for spot in outer),
        *(Polygon(tuple(part * x for x in chain(*hexagon)), "crystal-light") for part in (0.98, 0.72, 0.46, 0.22)),
    )
    shapes: list[Shape] = [Group(facets, layout.x, layout.y)]
    spots = places(layout, flip)
    for stone in REDS[: len(REDS) // 2]:
        shapes.append(Line((*spots[stone], *spots[OPPOSITE[stone]]), "crystal-light", 9 * u))
        shapes.append(Group((Line((*spots[stone], *spots[OPPOSITE[stone]]), "stone-red", 2 * u),), alpha=0.4))
    shapes.append(Line((*chain(*spots), *spots[0]), "crystal-edge", 3 * u))
    for spot in stores(layout, flip):
        out = _direction((layout.x, layout.y), spot)
        shapes.append(Group(tuple(_DRAWN.at("store", 0, 0, out)), *spot, scale=u))
    shapes += [Group(stone_shapes(stone), *spot, scale=u) for stone, spot in enumerate(spots)]
    return tuple(shapes)


@cache
def stone_shapes(stone: int) -> tuple[Shape, ...]:
    """A stone around the origin. Its shape tells its colour as well; Violets and Reds have their numbers."""
    colour = COLOURS[stone]
    shapes = _DRAWN.drawn(f"stone-{COLOUR_IDS[colour]}")
    if colour in "VR":
        return (*shapes, Text(0, 1, str(NUMBERS[stone]), 34, "stone-mark", bold=True))
    return shapes


def home(seat: int) -> tuple[Shape, ...]:
    """The sign of a Home around its Violet."""
    return _DRAWN.drawn("home", seat=f"seat-{seat}")


@cache
def token(seat: int, rings: int, protected: bool) -> tuple[Shape, ...]:
    """A token: its owner's colour and mark, the rings that it carries around it, and a halo when it is protected."""
    role = f"seat-{seat}"
    shapes: list[Shape] = [*(_DRAWN.drawn("halo") if protected else ())]
    shapes.append(Circle(2, 4, TOKEN + 2 + 4.5 * min(rings, 3), "shade"))
    for number in reversed(range(min(rings, 3))):
        shapes += _DRAWN.drawn("ring", number=number)
    shapes += [Circle(0, 0, TOKEN, role, "panel", 2), mark(seat, 0, 0, 10.5, "on-seat")]
    if rings > 3:
        shapes += badge(26, -26, 17, rings, "crystal-ring", "panel")
    if protected:
        shapes += _DRAWN.at("until-roll", 31, 31)
    return tuple(shapes)


def protection() -> tuple[Shape, ...]:
    """What is seen of protection: its halo, and until when it lasts."""
    return (*_DRAWN.drawn("halo"), Group(_DRAWN.drawn("until-roll"), scale=1.7))


@cache
def stored(rings: int) -> tuple[Shape, ...]:
    """The rings in a Storage."""
    return (*_DRAWN.drawn("stored"), *(badge(17, -15, 17, rings, "crystal-ring", "panel") if rings > 1 else ()))


def badge(x: float, y: float, r: float, number: int, fill: str, ink: str) -> tuple[Shape, ...]:
    """A number on a disc."""
    return (Circle(x, y, r, fill, "panel", 2), Text(x, y + 1, str(number), 29, ink, bold=True))


@cache
def die(face: int) -> tuple[Shape, ...]:
    """The die around the origin; before the first roll it shows nothing."""
    return (*_DRAWN.drawn("die"), *pips(face, 15, 5.5, "eye"))


def beam(one: Spot, other: Spot, u: float, strong: bool) -> Iterator[Shape]:
    """Light between two combatants: strong while they stand opposite, a thread when the arrangement is broken."""
    if strong:
        yield Group((Line((*one, *other), "crystal-beam", 26 * u),), alpha=0.22)
        yield Group((Line((*one, *other), "crystal-beam", 13 * u),), alpha=0.4)
    yield Line((*one, *other), "crystal-beam", 4 * u if strong else 2 * u)


def darts(origin: Spot, goal: Spot, u: float, role: str) -> Iterator[Shape]:
    """Arrow heads along the way of a Weapon, towards the attacked player."""
    (x, y), (to_x, to_y) = origin, goal
    for part in (0.18, 0.26, 0.74, 0.82):
        tip = x + (to_x - x) * part, y + (to_y - y) * part
        yield from _DRAWN.at("dart", *tip, _direction(origin, goal), u=u, ink=role)


def _direction(origin: Spot, goal: Spot) -> float:
    """In degrees, clockwise from the right."""
    return degrees(atan2(goal[1] - origin[1], goal[0] - origin[0]))


def way(origin: Spot, goal: Spot, u: float) -> Iterator[Shape]:
    """How a token would go: a dotted line with a head."""
    dx, dy = goal[0] - origin[0], goal[1] - origin[1]
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    count = max(2, int(far / (22 * u)))
    for one, other in pairwise([k / count for k in range(count + 1)]):
        centre = (one + other) / 2
        yield Circle(origin[0] + dx * centre, origin[1] + dy * centre, 4 * u, "reach")


def ghost(seat: int, rings: int) -> tuple[Shape, ...]:
    """A token where it would be."""
    return (Group(token(seat, rings, False), alpha=0.55), Circle(0, 0, TOKEN + 9, "", "reach", 3))


def bulb(x: float, y: float, r: float) -> Iterator[Shape]:
    """A glow around what is pending."""
    return _DRAWN.at("bulb", x, y, r=r)
