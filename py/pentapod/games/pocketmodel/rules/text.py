"""A position of PocketModel as one line, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, DECKS, KIND_OF_CODE, LETTERS, NO_CARDS, UNITS
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.check import check
from pentapod.games.pocketmodel.rules.fields import (
    read_card,
    read_counts,
    read_number,
    read_options,
    read_seat,
    read_seats,
    write_counts,
)
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    ACTION_DONE,
    DOWN,
    EMPTY,
    NEWEST,
    OBJECTIVE_DONE,
    POWER_DONE,
    REROLL_DONE,
    SLOT_DONE,
    Ending,
    EndingKind,
    Position,
)
from pentapod.games.pocketmodel.rules.roster import roster_of
from pentapod.games.pocketmodel.rules.step_text import read_step, write_step

_UNIT: Final = re.compile(r"([a-z]{2})([1-9])(?:\.([1-9]\d?))?(?:!([12]))?")
_OVER: Final = "over"
_FLAGS: Final = (
    ("o", OBJECTIVE_DONE),
    ("a", ACTION_DONE),
    ("p", POWER_DONE),
    ("r", REROLL_DONE),
    ("d", ACTED),
    ("1", SLOT_DONE),
    ("2", SLOT_DONE << 1),
    ("3", SLOT_DONE << 2),
)
"""The flags of a turn by their letters."""

_PLACES: Final = (*LETTERS, "c", "r")
"""Where a unit is, by its zone: the home zones, the contested zone, the reserves."""

_CARD_CODES: Final = [card.code for card in CARDS]


def write_position(position: Position) -> str:
    """The line of a position; `read_position` is its inverse."""
    ending = position.ending
    todo = ";".join(write_step(position.roster, step) for step in position.todo)
    if ending:
        todo = f"{_OVER}:{ending.kind}:{''.join(LETTERS[seat] for seat in ending.winners)}"
    return " ".join(
        (
            f"{len(position.decks)}{'n' * (not position.capped)}",
            f"{'-' if position.turn is None else LETTERS[position.turn]}/{position.turns}/{position.quiet}",
            "".join(letter for letter, flag in _FLAGS if position.flags & flag) or "-",
            "".join(LETTERS[seat] for seat in position.out) or "-",
            *(_write_seat(position, seat) for seat in position.seats),
            todo,
        )
    )


def _write_seat(position: Position, seat: int) -> str:
    if not position.slots[seat]:
        return f"{position.decks[seat]}:gone"
    piles = (position.pools[seat], position.discards[seat], *position.older[seat])
    return ":".join(
        (
            position.decks[seat],
            _write_units(position, seat),
            ",".join(_write_slot(content) for content in position.slots[seat]),
            ",".join(_CARD_CODES[card] for card in position.hands[seat]) or "-",
            *(write_counts(_CARD_CODES, pile) for pile in piles),
        )
    )


def _write_slot(content: int) -> str:
    if content >= 0:
        return _CARD_CODES[content]
    return "-" if content == EMPTY else "?" if content == DOWN else f"?{DOWN - content}"


def _write_units(position: Position, seat: int) -> str:
    groups: dict[int, list[str]] = {}
    for unit in position.roster.ranges[seat]:
        text = position.roster.touches[unit][1:]
        text += f".{position.damage[unit]}" if position.damage[unit] else ""
        text += f"!{position.held[unit]}" if position.held[unit] else ""
        groups.setdefault(position.where[unit], []).append(text)
    return ";".join(f"{_PLACES[zone]}={','.join(groups[zone])}" for zone in sorted(groups))


# ---------------------------------------------------------------------------------------------- reading


def read_position(line: str, version: int = NEWEST) -> Position:
    """The position that a line says, by a version of the rules. Raises `MalformedPosition` or `ImpossiblePosition`."""
    return _read(line, check, version)


def parse_position(line: str) -> Position:
    """The same of a position that may be impossible. Raises `ImpossiblePosition` only for what no record can hold."""
    return _read(line, lambda position, words: None, NEWEST)


def _read(line: str, examine: Callable[[Position, Sequence[str]], None], version: int) -> Position:
    words = line.split(" ")
    players, small, capped = read_options(words[0])
    if small:
        raise MalformedPosition(words[0], "small")
    if len(words) != 5 + players:
        raise MalformedPosition(line, "parts", wanted=5 + players, count=len(words))
    position = Position()
    position.version = version
    position.capped = capped
    position.turn, position.turns, position.quiet = _read_turn(words[1], players)
    position.flags = _read_flags(words[2])
    position.out = read_seats(words[3])
    _read_seats(position, words[4:-1])
    position.todo, position.ending = (), None
    if words[-1].startswith(_OVER + ":"):
        position.ending = _read_ending(words[-1], players)
    else:
        position.todo = tuple(read_step(position.roster, entry) for entry in words[-1].split(";"))
    examine(position, words)
    if write_position(position) != line:
        raise MalformedPosition(line, "rewritten", text=write_position(position))
    return position


def _read_turn(text: str, players: int) -> tuple[int | None, int, int]:
    parts = text.split("/")
    if len(parts) != 3:
        raise MalformedPosition(text, "turn")
    turn = None if parts[0] == "-" else read_seat(parts[0], players)
    return turn, read_number(parts[1], 9999), read_number(parts[2], 99)


def _read_flags(text: str) -> int:
    known = dict(_FLAGS)
    flags = 0
    for letter in "" if text == "-" else text:
        if letter not in known:
            raise MalformedPosition(letter, "flag")
        flags |= known[letter]
    return flags


def _read_seats(position: Position, entries: list[str]) -> None:
    """Fleets first: their units have numbers only when all are known."""
    parts = [entry.split(":") for entry in entries]
    for entry, fields in zip(entries, parts, strict=True):
        if fields[0] not in (*DECKS, OWN):
            raise MalformedPosition(fields[0], "deck")
        if fields[1:] != ["gone"] and len(fields) < 6:
            raise MalformedPosition(entry, "seat")
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
                raise ImpossiblePosition(touch, "copy", before=copy - 1)
            number = position.roster.number_of[touch]
            where[number], damage[number], held[number] = zone, counters, turns
    position.where, position.damage, position.held = bytes(where), bytes(damage), bytes(held)
    there = [fields[1] != "gone" for fields in parts]
    position.slots = tuple(_read_slots(fields[2]) if here else () for fields, here in zip(parts, there, strict=True))
    position.hands = tuple(_read_hand(fields[3]) if here else () for fields, here in zip(parts, there, strict=True))
    piles = [
        [read_counts(pile, CARD_OF_CODE, "no-card-count") for pile in fields[4:]] if here else [NO_CARDS, NO_CARDS]
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
        if not equals or place not in _PLACES or (place in LETTERS and LETTERS.index(place) >= players):
            raise MalformedPosition(group, "place")
        for name in names.split(","):
            match = _UNIT.fullmatch(name)
            if not match or match[1] not in KIND_OF_CODE:
                raise MalformedPosition(name, "no-unit")
            key = (match[1], int(match[2]))
            if key in found:
                raise ImpossiblePosition(name, "in-two-places")
            found[key] = _PLACES.index(place), int(match[3] or 0), int(match[4] or 0)
    return found


def _read_slots(text: str) -> tuple[int, ...]:
    slots = []
    for entry in text.split(","):
        if entry in CARD_OF_CODE:
            slots.append(CARD_OF_CODE[entry])
        elif re.fullmatch(r"-|\?[1-3]?", entry):
            slots.append(EMPTY if entry == "-" else DOWN - int(entry[1:] or 0))
        else:
            raise MalformedPosition(entry, "slot")
    return tuple(slots)


def _read_hand(text: str) -> tuple[int, ...]:
    return tuple(sorted(read_card(code) for code in text.split(","))) if text != "-" else ()


def _read_ending(text: str, players: int) -> Ending:
    parts = text.split(":")
    if len(parts) != 3 or parts[1] not in (*EndingKind,) or not parts[2]:
        raise MalformedPosition(text, "ending")
    return Ending(EndingKind(parts[1]), tuple(read_seat(letter, players) for letter in parts[2]))
