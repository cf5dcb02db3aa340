"""What a position is worth at a glance: shares that follow points, the way that is left, levels and ice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.xpod.rules.test_reference import lively
from games.xpod.tables import GAME, begin, lay, play
from pentapod.games.xpod.evaluation import evaluate, is_open, key, pairings
from pentapod.games.xpod.rules.state import XPod


def test_shares_are_shares_in_every_position() -> None:
    rng = Random(1)
    state: Any = GAME.start(GAME.choose(tier="advanced", south="monster", north="robo"))
    for _ in range(200):
        south, north = evaluate(state)
        assert 0 <= south <= 1
        assert south + north == pytest.approx(1)
        if state.result is not None:
            break
        state = state.after(lively(state, rng, 0.7))


def test_a_game_that_is_over_is_worth_its_result() -> None:
    state = begin()
    assert evaluate(state) == (0.5, 0.5)
    assert evaluate(state.resign(0)) == (0, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (lay("wild auto", "longears2@c6", "dasher2@c9"), lay("wild auto", "longears2@c2", "dasher2@c9")),
        (lay("wild auto", "longears2@c5", "dasher2@c9"), lay("wild auto", "longears1@c5", "dasher2@c9")),
        (lay("wild auto", "longears2@c5", "dasher2@c9"), lay("wild auto", "longears2!@c5", "dasher2@c9")),
        (
            lay("wild auto", "longears2@c5", "dasher2@c9", locked=("eye", "")),
            lay("wild auto", "longears2@c5", "dasher2@c9", locked=("", "wheel")),
        ),
        (lay("wild auto", "longears2@c5", "dasher2@c9"), lay("wild auto", "longears2@c5", "dasher2@c3")),
        (lay("wild auto", "redwing2@c4", "dasher2@c9"), lay("wild auto", "redwing1@c4", "dasher2@c9")),
    ],
    ids=["nearer", "a level more", "not frozen", "a point", "the enemy far", "not stranded"],
)
def test_what_is_better_is_worth_more(better: XPod, worse: XPod) -> None:
    assert evaluate(better)[0] > evaluate(worse)[0]


def test_a_point_that_can_be_scored_is_scored() -> None:
    state = lay("wild auto", "longears2@c7 snapjaw3@a2", "dasher2@f9 shunter3@e9")
    best = max(state.actions(), key=lambda action: evaluate(state.after(action))[0])
    assert play(state, state.notation(best)).sides[0].points == 1


def test_nothing_is_secret_once_plans_and_cards_are_chosen() -> None:
    """From then on the search for open games may look at what there is."""
    rng = Random(3)
    state: Any = GAME.start(GAME.choose(tier="advanced"))
    seen: set[str] = set()
    while state.result is None and len(seen) < 150:
        seen.add(state.text())
        assert is_open(state) is not state.hidden
        if is_open(state):
            assert state.redeal(0, rng) is state
        state = state.after(lively(state, rng, 0.7))
    assert is_open(state)


def test_positions_are_told_apart_by_all_but_how_long_the_game_has_lasted() -> None:
    here = lay("wild auto", "longears2@c5", "dasher2@c9")
    for other in (
        lay("wild auto", "longears2@c6", "dasher2@c9"),
        lay("wild auto", "longears2!@c5", "dasher2@c9"),
        lay("wild auto", "longears2@c5", "dasher2@c9", locked=("eye", "")),
    ):
        assert key(here) != key(other)
    read: Any = GAME.position(here.text())
    assert key(read) == key(here)
    later = lay("wild auto", "longears2@c5", "dasher2@c9")
    later.turns += 2
    assert key(later) == key(here)


def test_all_pods_are_paired_with_every_set() -> None:
    found = pairings()
    assert len({(one, other) for one, other, _ in found}) == 64
    assert len(found) == 64 * 9
    assert all(GAME.choose(**options) == options for *_, options in found)
