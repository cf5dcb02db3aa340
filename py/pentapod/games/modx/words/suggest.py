"""An action of MODX as advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.state import Action
from pentapod.games.modx.rules.actions import CLAIMS, claim_at, ticked_by
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Tick
from pentapod.games.modx.words.names import pattern_name, pattern_names


def suggest(position: Position, action: Action, names: Sequence[str]) -> str:
    """A legal action as an imperative."""
    task, (touch, *more) = position.task, action.path
    if isinstance(task, Deal):
        return f"Name {names[int(touch)]} the oldest player"
    if touch in CLAIMS:
        claim = claim_at(position, CELL_OF[more[0]])
        assert claim
        return f"Claim {names[claim.colour]}'s pattern with the X on {more[0]}"
    match task:
        case SetUp():
            return f"Put a Joker on {touch}"
        case Move():
            return f"Put the Joker from {CELL_NAMES[task.hand[0]]} on {touch}"
        case Place():
            return f"Place an X on {touch}"
        case Score():
            return f"Score {pattern_names(position.patterns(task.turn))}"
        case Tick():
            number = ticked_by(action.path)
            if number is not None:
                return f"Tick the {pattern_name(number)}"
            return "Score what is ticked" if task.ticked else "End the turn"
        case Cover():
            return f"Put a marker on {touch}"
        case Over():
            raise AssertionError("nothing is legal when the game is over")
        case _:
            assert_never(task)
