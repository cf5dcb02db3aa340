"""The rules of PocketModel as a `Game`: positions, their legal actions, and how to begin.

A turn is many small actions. What is still to be done stands in the position as steps (`position.py`); every kind of
step says in a module of its own what may be chosen and what that does (`steps.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pentapod.engine.game import (
    CHANCE,
    Action,
    Choice,
    Game,
    IllegalAction,
    Option,
    Options,
    Path,
    Stat,
    State,
    Teams,
    refused,
    resolved,
)
from pentapod.engine.touches import unfinished
from pentapod.games.pocketmodel import about, odds, reading, refusals, text, words
from pentapod.games.pocketmodel.building import OWN, Building, Workshop
from pentapod.games.pocketmodel.cards import deck_size
from pentapod.games.pocketmodel.dealing import redealt, set_up
from pentapod.games.pocketmodel.endings import leave
from pentapod.games.pocketmodel.position import Position
from pentapod.games.pocketmodel.steps import KINDS, actor, automatic, rolling, run, weights
from pentapod.games.pocketmodel.table import DECKS, TITLES, TURN_CAP

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
            found = KINDS[step.kind].choices(position, step) if step else []
            if step is None or not rolling(step):
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
            raise refused(self, action)
        position = self.position.copy()
        step = position.todo[0]
        KINDS[step.kind].chosen(position, step, action.path)
        run(position)
        return PocketModel(position)

    def resign(self, seat: int) -> PocketModel:
        if self.position.ending or seat not in self.position.alive:
            raise IllegalAction("Only who is still in the game can resign.")
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
        return text.write(self.position)

    def refusal(self, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return refusals.refusal(self.position, path, names or TITLES)

    def prompt(self, names: Sequence[str], chosen: Path = ()) -> str:
        return words.prompt(self.position, names, unfinished(self.actions(), chosen))

    def describe(self, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return words.describe(self, action, names, viewer)

    def caution(self, action: Action, names: Sequence[str]) -> str:
        return odds.caution(self.position, action)

    def costs(self, action: Action) -> tuple[int, ...]:
        return words.costs(self.position, self.after(action).position)

    def about(self, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about.about(self.position, touch, names, viewer)

    def stats(self, seat: int) -> tuple[Stat, ...]:
        position = self.position
        if not position.slots[seat]:
            return (Stat("objectives", 0), Stat("stars", 0), Stat("hand", 0), Stat("deck", 0))
        return (
            Stat("objectives", position.objectives(seat)),
            Stat("stars", position.stars_in_play(seat)),
            Stat("hand", len(position.hands[seat])),
            Stat("deck", deck_size(position, seat)),
        )


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
    found = reading.read(line)
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


_OWN_CHOICE: Final = Choice(OWN, "Build your own", "Fleet and deck, before the game: 30 stars, at least 30 cards.")
_STARTERS: Final = tuple(Choice(deck.id, deck.name) for deck in DECKS.values())


def _deck_option(seat: int) -> Option:
    """The starter decks, each seat another one first, and then a deck of one's own."""
    choices = (*_STARTERS[seat:], *_STARTERS[:seat], _OWN_CHOICE)
    needs = (("players", tuple(str(count) for count in range(max(2, seat + 1), len(TITLES) + 1))),)
    return Option(f"deck{seat}", f"{TITLES[seat]} plays", choices, needs if seat >= 2 else ())


GAME: Final = Game(
    id="pocketmodel",
    name="PocketModel: Ground Assault",
    version=1,
    options=(
        Option("players", "Players", (Choice("2", "2 players"), Choice("3", "3 players"), Choice("4", "4 players"))),
        _deck_option(0),
        _deck_option(1),
        _deck_option(2),
        _deck_option(3),
        Option(
            "collection",
            "Collection",
            (
                Choice("full", "Full", "20 stars of units begin, and three objectives."),
                Choice("small", "Two game packs", "All units begin, and one objective."),
            ),
        ),
        Option(
            "turns",
            "Length",
            (
                Choice("cap", f"At most {TURN_CAP} turns", "Then objectives left decide, then stars in play."),
                Choice("free", "No limit"),
            ),
        ),
    ),
    start=start,
    position=position,
    teams=teams,
    titles=TITLES,
    settled=settled,
    summary="Ships and walkers of card fight over three objectives each. Move, battle with dice and secret cards, and "
    "strike: whoever has no unit or no objective left is out.",
    chance=True,
    hidden=True,
)
