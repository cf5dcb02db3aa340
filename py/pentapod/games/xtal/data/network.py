"""The table of the small network that judges games of two, read once.

The network learnt by temporal differences from 775,000 games of players who look one action ahead by it. The three
Weapons are alike to it, and so are the Shields.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pentapod.engine.tables import load

Row = tuple[float, ...]
"""What a fact adds to each hidden unit, and at the end to the result itself."""

SCALE: Final = 1000
"""The table holds thousandths."""

COUNTED: Final = 3
"""So many cards of a kind are told apart."""


def _rows(name: str) -> tuple[Row, ...]:
    return tuple(tuple(number / SCALE for number in row) for row in _TABLE[name])


def total(rows: Sequence[Row]) -> Row:
    """The sum of some rows."""
    return tuple(map(sum, zip(*rows, strict=True)))


_TABLE: Final = load(__package__, "network.toml")
_HIDDEN: Final[Row] = tuple(weight / SCALE for weight in _TABLE["hidden"])
"""What each hidden unit counts."""

NOTHING: Final[Row] = (0.0,) * (len(_HIDDEN) + 1)

# Pairs of tables are of the seat that looks, and of its opponent.
OWN: Final = 0
OPPONENT: Final = 1

_RINGS: Final = (_rows("own_rings"), _rows("foe_rings"))
MOST_RINGS: Final = len(_RINGS[OWN]) - 1
"""More count as so many."""
WAY: Final = tuple(
    tuple(tuple(total((carried, way)) for way in _rows(ways)) for carried in rings)
    for rings, ways in zip(_RINGS, ("own_way", "foe_way"), strict=True)
)
"""By whose they are, rings carried, and steps from Home."""
CARDS: Final = (_rows("own_hand"), _rows("foe_hand"))
PLANS: Final = (_rows("own_plan"), _rows("foe_plan"))
STORES: Final = (_rows("own_stores"), _rows("foe_stores"))
APART: Final = _rows("apart")
"""By the steps from the own token to the other."""
PROTECTED: Final = _rows("protected")
NEXT: Final = _rows("next")
"""By whether the seat that looks rolls next."""
PLAY: Final = _rows("play")
"""By whether it may play cards in its turn."""
ARMS: Final = _rows("arms")
COMBAT: Final = _rows("combat")


def result(rows: Iterable[Row]) -> float:
    """What the network makes of facts, given as their rows.

    The last number of their sum counts by itself, each other one with the weight of its hidden unit if it is positive.
    """
    *hidden, direct = map(sum, zip(*rows, strict=True))
    return direct + sum([unit * weight for unit, weight in zip(hidden, _HIDDEN, strict=True) if unit > 0])
