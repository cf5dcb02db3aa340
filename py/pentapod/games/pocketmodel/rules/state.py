"""A position of PocketModel as a `State`, from the naming of the first player on.

What is still to be done stands in the position as steps (`steps.py`); `actions.py` says what may be chosen in them and
what that does. Before it seats may build their fleets and decks, which is a state of its own (`building/`);
`setup/start.py` begins a game with either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.message import Message, Why
from pentapod.engine.state import (
    CHANCE,
    Action,
    Actions,
    IllegalAction,
    Path,
    Seats,
    Shares,
    State,
    Viewer,
    before_leaving,
)
from pentapod.engine.values import won_by
from pentapod.games.pocketmodel.rules.actions import actor, automatic, is_roll, legal, play, run, weights
from pentapod.games.pocketmodel.rules.deeds import deed
from pentapod.games.pocketmodel.rules.ending.elimination import resign
from pentapod.games.pocketmodel.rules.objections import objection
from pentapod.games.pocketmodel.rules.position import EventKind, Position
from pentapod.games.pocketmodel.rules.setup.dealing import redealt
from pentapod.games.pocketmodel.rules.text import write_position

if TYPE_CHECKING:
    from random import Random


class PocketModel(State):
    """A position of PocketModel from the first player's naming on."""

    __slots__ = ("_actions", "position")

    position: Position
    """Not to be changed: other states share it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._actions: Actions | None = None

    @property
    def actors(self) -> Seats:
        todo = self.position.todo
        return (actor(self.position, todo[0]),) if todo else ()

    @property
    def hidden(self) -> bool:
        return self.position.ending is None and any(self.position.hands)

    @property
    def out(self) -> Seats:
        return self.position.out

    def objection(self, path: Path, viewer: Viewer) -> Why | None:
        return objection(self.position, path)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        return deed(self.position, action, viewer)

    def actions(self) -> Actions:
        actions = self._actions
        if actions is None:
            position = self.position
            step = position.todo[0] if position.todo else None
            found = legal(position, step) if step is not None else []
            if step is None or not is_roll(step):
                found.sort()
            actions = self._actions = tuple(found)
        return actions

    def weights(self) -> Sequence[int]:
        if self.actors != (CHANCE,):
            return super().weights()
        return weights(self.position, self.position.todo[0])

    @property
    def automatic(self) -> bool:
        todo = self.position.todo
        return bool(todo) and automatic(todo[0])

    def after(self, action: Action) -> PocketModel:
        if action not in self.actions():
            raise IllegalAction(action)
        position = self.position.copy()
        play(position, action.path)
        return PocketModel(position)

    def resign(self, seat: int) -> PocketModel:
        state = before_leaving(self, seat, len(self.position.decks))
        if state.position.ending or seat in state.position.out:
            return state
        position = state.position.copy()
        resign(position, seat)
        run(position)
        return PocketModel(position)

    @property
    def result(self) -> Shares | None:
        ending = self.position.ending
        return won_by(ending.winners, len(self.position.decks)) if ending else None

    def redeal(self, seat: Viewer, rng: Random) -> PocketModel:
        return PocketModel(redealt(self.position, seat, rng))

    def text(self) -> str:
        return write_position(self.position)

    def costs(self, action: Action) -> Seats:
        return costs(self.position, self.after(action).position)


def costs(before: Position, after: Position) -> Seats:
    """The seats that lose a unit or its move, an objective, or the game."""
    owners = before.roster.owners
    lost = {owners[event.unit] for event in after.events if event.kind in (EventKind.DESTROYED, EventKind.HELD)}
    lost |= {seat for seat in before.seats if after.objectives(seat) < before.objectives(seat)}
    return tuple(sorted(lost | set(after.out) - set(before.out)))
