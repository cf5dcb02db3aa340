"""The bricks of a pod, counted by kind.

A count of all kinds is one whole number, eight bits a kind in the order of the pod's inventory, so that counts are
added and compared at once. No pod has more kinds than `KINDS`, or more bricks of a kind than `MOST`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from pentapod.engine.values import Numbers

Bricks = int

KINDS: Final = 8
MOST: Final = 127

_LANE: Final = 8
_FULL: Final = sum(1 << _LANE * kind + _LANE - 1 for kind in range(KINDS))


def packed(counts: Iterable[int]) -> Bricks:
    """The number that stands for so many bricks of each kind."""
    return sum(count << _LANE * kind for kind, count in enumerate(counts))


@lru_cache(1 << 12)
def counts(bricks: Bricks) -> Numbers:
    """How many of each kind."""
    return tuple(bricks >> _LANE * kind & MOST for kind in range(KINDS))


def has(stock: Bricks, need: Bricks) -> bool:
    """Whether the stock holds all that is needed: no kind borrows from the next."""
    return (stock + _FULL - need) & _FULL == _FULL


def missing(stock: Bricks, need: Bricks) -> Bricks:
    """What the stock lacks."""
    return packed(max(0, wanted - have) for have, wanted in zip(counts(stock), counts(need), strict=True))


def one(kind: int) -> Bricks:
    """A single brick of a kind."""
    return 1 << _LANE * kind


def total(bricks: Bricks) -> int:
    """How many bricks of all kinds together."""
    return sum(counts(bricks))


@cache
def kinds(bricks: Bricks) -> Numbers:
    """The kinds of which there is at least one, ascending."""
    return tuple(kind for kind, count in enumerate(counts(bricks)) if count)


def listed(bricks: Bricks) -> tuple[int, ...]:
    """The kind of each brick, ascending."""
    return tuple(kind for kind, count in enumerate(counts(bricks)) for _ in range(count))


def each(bricks: Bricks) -> Bricks:
    """One brick of each kind that is there."""
    return sum(map(one, kinds(bricks)))
