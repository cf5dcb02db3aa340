"""A position of X-Pod Play Off as one line of text, and back: `write` and `parse` are a pair.

*Writing a position* in `guide.md` says how it is written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple, assert_never

from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data.table import MAPS, Tier
from pentapod.games.xpod.rules.activation.text import parse_activation, write_activation
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.check import stocked
from pentapod.games.xpod.rules.position import (
    BuildLevel,
    Position,
    Setting,
    Side,
    StartUnits,
    setting,
    turn_fingerprint,
)
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ending,
    GameOver,
    TakeTurn,
    Task,
    activation_of,
    turn_of,
)
from pentapod.games.xpod.rules.text_parts import (
    SEATS,
    parse_choice,
    parse_number,
    parse_one_of,
    parse_picks,
    parse_side,
    parse_unit,
    write_choice,
    write_picks,
    write_side,
    write_unit,
)
from pentapod.games.xpod.rules.units import Unit

_FINGERPRINT: Final = re.compile(r"0|[1-9a-f][0-9a-f]{0,15}", re.ASCII)
_FLAGS: Final = ("card", "passed")
_NAMES: Final = ("act", "waits", *_FLAGS, "from", "seen")
"""The parts that stand only where there is something to tell, in their order."""


class Fields(NamedTuple):
    """What a text says, in the order that a state is made of."""

    setting: Setting
    units: Mapping[int, Unit]
    sides: tuple[Side, Side]
    task: Task
    turns: int
    passed: bool
    turn_start: int | None
    earlier_starts: tuple[int, ...]


# ---------------------------------------------------------------------- to text


def write(position: Position) -> str:
    """The line of a position."""
    setting_, task = position.setting, position.task
    words = [
        setting_.tier,
        setting_.map,
        setting_.start_units,
        setting_.build_level,
        write_side(position, 0),
        write_side(position, 1),
        SEATS[turn_of(task)],
        str(position.turns),
        _write_task(task, setting_),
    ]
    if activation := activation_of(task):
        words.append(f"act:{write_activation(activation)}")
    if isinstance(task, TakeTurn) and task.pending:
        words.append("waits:" + ";".join(write_choice(choice, setting_) for choice in task.pending))
    if isinstance(task, BuildTwo) or (isinstance(task, TakeTurn) and task.card_played):
        words.append("card")
    if position.passed:
        words.append("passed")
    if position.turn_start != turn_fingerprint(task, position.units, position.sides):
        words.append(f"from:{position.turn_start or 0:x}")
    if position.earlier_starts:
        words.append("seen:" + ",".join([f"{number:x}" for number in position.earlier_starts]))
    return " ".join(words)


def _write_task(task: Task, setting_: Setting) -> str:
    match task:
        case ChoosePlans():
            return "choose:" + "/".join(write_picks(task.picks[seat], setting_.pods[seat]) for seat in range(2))
        case DrawStarter():
            return "draw"
        case TakeTurn():
            return "turn"
        case BuildTwo():
            return "build2" if task.first is None else f"build2:{write_unit(task.first)}"
        case GameOver():
            return f"over:{task.ending}:{'-' if task.winner is None else SEATS[task.winner]}"
        case _:
            assert_never(task)


# ---------------------------------------------------------------------- from text


def parse(line: str) -> Fields:
    """What a line says, be it possible or not. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) < 9:
        raise MalformedPosition(line, "short", count=len(words))
    tier = Tier(parse_one_of(words[0], tuple(Tier)))
    map_ = parse_one_of(words[1], tuple(MAPS))
    start_units = StartUnits(parse_one_of(words[2], tuple(StartUnits)))
    build_level = BuildLevel(parse_one_of(words[3], tuple(BuildLevel)))
    (south_pod, south, south_units), (north_pod, north, north_units) = parse_side(words[4], 0), parse_side(words[5], 1)
    units = _placed([*south_units, *north_units])
    setting_ = setting(tier, map_, start_units, build_level, (south_pod, north_pod))
    others = _parse_others(words[9:])
    task = _parse_task(words[8], SEATS.index(parse_one_of(words[6], tuple(SEATS))), setting_, others)
    turns = parse_number(words[7])
    fields = Fields(setting_, units, (south, north), task, turns, "passed" in others, None, ())
    fields = fields._replace(sides=stocked(fields))
    start = turn_fingerprint(task, units, fields.sides)
    if "from" in others:
        start = _parse_fingerprint(others["from"]) or None
    earlier = tuple(map(_parse_fingerprint, others["seen"].split(","))) if "seen" in others else ()
    return fields._replace(turn_start=start, earlier_starts=earlier)


def _placed(standing: list[tuple[int, Unit]]) -> dict[int, Unit]:
    units: dict[int, Unit] = {}
    for square, code in standing:
        if square in units:
            name = SQUARES[square]
            raise MalformedPosition(name, "square-taken", place=name)
        units[square] = code
    return units


def _parse_others(words: list[str]) -> dict[str, str]:
    """The parts with a name, which must come in their order and without repeats."""
    names = [*_NAMES]
    found = {}
    for word in words:
        name, colon, value = word.partition(":")
        if name not in names or bool(colon) == (name in _FLAGS):
            raise MalformedPosition(word, "misplaced", choices=tuple(names))
        del names[: names.index(name) + 1]
        found[name] = value
    return found


def _parse_task(word: str, seat: int, setting_: Setting, others: Mapping[str, str]) -> Task:
    """What is to be done by a seat, with those of the other parts that belong to it."""
    kind, colon, detail = word.partition(":")
    task: Task
    allowed: tuple[str, ...]
    if kind == "turn" and not colon:
        activation = parse_activation(others["act"], setting_) if "act" in others else None
        waits = others["waits"].split(";") if "waits" in others else []
        pending = tuple(parse_choice(text, setting_) for text in waits)
        return TakeTurn(seat, activation, pending, "card" in others)
    if kind == "build2":
        first = parse_unit(detail, setting_.pods[seat], seat) if colon else None
        task, allowed = BuildTwo(seat, first), ("card",)
    elif kind == "draw" and not colon:
        task, allowed = DrawStarter(), ()
    elif kind == "choose" and detail.count("/") == 1:
        south, _, north = detail.partition("/")
        task, allowed = ChoosePlans((parse_picks(south, setting_.pods[0]), parse_picks(north, setting_.pods[1]))), ()
    elif kind == "over":
        activation = parse_activation(others["act"], setting_) if "act" in others else None
        task, allowed = _parse_ending(word, seat)._replace(activation=activation), ("act",)
    else:
        raise MalformedPosition(word, "task")
    for name in ("act", "waits", "card"):
        if name in others and name not in allowed:
            raise MalformedPosition(name, "beside", task=word)
    if seat != turn_of(task):
        raise MalformedPosition(SEATS[seat], "south-first")
    return task


def _parse_ending(word: str, seat: int) -> GameOver:
    _, _, detail = word.partition(":")
    ending, _, winner = detail.partition(":")
    if ending not in tuple(Ending) or not winner or winner not in (*SEATS, "-"):
        raise MalformedPosition(word, "task")
    return GameOver(seat, Ending(ending), None if winner == "-" else SEATS.index(winner))


def _parse_fingerprint(word: str) -> int:
    if not _FINGERPRINT.fullmatch(word):
        raise MalformedPosition(word, "fingerprint")
    return int(word, 16)
