"""How puzzles of each game are looked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

CLEAR = 0.9
DOUBTFUL = 0.5


class Plan(NamedTuple):
    """The numbers of a search for puzzles. None of them matters to a proof."""

    options: Mapping[str, str] = {}
    """What is settled before the games of self-play, where it is not the default."""
    by_lot: bool = False
    """Whether all else is settled by lot."""
    levels: tuple[int, ...] = (2, 3)
    """Each action of self-play is one of these levels', drawn by lot."""
    scale: float = 0.05
    """Of the budgets of self-play."""
    soonest: int = 2
    latest: int = 10
    """From how many choices before the end of a game to how many its positions are looked at."""
    branches: int = 8
    """How many other actions are tried in each of them: where one of these errs, the answer may be a puzzle."""
    shifted: int = 0
    """How many more positions are made of these, each by moving some pieces to other places as the editor does."""
    least_actions: int = 8
    least_share: float = 0.2
    most_share: float = 0.7
    """Between which shares of the win the side stands at first sight."""
    glance: int = 0
    """The budget of a computer player that first says whether one action wins (`CLEAR`) and no other may (`DOUBTFUL`);
    0 where the proof is tried without asking."""
    depth: int = 14
    """Within how many choices a win is looked for."""
    most: int = 40_000
    """With how many positions made a search for one puzzle is given up."""
    failures: int = 3
    """After how many searches that were given up a game is left."""
    proof: int = 4
    """How many times as many positions the proof may take."""


PLANS: Mapping[str, Plan] = {
    "pods": Plan(),
    "modx": Plan(
        soonest=0,
        latest=12,
        branches=4,
        least_share=0.02,
        most_share=0.97,
        glance=800,
        depth=8,
        most=40_000,
        failures=20,
    ),
    "xpod": Plan(
        options={"tier": "basic", "start_units": "lid", "build_level": "max"},
        by_lot=True,
        soonest=0,
        latest=4,
        branches=0,
        shifted=150,
        least_share=0.0,
        most_share=1.0,
        depth=3,
        most=3000,
        failures=1000,
        proof=50,
    ),
}


def plan_of(game_id: str) -> Plan:
    """The plan for a game."""
    return PLANS.get(game_id, Plan())
