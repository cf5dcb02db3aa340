"""What such networks have in common: they begin with what the game's formula says, and add facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.learning.network import Bundle, Layout, Learnt, Network, Section, Seen, shares
from pentapod.engine.state import State
from pentapod.games import evaluator

HIDDEN: Final = 6
FORMULA: Final = Section("formula", 1, "The logarithm of the share by the formula.")
_SURE: Final = 1e-3

Facts = Callable[[State, Layout], Sequence[Bundle] | None]
"""By seat, the facts that hold; None in positions that are left to the formula."""


Counts = Sequence[tuple[str, str]]
"""What is counted of each seat: its name, and what it says."""


def counted(counts: Counts, most: int) -> tuple[Section, ...]:
    """Sections for what a seat has of everything counted, and for the most that another one has; up to `most`."""
    return tuple(Section(f"{whose}_{name}", most + 1, says) for whose in ("own", "foe") for name, says in counts)


def counts_of(layout: Layout, counts: Counts, most: int, values: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The facts of these sections that hold for a seat, of what was counted by seat."""
    others = [max(column) for column in zip(*(its for at, its in enumerate(values) if at != seat), strict=True)]
    return [
        layout.first(f"{whose}_{name}") + min(count, most)
        for whose, its in (("own", values[seat]), ("foe", others))
        for (name, _), count in zip(counts, its, strict=True)
    ]


def offer(game_id: str, sections: Sequence[Section], facts: Facts, **options: str) -> Learnt:
    """A network of some facts, and of the formula's judgement."""
    layout = Layout(FORMULA, *sections)
    formula = evaluator(game_id)
    assert formula
    see = partial(_seen, formula, layout, facts)
    return Learnt("", layout, HIDDEN, options, see, partial(_evaluate, formula, see))


def _seen(formula: Evaluator, layout: Layout, facts: Facts, state: State) -> list[Seen] | None:
    held = facts(state, layout)
    if held is None:
        return None
    judged = formula.evaluate(state)
    return [Seen((bundle,), ((0, log(max(share, _SURE))),)) for bundle, share in zip(held, judged, strict=True)]


def _evaluate(
    formula: Evaluator, see: Callable[[State], Sequence[Seen] | None], state: State, network: Network | None
) -> tuple[float, ...]:
    seen = see(state) if network else None
    if network and seen:
        return shares([network.strength(one) for one in seen])
    return formula.evaluate(state)
