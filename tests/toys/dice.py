"""A loaded die and a race to a number: roll, then keep it, or pass it on to the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Game
from pentapod.engine.options import Choice, Option, Options
from pentapod.engine.state import CHANCE, Action, ImpossiblePosition, State
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, numbers

FACES = (1, 2, 5)
WEIGHTS = (3, 2, 1)
ROLLS = tuple(Action(CHANCE, (f"{face}",)) for face in FACES)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Dice(Toy):
    goal: int
    points: tuple[int, int] = (0, 0)
    mover: int = 0
    die: int = 0

    @property
    def actors(self) -> tuple[int, ...]:
        if self.result is not None:
            return ()
        return (self.mover,) if self.die else (CHANCE,)

    def actions(self) -> Sequence[Action]:
        if self.result is not None:
            return ()
        return (Action(self.mover, ("give",)), Action(self.mover, ("keep",))) if self.die else ROLLS

    def weights(self) -> Sequence[int]:
        return (1, 1) if self.die else WEIGHTS

    def after(self, action: Action) -> Dice:
        self.check(action)
        if not self.die:
            return replace(self, die=int(action.path[0]))
        taker = self.mover if action.path == ("keep",) else 1 - self.mover
        points = [have + self.die * (seat == taker) for seat, have in enumerate(self.points)]
        return replace(self, points=(points[0], points[1]), mover=1 - self.mover, die=0)

    @property
    def result(self) -> tuple[float, ...] | None:
        """Whoever is driven beyond the goal has lost; whoever meets it has won."""
        for seat, have in enumerate(self.points):
            if have >= self.goal:
                winner = seat if have == self.goal else 1 - seat
                return (1.0 - winner, float(winner))
        return None

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("Points", self.points[seat], self.goal),)

    def text(self) -> str:
        return f"{self.goal}/{self.points[0]}-{self.points[1]}/{self.mover}/{self.die}"


def position(text: str) -> Dice:
    goal, mine, yours, turn, die = numbers(text, r"(\d+)/(\d+)-(\d+)/([01])/(\d)")
    if die not in (0, *FACES):
        raise ImpossiblePosition(f"{die}", "face")
    if goal not in (9, 21):
        raise ImpossiblePosition(f"{goal}", "goal")
    return Dice(goal, (mine, yours), turn, die)


def start(options: Options) -> Dice:
    return Dice(int(options["goal"]))


def settled(state: State) -> Options:
    assert isinstance(state, Dice)
    return {"goal": f"{state.goal}"}


GOAL = Option("goal", "Goal", (Choice("9", "Nine"), Choice("21", "Twenty-one")))
GAME = Game(
    "dice", "Dice", 1, start, position, lambda _: ((0,), (1,)), settled, ToyWords(("Red", "Blue"), (GOAL,)), chance=True
)
