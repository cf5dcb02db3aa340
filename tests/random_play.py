"""Random games for the tests: how many to play, and how many ways a game can go on."""

from __future__ import annotations

import os

from pentapod.command.perft import perft
from pentapod.contract.random_games import NAMES, Case, cases, play, play_on
from pentapod.engine.state import State

__all__ = ["FRAGMENTS", "GAMES", "NAMES", "SOAK", "Case", "cases", "perfts", "play", "play_on"]

GAMES = int(os.environ.get("PENTAPOD_GAMES", "1"))
"""Random games per game and set of options. `make soak` sets 2000."""

SOAK = GAMES >= 1000
"""Whether this is the long run, in which whole games are played by the thousand."""

FRAGMENTS = max(1500, 50 * GAMES)
"""How many broken links and records the fuzzers try."""


def perfts(state: State, deepest: int) -> list[int]:
    """How many ways a game can go on for one action, two actions and so on."""
    return [perft(state, depth) for depth in range(1, deepest + 1)]
