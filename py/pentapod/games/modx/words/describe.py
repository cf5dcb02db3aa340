"""What happened, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.english import counted
from pentapod.engine.state import Action
from pentapod.games.modx.rules import turn
from pentapod.games.modx.rules.actions import CLAIMS, claim_at, ticked_by
from pentapod.games.modx.rules.board import CELL_OF
from pentapod.games.modx.rules.patterns import PATTERNS
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Tick
from pentapod.games.modx.words.names import pattern_name, pattern_names


def describe(position: Position, action: Action, names: Sequence[str]) -> str:
    """What an action that is legal here does."""
    task, (touch, *_) = position.task, action.path
    if isinstance(task, Deal):
        return f"{names[int(touch)]} is the oldest player."
    actor = names[action.seat]
    if touch in CLAIMS:
        return f"{actor} claimed {_claimed(position, action, names)}"
    match task:
        case SetUp() | Move():
            return f"{actor} put a Joker on {touch}."
        case Place():
            return f"{actor} placed an X on {touch}."
        case Score():
            return f"{actor} scored {_worth(position, action, position.patterns(task.turn))}"
        case Tick():
            return f"{actor} {_ticked(position, task, action)}"
        case Cover():
            return f"{actor} put a marker on {touch}: 1 point."
        case Over():
            raise AssertionError("nothing is legal when the game is over")
        case _:
            assert_never(task)


def _claimed(position: Position, action: Action, names: Sequence[str]) -> str:
    claim = claim_at(position, CELL_OF[action.path[1]])
    assert claim
    overlooked = [entry.pattern for entry in position.ledger.overlooked if entry.colour == claim.colour]
    taken = [number for number in overlooked if PATTERNS[number].mask & claim.cells]
    return _worth(position, action, taken, f"{names[claim.colour]}'s")


def _ticked(position: Position, task: Tick, action: Action) -> str:
    number = ticked_by(action.path)
    if number is not None:
        return f"ticked the {pattern_name(number)}."
    return f"scored {_worth(position, action, task.ticked)}" if task.ticked else "ended the turn."


def _worth(position: Position, action: Action, numbers: Sequence[int], whose: str = "the") -> str:
    """The patterns that an action scores, and what they bring: a point for each new marker."""
    after = turn.played(position, action)
    what = pattern_names(numbers, whose)
    if isinstance(after.task, Cover) and after.task.actor == action.seat and after.task != position.task:
        markers = after.ledger.markers[action.seat]
        return f"{what}, with {counted(markers, 'marker')} left for {counted(after.task.cells.bit_count(), 'space')}."
    before = position.ledger.stacks
    points = sum(stack != old for stack, old in zip(after.ledger.stacks, before, strict=True))
    return f"{what}: {counted(points, 'point') if points else 'no new point'}."
