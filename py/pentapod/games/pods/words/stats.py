"""The numbers beside the names of PODS players."""

from __future__ import annotations

from pentapod.engine.words import Stat
from pentapod.games.pods.rules.pieces import owner
from pentapod.games.pods.rules.state import Pods


def stats(state: Pods, seat: int) -> tuple[Stat, ...]:
    """How many pods a seat has in its hand, on the board and, in Advanced, out of the game."""
    position = state.position
    on_board = sum(1 for code in position.board if code and owner(code) == seat)
    counts = (Stat("in hand", position.hands[seat].bit_count()), Stat("on board", on_board))
    return (*counts, Stat("out", position.aside[seat].bit_count())) if position.variant.advanced else counts
