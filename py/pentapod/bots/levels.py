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
    """The most positions that it makes for an action."""
    seconds: float
    """The longest time that it thinks; whoever runs the search reads the clock."""
    inverse_temperature: float
    """How strongly it prefers better actions: it takes one that costs a unit exp(-inverse temperature) times as often.

    An action costs what it is worth less than the best one, in logits of the share (near even chances a logit is a
    quarter of the win). The unit is the mean cost of the position's actions, at most `PLAIN`. No level prefers worse
    ones.
    """
    candidates: int
    """The number of actions, the best by its own search, from which it chooses."""
    max_loss: float
    """The most that the chosen action may cost, in logits, as far as its search tells."""
    pause: float
    """The usual time until it reacts, in seconds, where speed counts."""

    def scaled(self, scale: float) -> Level:
        """The same habits with another budget."""
        return self._replace(nodes=max(1, round(self.nodes * scale)), seconds=self.seconds * scale)

    def within_turn(self, earlier: int) -> Level:
        """The budget of an action after `earlier` choices of the seat in a row: a long turn does not take for ever."""
        return self.scaled(1 / (1 + earlier))

    def reaction(self, seed: object) -> float:
        """Seconds until it reacts. They vary as people do: mostly near `pause`, sometimes twice that."""
        return self.pause * exp(Random(f"reaction {seed}").gauss(0, _SPREAD))


_SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a reaction time."""

PLAIN: Final = 0.8
"""An action that costs more than this, in logits, is plainly bad: the unit of costs is never larger."""

LEVELS: Final = (
    Level(
        1,
        "Newcomer",
        "Sees what is near, often takes what is not the best, and overlooks much.",
        nodes=1_500,
        seconds=0.15,
        inverse_temperature=0.5,
        candidates=400,
        max_loss=3.0,
        pause=4.5,
    ),
    Level(
        2,
        "Casual",
        "Looks a little further, and does not always take the best.",
        nodes=2_000,
        seconds=0.2,
        inverse_temperature=1.3,
        candidates=60,
        max_loss=1.7,
        pause=3.2,
    ),
    Level(
        3,
        "Steady",
        "Sees what the next actions threaten, and takes lesser ones, but no blunders.",
        nodes=3_000,
        seconds=0.3,
        inverse_temperature=2.2,
        candidates=20,
        max_loss=1.4,
        pause=2.4,
    ),
    Level(
        4,
        "Strong",
        "Thinks for half a second, seldom errs, and never by much.",
        nodes=6_000,
        seconds=0.6,
        inverse_temperature=3.3,
        candidates=10,
        max_loss=1.2,
        pause=1.8,
    ),
    Level(
        5,
        "Strongest",
        "Thinks for up to two seconds and plays the best it finds.",
        nodes=20_000,
        seconds=2.0,
        inverse_temperature=inf,
        candidates=1,
        max_loss=0.0,
        pause=1.2,
    ),
)
