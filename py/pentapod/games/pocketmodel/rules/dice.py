"""Two dice: their rolls, how likely each is, and what they count. A roll is written as its two figures, as in 36."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import CHANCE, Action
from pentapod.games.pocketmodel.data.vocabulary import Keep

FACES: Final = range(1, 7)
ROLLS: Final = tuple(10 * low + high for low in FACES for high in range(low, 7))
"""Every roll of two dice that are not told apart, the smaller figure first."""

WEIGHTS: Final = tuple(1 if roll // 10 == roll % 10 else 2 for roll in ROLLS)
"""In how many of the 36 ways each roll falls."""

ROLL_ACTIONS: Final = tuple(Action(CHANCE, (str(roll),)) for roll in ROLLS)


def total(roll: int) -> int:
    """The base roll: the sum of both dice."""
    return roll // 10 + roll % 10


def doubles(roll: int) -> bool:
    """Whether both dice show the same."""
    return roll // 10 == roll % 10


def kept(old: int, new: int, keep: Keep) -> int:
    """Which of two rolls counts: the new one, the better or the worse; of equals the old one."""
    if keep is Keep.NEW:
        return new
    better = total(new) > total(old) if keep is Keep.BEST else total(new) < total(old)
    return new if better else old
