"""The five levels of the computer players: how far each looks, how long, and how often it errs."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple


class Level(NamedTuple):
    """A strength, described for players, and the budgets and habits that make it."""

    number: int
    name: str
    description: str
    nodes: int
    """How many positions it makes at most for an action."""
    seconds: float
    """How long it thinks at most; whoever runs the search reads the clock."""
    doubt: float
    """How readily it takes one of the next best: one that is worse by this, 1/e times as often.

    The unit is what a careless action costs in the position: so much less than the best its actions are worth on
    average, in logits of the share (near even chances a logit is a quarter of the win), and at most `PLAIN`.
    """
    doubt_by_luck: float
    """The same in a game that is all luck: single errors cost little there, and levels would else play alike."""
    tempting: int
    """So many actions come to mind, the best by its own search, from which it takes one in that way."""
    pause: float
    """Where speed counts: the usual time, in seconds, until it reacts."""

    def scaled(self, scale: float) -> Level:
        """The same habits with another budget."""
        return self._replace(nodes=max(1, round(self.nodes * scale)), seconds=self.seconds * scale)

    def at_game_of(self, luck: float, times: float = 1.0) -> Level:
        """The same level at a game that is up to luck so far, from 0 to 1, and in which it errs `times` as readily."""
        return self._replace(doubt=times * self.doubt ** (1 - luck) * self.doubt_by_luck**luck)

    def within_turn(self, earlier: int) -> Level:
        """The budget of an action after so many choices of the seat in a row: a long turn does not take for ever."""
        return self.scaled(1 / (1 + earlier))

    def reaction(self, seed: object) -> float:
        """Seconds until it reacts, as different as people are: mostly near `pause`, sometimes twice that."""
        return self.pause * exp(Random(f"reaction {seed}").gauss(0, _SPREAD))


_SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a reaction time."""

PLAIN: Final = 0.8
"""What costs more than this, in logits, everybody sees the better."""

LEVELS: Final = (
    Level(
        1,
        "Newcomer",
        "Looks one action ahead and takes almost any that comes to mind.",
        nodes=1_500,
        seconds=0.15,
        doubt=8.0,
        doubt_by_luck=100.0,
        tempting=400,
        pause=4.5,
    ),
    Level(
        2,
        "Casual",
        "Looks a little further and does not always take the best.",
        nodes=2_000,
        seconds=0.2,
        doubt=1.0,
        doubt_by_luck=2.3,
        tempting=60,
        pause=3.2,
    ),
    Level(
        3,
        "Steady",
        "Sees what the next actions threaten, and sometimes takes a lesser one.",
        nodes=3_000,
        seconds=0.3,
        doubt=0.55,
        doubt_by_luck=0.95,
        tempting=20,
        pause=2.4,
    ),
    Level(
        4,
        "Strong",
        "Thinks for half a second and seldom errs.",
        nodes=6_000,
        seconds=0.6,
        doubt=0.38,
        doubt_by_luck=0.42,
        tempting=10,
        pause=1.8,
    ),
    Level(
        5,
        "Strongest",
        "Thinks for up to two seconds and plays the best it finds.",
        nodes=20_000,
        seconds=2.0,
        doubt=0.0,
        doubt_by_luck=0.0,
        tempting=1,
        pause=1.2,
    ),
)
