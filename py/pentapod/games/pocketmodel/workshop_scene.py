"""The builder as a picture: what a fleet and deck may be made of, what has been taken, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.game import CHANCE
from pentapod.games.pocketmodel.build_words import prompt
from pentapod.games.pocketmodel.building import BACK, TAKE, Building
from pentapod.games.pocketmodel.card_text import bonus_words, counted
from pentapod.games.pocketmodel.decks import faults, fewest_cards
from pentapod.games.pocketmodel.layout import Box
from pentapod.games.pocketmodel.pieces import based, button, lines, mark, star, values, wrapped
from pentapod.games.pocketmodel.roster import stars_of
from pentapod.games.pocketmodel.table import (
    CARDS,
    COLOURS,
    DECKS,
    FACTIONS,
    FLEET_STARS,
    TITLES,
    UNITS,
)
from pentapod.scene.shapes import Circle, Group, Rect, Scene, Shape, Target, Text, View


class _Shelf(NamedTuple):
    """How the catalogue is laid out."""

    columns: int
    w: float
    chip_w: float
    chip_h: float
    minus: float
    text: float
    top: float


_TALL: Final = _Shelf(2, 780, 384, 108, 84, 28, 494)
_WIDE: Final = _Shelf(8, 1480, 180, 64, 42, 20, 116)
_HEAD: Final = 1.7
"""The height of a heading, in texts."""


class _Entry(NamedTuple):
    """A unit or card of the catalogue."""

    code: str
    name: str
    copies: int
    box: Box


def _groups() -> list[tuple[str, list[str]]]:
    """The catalogue: units by faction, combat cards, objective cards."""
    by_faction = {
        name: [unit.code for unit in sorted(UNITS, key=lambda unit: (unit.stars, unit.name)) if unit.faction == faction]
        for faction, name in FACTIONS.items()
    }
    combat = sorted((card for card in CARDS if card.combat), key=lambda card: (card.color, card.name))
    others = sorted((card for card in CARDS if not card.combat), key=lambda card: card.name)
    return [
        *((f"{name} units", codes) for name, codes in by_faction.items()),
        ("Combat cards", [card.code for card in combat]),
        ("Objective cards", [card.code for card in others]),
    ]


_GROUPS: Final = _groups()
_FEWER: Final = [("Units", [code for _, codes in _GROUPS[:-2] for code in codes]), *_GROUPS[-2:]]
"""The same with all units together, for where height is scarce."""

_UNIT: Final = {unit.code: unit for unit in UNITS}
_CARD: Final = {card.code: card for card in CARDS}


@cache
def _places(tall: bool) -> tuple[tuple[tuple[str, float], ...], tuple[tuple[str, Box], ...], float]:
    """Headings with their heights, entries with their boxes, and the height of all."""
    shelf = _TALL if tall else _WIDE
    y = shelf.top
    heads, boxes = [], []
    for title, codes in _GROUPS if tall else _FEWER:
        heads.append((title, y + shelf.text * _HEAD / 2))
        y += shelf.text * _HEAD
        for at, code in enumerate(codes):
            line, column = divmod(at, shelf.columns)
            pitch = (shelf.w - 8) / shelf.columns
            boxes.append((code, Box(6 + column * pitch, y + line * (shelf.chip_h + 6), pitch - 6, shelf.chip_h)))
        y += -(-len(codes) // shelf.columns) * (shelf.chip_h + 6)
    return tuple(heads), tuple(boxes), y + 6


def scene(state: Building, view: View) -> Scene:
    """The picture of a fleet and deck in the making; who must not see it sees that it is being made."""
    shelf = _TALL if view.tall else _WIDE
    height = _places(view.tall)[2]
    workshop = state.workshop
    label = f"PocketModel. {prompt(workshop, TITLES)}"
    ground = _ground(shelf.w, height)
    if workshop.seat < 0 or view.viewer not in (workshop.seat, CHANCE):
        text = tuple(lines(prompt(workshop, TITLES), shelf.w / 2, 140, shelf.w - 60, shelf.text * 1.2, "ink", 6))
        return Scene(shelf.w, height, ground, text, (), label)
    entries = _entries(state, view.tall)
    heads = (Text(10, y, title, shelf.text, "soft-ink", "start", bold=True) for title, y in _places(view.tall)[0])
    things = (
        *_head(state, shelf, view.tall, view.idle),
        *heads,
        *(shape for entry in entries for shape in _chip(entry, shelf)),
    )
    targets = (
        *_head_targets(state, shelf, view.tall),
        *(target for entry in entries for target in _touches(entry, shelf)),
    )
    return Scene(shelf.w, height, ground, things, targets, label)


@cache
def _ground(w: float, h: float) -> tuple[Shape, ...]:
    return (Rect(0, 0, w, h, "page"),)


def _entries(state: Building, tall: bool) -> list[_Entry]:
    workshop = state.workshop
    fleet, deck = workshop.fleets[workshop.seat], workshop.cards[workshop.seat]
    copies = {unit.code: count for unit, count in zip(UNITS, fleet, strict=True)}
    copies |= {card.code: count for card, count in zip(CARDS, deck, strict=True)}
    names = {code: entry.name for entries in (_UNIT, _CARD) for code, entry in entries.items()}
    return [_Entry(code, names[code], copies[code], box) for code, box in _places(tall)[1]]


def _head(state: Building, shelf: _Shelf, tall: bool, idle: bool) -> Iterator[Shape]:
    """How much has been taken, what is wrong, the starter decks, and done."""
    workshop, size = state.workshop, shelf.text
    fleet, deck = workshop.fleets[workshop.seat], workshop.cards[workshop.seat]
    yield mark(workshop.seat, 26, size * 1.2, size * 0.42)
    yield Text(
        26 + size, size * 1.2, f"{TITLES[workshop.seat]}'s fleet and deck", size * 1.2, "ink", "start", bold=True
    )
    said = f"{stars_of(fleet)} of {FLEET_STARS} stars, {sum(deck)} of {fewest_cards(workshop.small)} cards"
    left = f"{counted(workshop.changes, 'change')} left"
    if tall:
        yield Text(16, size * 2.6, said, size, "ink", "start")
        yield Text(16, size * 3.8, left, size, "soft-ink", "start")
    else:
        yield Text(16, size * 2.6, f"{said}; {left}", size, "ink", "start")
    found = faults(fleet, deck, workshop.small)
    text = " ".join(found[:3]) if found else "This fleet and deck are ready."
    at = size * 5.1 if tall else size * 3.9
    width = shelf.w - 32 if tall else shelf.w * 0.46
    for number, line in enumerate(wrapped(text, width, size)[:3]):
        yield Text(16, at + number * size * 1.15, line, size, "danger" if found else "accent", "start")
    for touch, name, box in _buttons(state, shelf, tall):
        yield from button(box, name, size, touch == "done", idle)


def _buttons(state: Building, shelf: _Shelf, tall: bool) -> list[tuple[str, str, Box]]:
    named = [(deck.id, f"Take {deck.name}") for deck in DECKS.values()]
    if tall:
        w = (shelf.w - 12) / 2
        boxes = [Box(6 + at % 2 * w, 226 + at // 2 * 88, w - 6, 82) for at in range(4)]
        done = Box(6, 404, shelf.w - 18, 82)
    else:
        w = 150.0
        boxes = [Box(shelf.w - 5 * w - 6 + at * w, 14, w - 8, 84) for at in range(4)]
        done = Box(shelf.w - w - 6, 14, w - 8, 84)
    found = [(touch, name, box) for (touch, name), box in zip(named, boxes, strict=True)]
    return [*found, ("done", "Done", done)]


def _head_targets(state: Building, shelf: _Shelf, tall: bool) -> Iterator[Target]:
    for touch, name, box in _buttons(state, shelf, tall):
        yield Target(touch, name, *box, ends=touch == "done")


def _chip(entry: _Entry, shelf: _Shelf) -> Iterator[Shape]:
    """A unit or card with what counts of it and, once it is taken, how often, with a minus to put one back."""
    x, y, w, h = entry.box
    yield Rect(x, y, w, h, "chosen" if entry.copies else "panel", "edge", 2, 12)
    yield from _large(entry, shelf) if shelf is _TALL else _small(entry, shelf)
    if entry.copies:
        size, right = shelf.text, x + w - shelf.minus / 2
        middle = y + h * (0.5 if shelf is _TALL else 0.66)
        yield Circle(right, middle, shelf.minus * 0.44, "panel", "accent", 3)
        yield Text(right, middle - size * 0.32, str(entry.copies), size, "ink", bold=True)
        yield Rect(right - size * 0.3, middle + size * 0.42, size * 0.6, 4, "ink", round=2)


def _large(entry: _Entry, shelf: _Shelf) -> Iterator[Shape]:
    """The picture at the left, the name in up to two lines, values below."""
    x, y, w, h = entry.box
    size = shelf.text
    if entry.code in _UNIT:
        yield Group(tuple(based(_UNIT[entry.code], 0)), x + h * 0.52, y + h / 2, scale=h / 108)
        left = x + h * 1.04
    else:
        yield Rect(x + 8, y + 8, h * 0.2, h - 16, _stripe(entry.code), round=5)
        left = x + h * 0.2 + 18
    room = x + w - shelf.minus - left
    yield from lines(entry.name, left + room / 2, y + h * 0.3, room, size, "ink", 2)
    if entry.code in _UNIT:
        unit, low = _UNIT[entry.code], y + h * 0.8
        yield Text(left + 10, low, str(unit.stars), size, "ink", bold=True)
        yield star(left + 12 + size * 0.7, low - 1, size * 0.4)
        yield from values(unit, 0, left + room * 0.66, low, size * 0.98, size * 0.98)
    else:
        yield Text(left + room / 2, y + h * 0.82, _said(entry.code), size, "soft-ink")


def _small(entry: _Entry, shelf: _Shelf) -> Iterator[Shape]:
    """The name in one line, everything else below it."""
    x, y, w, h = entry.box
    size, low = shelf.text, y + h * 0.68
    yield from lines(entry.name, x + w / 2, y + h * 0.22, w - 12, size, "ink", 1)
    if entry.code in _UNIT:
        unit = _UNIT[entry.code]
        yield Group(tuple(based(unit, 0)), x + 23, low, scale=0.42)
        yield Text(x + 48, low, str(unit.stars), size, "ink", bold=True)
        yield star(x + 61, low - 1, size * 0.36)
        yield from values(unit, 0, x + 102, low, size * 0.8, size * 0.95)
    else:
        yield Rect(x + 8, low - 12, 12, 24, _stripe(entry.code), round=4)
        yield Text(x + 28, low, _said(entry.code), size, "soft-ink", "start")


def _stripe(code: str) -> str:
    card = _CARD[code]
    return f"value-{COLOURS[card.color]}" if card.combat else "card-back"


def _said(code: str) -> str:
    card = _CARD[code]
    return bonus_words(card) if card.combat else f"defense {card.defense}"


def _touches(entry: _Entry, shelf: _Shelf) -> Iterator[Target]:
    x, y, w, h = entry.box
    yield Target(TAKE + entry.code, f"Take {entry.name}; {entry.copies} taken", x, y, w - shelf.minus, h)
    if entry.copies:
        yield Target(BACK + entry.code, f"Put back {entry.name}", x + w - shelf.minus, y, shelf.minus, h)
