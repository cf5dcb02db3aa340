"""How puzzles of each game are looked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Plan(NamedTuple):
    """The numbers of a search for puzzles. None of them matters to a proof."""

    options: Mapping[str, str] = {}
    """What is settled before the games of self-play, where it is not the default."""
    levels: tuple[int, ...] = (2, 3)
    """Each action of self-play is one of these levels', drawn by lot."""
    scale: float = 0.05
    """Of the budgets of self-play."""
    soonest: int = 2
    latest: int = 10
    """From how many choices before the end of a game to how many its positions are looked at."""
    branches: int = 8
    """How many other actions are tried in each of them: where one of these errs, the answer may be a puzzle."""
    least_actions: int = 8
    least_share: float = 0.2
    most_share: float = 0.7
    """Between which shares of the win the side stands at first sight."""
    depth: int = 14
    """Within how many choices a win is looked for."""
    most: int = 40_000
    """With how many positions made a search for one puzzle is given up."""
    failures: int = 3
    """After how many searches that were given up a game is left."""


PLANS: Mapping[str, Plan] = {
    "pods": Plan(),
}


def plan_of(game_id: str) -> Plan:
    """The plan for a game."""
    return PLANS.get(game_id, Plan())
