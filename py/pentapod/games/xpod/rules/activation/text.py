"""The text of an activation, written and parsed. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.rules.board import DIRECTIONS, SQUARES
from pentapod.games.xpod.rules.position import Setting
from pentapod.games.xpod.rules.task import Activation, Ended, Load, Moving, Unmoved
from pentapod.games.xpod.rules.text_parts import (
    SEATS,
    parse_number,
    parse_one_of,
    parse_square,
    parse_unit,
    write_unit,
)
from pentapod.games.xpod.rules.units import owner


def write_activation(activation: Activation) -> str:
    """An activation, by the square of its unit and what there is to tell beside."""
    return ",".join(_activation_words(activation))


def _activation_words(activation: Activation) -> Iterator[str]:
    square = activation.square
    yield "-" if square is None else SQUARES[square]
    match activation:
        case Unmoved():
            yield "unmoved"
            yield from _load_words(activation.load)
            if activation.boost:
                yield "boost"
            if activation.jumps:
                yield "jumps"
        case Moving() | Ended():
            if activation.origin is not None and activation.origin != square:
                yield f"from={SQUARES[activation.origin]}"
            if isinstance(activation, Moving) and activation.points:
                yield f"left={activation.points}"
            if activation.blocked is not None:
                yield f"blocked={DIRECTIONS[activation.blocked]}"
            if activation.touched:
                yield "touched"
            if isinstance(activation, Moving):
                yield from _load_words(activation.load)
            else:
                yield "ended"
        case _:
            assert_never(activation)


def _load_words(load: Load | None) -> Iterator[str]:
    if load:
        yield f"load={SEATS[owner(load.unit)]}.{write_unit(load.unit)}@{SQUARES[load.source]}"


_NAMES: Final = {
    "unmoved": ("load", "boost", "jumps"),
    "ended": ("from", "blocked", "touched"),
    None: ("from", "left", "blocked", "touched", "load"),
}
"""What may be said of an activation, by the word that says how far it is; None is a unit that moves or has moved."""
_FLAGS: Final = ("unmoved", "touched", "boost", "jumps", "ended")
_KNOWN: Final = {*_FLAGS, *(name for names in _NAMES.values() for name in names)}


def parse_activation(text: str, setting: Setting) -> Activation:
    """An activation, as `write_activation` writes it."""
    first, *rest = text.split(",")
    square = None if first == "-" else parse_square(first)
    said: dict[str, str] = {}
    for word in rest:
        name, equals, value = word.partition("=")
        if name not in _KNOWN or bool(equals) == (name in _FLAGS):
            raise MalformedPosition(word, "activation-word")
        said[name] = value
    phase = "unmoved" if "unmoved" in said else "ended" if "ended" in said else None
    for name in said:
        if name != phase and name not in _NAMES[phase]:
            raise _misplaced(name, phase)
    origin = parse_square(said["from"]) if "from" in said else square
    if phase == "ended":
        return Ended(square, origin, _parse_blocked(said), "touched" in said)
    if square is None or origin is None:
        raise MalformedPosition(first, "left-board")
    load = _parse_load(said["load"], setting) if "load" in said else None
    if phase == "unmoved":
        return Unmoved(square, load, "boost" in said, "jumps" in said)
    points = parse_number(said["left"]) if "left" in said else 0
    return Moving(square, origin, points, _parse_blocked(said), "touched" in said, load)


def _misplaced(name: str, phase: str | None) -> MalformedPosition:
    if phase == "unmoved":
        return MalformedPosition(name, "told-unmoved")
    if phase == "ended":
        return MalformedPosition(name, "told-ended")
    return MalformedPosition(name, "told-moving")


def _parse_blocked(said: dict[str, str]) -> int | None:
    if "blocked" not in said:
        return None
    return DIRECTIONS.index(parse_one_of(said["blocked"], DIRECTIONS))


def _parse_load(value: str, setting: Setting) -> Load:
    letter, dot, rest = value[:1], value[1:2], value[2:]
    if letter not in tuple(SEATS) or dot != ".":
        raise MalformedPosition(value, "load")
    seat = SEATS.index(letter)
    name, _, source = rest.partition("@")
    return Load(parse_unit(name, setting.pods[seat], seat), parse_square(source))
