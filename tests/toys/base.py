"""What the toys share: plain words for everything that a game must be able to say."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pentapod.engine.game import Action, IllegalAction, MalformedPosition, Path, Stat, State, refused


class Toy(State):
    """A state whose sentences are as short as they may be."""

    __slots__ = ()

    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the action is legal."""
        if action not in self.actions():
            raise refused(self, action)

    def refusal(self, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return "That is not possible now."

    def prompt(self, names: Sequence[str], chosen: Path = ()) -> str:
        if self.result is not None:
            return "The game is over."
        return " or ".join(names[seat] if seat >= 0 else "Chance" for seat in self.actors) + " to play."

    def describe(self, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        who = names[action.seat] if action.seat >= 0 else "Chance"
        return f"{who}: {', '.join(action.path)}."

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Points", 0),)

    def resign(self, seat: int) -> State:
        raise IllegalAction("Nobody gives up in this game.")


def numbers(text: str, pattern: str) -> tuple[int, ...]:
    """The numbers in a position text of this pattern, whose groups are numbers. Raises `MalformedPosition`."""
    found = re.fullmatch(pattern, text, re.ASCII)
    if not found:
        raise MalformedPosition(text, f"{text!r} is no position of this game.")
    return tuple(int(group) for group in found.groups())


def shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The win, split among the winners."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
