"""Single things on the table: units on their bases, cards, piles, dice, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import cos, pi, sin
from typing import Final

from pentapod.games.pocketmodel.data.table import CARDS, COLOURS, ICONS, UNITS, Card, Unit
from pentapod.games.pocketmodel.scene.layout import TEXT, Box
from pentapod.games.pocketmodel.scene.models import model
from pentapod.games.pocketmodel.words.cards import bonus_words
from pentapod.scene.shapes import Circle, Group, Line, Polygon, Rect, Shape, Text

VALUES: Final = ("attack", "damage", "defense", "shields")
_WIDTH: Final = 0.55
_BOLD: Final = 0.63
"""How wide a letter is, in heights, plain and bold."""

_LEAST: Final = 19
"""The least height of letters: of a name that would need smaller ones only the beginning is written."""

_BASE: Final = 38


def on_value(value: str) -> str:
    """The colour of a number on the colour of a value."""
    return "on-value-damage" if value == "damage" else "on-value"


def wrapped(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines that are not wider than this."""
    letter = size * (_BOLD if bold else _WIDTH)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * letter <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(text: str, width: float, size: float, bold: bool = False) -> float:
    """The size in which a text is not wider than this: at most `size`."""
    return min(size, width / (max(1, len(text)) * (_BOLD if bold else _WIDTH)))


def lines(
    text: str, x: float, y: float, width: float, size: float, role: str, most: int = 3, bold: bool = False
) -> Iterator[Shape]:
    """A text in lines around a middle. One that is too wide is not bold; if it still is, it is smaller."""
    rows = wrapped(text, width, size, bold)
    if len(rows) > most:
        rows = _evenly(text.split(" "), most)
    for at, line in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * size * 1.12
        heavy = bold and fitting(line, width, size, bold=True) == size
        yield Text(x, middle, line, fitting(line, width, size, heavy), role, bold=heavy)


def _evenly(words: list[str], count: int) -> list[str]:
    """Words in so many lines, the longest of which is as short as can be."""
    cuts = combinations(range(1, len(words)), min(count, len(words)) - 1)
    splits = ([0, *cut, len(words)] for cut in cuts)
    found = ([" ".join(words[a:b]) for a, b in pairwise(split)] for split in splits)
    return min(found, key=lambda lines: max(map(len, lines)))


@cache
def standing(code: str, seat: int, damage: int, held: bool, used: bool, plain: bool = False) -> tuple[Shape, ...]:
    """A unit on its base with its four values, the last of which is the shields that it has left.

    A `plain` one is larger, without its values.
    """
    unit = next(unit for unit in UNITS if unit.code == code)
    y, scale = (0, 1.2) if plain else (-15, 0.92)
    shapes: list[Shape] = [Group(tuple(based(unit, seat)), 0, y, scale=scale)]
    if used:
        shapes.append(Circle(0, y, 43 * scale, "shade"))
    if not plain:
        shapes += values(unit, damage, 0, 41, 23.5, 28)
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
    points: list[float] = []
    for at in range(10):
        radius = r if at % 2 == 0 else r * 0.45
        turn = (at * 36 - 90) * pi / 180
        points += [x + radius * cos(turn), y + radius * sin(turn)]
    return Polygon(tuple(points), "value-damage", "model-line", 1)


# ------------------------------------------------------------------------------------------ cards


@cache
def slot_card(content: int, seat: int, defense: int, w: float, h: float) -> tuple[Shape, ...]:
    """What lies in an objective slot, around its middle. A low card has no name, a narrow one no stars either."""
    if content == -1:
        said = "destroyed" if w > 9 * TEXT * _WIDTH else "x"
        return (Rect(-w / 2, -h / 2, w, h, "board-deep", "edge", 2, 12), Text(0, 0, said, TEXT, "soft-ink"))
    if content < 0:
        return back(seat, w, h)
    card = CARDS[content]
    named = h >= TEXT * 3.7 and w > 120
    low = h / 2 - TEXT * 0.8 if named else 0
    paper = Rect(-w / 2, -h / 2, w, h, "panel", f"seat-{seat}", 4, 12)
    if w < 110:
        return (paper, *shield(defense, 0, low, TEXT, defense != card.defense))
    return (
        paper,
        *(_named(card.name, w, h) if named else ()),
        *shield(defense, -w * 0.24, low, TEXT, defense != card.defense),
        *starred(card.stars, w * 0.24, low, TEXT),
    )


def _named(name: str, w: float, h: float) -> Iterator[Shape]:
    """The name of a card above a line of values; a long one in smaller letters."""
    room = h - TEXT * 1.4
    size = TEXT if len(wrapped(name, w - 10, TEXT, bold=True)) * TEXT * 1.12 <= room else TEXT * 0.86
    most = min(3, int(room / (size * 1.12)))
    return lines(name, 0, -TEXT * 0.72, w - 10, size, "ink", max(1, most), bold=True)


def shield(defense: int, x: float, y: float, size: float, changed: bool = False) -> Iterator[Shape]:
    """The defense of a card in the shape of a shield."""
    r = size * 0.78
    points = (x - r, y - r * 0.75, x + r, y - r * 0.75, x + r, y + r * 0.2, x, y + r, x - r, y + r * 0.2)
    yield Polygon(points, "value-defense", "recent" if changed else "value-defense", 4)
    yield Text(x, y, str(defense), size * 0.98, "on-value", bold=True)


@cache
def back(seat: int, w: float, h: float) -> tuple[Shape, ...]:
    """The back of a card."""
    k = min(1.0, w / 120, h / 110)
    r = 16 * k
    return (
        Rect(-w / 2, -h / 2, w, h, "card-back", f"seat-{seat}", 4, 12 * k),
        Rect(-w / 2 + 8 * k, -h / 2 + 8 * k, w - 16 * k, h - 16 * k, "", "card-back-line", 2, 8 * k),
        Circle(0, 0, r, "", "card-back-line", 3 * k),
        Line((-r * 2, 0, -r, 0), "card-back-line", 3 * k),
        Line((r, 0, r * 2, 0), "card-back-line", 3 * k),
        Line((0, -r * 2, 0, -r), "card-back-line", 3 * k),
        Line((0, r, 0, r * 2), "card-back-line", 3 * k),
    )


@cache
def hand_card(number: int, seat: int, copies: int, w: float, h: float) -> tuple[Shape, ...]:
    """A card of the hand, around its middle: its kind on a stripe, its name, and who gains its ability."""
    return tuple(_high_card(number, seat, copies, w, h) if h > 120 else _low_card(number, seat, copies, w, h))


def _high_card(number: int, seat: int, copies: int, w: float, h: float) -> Iterator[Shape]:
    """The stripe above, the name in the middle."""
    card, stripe = CARDS[number], 38
    role = f"value-{COLOURS[card.color]}" if card.combat else "board-deep"
    head = bonus_words(card) if card.combat else "objective"
    ink = on_value(COLOURS[card.color]) if card.combat else "ink"
    low = h / 2 - TEXT * 0.75
    most = min(3, int((h - stripe - TEXT * 1.4) / (TEXT * 1.1)))
    yield Rect(-w / 2, -h / 2, w, h, "panel", f"seat-{seat}", 4, 12)
    yield Rect(-w / 2 + 3, -h / 2 + 3, w - 6, stripe, role, round=9)
    yield Text(0, -h / 2 + 3 + stripe / 2, head, fitting(head, w - 12, TEXT, bold=True), ink, bold=True)
    yield from lines(card.name, 0, (stripe - TEXT * 1.4) / 2, w - 12, TEXT, "ink", most, bold=True)
    if card.combat:
        yield Text(0, low, gate_name(card), fitting(gate_name(card), w - 10, TEXT), "soft-ink")
    else:
        yield from shield(card.defense, -w * 0.24, low, TEXT)
        yield from starred(card.stars, w * 0.24, low, TEXT)
    if copies > 1:
        yield from _copies(copies, w / 2 - 20, h / 2 - 20)


def _low_card(number: int, seat: int, copies: int, w: float, h: float) -> Iterator[Shape]:
    """The stripe at the left with what the card adds, or its defense; the name beside it."""
    card = CARDS[number]
    stripe = 40.0
    role = f"value-{COLOURS[card.color]}" if card.combat else "board-deep"
    yield Rect(-w / 2, -h / 2, w, h, "panel", f"seat-{seat}", 3, 10)
    yield Rect(-w / 2 + 3, -h / 2 + 3, stripe, h - 6, role, round=8)
    x = -w / 2 + 3 + stripe / 2
    if card.combat:
        yield Text(x, 1, f"+{card.bonus}", TEXT, on_value(COLOURS[card.color]), bold=True)
    else:
        yield from shield(card.defense, x, 0, TEXT)
    room = w - stripe - 12
    letters = int(2 * room / (_LEAST * _WIDTH))
    name = card.name if len(card.name) < letters or " " not in card.name else card.name[: letters // 2] + "…"
    yield from lines(name, -w / 2 + stripe + 5 + room / 2, 0, room, TEXT, "ink", 2)
    if copies > 1:
        yield from _copies(copies, w / 2 - 17, h / 2 - 17)


def _copies(copies: int, x: float, y: float) -> tuple[Shape, ...]:
    """How many cards alike lie here."""
    return (Circle(x, y, 20, "ink", "panel", 2), Text(x, y + 1, str(copies), TEXT, "panel", bold=True))


def gate_name(card: Card) -> str:
    """Who gains the ability of a combat card, in a word or two."""
    if card.gate:
        return ICONS[card.gate].name
    if not card.gate_stars:
        return ""
    return "any unit" if len(card.gate_stars) == 5 else f"{card.gate_stars[0]} or {card.gate_stars[-1]} stars"


# ------------------------------------------------------------------------------------------ dice and buttons


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(face: int, side: float) -> tuple[Shape, ...]:
    """A die that shows this many pips."""
    half = side / 2
    return (
        Rect(-half, -half + 3, side, side, "shade", round=side * 0.2),
        Rect(-half, -half, side, side, "die", "edge", 2, side * 0.2),
        *(Circle(x * side * 0.26, y * side * 0.26, side * 0.09, "die-pip") for x, y in _PIPS[face]),
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
    yield from lines(text, *box.middle, box.w - 8, size, ink, 2, bold=True)
