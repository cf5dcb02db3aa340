"""The numbers beside the names of PODS players."""

from __future__ import annotations

from pentapod.engine.words import Stat
from pentapod.games.pods.rules.pieces import owner
from pentapod.games.pods.rules.state import Pods


def stats(state: Pods, seat: int) -> tuple[Stat, ...]:
    """How many pods a seat has in its hand, on the board and, in Advanced, out of the game."""
    on_board = sum(1 for code in state.board if code and owner(code) == seat)
    counts = (Stat("in hand", state.hands[seat].bit_count()), Stat("on board", on_board))
    return (*counts, Stat("out", state.aside[seat].bit_count())) if state.variant.advanced else counts
