"""A position of PocketModel as one line, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from pentapod.engine.grammar import (
    TEXT,
    Codec,
    Values,
    after,
    ascending,
    check_written,
    except_for,
    form,
    number,
    numbered,
    one_of,
    optional,
    record,
    sequence,
    subset,
)
from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.engine.values import indexed
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, DECKS, KIND_OF_CODE, LETTERS, NO_CARDS, UNITS
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.check import check
from pentapod.games.pocketmodel.rules.fields import CARD, NUMBER, OPTIONS, OUT, PILE
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, NEWEST, Ending, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE, Roster, roster_of
from pentapod.games.pocketmodel.rules.step_text import step_codec

_FLAGS: Final = "oaprd123"
"""The letters of the flags of a turn, by their bits."""
_GONE: Final = ((), (), (), NO_CARDS, NO_CARDS, ())
"""What is left of a player whose things have left the game."""

_UNIT: Final = form(
    "{name}{damage}{held}",
    None,
    "no-unit",
    name=TEXT._replace(pattern=f"(?:{'|'.join(KIND_OF_CODE)})[1-9]"),
    damage=after(".", number(digits="[1-9][0-9]?"), 0),
    held=after("!", number(digits="[12]"), 0),
)
_SLOTS: Final = sequence(
    one_of({**CARD_OF_CODE, "-": EMPTY, "?": DOWN, **{f"?{pile}": DOWN - pile for pile in (1, 2, 3)}}, "slot"),
    empty="",
)


@cache
def _positions(players: int) -> Codec[Values]:
    """The words of a line for so many players. The steps can be read only when all units are known."""
    seat = numbered(LETTERS[:players])
    zones = {**indexed(LETTERS[:players]), "c": CONTESTED, "r": RESERVE}
    place = form("{zone}={units}", None, "place", zone=one_of(zones), units=sequence(_UNIT))
    things = form(
        "{units}:{slots}:{hand}:{pool}:{discards}{older}",
        None,
        "seat",
        units=sequence(place, ";", ""),
        slots=_SLOTS,
        hand=ascending(sequence(CARD)),
        pool=PILE,
        discards=PILE,
        older=after(":", sequence(PILE, ":"), ()),
    )
    return record(
        " ",
        OPTIONS,
        record("/", optional(seat), number("number-up-to", most=9999), NUMBER, key="turn"),
        subset(numbered(_FLAGS, "flag"), ""),
        OUT,
        *[
            form(
                "{deck}:{things}",
                None,
                "seat",
                deck=one_of({deck: deck for deck in (*DECKS, OWN)}, "deck").loose(),
                things=except_for({"gone": _GONE}, things),
            )
        ]
        * players,
        TEXT,
    )


def write_position(position: Position) -> str:
    """The line of a position; `read_position` is its inverse."""
    seats, ending = position.seats, position.ending
    steps = step_codec(position.roster)
    things = zip(
        [_standing(position, seat) for seat in seats],
        position.slots,
        position.hands,
        position.pools,
        position.discards,
        position.older,
        strict=True,
    )
    return _positions(len(seats)).write(
        (
            (len(seats), False, not position.capped),
            (position.turn, position.turns, position.quiet),
            position.flags,
            position.out,
            *[(deck, found if found[1] else _GONE) for deck, found in zip(position.decks, things, strict=True)],
            ";".join(map(steps.write, [ending] if ending else position.todo)),
        )
    )


def _standing(position: Position, seat: int) -> Values:
    """The units that a player still has, by their places."""
    groups: dict[int, list[tuple[str, int, int]]] = {}
    for unit in position.roster.ranges[seat]:
        entry = (position.roster.touches[unit][1:], position.damage[unit], position.held[unit])
        groups.setdefault(position.where[unit], []).append(entry)
    return tuple((zone, tuple(groups[zone])) for zone in sorted(groups) if zone != GONE)


# ---------------------------------------------------------------------------------------------- reading


def read_position(line: str, version: int = NEWEST) -> Position:
    """The position that a line says, by a version of the rules. Raises `MalformedPosition` or `ImpossiblePosition`."""
    return _read(line, check, version)


def parse_position(line: str) -> Position:
    """The same of a position that may be impossible. Raises `ImpossiblePosition` only for what no record can hold."""
    return _read(line, lambda position, words: None, NEWEST)


def _read(line: str, examine: Callable[[Position, Sequence[str]], None], version: int) -> Position:
    words = line.split(" ")
    players, small, endless = OPTIONS.parse(words[0])
    if small:
        raise MalformedPosition(words[0], "small")
    _, (turn, turns, quiet), flags, out, *seats, todo = _positions(players).parse(line)
    decks, things = zip(*seats, strict=True)
    standing, slots, hands, pools, discards, older = zip(*things, strict=True)
    roster, where, damage, held = _placed(standing)
    steps = [*map(step_codec(roster).parse, todo.split(";"))]
    rest = tuple(step for step in steps if not isinstance(step, Ending))
    ending = next((step for step in steps if isinstance(step, Ending)), None)
    piles = (pools, older, hands, discards, slots)
    position = Position(
        roster, decks, not endless, where, damage, held, *piles, out, turn, turns, quiet, flags, rest, ending, version
    )
    examine(position, words)
    check_written(line, write_position(position))
    return position


def _placed(seats: Sequence[Any]) -> tuple[Roster, bytes, bytes, bytes]:
    """All units with their zones, their counters, and how long they are held: they have numbers once all are known."""
    standing: dict[str, tuple[int, int, int]] = {}
    for letter, places in zip(LETTERS, seats, strict=False):
        for zone, units in places:
            for name, damage, held in units:
                if letter + name in standing:
                    raise ImpossiblePosition(name, "in-two-places")
                standing[letter + name] = zone, damage, held
    kinds = Counter(touch[:-1] for touch in standing)
    letters = LETTERS[: len(seats)]
    roster = roster_of(tuple(bytes(kinds[letter + unit.code] for unit in UNITS) for letter in letters))
    for touch in standing:
        if touch not in roster.number_of:
            raise ImpossiblePosition(touch, "copy", before=int(touch[-1]) - 1)
    where, damage, held = (bytes(standing[touch][kind] for touch in roster.touches) for kind in range(3))
    return roster, where, damage, held
