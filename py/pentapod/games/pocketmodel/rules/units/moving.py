"""Moves: those of a move action, and one after a battle."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.vocabulary import Limited
from pentapod.games.pocketmodel.rules.effects.forces import star_limit
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED, ZONES
from pentapod.games.pocketmodel.rules.steps import Move, MoveAfterBattle
from pentapod.games.pocketmodel.rules.touches import DONE, done


def neighbours(position: Position, zone: int) -> list[int]:
    """The zones that touch a zone: the contested zone touches every home zone that is open."""
    return position.alive if zone == CONTESTED else [CONTESTED]


def movable(position: Position, seat: int, moved: tuple[int, ...]) -> list[int]:
    """The units that may still move in a move action, after those that have."""
    room = star_limit(position, Limited.MOVE, seat) - stars(position, moved)
    kinds, held = position.roster.kinds, position.held
    return [
        unit for unit in position.in_play(seat) if not held[unit] and kinds[unit].stars <= room and unit not in moved
    ]


def moves(position: Position, seat: int, moved: tuple[int, ...] = ()) -> list[Action]:
    """Every move of one unit that may come next in a move action."""
    actions, where = position.roster.moves, position.where
    homes = position.alive
    return [
        actions[unit][zone]
        for unit in movable(position, seat, moved)
        for zone in (homes if where[unit] == CONTESTED else (CONTESTED,))
    ]


def settle_move(position: Position, step: Move) -> bool:
    """The move action ends when nobody can move any more."""
    if movable(position, step.seat, step.moved):
        return False
    position.pop()
    return True


def move_actions(position: Position, step: Move) -> list[Action]:
    """Another move, or the end of the action."""
    return [*moves(position, step.seat, step.moved), done(step.seat)]


def play_move(position: Position, step: Move, path: Path) -> None:
    """A unit moves, or the action ends."""
    if path[0] == DONE:
        position.pop()
        return
    unit = position.roster.number_of[path[0]]
    position.put(unit, ZONES.index(path[1]))
    position.become(Move(step.seat, (*step.moved, unit)))


def begin_move(position: Position, seat: int, path: Path) -> None:
    """The first unit of a move action moves."""
    position.flags |= ACTION_DONE | ACTED
    step = Move(seat, ())
    position.push(step)
    play_move(position, step, path)


# ------------------------------------------------------------------------------------------ a move after a battle


def settle_move_after_battle(position: Position, step: MoveAfterBattle) -> bool:
    """A unit that is gone, or held, does not move."""
    if position.where[step.unit] <= CONTESTED and not position.held[step.unit]:
        return False
    position.pop()
    return True


def move_after_battle_actions(position: Position, step: MoveAfterBattle) -> list[Action]:
    """Every zone that touches that of the unit, or none."""
    zones = neighbours(position, position.where[step.unit])
    return [*(position.roster.moves[step.unit][zone] for zone in zones), done(step.seat)]


def play_move_after_battle(position: Position, step: MoveAfterBattle, path: Path) -> None:
    """The unit moves, or stays."""
    position.pop()
    if path[0] != DONE:
        position.put(step.unit, ZONES.index(path[1]))
