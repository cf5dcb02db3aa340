"""Reads the text of a position, or says what is wrong with it. `text.py` writes it, and tells how it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, DECKS, KIND_OF_CODE, LETTERS, NO_CARDS, UNITS
from pentapod.games.pocketmodel.rules import build_text, check
from pentapod.games.pocketmodel.rules.build_text import read_counts, read_options, read_seats
from pentapod.games.pocketmodel.rules.building import OWN, Workshop
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, Ending, Position, Step
from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster, roster_of
from pentapod.games.pocketmodel.rules.text import FIELDS, FLAGS, OVER, PLACES, write

_UNIT: Final = re.compile(r"([a-z]{2})([1-9])(?:\.([1-9]\d?))?(?:!([12]))?")


def read(line: str) -> Position | Workshop:
    """What a line says: a position, or a fleet in the making. Raises `MalformedPosition` or `ImpossiblePosition`."""
    return _read(line, check.check)


def parse(line: str) -> Position | Workshop:
    """The same of a position that may be impossible.

    Raises `ImpossiblePosition` only for what no position can hold, and for a fleet in the making.
    """
    return _read(line, lambda position, words: None)


def _read(line: str, examine: Callable[[Position, Sequence[str]], None]) -> Position | Workshop:
    words = line.split(" ")
    if words[0] == build_text.WORD:
        return build_text.read(line)
    players, small, capped = read_options(words[0])
    if small:
        raise MalformedPosition(words[0], "The small variant is an option of the beginning only.")
    if len(words) != 5 + players:
        raise MalformedPosition(line, f"A position for {players} has {5 + players} parts, this one has {len(words)}.")
    position = Position()
    position.capped = capped
    position.turn, position.turns, position.quiet = _read_turn(words[1], players)
    position.flags = _read_flags(words[2])
    position.out = read_seats(words[3])
    _read_seats(position, words[4:-1])
    position.todo, position.ending = (), None
    if words[-1].startswith(OVER + ":"):
        position.ending = _read_ending(words[-1], players)
    else:
        position.todo = tuple(_read_step(position.roster, entry) for entry in words[-1].split(";"))
    examine(position, words)
    if write(position) != line:
        raise MalformedPosition(line, f"This position is written {write(position)!r}.")
    return position


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text) <= most):
        raise MalformedPosition(text, f"{text!r} should be a number up to {most}.")
    return int(text)


def _read_turn(text: str, players: int) -> tuple[int, int, int]:
    parts = text.split("/")
    if len(parts) != 3:
        raise MalformedPosition(text, f"{text!r} should be whose turn, turns ended and quiet turns, as in b/12/0.")
    turn = -1 if parts[0] == "-" else _seat(parts[0], players)
    return turn, _number(parts[1], 9999), _number(parts[2], 99)


def _seat(text: str, players: int) -> int:
    if len(text) != 1 or text not in LETTERS[:players]:
        raise MalformedPosition(text, f"{text!r} should be one of {', '.join(LETTERS[:players])}.")
    return LETTERS.index(text)


def _read_flags(text: str) -> int:
    known = dict(FLAGS)
    flags = 0
    for letter in "" if text == "-" else text:
        if letter not in known:
            raise MalformedPosition(letter, f"{letter!r} is no flag of a turn.")
        flags |= known[letter]
    return flags


def _read_seats(position: Position, entries: list[str]) -> None:
    """Fleets first: their units have numbers only when all are known."""
    parts = [entry.split(":") for entry in entries]
    for entry, fields in zip(entries, parts, strict=True):
        if fields[0] not in (*DECKS, OWN):
            raise MalformedPosition(fields[0], f"{fields[0]!r} is neither a starter deck nor own.")
        if fields[1:] != ["gone"] and len(fields) < 6:
            raise MalformedPosition(entry, f"{entry!r} should be a deck, units, slots, hand, deck and discard pile.")
    position.decks = tuple(fields[0] for fields in parts)
    units = [_read_units(fields[1], len(entries)) for fields in parts]
    counts = [Counter(code for code, _ in found) for found in units]
    fleets = tuple(bytes(found[unit.code] for unit in UNITS) for found in counts)
    position.roster = roster_of(fleets)
    size = len(position.roster)
    where, damage, held = bytearray(size), bytearray(size), bytearray(size)
    for seat, found in enumerate(units):
        for (code, copy), (zone, counters, turns) in found.items():
            touch = f"{LETTERS[seat]}{code}{copy}"
            if touch not in position.roster.number_of:
                raise ImpossiblePosition(touch, f"Copies are numbered from 1: {touch!r} has no {copy - 1} before it.")
            number = position.roster.number_of[touch]
            where[number], damage[number], held[number] = zone, counters, turns
    position.where, position.damage, position.held = bytes(where), bytes(damage), bytes(held)
    there = [fields[1] != "gone" for fields in parts]
    position.slots = tuple(_read_slots(fields[2]) if here else () for fields, here in zip(parts, there, strict=True))
    position.hands = tuple(_read_hand(fields[3]) if here else () for fields, here in zip(parts, there, strict=True))
    piles = [
        [read_counts(pile, CARD_OF_CODE, "card") for pile in fields[4:]] if here else [NO_CARDS, NO_CARDS]
        for fields, here in zip(parts, there, strict=True)
    ]
    position.pools = tuple(found[0] for found in piles)
    position.discards = tuple(found[1] for found in piles)
    position.older = tuple(tuple(found[2:]) for found in piles)


def _read_units(text: str, players: int) -> dict[tuple[str, int], tuple[int, int, int]]:
    """Zone, damage and turns held, by code and copy."""
    found: dict[tuple[str, int], tuple[int, int, int]] = {}
    if text == "gone":
        return found
    for group in text.split(";"):
        place, equals, names = group.partition("=")
        if not equals or place not in PLACES or (place in LETTERS and LETTERS.index(place) >= players):
            raise MalformedPosition(group, f"{group!r} should be a place and units, as in c=xw1,yw2.1.")
        for name in names.split(","):
            match = _UNIT.fullmatch(name)
            if not match or match[1] not in KIND_OF_CODE:
                raise MalformedPosition(name, f"{name!r} is no unit, as in xw1 or xw1.2 for two counters.")
            key = (match[1], int(match[2]))
            if key in found:
                raise ImpossiblePosition(name, f"{match[1]}{match[2]} is in two places.")
            found[key] = PLACES.index(place), int(match[3] or 0), int(match[4] or 0)
    return found


def _read_slots(text: str) -> tuple[int, ...]:
    slots = []
    for entry in text.split(","):
        if entry in CARD_OF_CODE:
            slots.append(CARD_OF_CODE[entry])
        elif re.fullmatch(r"-|\?[1-3]?", entry):
            slots.append(EMPTY if entry == "-" else DOWN - int(entry[1:] or 0))
        else:
            raise MalformedPosition(entry, f"{entry!r} should be a card, ? or -.")
    return tuple(slots)


def _read_hand(text: str) -> tuple[int, ...]:
    return tuple(sorted(_card(code) for code in text.split(","))) if text != "-" else ()


def _card(code: str) -> int:
    if code not in CARD_OF_CODE:
        raise MalformedPosition(code, f"{code!r} is no card.")
    return CARD_OF_CODE[code]


def _read_ending(text: str, players: int) -> Ending:
    parts = text.split(":")
    if len(parts) != 3 or parts[1] not in ("win", "draw", "quiet", "cap") or not parts[2]:
        raise MalformedPosition(text, f"{text!r} should be over, how, and who shares the win, as in over:win:b.")
    return Ending(parts[1], tuple(_seat(letter, players) for letter in parts[2]))


def _read_step(roster: Roster, text: str) -> Step:
    kind, *values = text.split(":")
    if kind not in FIELDS or len(values) != len(FIELDS[kind]):
        raise MalformedPosition(text, f"{text!r} is nothing to do in PocketModel.")
    fields = {name: _read_field(roster, name, value) for name, value in zip(FIELDS[kind], values, strict=True)}
    return Step(kind, **fields)


def _read_field(roster: Roster, name: str, value: str) -> Any:
    match name:
        case "seat":
            return _seat(value, len(roster.fleets))
        case "owner":
            return CONTESTED if value == "c" else _seat(value, len(roster.fleets))
        case "unit" | "foe":
            return -1 if value == "-" else _unit(roster, value)
        case "card" | "reply":
            return -1 if value == "-" else _card(value)
        case "slot":
            return _number(value, 3) - 1
        case "units":
            return () if value == "-" else tuple(_unit(roster, touch) for touch in value.split(","))
        case "pairs":
            return () if value == "-" else tuple(_pair(roster, pair) for pair in value.split(","))
        case "phase":
            return value
    return _number(value, 99)


def _unit(roster: Roster, touch: str) -> int:
    if touch not in roster.number_of:
        raise MalformedPosition(touch, f"{touch!r} is no unit of this game.")
    return roster.number_of[touch]


def _pair(roster: Roster, text: str) -> tuple[int, int]:
    unit, _, foe = text.partition("/")
    return _unit(roster, unit), _unit(roster, foe)
