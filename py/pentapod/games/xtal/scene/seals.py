"""The cards as seals of light: a disc with the sign of the power, and the backs that tell nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, Literal

from pentapod.games.xtal.data.table import CARDS, Card, Movement, Shield, Void, Weapon
from pentapod.scene.boxes import Box
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Group, Rect, Shape, Text

RADIUS: Final = 30.0
"""Of a seal in full size."""

_LETTER: Final = 0.53
_LINE: Final = 1.1
"""How wide a letter of a name is, and how far its lines lie apart, as parts of how high letters are."""

_LEAST: Final = 18.0
"""The radius of the smallest seal beside or above a name."""

_DRAWN: Final = Drawings(__package__, "seals.drawings")
_MARK: Final = "seal-mark"

_ROLES: Final = {Movement: "seal-move", Void: "seal-void", Weapon: "seal-weapon", Shield: "seal-shield"}
"""The colour of a card by its type."""


@cache
def seal(kind: int) -> tuple[Shape, ...]:
    """The seal of a kind of card around the origin."""
    role = _ROLES[type(CARDS[kind])]
    return (
        *_DRAWN.drawn("disc", role=role),
        *_sign(CARDS[kind], _MARK, role),
    )


def _sign(card: Card, ink: str, ground: str) -> tuple[Shape, ...]:
    """What is drawn on a card: on one of another table its letter, and on a Shield what is on the Weapon."""
    if isinstance(card, Shield):
        weapon = Group(_sign(CARDS[card.against], ground, ink), 0, -0.5, scale=0.62)
        return (*_DRAWN.drawn("shield", ink=ink), weapon)
    if card.id in _DRAWN:
        return _DRAWN.drawn(card.id, ink=ink, ground=ground)
    return (Text(0, 0, card.letter, 30, ink, bold=True),)


@lru_cache(1 << 8)
def card(box: Box, kind: int, names: tuple[str, ...], ready: bool, small: float) -> tuple[Shape, ...]:
    """A card face up: its seal, and its name beside it in letters of that size, or below it in hardly smaller ones.

    Where the longest of all `names` has no room, no card shows its own: cards of a hand look alike.
    """
    return tuple(_card(box, kind, names, ready, small))


def _card(box: Box, kind: int, names: tuple[str, ...], ready: bool, small: float) -> Iterator[Shape]:
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
    return _DRAWN.at("emblem", x, y, r=r, width=max(1.5, r * 0.09), ink=ink)


@cache
def pile(face_down: bool) -> tuple[Shape, ...]:
    """A pile of cards around the origin, 60 by 78."""
    fill = "seal-back" if face_down else "panel"
    cards = _DRAWN.drawn("pile", fill=fill)
    return (*cards, *_emblem(0, 0, 19, "seal-back-line")) if face_down else cards
