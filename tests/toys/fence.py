"""A long turn of many small actions: join neighbouring posts as often as you like, then `done`.

Fences lie on a row of posts. A turn must place at least one; whoever places the last one loses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import RESIGN, Action, IllegalAction, Path
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, numbers

POSTS = "abcdefghijklm"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Fence(Toy):
    fences: str = "0" * (len(POSTS) - 1)
    mover: int = 0
    placed: int = 0

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.result else (self.mover,)

    def actions(self) -> Sequence[Action]:
        if self.result:
            return ()
        open_ = [Action(self.mover, (POSTS[at], POSTS[at + 1])) for at, mark in enumerate(self.fences) if mark == "0"]
        return sorted([*open_, Action(self.mover, ("done",))] if self.placed else open_)

    def after(self, action: Action) -> Fence:
        self.check(action)
        if action.path == ("done",):
            return replace(self, mover=1 - self.mover, placed=0)
        at = POSTS.index(action.path[0])
        return replace(self, fences=self.fences[:at] + "1" + self.fences[at + 1 :], placed=self.placed + 1)

    def resign(self, seat: int) -> Fence:
        if self.result:
            raise IllegalAction(Action(seat, RESIGN))
        return replace(self, fences="1" * len(self.fences), mover=seat)

    @property
    def result(self) -> tuple[float, ...] | None:
        return None if "0" in self.fences else (float(self.mover), 1.0 - self.mover)

    def prompt(self, names: Sequence[str], chosen: Path = ()) -> str:
        if self.result:
            return f"{names[1 - self.mover]} won."
        return f"{names[self.mover]}: {'which post to join with ' + chosen[0] if chosen else 'place a fence'}."

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Fences this turn", self.placed if seat == self.mover else 0),)

    def text(self) -> str:
        return f"{self.fences}/{self.mover}/{self.placed}"


def position(text: str) -> Fence:
    _, turn, placed = numbers(text, rf"([01]{{{len(POSTS) - 1}}})/([01])/(\d+)")
    return Fence(text.split("/")[0], turn, placed)


def start(options: Options) -> Fence:
    return Fence()


GAME = Game("fence", "Fence", 1, start, position, lambda _: ((0,), (1,)), lambda _: {}, ToyWords(("Red", "Blue")))
