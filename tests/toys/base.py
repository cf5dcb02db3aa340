"""What the toys share: plain words for everything that a game must be able to say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from catalogs import common
from pentapod.engine.catalog import Catalog
from pentapod.engine.options import Option
from pentapod.engine.state import RESIGN, Action, IllegalAction, MalformedPosition, Path, State
from pentapod.engine.words import Stat, Words


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
    "fault-face": "The die has no such face.",
    "fault-form": [["$", "part"], " is no position of this game."],
    "fault-goal": "No game has this goal.",
    "fault-hands": "Everybody holds as many cards when a round begins.",
    "fault-points": "This is not one number for each hand.",
    "fault-seat": "There is no such seat.",
    "fault-winner": "Somebody has won exactly when no stone or one team is left.",
}
"""What is wrong with positions of toys."""


class ToyWords(Words[Toy]):
    """The words of a toy, whose states speak for themselves."""

    def __init__(self, titles: tuple[str, ...], options: tuple[Option, ...] = ()) -> None:
        super().__init__()
        self.catalog = Catalog({"messages": FAULTS, "plurals": ["other"]}, common())
        self.titles = self.names = titles
        self.options = options
        self.summary = "A game for tests."

    def on_prompt(self, state: Toy, chosen: Path, viewer: int | None) -> str:
        return state.prompt(self.names, chosen)

    def on_describe(self, state: Toy, action: Action, viewer: int | None) -> tuple[str, ...]:
        return (state.describe(action, self.names, viewer),)

    def on_suggest(self, state: Toy, action: Action, viewer: int | None) -> str:
        return f"Play {', '.join(action.path)}"

    def on_stats(self, state: Toy, seat: int) -> tuple[Stat, ...]:
        return state.stats(seat)

    def on_caution(self, state: Toy, action: Action) -> tuple[str, ...]:
        return (state.caution(action, self.names),)

    def on_about(self, state: Toy, touch: str, viewer: int | None) -> tuple[str, ...]:
        return state.about(touch, self.names, viewer)


def numbers(text: str, pattern: str) -> tuple[int, ...]:
    """The numbers in a position text of this pattern, whose groups are numbers. Raises `MalformedPosition`."""
    found = re.fullmatch(pattern, text, re.ASCII)
    if not found:
        raise MalformedPosition(text, "form")
    return tuple(int(group) for group in found.groups())


def shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The win, split among the winners."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
