"""Whether a well written activation can exist."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.xpod.data.table import FORMS, Movement
from pentapod.games.xpod.rules.activation.actions import activation_actions
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARES
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import Activation, Ended, Moving, TakeTurn, Unmoved
from pentapod.games.xpod.rules.touches import DONE
from pentapod.games.xpod.rules.units import FROZEN, owner

_MAX_POINTS: Final = max(value + 1 for form in FORMS for kind, value in form.moves if kind == Movement.PUSH)
"""The most points of PUSH that a unit can have, with MOVE +1."""


def check_activation(position: Position, seat: int, activation: Activation) -> None:
    """Raises `ImpossiblePosition` for an activation of a seat that no game leads to."""
    pending = position.task.pending if isinstance(position.task, TakeTurn) else ()
    _check_activated_unit(position, seat, activation)
    match activation:
        case Unmoved():
            _check_unmoved(position, activation)
        case Moving():
            if activation.points > _MAX_POINTS:
                raise ImpossiblePosition("act", "push-points", count=activation.points)
        case Ended():
            gone = activation.square is None and not pending
            refuse("act", {"unit-gone": gone, "no-origin": activation.origin is None})
        case _:
            assert_never(activation)
    if not isinstance(activation, Unmoved) and activation.blocked is not None and not activation.touched:
        raise ImpossiblePosition("act", "blocked-untouched")
    if isinstance(position.task, TakeTurn) and not pending and _is_over(position, position.task, activation):
        raise ImpossiblePosition("act", "activation-over")


def _is_over(position: Position, task: TakeTurn, activation: Activation) -> bool:
    return isinstance(activation, Ended) or all(path == DONE for _, path in activation_actions(position, task))


def _check_activated_unit(position: Position, seat: int, activation: Activation) -> None:
    square = activation.square
    if square is None:
        return
    code = position.units.get(square)
    if code is None or owner(code) != seat or code & FROZEN:
        raise ImpossiblePosition(SQUARES[square], "no-active-unit", place=SQUARES[square])


def _check_unmoved(position: Position, unmoved: Unmoved) -> None:
    load = unmoved.load
    if load and (load.source in position.units or not NEXT_TO[unmoved.square] >> load.source & 1):
        raise ImpossiblePosition(SQUARES[load.source], "load-source", place=SQUARES[load.source])
    if not (load or unmoved.boost or unmoved.jumps):
        raise ImpossiblePosition("act", "unmoved-alone")
