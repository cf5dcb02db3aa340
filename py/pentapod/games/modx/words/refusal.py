"""Why a touch is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.english import listed
from pentapod.engine.state import Path
from pentapod.games.modx.rules.actions import CLAIMS, completed_by_joker
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, RING, cells_of, names_of
from pentapod.games.modx.rules.patterns import PATTERN_AT, PATTERNS, standing
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Tick
from pentapod.games.modx.words.names import SHAPE_NAMES, pattern_name

_NOTHING = "There is nothing to do with that now."
_NOT_YOURS = "It is another player's turn."


def refusal(position: Position, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    task = position.task
    touch = path[0] if path else ""
    match task:
        case Over():
            return "The game is over."
        case Deal():
            return "First chance names the oldest player."
        case _ if touch in CLAIMS:
            return _claim_refused(position, path, names)
        case Tick() if touch in SHAPE_NAMES:
            return _tick_refused(task, path, names)
        case _ if touch not in CELL_OF or len(path) > 1:
            return _NOTHING
        case _:
            return _cell_refused(position, task, CELL_OF[touch], names)


def _cell_refused(
    position: Position, task: SetUp | Place | Score | Tick | Cover | Move, cell: int, names: Sequence[str]
) -> str:
    match task:
        case Tick():
            return "To tick a pattern, touch its shape and then its middle."
        case Score():
            return "First the patterns are scored."
        case Cover():
            return f"A last marker goes where one of the X-pieces was used: {listed(names_of(task.cells))}."
        case SetUp() | Place() | Move():
            if not position.free >> cell & 1:
                piece = "a Joker" if position.ledger.joker_cells >> cell & 1 else "an X"
                return f"{CELL_NAMES[cell]} is not free: {piece} is there."
            if isinstance(task, SetUp):
                return _set_up_refused(position, cell)
            return _move_refused(position, cell, names) if isinstance(task, Move) else _NOT_YOURS
        case _:
            assert_never(task)


def _set_up_refused(position: Position, cell: int) -> str:
    near = next(cells_of(position.ledger.joker_cells & RING[cell]), None)
    return _NOT_YOURS if near is None else f"{CELL_NAMES[cell]} is adjacent to the Joker on {CELL_NAMES[near]}."


def _move_refused(position: Position, cell: int, names: Sequence[str]) -> str:
    colour = completed_by_joker(position, cell)
    if colour is None:
        return _NOT_YOURS
    own, bit = position.pieces[colour], 1 << cell
    pattern = next(
        number
        for number in standing(own | position.ledger.joker_cells | bit)
        if PATTERNS[number].mask & bit and PATTERNS[number].mask & own
    )
    return f"A Joker on {CELL_NAMES[cell]} would complete {names[colour]}'s {pattern_name(pattern)}."


def _claim_refused(position: Position, path: Path, names: Sequence[str]) -> str:
    """Says of a cell only what everybody sees: where an overlooked pattern stands is not told."""
    ledger = position.ledger
    if not ledger.claiming:
        return "In this game patterns score by themselves."
    if ledger.interrupted:
        return "First the last claim is settled."
    seat = CLAIMS.index(path[0])
    if seat >= ledger.party.seats:
        return "There is no such player."
    name = names[seat]
    if seat in ledger.out:
        return f"{name} has left the game."
    if len(path) != 2 or path[1] not in CELL_OF:
        return f"{name} touches an X of the overlooked pattern."
    owner = position.owner(CELL_OF[path[1]])
    if owner is None:
        return f"A claim touches an X of the pattern; there is none on {path[1]}."
    if owner == seat:
        return f"The X on {path[1]} is {name}'s own. Only others may claim {name}'s patterns."
    return f"There is no overlooked pattern at {path[1]}."


def _tick_refused(task: Tick, path: Path, names: Sequence[str]) -> str:
    """Says of a shape around a cell only whether it is there."""
    name, one = names[task.turn], SHAPE_NAMES[path[0]].one
    if len(path) != 2 or path[1] not in CELL_OF:
        return f"{name} touches the middle of {one}."
    number = PATTERN_AT.get((path[0], path[1]))
    if number is None:
        return f"There is no room for {one} around {path[1]}."
    if number in task.ticked:
        return f"The {pattern_name(number)} is ticked already."
    return f"{name} has no {pattern_name(number)}."
