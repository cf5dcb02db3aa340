"""The five levels of the computer players: how far each looks, how long, and how often it errs."""

from __future__ import annotations

from math import exp, inf
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
    care: float
    """How much it minds that an action is worse: one that is worse by a unit it takes exp(-care) times as often.

    The unit is what a careless action costs in the position: so much less than the best its actions are worth on
    average, in logits of the share (near even chances a logit is a quarter of the win), and at most `PLAIN`. Who does
    not care takes any action; who cares less than that prefers the worse, so that anybody can win.
    """
    forgiven: float
    """So much less it cares in a game that is all luck: single errors cost little there, and levels must differ."""
    tempting: int
    """So many actions come to mind, the best by its own search, from which it takes one in that way."""
    slip: float
    """What the one it takes costs at most, in logits, as far as its search tells."""
    pause: float
    """Where speed counts: the usual time, in seconds, until it reacts."""

    def scaled(self, scale: float) -> Level:
        """The same habits with another budget."""
        return self._replace(nodes=max(1, round(self.nodes * scale)), seconds=self.seconds * scale)

    def at_game_of(self, luck: float, doubt: float = 1.0) -> Level:
        """The same level at a game that is up to luck so far (0 to 1), in which costs count so many times less."""
        return self._replace(care=(self.care - luck * self.forgiven) / doubt)

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
        "Looks one action ahead and takes any that comes to mind; in games of luck rather a bad one.",
        nodes=1_500,
        seconds=0.15,
        care=0.0,
        forgiven=3.0,
        tempting=400,
        slip=inf,
        pause=4.5,
    ),
    Level(
        2,
        "Casual",
        "Looks a little further and does not always take the best; in games of luck seldom.",
        nodes=2_000,
        seconds=0.2,
        care=0.95,
        forgiven=1.95,
        tempting=60,
        slip=1.7,
        pause=3.2,
    ),
    Level(
        3,
        "Steady",
        "Sees what the next actions threaten, and takes lesser ones, but no blunders.",
        nodes=3_000,
        seconds=0.3,
        care=2.1,
        forgiven=1.95,
        tempting=20,
        slip=1.4,
        pause=2.4,
    ),
    Level(
        4,
        "Strong",
        "Thinks for half a second, seldom errs, and never by much.",
        nodes=6_000,
        seconds=0.6,
        care=3.3,
        forgiven=1.95,
        tempting=10,
        slip=1.2,
        pause=1.8,
    ),
    Level(
        5,
        "Strongest",
        "Thinks for up to two seconds and plays the best it finds.",
        nodes=20_000,
        seconds=2.0,
        care=inf,
        forgiven=0.0,
        tempting=1,
        slip=0.0,
        pause=1.2,
    ),
)
