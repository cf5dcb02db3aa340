"""The evaluation: shares that sum to 1, and that lean the right way."""

from __future__ import annotations

from random import Random

import pytest

from games.xtal.boards import fight, group, lay, ready, roll
from games.xtal.random_boards import fierce, lively
from pentapod.games.xtal.evaluation import evaluate, order
from pentapod.games.xtal.rules.actions import LayGroup, TakeBack, legal_moves
from pentapod.games.xtal.rules.cards.groups import refusal_of_draft
from pentapod.games.xtal.rules.touches import TIMEOUT
from random_play import GAMES


def test_shares_sum_to_one_in_every_position() -> None:
    for number in range(max(10, GAMES)):
        rng = Random(number)
        state = fierce(rng)
        for _ in range(40):
            shares = evaluate(state)
            assert len(shares) == state.position.setting.seats
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
            assert all(shares[seat] == 0 for seat in state.out)
            if state.result is not None:
                break
            state = (
                state.resign(rng.choice(state.position.players))
                if rng.random() < 0.01
                else state.after(lively(state, rng))
            )


def test_equal_chances_are_equal_shares() -> None:
    assert evaluate(lay("v1 v3 v5", "L", "L", "L", homes="v1 v3 v5")) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_it_does_not_matter_who_sits_where() -> None:
    one = evaluate(lay("b1 r4", "LT", "aS", stage="roll", turn="0>-", rings="21", homes="v2 v5"))
    other = evaluate(lay("r4 b1", "aS", "LT", stage="roll", turn="1>-", rings="12", homes="v5 v2"))
    assert one == pytest.approx(other[::-1])


def test_nothing_but_a_win_is_as_good_as_one() -> None:
    """A Flight of the opponent does no harm, but the Teleport at hand wins."""
    state = lay("v3 r4", "LTFaV", "FSV", rings="32")
    assert 0.8 < evaluate(ready(state, 0, "F r4 r5"))[0] < 0.96 < evaluate(ready(state, 0, "T v3 v1"))[0]


def test_a_game_that_is_over_is_its_result() -> None:
    assert evaluate(roll(lay("b12 v4", "L", stage="roll", turn="0>-", rings="31"), 1)) == (1.0, 0.0)


def test_more_rings_are_better_and_three_near_home_best() -> None:
    one, two = (evaluate(lay("b5 v4", "L", "L", rings=rings))[0] for rings in ("11", "21"))
    far, near = (evaluate(lay(f"{place} v4", "L", "L", rings="31"))[0] for place in ("b2", "b12"))
    assert one < two < far < near


def test_a_teleport_home_is_worth_more_on_a_violet() -> None:
    there, elsewhere = (evaluate(lay(f"{place} v4", "T", "L", rings="31"))[0] for place in ("v3", "b4"))
    assert there > elsewhere


def test_a_teleport_is_worth_more_where_it_brings_home_or_rings() -> None:
    for rings in ("31", "11"):
        with_it, without = (evaluate(lay("b4 v4", hand, "L", rings=rings))[0] for hand in ("T", "L"))
        assert with_it > without + 0.05


def test_rings_ahead_are_better_than_rings_behind() -> None:
    ahead, behind = (evaluate(lay(f"{place} v4", "L", "L", stores="004000"))[0] for place in ("b4", "b5"))
    assert ahead > behind + 0.03


def test_what_is_held_ready_counts_as_laid() -> None:
    """A Teleport Home is as good as the win that it brings."""
    state = lay("v3 v4", "T", "L", rings="31")
    assert evaluate(ready(state, 0, "T v3 v1")) == pytest.approx((0.995, 0.005))


def test_a_weapon_that_cannot_be_cancelled_costs_rings() -> None:
    bare, shielded = (evaluate(group(fight("r1 r4", "f", hand), 0, "f")) for hand in ("A", "S"))
    assert bare[0] > shielded[0]
    assert bare[0] > 0.6


def test_better_cards_are_better() -> None:
    assert evaluate(lay("v1 v4", "LV", "L"))[0] > evaluate(lay("v1 v4", "L", "L"))[0]


def test_who_plays_on_purpose_takes_nothing_back_and_waits_for_no_clock() -> None:
    drafts = 0
    for number in range(max(10, GAMES)):
        rng = Random(f"order {number}")
        state = fierce(rng)
        for _ in range(60):
            if state.result is not None:
                break
            for seat in state.actors:
                actions = [action for action in state.actions() if action.seat == seat]
                kept = order(state, actions) if seat >= 0 else actions
                assert kept
                assert set(kept) <= set(actions)
                kinds = {type(legal_moves(state.position)[action]) for action in kept}
                drafts += LayGroup in kinds
                assert TakeBack not in kinds or refusal_of_draft(state.position, seat)
                assert not any(action.path[0] in TIMEOUT for action in kept)
            state = state.after(lively(state, rng))
    assert drafts
