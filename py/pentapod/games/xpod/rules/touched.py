"""What touches name: the facts of reasons and deeds, beside those that only one of them has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapod.engine.state import Path
from pentapod.games.xpod.rules.board import SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import activation_of, load_of
from pentapod.games.xpod.rules.units import Standing


def touched(position: Position, seat: int, path: Path) -> dict[str, Any]:
    """The seat that acts, the first `thing` touched, and the units that act, are in its way or are carried.

    They act from their `start_place` on the `place` where a `target` may stand; a card is played on the target.
    """
    return dict(_touched(position, seat, path))


def _touched(position: Position, seat: int, path: Path) -> Iterator[tuple[str, Any]]:
    yield "seat", seat
    yield "thing", path[0]
    squares = [SQUARE_OF[touch] for touch in path if touch in SQUARE_OF]
    activation, load = activation_of(position.task), load_of(position.task)
    if activation and activation.square is not None:
        squares = [activation.square, *squares]
    if load:
        yield "load", Standing(load.unit, None, seat)
    if squares:
        start, goal = squares[0], squares[:2][-1]
        yield "start_place", SQUARES[start]
        yield "place", SQUARES[goal]
        for role, square in (("unit", start), ("target", goal)):
            if square in position.units:
                yield role, Standing(position.units[square], square, seat)
