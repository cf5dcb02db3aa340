"""The five levels of the computer players: how far each looks, and how long. How much it misjudges, a game says."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple


class Level(NamedTuple):
    """A strength, and what makes it."""

    number: int
    nodes: int
    """The most positions that it makes for an action."""
    seconds: float
    """The longest time that it thinks; whoever runs the search reads the clock."""
    sees_replies: bool
    """Whether it thinks of what others may do after its turn."""
    pause: float
    """The usual time until it reacts, in seconds, where speed counts."""

    def scaled(self, scale: float) -> Level:
        """The same look with another budget."""
        return self._replace(nodes=max(1, round(self.nodes * scale)), seconds=self.seconds * scale)

    def within_turn(self, earlier: int) -> Level:
        """The budget of an action after `earlier` choices of the seat in a row: a long turn does not take for ever."""
        return self.scaled(1 / (1 + earlier))

    def reaction(self, seed: object) -> float:
        """Seconds until it reacts. They vary as people do: mostly near `pause`, sometimes twice that."""
        return self.pause * exp(Random(f"reaction {seed}").gauss(0, _SPREAD))


_SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a reaction time."""

LEVELS: Final = (
    Level(
        1,
        nodes=1_500,
        seconds=0.15,
        sees_replies=False,
        pause=4.5,
    ),
    Level(
        2,
        nodes=2_000,
        seconds=0.2,
        sees_replies=False,
        pause=3.2,
    ),
    Level(
        3,
        nodes=3_000,
        seconds=0.3,
        sees_replies=True,
        pause=2.4,
    ),
    Level(
        4,
        nodes=6_000,
        seconds=0.6,
        sees_replies=True,
        pause=1.8,
    ),
    Level(
        5,
        nodes=20_000,
        seconds=2.0,
        sees_replies=True,
        pause=1.2,
    ),
)
