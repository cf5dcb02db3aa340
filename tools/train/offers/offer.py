"""What such networks have in common: they begin with what the game's formula says, and add facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log
from typing import Final

from pentapod.engine.judge import Judge
from pentapod.engine.learning.network import Bundle, Layout, Learnt, Network, Section, Seen, shares
from pentapod.engine.state import State
from pentapod.games import judge

HIDDEN: Final = 6
FORMULA: Final = Section("formula", 1, "The logarithm of the share by the formula.")
_SURE: Final = 1e-3

Facts = Callable[[State, Layout], Sequence[Bundle] | None]
"""By seat, the facts that hold; None in positions that are left to the formula."""


def offer(game_id: str, sections: Sequence[Section], facts: Facts, **options: str) -> Learnt:
    """A network of some facts, and of the formula's judgement."""
    layout = Layout(FORMULA, *sections)
    formula = judge(game_id)
    assert formula
    see = partial(_seen, formula, layout, facts)
    return Learnt("", layout, HIDDEN, options, see, partial(_evaluate, formula, see))


def _seen(formula: Judge, layout: Layout, facts: Facts, state: State) -> list[Seen] | None:
    held = facts(state, layout)
    if held is None:
        return None
    judged = formula.evaluate(state)
    return [Seen((bundle,), ((0, log(max(share, _SURE))),)) for bundle, share in zip(held, judged, strict=True)]


def _evaluate(
    formula: Judge, see: Callable[[State], Sequence[Seen] | None], state: State, network: Network | None
) -> tuple[float, ...]:
    seen = see(state) if network else None
    if network and seen:
        return shares([network.strength(one) for one in seen])
    return formula.evaluate(state)
