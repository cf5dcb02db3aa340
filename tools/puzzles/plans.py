"""How puzzles of each game are looked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from puzzles.templates import POCKETMODEL, XTAL

CLEAR = 0.9
DOUBTFUL = 0.5


class Thin(NamedTuple):
    """What there may be less of in a position."""

    touches: str
    """A regular expression for the touches of the things in the editor."""
    left: tuple[int, ...]
    """By lot, how many of them are left."""
    goal: str = ""
    """The touch of the place to which the others are moved; "" where they are taken away."""


class Plan(NamedTuple):
    """The numbers of a search for puzzles. None of them matters to a proof."""

    options: Mapping[str, str] = {}
    """What is settled before the games of self-play, where it is not the default."""
    by_lot: bool = False
    """Whether all else is settled by lot."""
    levels: tuple[int, ...] = (2, 3)
    """Each action of self-play is one of these levels', drawn by lot; without levels actions are."""
    scale: float = 0.05
    """Of the budgets of self-play."""
    soonest: int = 2
    latest: int = 10
    """From how many choices before the end of a game to how many its positions are looked at."""
    whole: bool = False
    """Whether only positions are looked at in which a turn begins."""
    branches: int = 8
    """How many other actions are tried in each of them: where one of these errs, the answer may be a puzzle."""
    shifted: int = 0
    """How many more positions are made of these, each by moving some pieces to other places as the editor does."""
    thinned: int = 0
    """How many more positions are made by taking things away (`thin`) and letting some actions follow."""
    late: int = 10_000
    """How many choices before the end of a game these come at the earliest."""
    thin: tuple[tuple[Thin, ...], ...] = ()
    """One of these is done, by lot."""
    stroll: int = 0
    """The most actions, by lot, that follow there."""
    templates: tuple[str, ...] = ()
    """Position texts with lots to be drawn: of `{a|b|c}` one, inner ones first. Impossible ones are passed over."""
    drawn: int = 0
    """How many texts are made of templates instead of a game of self-play."""
    varied: int = 8
    """How many positions are made of that of a known puzzle, each by changing a few things as the editor does."""
    aims: tuple[str, ...] = ()
    """What is to be reached, as goals with their words and a number of turns: each is tried in each position. Without
    any, what is looked for is a sure win."""
    turns: int = 0
    """Within how many turns of the side, or of the others, the win is looked for that comes only after one action, or
    is kept off only by one; 0 where what is looked for is a sure win, however late."""
    few: int = 0
    """A win in more than two turns is looked for where so many actions at most keep the others from winning at once."""
    plain: int = 0
    """An aim that is reached after so many actions makes no puzzle: everybody sees it."""
    least_actions: int = 8
    least_share: float = 0.2
    most_share: float = 0.7
    """Between which shares of the win the side stands at first sight."""
    glance: int = 0
    """The budget of a computer player that first says whether one action wins (`CLEAR`) and no other may (`DOUBTFUL`);
    0 where the proof is tried without asking. Where a win is to come within some turns it says whether another action
    wins later (`CLEAR`), which would make the difficulty untrue."""
    glimpse: int = 3_000
    """With how much work the game's own proof of an endgame, where it has one, says of each action whether it wins."""
    depth: int = 14
    """Within how many choices a win is looked for."""
    most: int = 40_000
    """With how many positions made a search for one puzzle is given up."""
    failures: int = 3
    """After how many searches that were given up a game is left."""
    proof: int = 4
    """How many times as many positions the proof may take."""
    measured: int = 2
    """How many puzzles of one game of self-play are solved by the levels, to find the hardest of them."""
    taken: int = 1
    """How many puzzles are taken of one game of self-play."""


_XTAL_AIMS = (
    "won 1",
    *(
        aim
        for rings in (6, 5, 4, 3, 2)
        for aim in (f"carried {rings} 1", *(f"carried-keeping {rings} {cards} 1" for cards in (3, 2, 1)))
    ),
)
"""Rings, and where more cards than needed reach them as well, rings with as many cards kept as can be."""

PLANS: Mapping[str, Plan] = {
    "pods": Plan(soonest=1, latest=9, branches=16, shifted=200, least_share=0.1, most_share=0.9, most=100_000, proof=2),
    "modx": Plan(
        soonest=0,
        latest=8,
        branches=1,
        shifted=50,
        least_share=0.02,
        most_share=0.98,
        turns=3,
        few=4,
        glance=6_000,
        most=5_000,
        proof=50,
        measured=100,
        taken=2,
    ),
    "xpod": Plan(
        options={"tier": "basic", "start_units": "lid", "build_level": "max"},
        by_lot=True,
        soonest=0,
        latest=6,
        whole=True,
        branches=0,
        shifted=30,
        least_share=0.0,
        most_share=1.0,
        turns=3,
        few=4,
        glance=6_000,
        most=12_000,
        proof=50,
        measured=100,
        taken=2,
    ),
    "xtal": Plan(
        options={"players": "2", "hands": "open"},
        soonest=1,
        latest=1,
        branches=0,
        templates=XTAL,
        drawn=100,
        stroll=6,
        aims=_XTAL_AIMS,
        plain=2,
        least_actions=2,
        least_share=0.0,
        most_share=1.0,
        most=15_000,
        measured=3,
        taken=3,
    ),
    "pocketmodel": Plan(
        options={"players": "2"},
        soonest=1,
        latest=1,
        branches=0,
        templates=POCKETMODEL,
        drawn=120,
        aims=("won 1", "struck 2 1", "struck 1 1", "downed 3 1", "downed 2 1", "downed 1 1"),
        least_actions=5,
        least_share=0.0,
        most_share=1.0,
        most=6000,
        measured=3,
        taken=3,
    ),
}


def plan_of(game_id: str) -> Plan:
    """The plan for a game."""
    return PLANS.get(game_id, Plan())
