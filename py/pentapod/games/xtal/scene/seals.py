"""The cards as seals of light: a disc with the sign of the power, and the backs that tell nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final, Literal

from pentapod.games.xtal.data.table import CARDS, Movement, Shield, Void, Weapon
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape, Text

RADIUS: Final = 30.0
"""Of a seal in full size."""

_LETTER: Final = 0.53
_LINE: Final = 1.1
"""How wide a letter of a name is, and how far its lines lie apart, as parts of how high letters are."""

_LEAST: Final = 18.0
"""The radius of the smallest seal beside or above a name."""

_MARK: Final = "seal-mark"

_ROLES: Final = {Movement: "seal-move", Void: "seal-void", Weapon: "seal-weapon", Shield: "seal-shield"}
"""The colour of a card by its type."""


@cache
def seal(kind: int) -> tuple[Shape, ...]:
    """The seal of a kind of card around the origin."""
    role = _ROLES[type(CARDS[kind])]
    return (
        Circle(0, 0, RADIUS, role),
        Circle(0, 0, RADIUS - 4, "", _MARK, 1.5),
        *_sign(kind)(_MARK, role),
    )


def _sign(kind: int) -> Callable[[str, str], tuple[Shape, ...]]:
    """What is drawn on a card: on one of another table its letter, and on a Shield what is on the Weapon."""
    card = CARDS[kind]
    if card.id in _SIGNS:
        return _SIGNS[card.id]
    if isinstance(card, Shield):
        return _shield(_sign(card.against))
    return lambda ink, ground: (Text(0, 0, card.letter, 30, ink, bold=True),)


def _levitate(ink: str, ground: str) -> tuple[Shape, ...]:
    chevrons = tuple(Line((-11, y + 9, 0, y - 1, 11, y + 9), ink, 4) for y in (-13, -3))
    return (*chevrons, Line((-11, 15, 11, 15), ink, 4))


def _flight(ink: str, ground: str) -> tuple[Shape, ...]:
    return (
        Polygon((18, -10, -17, 1, -4, 5, 3, 16), ink),
        Line((-4, 5, 16, -9), ground, 2.5),
    )


def _teleport(ink: str, ground: str) -> tuple[Shape, ...]:
    return (
        Curve((("M", -4, -16), ("C", 10, -18, 20, -4, 13, 8)), "", ink, 3.5),
        Curve((("M", 4, 16), ("C", -10, 18, -20, 4, -13, -8)), "", ink, 3.5),
        Polygon((16, 14, 6, 9, 17, 3), ink),
        Polygon((-16, -14, -6, -9, -17, -3), ink),
        Circle(0, 0, 4.5, ink),
    )


def _void(ink: str, ground: str) -> tuple[Shape, ...]:
    return (Circle(0, 0, 14, "", ink, 4.5), Line((-16, 16, 16, -16), ink, 4.5))


def _aurablast(ink: str, ground: str) -> tuple[Shape, ...]:
    rays = [(cos(k * pi / 4), sin(k * pi / 4)) for k in range(8)]
    return (Circle(0, 0, 6, ink), *(Line((10 * x, 10 * y, 18 * x, 18 * y), ink, 3.5) for x, y in rays))


def _thunderbolt(ink: str, ground: str) -> tuple[Shape, ...]:
    return (Polygon((5, -19, -12, 4, -2, 4, -6, 19, 12, -5, 2, -5), ink),)


def _fireball(ink: str, ground: str) -> tuple[Shape, ...]:
    flame = (
        ("M", 0, 18),
        ("C", -16, 18, -17, 2, -8, -5),
        ("C", -8, 0, -5, 2, -3, 2),
        ("C", -6, -8, 0, -15, 6, -19),
        ("C", 4, -11, 15, -5, 14, 6),
        ("C", 13, 14, 8, 18, 0, 18),
        ("Z",),
    )
    return (Curve(flame, ink), Curve((("M", 0, 16), ("C", -7, 14, -4, 6, 2, 3), ("C", 2, 8, 8, 12, 0, 16)), ground))


def _shield(weapon: Callable[[str, str], tuple[Shape, ...]]) -> Callable[[str, str], tuple[Shape, ...]]:
    outline: tuple[tuple[str | float, ...], ...] = (
        ("M", -16, -14),
        ("Q", -6, -14, 0, -19),
        ("Q", 6, -14, 16, -14),
        ("C", 17, 4, 10, 14, 0, 20),
        ("C", -10, 14, -17, 4, -16, -14),
        ("Z",),
    )

    def sign(ink: str, ground: str) -> tuple[Shape, ...]:
        return (Curve(outline, ink), Group(weapon(ground, ink), 0, -0.5, scale=0.62))

    return sign


_SIGNS: Final = {
    "levitate": _levitate,
    "flight": _flight,
    "teleport": _teleport,
    "void": _void,
    "aurablast": _aurablast,
    "thunderbolt": _thunderbolt,
    "fireball": _fireball,
    "aurablast-shield": _shield(_aurablast),
    "thunderbolt-shield": _shield(_thunderbolt),
    "fireball-shield": _shield(_fireball),
}
"""The sign of each card by its id, drawn in one colour on another."""


def card(box: Box, kind: int, names: Sequence[str], ready: bool, small: float) -> Iterator[Shape]:
    """A card face up: its seal, and its name beside it in letters of that size, or below it in hardly smaller ones.

    Where the longest of all `names` has no room, no card shows its own: cards of a hand look alike.
    """
    role = _ROLES[type(CARDS[kind])]
    yield _paper(box, role if ready else "edge", "panel", 4 if ready else 2)
    lines, (x, y) = names[kind].split(" "), box.centre
    longest = max(len(word) for name in names for word in name.split(" ")) * _LETTER
    beside = min(box.h * 0.36, 27, (box.w - longest * small - 30) / 2)
    size = min(small, (box.w - 8) / longest)
    below = min(27, (box.h - 2 * size * _LINE - 20) / 2)
    if beside >= _LEAST:
        yield Group(seal(kind), box.x + beside + 8, y, scale=beside / RADIUS)
        yield from _name(lines, box.x + 2 * beside + 15, y, small, "start")
    elif below >= _LEAST and size >= 0.9 * small:
        yield Group(seal(kind), x, box.y + below + 8, scale=below / RADIUS)
        yield from _name(lines, x, box.y + box.h - 8 - size * _LINE, size, "middle")
    else:
        yield Group(seal(kind), x, y, scale=min(box.w, box.h) * 0.4 / RADIUS)


def _name(lines: Sequence[str], x: float, y: float, size: float, anchor: Literal["start", "middle"]) -> Iterator[Text]:
    """The words of a name one below the other, around a height."""
    for number, line in enumerate(lines):
        yield Text(x, y + (number - (len(lines) - 1) / 2) * size * _LINE, line, size, "ink", anchor)


def back(box: Box, ready: bool) -> Iterator[Shape]:
    """A card face down: a star that is on every back."""
    yield _paper(box, "crystal-ring" if ready else "edge", "seal-back", 6 if ready else 2)
    x, y = box.centre
    yield from _emblem(x, y, min(box.w, box.h) * 0.3, "seal-back-line")


def gap(box: Box) -> Iterator[Shape]:
    """The empty slot of a card that was played."""
    yield _paper(box, "edge", "", 1.5)


def _paper(box: Box, edge: str, fill: str, width: float) -> Rect:
    return Rect(box.x, box.y, box.w, box.h, fill, edge, width, min(box.w, box.h) * 0.16)


def _emblem(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    """A cut crystal seen from above."""
    rim = [(x + r * cos(k * pi / 3), y + r * sin(k * pi / 3)) for k in range(6)]
    core = [(x + 0.45 * r * cos(k * pi / 3), y + 0.45 * r * sin(k * pi / 3)) for k in range(6)]
    width = max(1.5, r * 0.09)
    yield Polygon(tuple(value for spot in rim for value in spot), "", ink, width)
    yield Polygon(tuple(value for spot in core for value in spot), ink, ink, width)
    yield from (Line((*one, *other), ink, width) for one, other in zip(rim, core, strict=True))


@cache
def pile(face_down: bool) -> tuple[Shape, ...]:
    """A pile of cards around the origin, 60 by 78."""
    fill = "seal-back" if face_down else "panel"
    cards = tuple(Rect(-30 + d, -39 + d, 60, 78, fill, "edge", 2, 9) for d in (4.0, 0.0))
    return (*cards, *_emblem(0, 0, 19, "seal-back-line")) if face_down else cards
