"""How steps are taken: each kind has a `StepRule`, which `actions.py` finds by the class of the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import Choices
from pentapod.games.pocketmodel.rules.touches import DONE, done

Step = Any
"""A step of the kind that a rule is for."""


class StepRule(NamedTuple):
    """What a kind of step does by itself, what may be chosen in it, and what a choice does."""

    settle: Callable[[Position, Step], bool] = lambda position, step: False
    """Lets the first step take itself as far as it can; False when it waits for its actor."""
    actions: Callable[[Position, Step], Choices] = lambda position, step: []
    """Every legal action while it waits, in any order."""
    play: Callable[[Position, Step, Path], None] = lambda position, step, path: None
    """Takes a legal action."""


def pop(position: Position, step: Step) -> None:
    """The step is done."""
    position.pop()


def open_ended(
    choices: Callable[[Position, Step], Choices],
    choose: Callable[[Position, Step, Path], None],
    end: Callable[[Position, Step], None] = pop,
) -> StepRule:
    """The rule of a step in which one thing after another is chosen, until its player has done or none is left."""

    def settle(position: Position, step: Step) -> bool:
        if choices(position, step):
            return False
        end(position, step)
        return True

    def actions(position: Position, step: Step) -> Choices:
        return [*choices(position, step), done(step.seat)]

    def play(position: Position, step: Step, path: Path) -> None:
        if path[0] == DONE:
            end(position, step)
        else:
            choose(position, step, path)

    return StepRule(settle, actions, play)
