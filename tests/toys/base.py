"""What the toys share: plain words for everything that a game must be able to say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pentapod.engine.options import Option
from pentapod.engine.state import RESIGN, Action, IllegalAction, MalformedPosition, Path, State
from pentapod.engine.table_words import TableWords
from pentapod.engine.words import Stat


class Toy(State):
    """A state whose sentences are as short as they may be."""

    __slots__ = ()

    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the action is legal."""
        if action not in self.actions():
            raise IllegalAction(action)

    def prompt(self, names: Sequence[str], chosen: Path = ()) -> str:
        if self.result is not None:
            return "The game is over."
        return f"{' or '.join(names[seat] if seat >= 0 else 'Chance' for seat in self.actors)}: play."

    def describe(self, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        who = names[action.seat] if action.seat >= 0 else "Chance"
        return f"{who}: {', '.join(action.path)}."

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Points", 0),)

    def caution(self, action: Action, names: Sequence[str]) -> str:
        return ""

    def about(self, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return ()

    def resign(self, seat: int) -> State:
        raise IllegalAction(Action(seat, RESIGN))


FAULTS: Final = {
    "face": "The die has no such face.",
    "form": "{part} is no position of this game.",
    "goal": "No game has this goal.",
    "hands": "Everybody holds as many cards when a round begins.",
    "points": "This is not one number for each hand.",
    "seat": "There is no such seat.",
    "winner": "Somebody has won exactly when no stone or one team is left.",
}
"""What is wrong with positions of toys."""


class ToyWords(TableWords[Toy]):
    """The words of a toy, whose states speak for themselves."""

    summary = "A game for tests."
    faults = FAULTS

    def __init__(self, titles: tuple[str, ...], options: tuple[Option, ...] = ()) -> None:
        self.titles = titles
        self.options = options
        super().__init__()

    def prompt(self, state: Toy, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return state.prompt(names, chosen)

    def describe(self, state: Toy, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return state.describe(action, names, viewer)

    def suggest(self, state: Toy, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return f"Play {', '.join(action.path)}"

    def stats(self, state: Toy, seat: int) -> tuple[Stat, ...]:
        return state.stats(seat)

    def caution(self, state: Toy, action: Action, names: Sequence[str]) -> str:
        return state.caution(action, names)

    def about(self, state: Toy, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return state.about(touch, names, viewer)


def numbers(text: str, pattern: str) -> tuple[int, ...]:
    """The numbers in a position text of this pattern, whose groups are numbers. Raises `MalformedPosition`."""
    found = re.fullmatch(pattern, text, re.ASCII)
    if not found:
        raise MalformedPosition(text, "form")
    return tuple(int(group) for group in found.groups())


def shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The win, split among the winners."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
