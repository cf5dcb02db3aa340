"""The rules of PocketModel as a `Game`: positions, their legal actions, and how to begin.

A turn is many small actions. What is still to be done stands in the position as steps (`position.py`); every kind of
step says in a module of its own what may be chosen and what that does (`steps.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, State, resolved
from pentapod.games.pocketmodel.rules.actions import actor, automatic, is_roll, legal, weights
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.ending.elimination import leave
from pentapod.games.pocketmodel.rules.position import EventKind, Position
from pentapod.games.pocketmodel.rules.setup.dealing import redealt, set_up
from pentapod.games.pocketmodel.rules.text import read_position, write_position
from pentapod.games.pocketmodel.rules.turn import play, run

if TYPE_CHECKING:
    from random import Random


class PocketModel(State):
    """A position of PocketModel from the first player's naming on."""

    __slots__ = ("_actions", "position")

    position: Position
    """Not to be changed: other states share it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._actions: tuple[Action, ...] | None = None

    @property
    def actors(self) -> tuple[int, ...]:
        todo = self.position.todo
        return (actor(self.position, todo[0]),) if todo else ()

    @property
    def hidden(self) -> bool:
        return self.position.ending is None and any(self.position.hands)

    @property
    def out(self) -> tuple[int, ...]:
        return self.position.out

    def actions(self) -> tuple[Action, ...]:
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
        if self.position.ending or seat not in self.position.alive:
            raise IllegalAction(Action(seat, RESIGN))
        state = resolved(self)
        if state.position.ending or seat in state.position.out:
            return state
        position = state.position.copy()
        leave(position, (seat,))
        run(position)
        return PocketModel(position)

    @property
    def result(self) -> tuple[float, ...] | None:
        ending = self.position.ending
        if ending is None:
            return None
        share = 1 / len(ending.winners)
        return tuple(share if seat in ending.winners else 0.0 for seat in self.position.seats)

    def redeal(self, seat: int | None, rng: Random) -> PocketModel:
        return PocketModel(redealt(self.position, seat, rng))

    def text(self) -> str:
        return write_position(self.position)

    def costs(self, action: Action) -> tuple[int, ...]:
        return costs(self.position, self.after(action).position)


def costs(before: Position, after: Position) -> tuple[int, ...]:
    """The seats that lose a unit or its move, an objective, or the game."""
    owners = before.roster.owners
    lost = {owners[event.unit] for event in after.events if event.kind in (EventKind.DESTROYED, EventKind.HELD)}
    lost |= {seat for seat in before.seats if after.objectives(seat) < before.objectives(seat)}
    return tuple(sorted(lost | set(after.out) - set(before.out)))


def begin(workshop: Workshop) -> PocketModel:
    """The game of these fleets and decks, before the first player is named."""
    position = set_up(workshop)
    run(position)
    return PocketModel(position)


def start(options: Options) -> State:
    """The table before the first player is named, or before the first fleet is built."""
    seats = range(int(options["players"]))
    workshop = Workshop(
        decks=tuple(options[f"deck{seat}"] for seat in seats),
        small=options["collection"] == "small",
        capped=options["turns"] == "cap",
    ).begun()
    return begin(workshop) if workshop.seat < 0 else Building(workshop, begin)


def position(line: str) -> State:
    """Reads what `State.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    found = read_position(line)
    return PocketModel(found) if isinstance(found, Position) else Building(found, begin)


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return tuple((seat,) for seat in range(int(options["players"])))


def settled(state: State) -> Options:
    """What a position tells of the options; once the game is set up, it does not tell which units began."""
    if isinstance(state, Building):
        decks, capped, small = state.workshop.decks, state.workshop.capped, state.workshop.small
    else:
        assert isinstance(state, PocketModel)
        decks, capped, small = state.position.decks, state.position.capped, False
    return {
        "players": str(len(decks)),
        **{f"deck{seat}": deck for seat, deck in enumerate(decks)},
        "collection": "small" if small else "full",
        "turns": "cap" if capped else "free",
    }
