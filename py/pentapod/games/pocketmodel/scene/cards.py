"""Cards: in an objective slot, in the hand, from the back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS, Card
from pentapod.games.pocketmodel.scene.layout import TEXT
from pentapod.games.pocketmodel.scene.lettering import fitting, lines, set_size, width
from pentapod.games.pocketmodel.scene.pieces import DRAWN, odds_sign, odds_width, on_value, starred, starred_width
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Rect, Shape, Text

_SHIELD: Final = 46.0
"""The room for a defense."""
_NARROW: Final = 104.0
_HIGH: Final = 130.0
"""A higher card of the hand has its name below what it adds."""


@lru_cache(1 << 9)
def slot_card(
    content: int, seat: int, defense: int, words: PocketModelWords, w: float, h: float, odds: str = ""
) -> tuple[Shape, ...]:
    """What lies in an objective slot, around its middle, with the `odds` of destroying it while that is chosen.

    A low card has its name beside its defense, without its stars; a small one has neither. Odds take the place of the
    stars, or of all that they would cover.
    """
    if content == -1:
        return tuple(_destroyed(words, w, h))
    if content < 0:
        return (*back(seat, w, h), *(odds_sign(odds, 0, 0, w - 8) if odds else ()))
    card, low = CARDS[content], h < _LOW * TEXT
    covered = bool(odds) and odds_width(odds) > w - _SHIELD - 18
    changed = defense != card.defense
    paper = Rect(*around(0, 0, w, h), "panel", f"seat-{seat}", 4, 12)
    if w < _NARROW or (low and (covered or _name_size(card, words, w, h) < _LEAST)):
        letters = min(TEXT, (h - 8) / 1.4)
        return (
            paper,
            *(odds_sign(odds, 0, 0, w - 8) if odds else shield(defense, 0, -letters * 0.1, letters, changed)),
        )
    if low:
        return (paper, *_side_panel(card, defense, words, w, h, odds))
    foot, above = h / 2 - _SHIELD / 2 - 5, h - _SHIELD - 10
    broad = min(odds_width(odds), w - 12)
    right = w / 2 - 10 - starred_width(card.stars, TEXT)
    return (
        paper,
        *lines(words.entry(card.code), 0, -h / 2 + 5 + above / 2, w - 12, min(TEXT, above / 2.2), "ink", 2),
        *(() if covered else shield(defense, -w / 2 + 6 + _SHIELD / 2, foot, TEXT, changed)),
        *(odds_sign(odds, w / 2 - 6 - broad / 2, foot, broad) if odds else starred(card.stars, right, foot, TEXT)),
    )


_LOW: Final = 3.4
"""A card that is not so many lines high is low."""
_LEAST: Final = 16.5
"""A name in smaller letters is left out: hold the card to read it."""


def _side_panel(card: Card, defense: int, words: PocketModelWords, w: float, h: float, odds: str) -> Iterator[Shape]:
    """The defense of a low card, and beside it its name or the odds."""
    letters, room = min(TEXT, (h - 8) / 1.4), w - _SHIELD - 18
    x = w / 2 - 8 - room / 2
    yield from shield(defense, -w / 2 + 6 + _SHIELD / 2, -letters * 0.1, letters, defense != card.defense)
    if odds:
        yield from odds_sign(odds, x, 0, room)
    else:
        yield from lines(words.entry(card.code), x, 0, room, _name_size(card, words, w, h), "ink", _lines_in(h))


def _name_size(card: Card, words: PocketModelWords, w: float, h: float) -> float:
    """The height of the letters of a name beside the defense of a low card."""
    most = min(TEXT * 0.9, (h - 8) / (_lines_in(h) * 1.12))
    return set_size(words.entry(card.code), w - _SHIELD - 18, most, _lines_in(h))


def _lines_in(h: float) -> int:
    """How many lines of a name a card so high has room for."""
    return 1 if h < 40 else 2


def _destroyed(words: PocketModelWords, w: float, h: float) -> Iterator[Shape]:
    """An empty place: nothing will lie there any more."""
    yield Rect(*around(0, 0, w, h), "board-deep", "edge", 2, 12)
    if w < _NARROW:
        yield from DRAWN.drawn("gone", r=min(w, h) * 0.2)
    else:
        yield from lines(words.sign("slot-destroyed"), 0, 0, w - 12, TEXT, "soft-ink", 1)


def shield(defense: int, x: float, y: float, size: float, changed: bool = False) -> Iterator[Shape]:
    """The defense of a card in the shape of a shield."""
    r = size * 0.78
    yield from DRAWN.at("shield", x, y, r=r, edge="recent" if changed else "value-defense")
    text = str(defense)
    yield Text(x, y - r * 0.1, text, fitting(text, 2 * r - 3, size * 0.98, bold=True), "on-value", bold=True)


@cache
def back(seat: int, w: float, h: float) -> tuple[Shape, ...]:
    """The back of a card."""
    return DRAWN.drawn("back", w=w / 2, h=h / 2, k=min(1.0, w / 120, h / 110), seat=f"seat-{seat}")


@lru_cache(1 << 9)
def hand_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> tuple[Shape, ...]:
    """A card of the hand, around its middle: its kind on a stripe, its name, and who gains its ability."""
    drawn = _high_card if h > _HIGH else _low_card
    return tuple(drawn(number, seat, copies, words, w, h))


def _high_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> Iterator[Shape]:
    """What it adds, or its defense and stars, on the stripe above; the name in the middle."""
    card, stripe = CARDS[number], 38 if CARDS[number].combat else _SHIELD + 2
    role = f"value-{BONUS_VALUES[card.color]}" if card.combat else "board-deep"
    top = -h / 2 + 3 + stripe / 2
    taken = _COPIES_W if copies > 1 else 0.0
    gated = words.gated(number) if card.combat else ""
    foot = 34.0 if card.combat or copies > 1 else 4.0
    if width(gated, TEXT - 2) > w - 14 - taken:
        foot = 2 * _GATED * 1.12 + 4
    low = h / 2 - foot / 2 - 2
    between = h - stripe - foot - 8
    yield Rect(*around(0, 0, w, h), "panel", f"seat-{seat}", 4, 12)
    yield Rect(-w / 2 + 3, -h / 2 + 3, w - 6, stripe, role, round=9)
    if card.combat:
        yield from lines(words.bonus(number), 0, top, w - 16, TEXT, on_value(BONUS_VALUES[card.color]), 1, bold=True)
    else:
        yield from shield(card.defense, -w / 2 + 8 + _SHIELD / 2, top, TEXT)
        yield from starred(card.stars, w / 2 - 10 - starred_width(card.stars, TEXT), top, TEXT)
    name = words.entry(card.code)
    counts = range(1, 4 if between > 3.3 * TEXT else 3)
    size, most = max((set_size(name, w - 12, min(TEXT, between / (count * 1.12)), count), count) for count in counts)
    yield from lines(name, 0, -h / 2 + 4 + stripe + between / 2, w - 12, size, "ink", most)
    if gated:
        short = foot == 34
        letters = TEXT - 2 if short else _GATED
        yield from lines(gated, -taken / 2, low, w - 14 - taken, letters, "soft-ink", 1 if short else 2)
    if copies > 1:
        yield from _copies(copies, w / 2 - 26, low)


def _low_card(number: int, seat: int, copies: int, words: PocketModelWords, w: float, h: float) -> Iterator[Shape]:
    """The stripe at the left with what the card adds, or its defense above its stars; the name beside it.

    An ellipsis below says that an ability may add more.
    """
    card = CARDS[number]
    stripe = _SHIELD + 2
    role = f"value-{BONUS_VALUES[card.color]}" if card.combat else "board-deep"
    yield Rect(*around(0, 0, w, h), "panel", f"seat-{seat}", 3, 10)
    yield Rect(-w / 2 + 3, -h / 2 + 3, stripe, h - 6, role, round=8)
    x = -w / 2 + 3 + stripe / 2
    ink = on_value(BONUS_VALUES[card.color]) if card.combat else "ink"
    more = card.combat and words.adds_more(number)
    tall = copies > 1 and h > 2.8 * TEXT
    below = tall and card.combat and not more
    y = -h * 0.2 if below or more else 0.0
    if card.combat:
        yield from lines(f"+{card.bonus}", x, y + 1, stripe - 4, TEXT, ink, 1, bold=True)
        if more:
            yield Text(x, h * 0.2, "\u2026", TEXT, ink, bold=True)
    else:
        yield from shield(card.defense, x, -h / 4 + 1, _LOW_SHIELD)
        yield from starred(card.stars, x - starred_width(card.stars, _LOW_STARS) / 2, h / 4 + 2, _LOW_STARS)
    taken = _COPIES_W if copies > 1 and not tall else 0.0
    room, foot = w - stripe - 16 - taken, _COPIES_H if tall and not below else 0.0
    middle, size = -w / 2 + stripe + 8 + room / 2, min(TEXT * 0.95, (h - foot - 4) / 2.24 if foot else TEXT)
    yield from lines(words.entry(card.code), middle, -foot / 2, room, size, "ink", _lines_in(h))
    if below:
        yield from _copies(copies, x, h * 0.27, ink)
    elif foot:
        yield from _copies(copies, middle, h / 2 - foot / 2 - 3)
    elif copies > 1:
        yield from _copies(copies, w / 2 - 26, 0)


_COPIES_H: Final = 28.0
_LOW_SHIELD: Final = 25.0
_LOW_STARS: Final = 24.0
"""The sizes of a defense and of stars, one above the other."""
_GATED: Final = 23.0
"""The height of letters of what an ability adds, in two lines."""
_COPIES_W: Final = 46.0
"""The room for the number of copies."""


def _copies(copies: int, x: float, y: float, ink: str = "ink") -> tuple[Shape, ...]:
    """How many cards alike lie here."""
    text = f"\u00d7{copies}"
    return (Text(x, y + 1, text, fitting(text, _COPIES_W - 6, TEXT, bold=True), ink, bold=True),)
