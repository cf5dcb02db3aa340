"""What a legal action does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ne
from typing import assert_never

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import Action
from pentapod.games.modx.rules import turn
from pentapod.games.modx.rules.actions import CLAIMS, claim_at, ticked_by
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF
from pentapod.games.modx.rules.patterns import PATTERNS
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Tick


def deed(position: Position, action: Action) -> Message:
    """What a legal action does."""
    return because(_deed(position, action), seat=action.seat, place=action.path[-1])


def _deed(position: Position, action: Action) -> Why:
    task, touch = position.task, action.path[0]
    if touch in CLAIMS:
        return _claimed(position, action)
    match task:
        case Deal():
            return because("oldest", seat=int(touch))
        case SetUp():
            return "set-up"
        case Move():
            return because("move", origin_place=CELL_NAMES[task.hand[0]])
        case Place():
            return "place"
        case Score():
            return _scored("score", position, action, position.patterns(task.turn))
        case Tick():
            number = ticked_by(action.path)
            if number is not None:
                return because("tick", pattern=number)
            return _scored("score-ticked", position, action, task.ticked) if task.ticked else "end-turn"
        case Cover():
            return "cover"
        case Over():
            raise AssertionError("nothing is legal when the game is over")
        case _:
            assert_never(task)


def _claimed(position: Position, action: Action) -> Message:
    claim = claim_at(position, CELL_OF[action.path[1]])
    assert claim
    overlooked = [entry.pattern for entry in position.ledger.overlooked if entry.colour == claim.colour]
    taken = [number for number in overlooked if PATTERNS[number].mask & claim.cells]
    return because(_scored("claim", position, action, taken, claim.colour), other_seat=claim.colour)


def _scored(key: str, position: Position, action: Action, numbers: Sequence[int], colour: int | None = None) -> Message:
    """The patterns that an action scores, and what they bring: a point for each new marker.

    Where markers run short, what is left of them for how many spaces.
    """
    after = turn.played(position, action)
    points, short = 0, None
    if isinstance(after.task, Cover) and after.task.actor == action.seat and after.task != position.task:
        short = after.ledger.markers[action.seat], after.task.cells.bit_count()
    else:
        points = sum(map(ne, after.ledger.stacks, position.ledger.stacks))
    return because(key, patterns=(tuple(numbers), colour), gain=(points, short))
