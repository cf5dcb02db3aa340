"""Values that never change, made of others: sets as bits, tuples with another item, turns around a table, results."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, TypeVar

from pentapod.engine.state import Shares

Numbers = tuple[int, ...]
"""Whole numbers in some order: games number their places, pieces and cards."""

Names = tuple[str, ...]
"""Texts in some order that name things: touches, choices, entries of a table."""

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def bits_of(numbers: Iterable[int]) -> int:
    """The set of these numbers: a whole number that has a bit for each."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def ones(bits: int) -> Numbers:
    """The numbers of a set, ascending: the bits that a whole number has."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def union(sets: Iterable[int]) -> int:
    """All numbers that are in some sets."""
    return reduce(or_, sets, 0)


def indexed(things: Iterable[K]) -> dict[K, int]:
    """The place of each of different things, counted from 0."""
    return {thing: place for place, thing in enumerate(things)}


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Some items with one of them exchanged, or with one more behind them."""
    return (*items[:place], item, *items[place + 1 :])


def clockwise(seats: Iterable[int], origin: int, count: int) -> list[int]:
    """Some seats in the order of turns after `origin`, which itself comes last, at a table of `count` seats."""
    return sorted(seats, key=lambda seat: (seat - origin - 1) % count)


def won_by(winners: Collection[int], count: int) -> Shares:
    """The result of a game of `count` seats whose win these share."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(count))


def in_order(values: Iterable[Any]) -> bool:
    """Whether values ascend, each once."""
    return all(one < other for one, other in pairwise(values))
