"""The builder as a picture: what a fleet and deck may be made of, what has been taken, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel.data.table import (
    BONUS_VALUES,
    CARD_OF_CODE,
    CARDS,
    DECKS,
    FACTIONS,
    FLEET_STARS,
    KIND_OF_CODE,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.legality import faults, fewest_cards
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.roster import stars_of
from pentapod.games.pocketmodel.rules.touches import BACK, DONE, TAKE
from pentapod.games.pocketmodel.scene.layout import ENDING, GAP, TEXT
from pentapod.games.pocketmodel.scene.lettering import fitting, lines, width, wrapped
from pentapod.games.pocketmodel.scene.pieces import based, button, mark, starred, starred_width, values
from pentapod.games.pocketmodel.words.labels import COMBAT, OBJECTIVE, sizes
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Group, Rect, Room, Scene, Shape, Target, Text, View

_TILE_H: Final = 106.0
_MINUS: Final = 84.0
"""The width of what puts one back."""

_HEADING: Final = 52.0
_BUTTON_H: Final = 72.0
_LINE: Final = TEXT * 1.2
_RESTING: Final = 0.42
"""How strongly what cannot be taken now is drawn."""

FEW_CHANGES: Final = 20
"""With this many changes left, or fewer, the builder is told how many."""


class _Catalogue(NamedTuple):
    """How the catalogue is laid out."""

    w: float
    columns: int
    """How many entries stand side by side."""

    @property
    def pitch(self) -> float:
        """From one entry to the next."""
        return (self.w - GAP) / self.columns

    @property
    def broad(self) -> bool:
        """Whether the starter decks and Done stand in one row."""
        return self.columns > 2

    @property
    def top(self) -> float:
        """Where the catalogue begins, below what has been taken so far."""
        return _STATUS_H + (ENDING + 2 * GAP if self.broad else 2 * (_BUTTON_H + GAP) + ENDING + 2 * GAP)


_STATUS_H: Final = 56 + 46 + 3 * _LINE


def _catalogue(room: Room) -> _Catalogue:
    """As wide as a room, in the size in which text can be read."""
    w = max(700.0, room.w / (0.5 if min(room) < 500 else 0.56))
    return _Catalogue(w, max(2, int(w / 340)))


class _Entry(NamedTuple):
    """A unit or card of the catalogue."""

    code: str
    copies: int
    box: Box


def _groups() -> list[tuple[str, list[str]]]:
    """The catalogue: units by faction, combat cards, objective cards."""
    by_faction = {
        faction: [
            unit.code for unit in sorted(UNITS, key=lambda unit: (unit.stars, unit.name)) if unit.faction == faction
        ]
        for faction in FACTIONS
    }
    combat = sorted((card for card in CARDS if card.combat), key=lambda card: (card.color, card.name))
    others = sorted((card for card in CARDS if not card.combat), key=lambda card: card.name)
    return [
        *by_faction.items(),
        (COMBAT, [card.code for card in combat]),
        (OBJECTIVE, [card.code for card in others]),
    ]


_GROUPS: Final = _groups()


@cache
def _places(catalogue: _Catalogue) -> tuple[tuple[tuple[str, float], ...], tuple[tuple[str, Box], ...], float]:
    """The groups with the heights of their headings, entries with their boxes, and the height of all."""
    y = catalogue.top
    heads, boxes = [], []
    for group, codes in _GROUPS:
        heads.append((group, y + _HEADING * 0.58))
        y += _HEADING
        for at, code in enumerate(codes):
            line, column = divmod(at, catalogue.columns)
            boxes.append(
                (code, Box(GAP + column * catalogue.pitch, y + line * (_TILE_H + GAP), catalogue.pitch - GAP, _TILE_H))
            )
        y += -(-len(codes) // catalogue.columns) * (_TILE_H + GAP)
    return tuple(heads), tuple(boxes), y + GAP


def workshop_picture(state: Building, view: View, words: PocketModelWords) -> Scene:
    """The picture of a fleet and deck in the making; other viewers only see that it is being made."""
    catalogue, workshop = _catalogue(view.room), state.workshop
    label = words.say("label-builder", prompt=state)
    if workshop.builder is None or view.viewer not in (workshop.builder, CHANCE):
        text = tuple(
            lines(words.prompt(state, words.names), catalogue.w / 2, 140, catalogue.w - 60, TEXT * 1.2, "ink", 6)
        )
        return Scene(catalogue.w, 280, _ground(catalogue.w, 280), text, (), label)
    heads, _, height = _places(catalogue)
    touches = frozenset(next_touches(state.actions(), ()))
    entries = _entries(workshop, catalogue)
    titles = (Text(14, y, words.heading(group), TEXT * 1.1, "ink", "start", bold=True) for group, y in heads)
    things = (
        *_head(workshop, workshop.builder, catalogue, touches, view.idle, words),
        *titles,
        *(shape for entry in entries for shape in _tile(entry, touches, words)),
    )
    targets = (
        *_head_targets(workshop, catalogue, words),
        *(target for entry in entries for target in _touches(entry, words)),
    )
    return Scene(catalogue.w, height, _ground(catalogue.w, height), things, targets, label, scrolls=True)


@cache
def _ground(w: float, h: float) -> tuple[Shape, ...]:
    return (Rect(0, 0, w, h, "page"),)


def _entries(workshop: Workshop, catalogue: _Catalogue) -> list[_Entry]:
    fleet, deck = workshop.fleet, workshop.deck
    copies = {unit.code: count for unit, count in zip(UNITS, fleet, strict=True)}
    copies |= {card.code: count for card, count in zip(CARDS, deck, strict=True)}
    return [_Entry(code, copies[code], box) for code, box in _places(catalogue)[1]]


# ------------------------------------------------------------------------------------------ what has been taken so far


def _head(
    workshop: Workshop,
    builder: int,
    catalogue: _Catalogue,
    touches: frozenset[str],
    idle: bool,
    words: PocketModelWords,
) -> Iterator[Shape]:
    """How much has been taken, what is wrong, the starter decks, and done."""
    fleet, deck = workshop.fleet, workshop.deck
    yield mark(builder, 28, 34, 12)
    yield Text(54, 34, words.sign("own-fleet", seat=builder), TEXT * 1.2, "ink", "start", bold=True)
    good = (0 < stars_of(fleet) <= FLEET_STARS, sum(deck) >= fewest_cards(workshop.small))
    x = 14.0
    for sign, well in zip(("fleet-size", "deck-size"), good, strict=True):
        text = words.sign(sign, **sizes(workshop))
        w = width(text, TEXT, bold=True) + 24
        yield Rect(x, 60, w, 42, "chosen" if well else "panel", "accent" if well else "danger", 2.5, 21)
        yield Text(x + w / 2, 82, text, TEXT, "ink", bold=True)
        x += w + 10
    if workshop.changes <= FEW_CHANGES:
        yield Text(catalogue.w - 14, 82, words.sign("changes", count=workshop.changes), TEXT, "soft-ink", "end")
    role = "danger" if faults(fleet, deck, workshop.small) else "accent"
    for number, line in enumerate(wrapped(words.fitness(workshop), catalogue.w - 32, TEXT)[:3]):
        yield Text(16, 126 + number * _LINE, line, TEXT, role, "start")
    for touch, name, box in _buttons(catalogue, words):
        if touch in touches:
            yield from button(box, name, TEXT, touch == DONE, idle)
        else:
            yield Group((Rect(*box, "panel", "edge", 3, min(box.w, box.h) * 0.2),))
            yield from lines(name, *box.centre, box.w - 8, TEXT, "soft-ink", 2)


def _buttons(catalogue: _Catalogue, words: PocketModelWords) -> list[tuple[str, str, Box]]:
    """What can be pressed, with its words and its place."""
    y, columns = _STATUS_H, 5 if catalogue.broad else 2
    w, h = (catalogue.w - GAP) / columns, ENDING if catalogue.broad else _BUTTON_H
    boxes = [Box(GAP + at % columns * w, y + at // columns * (h + GAP), w - GAP, h) for at in range(len(DECKS))]
    done = (
        Box(GAP + 4 * w, y, w - GAP, h)
        if catalogue.broad
        else Box(GAP, y + 2 * (h + GAP), catalogue.w - 2 * GAP, ENDING)
    )
    found = [(deck, words.sign("take-deck", deck=deck), box) for deck, box in zip(DECKS, boxes, strict=True)]
    return [*found, (DONE, words.buttons[DONE], done)]


def _head_targets(workshop: Workshop, catalogue: _Catalogue, words: PocketModelWords) -> Iterator[Target]:
    for touch, name, box in _buttons(catalogue, words):
        done = touch == DONE
        yield Target(touch, words.say("label-finish", **sizes(workshop)) if done else name, *box, ends=done)


# ------------------------------------------------------------------------------------------ the catalogue


def _tile(entry: _Entry, touches: frozenset[str], words: PocketModelWords) -> Iterator[Shape]:
    """A unit or card with its values; once it is taken, also how often, and a minus that puts one back."""
    x, y, w, h = entry.box
    face = (Rect(x, y, w, h, "chosen" if entry.copies else "panel", "accent" if entry.copies else "edge", 2, 12),)
    inside = tuple(_face(entry, words))
    if TAKE + entry.code in touches or entry.copies:
        yield from (*face, *inside)
    else:
        yield Group((*face, *inside), alpha=_RESTING)
    if entry.copies:
        left, middle = x + w - _MINUS, y + h / 2
        yield Rect(left + 4, y + 6, _MINUS - 10, h - 12, "panel", "accent", 2.5, 12)
        yield Text(left + _MINUS / 2 - 1, middle - 16, str(entry.copies), TEXT * 1.15, "ink", bold=True)
        yield Rect(left + _MINUS / 2 - 15, middle + 22, 28, 5, "accent", round=2)


def _face(entry: _Entry, words: PocketModelWords) -> Iterator[Shape]:
    """The picture at the left, the name in up to two lines, what counts below."""
    x, y, w, h = entry.box
    if entry.code in KIND_OF_CODE:
        yield Group(tuple(based(UNITS[KIND_OF_CODE[entry.code]], 0)), x + 50, y + h / 2, scale=1.05)
        left = x + 100
    else:
        yield Rect(x + 8, y + 8, 18, h - 16, _stripe(entry.code), round=5)
        left = x + 36
    room = x + w - _MINUS - left - 6
    rows = wrapped(words.entry(entry.code), room * 0.9, TEXT)
    if len(rows) > 2:
        rows = [rows[0], " ".join(rows[1:])]
    for at, line in enumerate(rows):
        middle = y + 36 + (at - (len(rows) - 1) / 2) * TEXT * 1.08
        yield Text(left, middle, line, fitting(line, room * 0.9, TEXT), "ink", "start")
    low = y + h - 22
    if entry.code in KIND_OF_CODE:
        unit = UNITS[KIND_OF_CODE[entry.code]]
        yield from starred(unit.stars, left, low, TEXT)
        beside = left + starred_width(unit.stars, TEXT) + 8
        broad = min(116.0, x + w - _MINUS - 4 - beside)
        yield from values(unit, 0, beside + broad / 2, low, broad, TEXT)
    else:
        card = CARDS[CARD_OF_CODE[entry.code]]
        said = (
            words.bonus(CARD_OF_CODE[entry.code]) if card.combat else words.sign("card-defense", defense=card.defense)
        )
        yield Text(left, low, said, fitting(said, room, TEXT), "soft-ink", "start")


def _stripe(code: str) -> str:
    card = CARDS[CARD_OF_CODE[code]]
    return f"value-{BONUS_VALUES[card.color]}" if card.combat else "card-back"


def _touches(entry: _Entry, words: PocketModelWords) -> Iterator[Target]:
    """The targets of an entry. They are not ringed: almost everything can be taken, and what cannot is pale."""
    x, y, w, h = entry.box
    yield Target(
        TAKE + entry.code,
        words.labelled("label-take", thing=entry.code, copies=entry.copies),
        x,
        y,
        w - _MINUS,
        h,
        quiet=True,
    )
    if entry.copies:
        yield Target(
            BACK + entry.code,
            words.labelled("label-put-back", thing=entry.code),
            x + w - _MINUS,
            y,
            _MINUS,
            h,
            quiet=True,
        )
