"""A position of PocketModel as one line, as FEN is to chess.

    2 b/4/0 oa - own:b=xw1,yw1.1;r=nb1:?,reb,-:foc:eva2,nav1:ove1 own:c=tf1!1:?,?,?:-:... move:b:bxw1;turn:b

- options: the players, and n if the number of turns is not limited.
- turn: whose it is (- before the first), how many have ended, how many in a row without anything done.
- flags of the turn: o objective played, a action taken, p power used, r reroll by an objective used, d something done,
  and the numbers of the slots whose turn ability has been used; or -.
- out: who has left, or -.
- for each player: the starter deck or `own`, the units by place (a home zone, c contested, r reserves) with .damage and
  !turns that they cannot move, the objective slots (a card, ? face down, - empty), the hand, the cards that lie in the
  deck or face down, and the discard pile. Cards that lie face down since before the deck was shuffled stand as ?1 (?2
  ...) in their slots, and as further piles at the end. `gone` stands for a player whose things have left the game.
- what is to be done, the next step first, or `over:`, how and who shares the win. Steps and their fields: `FIELDS`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from pentapod.engine.game import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel import build_text, check
from pentapod.games.pocketmodel.build_text import read_counts, read_options, read_seats, write_counts
from pentapod.games.pocketmodel.building import OWN, Workshop
from pentapod.games.pocketmodel.position import (
    ACTED,
    ACTION_DONE,
    AIM,
    BATTLE,
    DOWN,
    DRAW,
    EMPTY,
    FIRST,
    HOP,
    MOVE,
    OBJECTIVE_DONE,
    ORDER,
    PAIR,
    PLACE,
    POWER_DONE,
    REROLL,
    REROLL_DONE,
    RESERVES,
    REVEAL,
    SLOT_DONE,
    STRIKE,
    STRIKERS,
    SWAP,
    TURN,
    TURN_UP,
    Ending,
    Position,
    Step,
)
from pentapod.games.pocketmodel.roster import CONTESTED, Roster, roster_of
from pentapod.games.pocketmodel.table import CARD_OF_CODE, CARDS, DECKS, KIND_OF_CODE, LETTERS, NO_CARDS, UNITS

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    FIRST: (),
    PLACE: ("seat",),
    DRAW: ("seat", "number"),
    TURN: ("seat",),
    MOVE: ("seat", "units"),
    PAIR: ("seat", "pairs"),
    ORDER: ("seat", "pairs"),
    BATTLE: ("seat", "unit", "foe", "card", "reply", "roll", "back", "number", "phase"),
    AIM: ("seat", "unit", "card", "number", "units"),
    RESERVES: ("seat", "unit", "owner", "number"),
    HOP: ("seat", "unit"),
    REROLL: ("seat", "phase"),
    STRIKERS: ("seat", "owner", "slot", "units"),
    STRIKE: ("seat", "owner", "slot", "units", "unit", "roll", "phase"),
    TURN_UP: ("seat", "slot"),
    SWAP: ("seat", "slot", "card"),
    REVEAL: ("seat", "slot"),
}
"""The fields of each kind of step, in the order in which they stand."""

OVER: Final = "over"
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
_PLACES: Final = (*LETTERS, "c", "r")
_CARD_CODES: Final = [card.code for card in CARDS]
_UNIT: Final = re.compile(r"([a-z]{2})([1-9])(?:\.([1-9]\d?))?(?:!([12]))?")


def write(position: Position) -> str:
    """The line of a position; `read` is its inverse."""
    ending = position.ending
    todo = ";".join(_write_step(position, step) for step in position.todo)
    if ending:
        todo = f"{OVER}:{ending.how}:{''.join(LETTERS[seat] for seat in ending.winners)}"
    return " ".join(
        (
            f"{len(position.decks)}{'n' * (not position.capped)}",
            f"{LETTERS[position.turn] if position.turn >= 0 else '-'}/{position.turns}/{position.quiet}",
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


def _write_step(position: Position, step: Step) -> str:
    return ":".join((step.kind, *(_write_field(position, name, getattr(step, name)) for name in FIELDS[step.kind])))


def _write_field(position: Position, name: str, value: Any) -> str:
    touches = position.roster.touches
    match name:
        case "seat" | "owner":
            return str(_PLACES[value])
        case "unit" | "foe":
            return touches[value] if value >= 0 else "-"
        case "card" | "reply":
            return _CARD_CODES[value] if value >= 0 else "-"
        case "slot":
            return str(value + 1)
        case "units":
            return ",".join(touches[unit] for unit in value) or "-"
        case "pairs":
            return ",".join(f"{touches[unit]}/{touches[foe]}" for unit, foe in value) or "-"
    return str(value)


# ---------------------------------------------------------------------------------------------- reading


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
    known = dict(_FLAGS)
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
        if not equals or place not in _PLACES or (place in LETTERS and LETTERS.index(place) >= players):
            raise MalformedPosition(group, f"{group!r} should be a place and units, as in c=xw1,yw2.1.")
        for name in names.split(","):
            match = _UNIT.fullmatch(name)
            if not match or match[1] not in KIND_OF_CODE:
                raise MalformedPosition(name, f"{name!r} is no unit, as in xw1 or xw1.2 for two counters.")
            key = (match[1], int(match[2]))
            if key in found:
                raise ImpossiblePosition(name, f"{match[1]}{match[2]} is in two places.")
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
