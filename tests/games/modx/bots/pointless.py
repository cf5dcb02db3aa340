"""What nobody does on purpose in MODX."""

from __future__ import annotations

from collections.abc import Hashable

from pentapod.engine.state import State
from pentapod.games.modx.rules.state import ModxState


def table(state: State) -> Hashable:
    """What lies on the board."""
    assert isinstance(state, ModxState)
    return state.pieces, state.ledger.joker_cells, state.ledger.stacks
