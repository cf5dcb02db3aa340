"""Moves: those of a move action, and one after a battle."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Path
from pentapod.engine.values import Numbers
from pentapod.games.pocketmodel.data.vocabulary import Limited
from pentapod.games.pocketmodel.rules.effects.forces import star_limit
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES
from pentapod.games.pocketmodel.rules.step_rules import open_ended
from pentapod.games.pocketmodel.rules.steps import Choices, Move, MoveAfterBattle


def neighbours(position: Position, zone: int) -> list[int]:
    """The zones that touch a zone: the contested zone touches every home zone that is open."""
    return position.alive if zone == CONTESTED else [CONTESTED]


def movable(position: Position, seat: int, moved: Numbers) -> list[int]:
    """The units that may still move in a move action, after those that have."""
    room = star_limit(position, Limited.MOVE, seat) - stars(position, moved)
    kinds, held = position.roster.kinds, position.held
    return [
        unit for unit in position.in_play(seat) if not held[unit] and kinds[unit].stars <= room and unit not in moved
    ]


def moves(position: Position, seat: int, moved: Numbers = ()) -> Choices:
    """Every move of one unit that may come next in a move action."""
    actions, where = position.roster.moves, position.where
    homes = position.alive
    return [
        actions[unit][zone]
        for unit in movable(position, seat, moved)
        for zone in (homes if where[unit] == CONTESTED else (CONTESTED,))
    ]


def _move(position: Position, step: Move, path: Path) -> None:
    """A unit moves."""
    unit = position.roster.number_of[path[0]]
    position.put(unit, ZONES.index(path[1]))
    position.become(Move(step.seat, (*step.moved, unit)))


MOVE: Final = open_ended(lambda position, step: moves(position, step.seat, step.moved), _move)


def begin_move(position: Position, seat: int, path: Path) -> None:
    """The first unit of a move action moves."""
    position.flags |= ACTION_DONE | ACTED
    step = Move(seat, ())
    position.push(step)
    _move(position, step, path)


# ------------------------------------------------------------------------------------------ a move after a battle


def _moves_after_battle(position: Position, step: MoveAfterBattle) -> Choices:
    """To every zone that touches that of the unit. One that is gone, or held, does not move."""
    zone = position.where[step.unit]
    if zone > CONTESTED or position.held[step.unit]:
        return []
    return [position.roster.moves[step.unit][near] for near in neighbours(position, zone)]


def _move_after_battle(position: Position, step: MoveAfterBattle, path: Path) -> None:
    position.pop()
    position.put(step.unit, ZONES.index(path[1]))


MOVE_AFTER_BATTLE: Final = open_ended(_moves_after_battle, _move_after_battle)
