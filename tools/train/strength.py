"""How strong what was learnt is: games against others, every beginning played from both sides."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from train.games import Player, Seating, Table, played, player

MOST_ACTIONS: Final = 4000
"""A game that is not over after so many counts as even."""
Z: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Duel(NamedTuple):
    """What the first of two players won, as a part of all games."""

    games: int
    part: float
    deviation: float
    """Of the points of a beginning, played from both sides."""

    @property
    def half(self) -> float:
        """Half the width of the interval in which the true part lies with 95 % certainty."""
        return Z * self.deviation / sqrt(self.games / 2)

    def __str__(self) -> str:
        return (
            f"{self.part:.1%} of {self.games} games (95 %: {self.part - self.half:.1%} to {self.part + self.half:.1%})"
        )


def pair(seating: Seating, first: Player, second: Player, number: int) -> float:
    """The part of the points that the first player's sides win in two games that begin alike, the sides swapped."""
    points = 0.0
    for swapped in (0, 1):
        player_of = {
            seat: (first, second)[(at + swapped) % 2]
            for at, team in enumerate(seating.game.teams(seating.options))
            for seat in team
        }
        seats = range(len(player_of))
        rng = Random(f"duel {number}")
        last = played(seating, [player_of[seat] for seat in seats], rng, MOST_ACTIONS, lambda state: None)
        result = last.result or (1 / len(seats),) * len(seats)
        points += sum(result[seat] for seat in seats if player_of[seat] is first) / 2
    return points


def pairs(seating: Seating, tables: tuple[Table | None, Table | None], numbers: Sequence[int]) -> list[float]:
    """What a player of the first table wins against one of the second, in pairs of games by their numbers.

    None is a player who judges by the game's formula.
    """
    first, second = (player(seating, table) for table in tables)
    return [pair(seating, first, second, number) for number in numbers]


def duel(points: Sequence[float]) -> Duel:
    """What came of so many pairs of games."""
    return Duel(2 * len(points), fmean(points), pstdev(points))
