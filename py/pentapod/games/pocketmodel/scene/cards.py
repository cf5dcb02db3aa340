"""Cards: in an objective slot, in the hand, from the back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS
from pentapod.games.pocketmodel.scene.layout import TEXT
from pentapod.games.pocketmodel.scene.lettering import LETTER_WIDTH, fitting, lines, wrapped
from pentapod.games.pocketmodel.scene.pieces import on_value, starred
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Circle, Line, Polygon, Rect, Shape, Text

_LEAST: Final = 19
"""The least height of letters: of a name that would need smaller ones only the beginning is written."""


@cache
def slot_card(content: int, seat: int, defense: int, words: PocketModelWords, w: float, h: float) -> tuple[Shape, ...]:
    """What lies in an objective slot, around its middle. A low card has no name, a narrow one no stars either."""
    if content == -1:
        said = words.destroyed_slot if w > 9 * TEXT * LETTER_WIDTH else "x"
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
        *(_named(words.card_name(card), w, h) if named else ()),
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
def hand_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> tuple[Shape, ...]:
    """A card of the hand, around its middle: its kind on a stripe, its name, and who gains its ability."""
    drawn = _high_card if h > 120 else _low_card
    return tuple(drawn(number, seat, copies, words, w, h))


def _high_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> Iterator[Shape]:
    """The stripe above, the name in the middle."""
    card, stripe = CARDS[number], 38
    role = f"value-{BONUS_VALUES[card.color]}" if card.combat else "board-deep"
    head = words.bonus(card) if card.combat else words.objective_card
    ink = on_value(BONUS_VALUES[card.color]) if card.combat else "ink"
    low = h / 2 - TEXT * 0.75
    most = min(3, int((h - stripe - TEXT * 1.4) / (TEXT * 1.1)))
    yield Rect(-w / 2, -h / 2, w, h, "panel", f"seat-{seat}", 4, 12)
    yield Rect(-w / 2 + 3, -h / 2 + 3, w - 6, stripe, role, round=9)
    yield Text(0, -h / 2 + 3 + stripe / 2, head, fitting(head, w - 12, TEXT, bold=True), ink, bold=True)
    yield from lines(words.card_name(card), 0, (stripe - TEXT * 1.4) / 2, w - 12, TEXT, "ink", most, bold=True)
    if card.combat:
        gate = words.gate(card)
        yield Text(0, low, gate, fitting(gate, w - 10, TEXT), "soft-ink")
    else:
        yield from shield(card.defense, -w * 0.24, low, TEXT)
        yield from starred(card.stars, w * 0.24, low, TEXT)
    if copies > 1:
        yield from _copies(copies, w / 2 - 20, h / 2 - 20)


def _low_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> Iterator[Shape]:
    """The stripe at the left with what the card adds, or its defense; the name beside it."""
    card = CARDS[number]
    stripe = 40.0
    role = f"value-{BONUS_VALUES[card.color]}" if card.combat else "board-deep"
    yield Rect(-w / 2, -h / 2, w, h, "panel", f"seat-{seat}", 3, 10)
    yield Rect(-w / 2 + 3, -h / 2 + 3, stripe, h - 6, role, round=8)
    x = -w / 2 + 3 + stripe / 2
    if card.combat:
        yield Text(x, 1, f"+{card.bonus}", TEXT, on_value(BONUS_VALUES[card.color]), bold=True)
    else:
        yield from shield(card.defense, x, 0, TEXT)
    room = w - stripe - 12
    letters = int(2 * room / (_LEAST * LETTER_WIDTH))
    name = words.card_name(card)
    if len(name) >= letters and " " in name:
        name = name[: letters // 2] + "…"
    yield from lines(name, -w / 2 + stripe + 5 + room / 2, 0, room, TEXT, "ink", 2)
    if copies > 1:
        yield from _copies(copies, w / 2 - 17, h / 2 - 17)


def _copies(copies: int, x: float, y: float) -> tuple[Shape, ...]:
    """How many cards alike lie here."""
    return (Circle(x, y, 20, "ink", "panel", 2), Text(x, y + 1, str(copies), TEXT, "panel", bold=True))
