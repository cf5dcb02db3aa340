"""Automatic consequences: a snowball on one of four slopes; the third on a slope starts a slide by itself.

A slide empties its slope into the next one below, which may slide in turn; what leaves the last slope scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import RESIGN, Action, IllegalAction, resolved
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, numbers

FULL = 3
GOAL = 5


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Slide(Toy):
    slopes: tuple[int, ...] = (0, 0, 0, 0)
    points: tuple[int, ...] = (0, 0)
    mover: int = 0
    resigned: int = -1

    @property
    def sliding(self) -> int | None:
        """The lowest slope that has too much snow."""
        return next((at for at in (3, 2, 1, 0) if self.slopes[at] >= FULL), None)

    @property
    def automatic(self) -> bool:
        return self.result is None and self.sliding is not None

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.result else (self.mover,)

    def actions(self) -> Sequence[Action]:
        if self.result:
            return ()
        if self.sliding is not None:
            return (Action(self.mover, (f"slide-{self.sliding}",)),)
        return tuple(Action(self.mover, (f"{at}",)) for at in range(len(self.slopes)))

    def after(self, action: Action) -> Slide:
        self.check(action)
        slopes, at = list(self.slopes), self.sliding
        if at is None:
            slopes[int(action.path[0])] += 1
            points = self.points
        else:
            fallen, slopes[at] = slopes[at], 0
            if at + 1 < len(slopes):
                slopes[at + 1] += fallen
                fallen = 0
            points = tuple(have + fallen * (seat == self.mover) for seat, have in enumerate(self.points))
        still = any(have >= FULL for have in slopes)
        return replace(self, slopes=tuple(slopes), points=points, mover=self.mover if still else 1 - self.mover)

    def resign(self, seat: int) -> Slide:
        if self.result:
            raise IllegalAction(Action(seat, RESIGN))
        state = resolved(self)
        return state if state.result else replace(state, resigned=seat)

    @property
    def out(self) -> tuple[int, ...]:
        return () if self.resigned < 0 else (self.resigned,)

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.resigned >= 0:
            return (float(self.resigned), 1.0 - self.resigned)
        if max(self.points) < GOAL:
            return None
        return (1.0, 0.0) if self.points[0] >= GOAL else (0.0, 1.0)

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Snow", self.points[seat], GOAL),)

    def text(self) -> str:
        slopes, points = ",".join(map(str, self.slopes)), ",".join(map(str, self.points))
        return f"{slopes}/{points}/{self.mover}/{self.resigned}"


def position(text: str) -> Slide:
    *snow, turn, resigned = numbers(text, r"(\d+),(\d+),(\d+),(\d+)/(\d+),(\d+)/([01])/(-1|[01])")
    return Slide(tuple(snow[:4]), tuple(snow[4:]), turn, resigned)


def start(options: Options) -> Slide:
    return Slide()


GAME = Game("slide", "Slide", 1, start, position, lambda _: ((0,), (1,)), lambda _: {}, ToyWords(("Red", "Blue")))
