"""A small network that judges positions by facts: what a game's computer players have learnt.

A game says which facts there are, and which of them a seat sees in a position. The table of the network has a row for
each: what the fact adds to each hidden unit, and last what it adds to the seat's strength itself. A hidden unit whose
sum is positive adds that, times what the unit counts. `make train` plays games and fits such tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp
from typing import Any, Final, NamedTuple

from pentapod.engine.options import Options

Row = tuple[float, ...]
"""What a fact adds to each hidden unit, and at the end to the strength itself."""
Bundle = tuple[int, ...]
"""The numbers of some facts that often hold together: their sum is kept."""
Amount = tuple[int, float]
"""The number of a fact, and how much of it there is."""

SCALE: Final = 1000
"""Tables hold thousandths."""
_MOST_BUNDLES: Final = 20_000
"""When the sums of so many bundles are kept, all are forgotten."""


class Section(NamedTuple):
    """Some facts of one kind."""

    name: str
    number: int
    says: str
    """What the facts are, in order: the comment in the table."""


class Layout:
    """The facts of a game, numbered in the order of their sections."""

    def __init__(self, *sections: Section) -> None:
        self.sections = sections
        self.size = sum(section.number for section in sections)
        ends = accumulate(section.number for section in sections)
        self._firsts = {section.name: end - section.number for section, end in zip(sections, ends, strict=True)}

    def first(self, name: str) -> int:
        """The number of the first fact of a section."""
        return self._firsts[name]


class Seen(NamedTuple):
    """What a seat sees in a position: facts that hold, and facts that hold in some amount."""

    bundles: Sequence[Bundle]
    amounts: Sequence[Amount] = ()


class Network:
    """A table, ready to be asked."""

    def __init__(self, layout: Layout, table: Mapping[str, Any]) -> None:
        """`table` has what each hidden unit counts, `hidden`, and the rows of each section, all in thousandths."""
        self.hidden: Row = tuple(weight / SCALE for weight in table["hidden"])
        self.rows: list[Row] = [
            tuple(number / SCALE for number in row) for section in layout.sections for row in table[section.name]
        ]
        width = len(self.hidden) + 1
        if len(self.rows) != layout.size or any(len(row) != width for row in self.rows):
            raise ValueError(f"the table has not {layout.size} rows of {width} numbers")
        self._sums = _Sums(self.rows, (0.0,) * width)

    def strength(self, seen: Seen) -> float:
        """How strong the seat is that sees this, in logits against others."""
        sums = self._sums
        rows = [sums[bundle] for bundle in seen.bundles]
        if seen.amounts:
            rows += [tuple([amount * number for number in self.rows[fact]]) for fact, amount in seen.amounts]
        *units, direct = map(sum, zip(*rows, strict=True))
        return direct + sum([unit * weight for unit, weight in zip(units, self.hidden, strict=True) if unit > 0])


def fitting(layout: Layout, table: Mapping[str, Any]) -> Network | None:
    """The network of a table, if it has a row for each fact of each section; an edition of a game may have others."""
    fits = all(len(table[section.name]) == section.number for section in layout.sections)
    return Network(layout, table) if fits else None


class _Sums(dict[Bundle, Row]):
    """The sums of the rows of bundles, each made when it is asked for."""

    def __init__(self, rows: Sequence[Row], nothing: Row) -> None:
        super().__init__()
        self._rows = rows
        self._nothing = nothing

    def __missing__(self, bundle: Bundle) -> Row:
        if len(self) >= _MOST_BUNDLES:
            self.clear()
        self[bundle] = row = tuple(map(sum, zip(self._nothing, *[self._rows[fact] for fact in bundle], strict=True)))
        return row


def shares(strengths: Sequence[float]) -> tuple[float, ...]:
    """The share of the win of each of some seats, by their strengths in logits. They sum to 1."""
    best = max(strengths)
    weights = [exp(strength - best) for strength in strengths]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


class Learnt(NamedTuple):
    """How a game offers a network to be learnt anew. Its table lies in the game's room `data`."""

    file: str
    layout: Layout
    hidden: int
    """The number of hidden units; without any the strength is a sum of worths."""
    options: Options
    """What is played; what is left out is as usual."""
    facts: Callable[[Any], Sequence[Seen] | None]
    """What each seat sees; None in positions that the network is not asked about."""
    evaluate: Callable[[Any, Network | None], tuple[float, ...]]
    """The share of the win that each seat can expect, by a network; without any, by the formula that it has to beat."""
