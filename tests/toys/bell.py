"""A race: coins fall one by one, and whoever hits the bell first takes the pile - but a cold bell costs a point.

Until everybody has let a coin pass, each may hit or pass at any moment: the order of the log is who was first. A
time-out is an ordinary `pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, numbers, shares

SEATS = 3
COINS = 5
FALLS = (Action(CHANCE, ("cold",)), Action(CHANCE, ("gold",)))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bell(Toy):
    points: tuple[int, ...] = (0,) * SEATS
    fallen: int = 0
    gold: int = 0
    waiting: tuple[bool, ...] = (False,) * SEATS
    """Who may still hit or pass."""

    @property
    def actors(self) -> tuple[int, ...]:
        if any(self.waiting):
            return tuple(seat for seat, waits in enumerate(self.waiting) if waits)
        return (CHANCE,) if self.fallen < COINS else ()

    def actions(self) -> Sequence[Action]:
        if not any(self.waiting):
            return FALLS if self.fallen < COINS else ()
        return tuple(Action(seat, (f"{seat}", what)) for seat in self.actors for what in ("hit", "pass"))

    def after(self, action: Action) -> Bell:
        self.check(action)
        if action.seat == CHANCE:
            return replace(self, fallen=self.fallen + 1, gold=int(action == FALLS[1]), waiting=(True,) * SEATS)
        if action.path[1] == "pass":
            return replace(self, waiting=tuple(on and at != action.seat for at, on in enumerate(self.waiting)))
        gain = 1 if self.gold else -1
        points = tuple(have + gain * (seat == action.seat) for seat, have in enumerate(self.points))
        return replace(self, points=points, waiting=(False,) * SEATS)

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.actors:
            return None
        return shares([seat for seat in range(SEATS) if self.points[seat] == max(self.points)], SEATS)

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Points", self.points[seat]),)

    def text(self) -> str:
        points = ",".join(map(str, self.points))
        return f"{points}/{self.fallen}/{self.gold}/{''.join(str(int(on)) for on in self.waiting)}"


def position(text: str) -> Bell:
    *points, fallen, gold, first, second, third = numbers(
        text, r"(-?\d+),(-?\d+),(-?\d+)/(\d)/([01])/([01])([01])([01])"
    )
    return Bell(tuple(points), fallen, gold, (first == 1, second == 1, third == 1))


def start(options: Options) -> Bell:
    return Bell()


TEAMS = tuple((seat,) for seat in range(SEATS))
GAME = Game(
    "bell",
    "Bell",
    1,
    start,
    position,
    lambda _: TEAMS,
    lambda _: {},
    ToyWords(("A", "B", "C")),
    chance=True,
    races=True,
)
