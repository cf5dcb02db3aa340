"""The table of the small network that judges games of two, read once, and how its rows come together.

The network learnt by temporal differences from 775,000 games of players who look one action ahead by it. The three
Weapons are alike to it, and so are the Shields.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from pentapod.engine.tables import load
from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, MOVEMENTS, SHIELDS, VOID, WEAPONS, Movement

Row = tuple[float, ...]
"""What a fact adds to each hidden unit, and at the end to the result itself."""

_SCALE: Final = 1000
"""The table holds thousandths."""


def _rows(name: str) -> tuple[Row, ...]:
    return tuple(tuple(number / _SCALE for number in row) for row in _TABLE[name])


def total(rows: Sequence[Row]) -> Row:
    """The sum of some rows."""
    return tuple(map(sum, zip(*rows, strict=True)))


_TABLE: Final = load(__package__, "network.toml")
_HIDDEN: Final[Row] = tuple(weight / _SCALE for weight in _TABLE["hidden"])
"""What each hidden unit counts."""

NOTHING: Final[Row] = (0.0,) * (len(_HIDDEN) + 1)

# Pairs of tables are of the seat that looks, and of its opponent.
OWN: Final = 0
OPPONENT: Final = 1

_RINGS: Final = (_rows("own_rings"), _rows("foe_rings"))
MOST_RINGS: Final = len(_RINGS[OWN]) - 1
"""More rings count as this many."""
WAY: Final = tuple(
    tuple(tuple(total((carried, way)) for way in _rows(ways)) for carried in rings)
    for rings, ways in zip(_RINGS, ("own_way", "foe_way"), strict=True)
)
"""By whose they are, rings carried, and steps from Home."""
_HANDS: Final = (_rows("own_hand"), _rows("foe_hand"))
_PLANS: Final = (_rows("own_plan"), _rows("foe_plan"))
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
UNDER_WEAPON: Final = 0
OPEN_COMBAT: Final = 20
OPPONENT_OPEN: Final = 24
OWN_OPEN: Final = 28
PASSED: Final = 32
UNDER_VOID: Final = 34
"""Where among these rows those of a kind begin. What they tell apart stands in the table."""

_COUNTED: Final = 3
"""This many movement cards and Voids of a kind are told apart."""
_SINGLE: Final = (*MOVEMENTS, VOID)
_ARMS: Final = (WEAPONS, tuple(SHIELDS))

TELEPORT: Final = next(
    kind for kind, card in enumerate(CARDS) if isinstance(card, Movement) and card.goal == HOME_COLOUR
)
"""The kind of card that may bring a token Home."""


@lru_cache(maxsize=4096)
def hand_row(whose: int, hand: tuple[int, ...], lacking: int, rolls: bool) -> Row:
    """The cards of a hand, and whether its Teleports suffice for the rings that are `lacking`, and then Home.

    `rolls` is whether its owner rolls next.
    """
    facts = [
        place * _COUNTED + number
        for place, kind in enumerate(_SINGLE)
        for number in range(min(hand.count(kind), _COUNTED))
    ]
    first = len(_SINGLE) * _COUNTED
    for place, kinds in enumerate(_ARMS):
        counts = [hand.count(kind) for kind in kinds]
        facts += range(first + place * len(kinds), first + place * len(kinds) + sum(map(bool, counts)))
        if max(counts) > 1:
            facts.append(first + sum(map(len, _ARMS)) + place)
    teleports = hand.count(TELEPORT)
    plan = 2 if teleports > lacking else 1 if lacking and teleports == lacking else 0
    return total((*(_HANDS[whose][fact] for fact in facts), _PLANS[whose][plan * 2 + rolls]))


def result(rows: Iterable[Row]) -> float:
    """What the network makes of facts, given as their rows.

    The last number of their sum counts by itself, each other one with the weight of its hidden unit if it is positive.
    """
    *hidden, direct = map(sum, zip(*rows, strict=True))
    return direct + sum([unit * weight for unit, weight in zip(hidden, _HIDDEN, strict=True) if unit > 0])
