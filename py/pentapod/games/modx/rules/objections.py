"""What the rules of MODX have against touches: functions answer with the key of a reason, or a reason with facts.

What players are to find for themselves is kept: of a cell no answer says more than what everybody sees.
"""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.message import Why, because
from pentapod.engine.state import Path
from pentapod.games.modx.data.table import SHAPES
from pentapod.games.modx.rules.actions import CLAIMS, completed_by_joker, ticked_by
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, RING, cells_of, names_of
from pentapod.games.modx.rules.patterns import PATTERNS, standing
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Task, Tick


def objection(position: Position, path: Path) -> Why | None:
    """Why no legal action begins with these touches; None if nothing can be done with the first one."""
    task, touch = position.task, path[0] if path else ""
    if isinstance(task, Deal):
        return "deal-first"
    if touch in CLAIMS:
        return because(_no_claim(position, CLAIMS.index(touch), *path[1:]), seat=CLAIMS.index(touch))
    if isinstance(task, Tick) and touch in [shape.id for shape in SHAPES]:
        return because(_no_tick(task, path), seat=task.turn, shape=touch, place=path[-1])
    if touch not in CELL_OF or len(path) > 1:
        return None
    why = _not_on(position, task, CELL_OF[touch])
    return why and because(why, place=touch)


def _not_on(position: Position, task: Task, cell: int) -> Why | None:
    """Why nothing can be done on a cell."""
    match task:
        case Tick():
            return "shape-first"
        case Score():
            return "score-first"
        case Cover():
            return because("cover-used", places=names_of(task.cells))
        case SetUp() | Place() | Move():
            if not position.free >> cell & 1:
                return "joker-there" if position.ledger.joker_cells >> cell & 1 else "x-there"
            if isinstance(task, SetUp):
                near = cells_of(position.ledger.joker_cells & RING[cell])[0]
                return because("adjacent", joker_place=CELL_NAMES[near])
            return _completes(position, cell)
        case Deal() | Over():
            return None
        case _:
            assert_never(task)


def _completes(position: Position, cell: int) -> Why | None:
    """Whose pattern a Joker on a cell would complete."""
    colour = completed_by_joker(position, cell)
    if colour is None:
        return None
    own, bit = position.pieces[colour], 1 << cell
    patterns = standing(own | position.ledger.joker_cells | bit)
    masks = ((number, PATTERNS[number].mask) for number in patterns)
    pattern = next(number for number, mask in masks if mask & bit and mask & own)
    return because("completes", pattern_list=((pattern,), colour))


def _no_claim(position: Position, seat: int, touch: str = "", *more: str) -> Why:
    ledger = position.ledger
    if not ledger.claiming:
        return "no-claims"
    if ledger.interrupted:
        return "claim-first"
    if seat >= ledger.party.seats:
        return "no-player"
    if seat in ledger.out:
        return "out"
    if more or touch not in CELL_OF:
        return "touch-pattern"
    owner = position.owner(CELL_OF[touch])
    return because("no-x" if owner is None else "own-x" if owner == seat else "not-overlooked", place=touch)


def _no_tick(task: Tick, path: Path) -> Why:
    if len(path) != 2 or path[1] not in CELL_OF:
        return "touch-middle"
    number = ticked_by(path)
    if number is None:
        return "no-room"
    return because("ticked" if number in task.ticked else "no-pattern", pattern=number)
