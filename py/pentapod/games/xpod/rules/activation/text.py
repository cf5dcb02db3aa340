"""The text of an activation, parsed and written; `rules/text.py` says how it is written."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, assert_never

from pentapod.engine.grammar import MARK, TEXT, Codec, form, mapped, numbered, optional, record
from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.rules.board import DIRECTIONS
from pentapod.games.xpod.rules.task import Activation, Ended, Load, Moving, Unmoved
from pentapod.games.xpod.rules.text_parts import NUMBER, SEAT, SQUARE, units, write_unit
from pentapod.games.xpod.rules.units import owner

_TOLD: Final = {
    "told-unmoved": ("unmoved", "load=", "boost", "jumps"),
    "told-ended": ("from=", "blocked=", "touched", "ended"),
    "told-moving": ("from=", "left=", "blocked=", "touched", "load="),
}
"""What may be said of an activation before its movement, once it is over, and else; and the fault of the rest."""


@cache
def activations(pods: tuple[int, int]) -> Codec[Activation]:
    """An activation of units of these pods."""
    load = mapped(
        form("{seat}.{unit}@{source}", None, "load", seat=SEAT, unit=TEXT, source=SQUARE),
        lambda parts: Load(units(parts[0], pods[parts[0]]).parse(parts[1]), parts[2]),
        lambda load: (owner(load.unit), write_unit(load.unit), load.source),
    )
    said: dict[str, tuple[Codec[Any], object]] = {
        "unmoved": (MARK, False),
        "from=": (SQUARE, None),
        "left=": (NUMBER, 0),
        "blocked=": (numbered(DIRECTIONS), None),
        "touched": (MARK, False),
        "load=": (load, None),
        "boost": (MARK, False),
        "jumps": (MARK, False),
        "ended": (MARK, False),
    }

    def read(values: tuple[Any, ...]) -> Activation:
        square, unmoved, origin, left, blocked, touched, load, boost, jumps, ended = values
        fault = "told-unmoved" if unmoved else "told-ended" if ended else "told-moving"
        for (name, (_, default)), value in zip(said.items(), values[1:], strict=True):
            if value != default and name not in _TOLD[fault]:
                raise MalformedPosition(name.rstrip("="), fault)
        origin = square if origin is None else origin
        if ended:
            return Ended(square, origin, blocked, touched)
        if square is None:
            raise MalformedPosition("-", "left-board")
        return Unmoved(square, load, boost, jumps) if unmoved else Moving(square, origin, left, blocked, touched, load)

    return mapped(
        record(",", optional(SQUARE), options=said, misplaced="activation-word", ordered=False), read, _values
    )


def _values(activation: Activation) -> tuple[Any, ...]:
    """What there is to say of an activation, in the order of the text."""
    match activation:
        case Unmoved(square, load, boost, jumps):
            return square, True, None, 0, None, False, load, boost, jumps, False
        case Moving(square, origin, points, blocked, touched, load):
            return square, False, _elsewhere(origin, square), points, blocked, touched, load, False, False, False
        case Ended(square, origin, blocked, touched):
            return square, False, _elsewhere(origin, square), 0, blocked, touched, None, False, False, True
        case _:
            assert_never(activation)


def _elsewhere(origin: int | None, square: int | None) -> int | None:
    return None if origin == square else origin
