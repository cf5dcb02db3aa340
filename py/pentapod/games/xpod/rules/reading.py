"""Reads the text of a position, or says what is wrong with it. `text.py` writes it, and tells how it is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARD_BIT, MAPS, POD_OF, PODS, TIERS
from pentapod.games.xpod.rules.board import DIRECTIONS, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.check import check, stocked
from pentapod.games.xpod.rules.position import (
    BUILD,
    CHOOSE,
    DRAW,
    GONE,
    OVER,
    TURN,
    UNMOVED,
    Act,
    Picks,
    Setting,
    Side,
    Task,
    Wait,
    setting,
    turn_print,
)
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.rules.units import FROZEN, SAFE, Unit, unit

ENDINGS: Final = ("points", "passes", "repeated", "long", "resigned")
STARTS: Final = ("lid", "home_row")
BUILDS: Final = ("max", "any")

_UNIT: Final = re.compile(r"([a-z]+)([1-9])(\*?)(!?)(?:~([1-9][0-9]?))?", re.ASCII)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)
_PRINT: Final = re.compile(r"0|[1-9a-f][0-9a-f]{0,15}", re.ASCII)


class Fields(NamedTuple):
    """What a text says, in the order that a state is made of."""

    setting: Setting
    units: Mapping[int, Unit]
    sides: tuple[Side, Side]
    task: Task
    turns: int
    passed: bool
    start: int
    seen: tuple[int, ...]


def read(line: str) -> Fields:
    """What a line says. Raises `MalformedPosition` or `ImpossiblePosition`."""
    fields = parse(line)
    check(fields)
    return fields


def parse(line: str) -> Fields:
    """What a line says, be it possible or not. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) < 9:
        raise MalformedPosition(
            line, f"A position of X-Pod Play Off has nine parts or more, this one has {len(words)}."
        )
    tier, map_, start, build = (
        _one_of(word, known) for word, known in zip(words, (TIERS, tuple(MAPS), STARTS, BUILDS), strict=False)
    )
    sides, units = [], {}
    pods: list[int] = []
    for seat, word in enumerate(words[4:6]):
        pod, side, standing = _read_side(word, seat)
        pods.append(pod)
        sides.append(side)
        for square, code in standing:
            if square in units:
                raise MalformedPosition(SQUARES[square], f"Two units stand on {SQUARES[square]}.")
            units[square] = code
    setting_ = setting(tier, map_, start, build, (pods[0], pods[1]))
    task = _read_task(words[8], SEATS.index(_one_of(words[6], tuple(SEATS))), setting_)
    others = _read_others(words[9:])
    if "act" in others:
        task = task._replace(act=_read_act(others["act"], setting_))
    if "waits" in others:
        waits = tuple(_read_wait(text, setting_) for text in others["waits"].split(";"))
        task = task._replace(waits=waits)
    task = task._replace(carded="card" in others)
    turns = _read_number(words[7])
    fields = Fields(setting_, units, (sides[0], sides[1]), task, turns, "passed" in others, 0, ())
    fields = fields._replace(sides=stocked(fields))
    here = turn_print(task, units, fields.sides)
    begun = _read_print(others["from"]) if "from" in others else here
    seen = tuple(map(_read_print, others["seen"].split(","))) if "seen" in others else ()
    return fields._replace(start=begun, seen=seen)


def _one_of(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise MalformedPosition(word, f"{word!r} should be one of {', '.join(known)}.")
    return word


def _read_number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise MalformedPosition(word, f"{word!r} should be a number.")
    return int(word)


def _read_print(word: str) -> int:
    if not _PRINT.fullmatch(word):
        raise MalformedPosition(word, f"{word!r} is no fingerprint of a position.")
    return int(word, 16)


def _read_side(word: str, seat: int) -> tuple[int, Side, list[tuple[int, Unit]]]:
    parts = word.split(";")
    if len(parts) != 6:
        raise MalformedPosition(word, f"{word!r} should have six parts with ';' between them, it has {len(parts)}.")
    if parts[0] not in POD_OF:
        raise MalformedPosition(parts[0], f"{parts[0]!r} is no pod; the pods are {', '.join(POD_OF)}.")
    pod = POD_OF[parts[0]]
    standing = []
    for text in _split(parts[2]):
        name, at, square = text.partition("@")
        if not at:
            raise MalformedPosition(text, f"{text!r} should be a unit and its square, as in pouncer3@c4.")
        standing.append((_read_square(square), _read_unit(name, pod, seat)))
    lid = tuple(sorted(_read_unit(text, pod, seat) for text in _split(parts[3])))
    locked = sum(bricks.one(_read_kind(text, pod)) for text in _split(parts[4]))
    hand, slash, used = parts[5].partition("/")
    if not slash:
        raise MalformedPosition(parts[5], f"{parts[5]!r} should be the cards in hand / the used ones.")
    side = Side(lid, PODS[pod].inventory, locked, _read_cards(hand), _read_cards(used), _read_number(parts[1]))
    return pod, side, standing


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _read_square(name: str) -> int:
    if name not in SQUARE_OF:
        raise MalformedPosition(name, f"{name!r} is no square; squares are a1 to f9.")
    return SQUARE_OF[name]


def _read_unit(text: str, pod: int, seat: int) -> Unit:
    found = _UNIT.fullmatch(text)
    if not found:
        raise MalformedPosition(text, f"{text!r} is no unit; a unit is written like pouncer3 or pouncer3*!.")
    name, level, safe, frozen, copy = found.groups()
    plan = next((plan for plan in PODS[pod].plans if plan.id == name), None)
    if plan is None:
        raise MalformedPosition(name, f"The {PODS[pod].name} Pod has no plan {name!r}.")
    if int(level) > len(plan.forms):
        raise MalformedPosition(text, f"{plan.name} has only {len(plan.forms)} levels.")
    code = unit(seat, plan.forms[int(level) - 1], int(copy or 0))
    return code | (SAFE if safe else 0) | (FROZEN if frozen else 0)


def _read_kind(text: str, pod: int) -> int:
    if text not in PODS[pod].kinds:
        raise MalformedPosition(text, f"The {PODS[pod].name} Pod has no brick {text!r}.")
    return PODS[pod].kinds.index(text)


def _read_cards(text: str) -> int:
    cards = 0
    for name in _split(text):
        if name not in CARD_BIT:
            raise MalformedPosition(name, f"{name!r} is no X-tra card; the cards are {', '.join(CARD_BIT)}.")
        if cards & CARD_BIT[name]:
            raise MalformedPosition(name, f"{name!r} is named twice.")
        cards |= CARD_BIT[name]
    return cards


def _read_task(text: str, seat: int, setting_: Setting) -> Task:
    kind, colon, detail = text.partition(":")
    if kind in (DRAW, TURN, BUILD) and not colon:
        return Task(kind, seat)
    if kind == BUILD:
        return Task(kind, seat, first=_read_unit(detail, setting_.pods[seat], seat))
    if kind == CHOOSE and detail.count("/") == 1:
        south, _, north = detail.partition("/")
        return Task(kind, seat, picks=(_read_picks(south, setting_.pods[0]), _read_picks(north, setting_.pods[1])))
    ending, _, winner = detail.partition(":")
    if kind == OVER and ending in ENDINGS and winner and winner in (*SEATS, "-"):
        return Task(OVER, seat, ending=ending, winner=SEATS.find(winner))
    raise MalformedPosition(text, f"{text!r} is nothing to do in X-Pod Play Off.")


def _read_picks(text: str, pod: int) -> Picks:
    names, plus, cards = text.partition("+")
    places = {plan.id: place for place, plan in enumerate(PODS[pod].plans)}
    for name in _split(names):
        if name not in places:
            raise MalformedPosition(name, f"The {PODS[pod].name} Pod has no plan {name!r}.")
    return Picks(tuple(places[name] for name in _split(names)), _read_cards(cards) if plus else 0)


def _read_others(words: list[str]) -> dict[str, str]:
    """The parts with a name, which must come in their order and without repeats."""
    names = ["act", "waits", "card", "passed", "from", "seen"]
    found = {}
    for word in words:
        name, colon, value = word.partition(":")
        if name not in names or bool(colon) == (name in ("card", "passed")):
            left = ", ".join(names) or "nothing"
            raise MalformedPosition(word, f"{word!r} cannot stand here, only: {left}.")
        del names[: names.index(name) + 1]
        found[name] = value
    return found


def _read_act(text: str, setting_: Setting) -> Act:
    first, *rest = text.split(",")
    at = GONE if first == "-" else _read_square(first)
    act = Act(at, at, points=0)
    for word in rest:
        name, equals, value = word.partition("=")
        if name in ("touched", "boost", "jumps", "ended") and not equals:
            act = act._replace(**{name: True})
        elif name == "unmoved" and not equals:
            act = act._replace(points=UNMOVED)
        elif name == "from":
            act = act._replace(origin=_read_square(value))
        elif name == "left":
            act = act._replace(points=_read_number(value))
        elif name == "blocked" and value in DIRECTIONS:
            act = act._replace(heading=DIRECTIONS.index(value))
        elif name == "load" and value[:2] in ("s.", "n."):
            seat = SEATS.index(value[0])
            load, _, source = value[2:].partition("@")
            act = act._replace(load=_read_unit(load, setting_.pods[seat], seat), source=_read_square(source))
        else:
            raise MalformedPosition(word, f"{word!r} tells nothing of an activation.")
    return act


def _read_wait(text: str, setting_: Setting) -> Wait:
    letter, equals, what = text.partition("=")
    if len(letter) != 1 or letter not in SEATS or not equals:
        raise MalformedPosition(text, f"{text!r} should be a player and a choice, as in s=eye,plate or n=card.")
    seat = SEATS.index(letter)
    if what == "card":
        return Wait(seat)
    kinds = {_read_kind(name, setting_.pods[seat]) for name in what.split(",")}
    return Wait(seat, sum(map(bricks.one, kinds)))
