"""Teams and up to six seats: take one to three stones in turn; whoever takes the last wins with the whole team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Game, Teams
from pentapod.engine.options import Choice, Option, Options
from pentapod.engine.state import RESIGN, Action, IllegalAction, ImpossiblePosition, State
from pentapod.engine.words import Stat
from toys.base import Toy, ToyWords, numbers


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Heap(Toy):
    """`teams` is how many there are; seats take turns clockwise and team k has the seats k, k + teams ..."""

    teams: int
    stones: int
    inside: tuple[bool, ...]
    mover: int = 0
    winner: int = -1

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.winner >= 0 else (self.mover,)

    def actions(self) -> Sequence[Action]:
        return tuple(Action(seat, (f"{take}",)) for seat in self.actors for take in range(1, min(3, self.stones) + 1))

    def after(self, action: Action) -> Heap:
        self.check(action)
        stones = self.stones - int(action.path[0])
        if not stones:
            return replace(self, stones=0, winner=self.mover % self.teams)
        return replace(self, stones=stones, mover=self._following(self.inside))

    def resign(self, seat: int) -> Heap:
        if self.winner >= 0 or not self.inside[seat]:
            raise IllegalAction(Action(seat, RESIGN))
        inside = tuple(on and at != seat for at, on in enumerate(self.inside))
        left = {at % self.teams for at, on in enumerate(inside) if on}
        if len(left) == 1:
            return replace(self, inside=inside, winner=left.pop())
        return replace(self, inside=inside, mover=self._following(inside) if seat == self.mover else self.mover)

    @property
    def out(self) -> tuple[int, ...]:
        return tuple(at for at, on in enumerate(self.inside) if not on)

    def _following(self, inside: tuple[bool, ...]) -> int:
        seats = len(inside)
        return next(at % seats for at in range(self.mover + 1, self.mover + seats + 1) if inside[at % seats])

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.winner < 0:
            return None
        seats = len(self.inside)
        share = self.teams / seats
        return tuple(share if seat % self.teams == self.winner else 0.0 for seat in range(seats))

    def stats(self, seat: int) -> tuple[Stat, ...]:
        return (Stat("In the game", int(self.inside[seat])),)

    def text(self) -> str:
        inside = "".join("1" if on else "0" for on in self.inside)
        return f"{self.teams}/{self.stones}/{inside}/{self.mover}/{self.winner}"


def position(text: str) -> Heap:
    teams, stones, _, turn, winner = numbers(text, r"([23])/(\d+)/([01]{6})/([0-5])/(-1|[0-2])")
    inside = tuple(on == "1" for on in text.split("/")[2])
    if turn >= len(inside):
        raise ImpossiblePosition(f"{turn}", "seat")
    left = {at % teams for at, on in enumerate(inside) if on}
    if (stones > 0 and len(left) > 1 and inside[turn]) != (winner < 0) or winner >= teams:
        raise ImpossiblePosition(f"{winner}", "winner")
    return Heap(teams, stones, inside, turn, winner)


def start(options: Options) -> Heap:
    return Heap(int(options["teams"]), int(options["stones"]), (True,) * int(options["seats"]))


def teams(options: Options) -> Teams:
    count, seats = int(options["teams"]), int(options["seats"])
    return tuple(tuple(range(team, seats, count)) for team in range(count))


def settled(state: State) -> Options:
    assert isinstance(state, Heap)
    return {"teams": f"{state.teams}"}


OPTIONS = (
    Option("seats", "Players", (Choice("6", "Six"),)),
    Option("teams", "Teams", (Choice("2", "Two"), Choice("3", "Three"))),
    Option("stones", "Stones", (Choice("20", "Twenty"), Choice("7", "Seven"))),
)
GAME = Game("heap", "Heap", 1, start, position, teams, settled, ToyWords(("A", "B", "C", "D", "E", "F"), OPTIONS))
