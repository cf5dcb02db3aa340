"""Positions of a game as its tests write them, played in by the notation of its records."""

from __future__ import annotations

from typing import Generic, TypeVar

import pytest

from pentapod.engine.game import Game
from pentapod.engine.state import RESIGN, Action, IllegalAction, State

Kind = TypeVar("Kind", bound=State)


def why_illegal(game: Game, state: State, action: Action) -> str:
    """What the players are told after an action, or a resignation, that the rules do not allow."""
    with pytest.raises(IllegalAction) as error:
        state.resign(action.seat) if action.path == RESIGN else state.after(action)
    assert error.value.action == action
    return game.words.illegal(state, action)


class Notation(Generic[Kind]):
    """A game, and the class of its positions, which everything here gives back."""

    def __init__(self, game: Game, kind: type[Kind]) -> None:
        self.game = game
        self.kind = kind

    def at(self, text: str) -> Kind:
        """The position that a text tells. Raises `PositionError`."""
        return self._own(self.game.position(text))

    def play(self, state: State, *plays: str) -> Kind:
        """Play actions by their notation."""
        for notation in plays:
            state = state.after(self.action(state, notation))
        return self._own(state)

    def action(self, state: State, notation: str) -> Action:
        """The legal action of this notation."""
        return state.parse(notation)

    def touches(self, state: State) -> list[str]:
        """The notation of every legal action."""
        return [state.notation(known) for known in state.actions()]

    def _own(self, state: State) -> Kind:
        assert isinstance(state, self.kind)
        return state
