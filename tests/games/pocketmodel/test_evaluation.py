"""What a position is worth: shares that sum to 1 and move the way that they should."""

from __future__ import annotations

from random import Random

import pytest

from games.pocketmodel.tables import GAME, begin, lay, play, seat, step
from pentapod.games.pocketmodel.evaluation import evaluate
from pentapod.games.pocketmodel.rules.state import PocketModel
from random_play import Case, cases
from random_play import play as play_random


@pytest.mark.parametrize("case", list(cases(GAME))[:5], ids=str)
def test_shares_sum_to_one_and_ends_are_what_they_are(case: Case) -> None:
    match = play_random(case, Random(f"worth {case}"), resignations=0.01)
    for ply in range(0, match.ply + 1, 3):
        state = match.state_at(ply)
        shares = evaluate(state)
        assert len(shares) == GAME.seats(case.options)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
        if state.result is not None:
            assert shares == state.result
        elif isinstance(state, PocketModel):
            assert all(shares[out] == 0 for out in state.out)


def test_even_positions_are_even() -> None:
    assert evaluate(begin()) == pytest.approx((0.5, 0.5))
    assert evaluate(begin(players="4", deck0="own")) == (0.25,) * 4
    assert evaluate(lay(seat("b=xw1"), seat("o=xw1"))) == pytest.approx((0.5, 0.5))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat("b=xw1 yw1"), seat("b=xw1")),
        (seat("b=xw1"), seat("b=xw1.1")),
        (seat("b=xw1"), seat("b=xw1", "? ? -")),
        (seat("b=xw1", hand="foc"), seat("b=xw1")),
        (seat("b=xw1 r=sn1"), seat("b=xw1")),
        (seat("o=xw1"), seat("b=xw1")),
    ],
)
def test_more_is_better(better: str, worse: str) -> None:
    other = seat("o=at1")
    assert evaluate(lay(better, other))[0] > evaluate(lay(worse, other))[0]


def test_what_is_declared_counts_by_its_odds() -> None:
    state = lay(seat("o=xw1 yw1 b=nb1"), seat("o=tf1", "reb ? ?"))
    declared = play(state, "bxw1-o1")
    assert evaluate(declared)[0] > evaluate(state)[0]
    assert evaluate(play(declared, "byw1"))[0] > evaluate(declared)[0]
    fight = play(lay(seat("c=sd1 b=xw1"), seat("c=xw1 o=nb1")), "bsd1-oxw1")
    hit, miss = (step(fight, roll, "11") for roll in ("66", "12"))
    assert evaluate(hit)[0] > evaluate(fight)[0] > evaluate(miss)[0]


def test_who_may_lose_the_last_thing_loses_so_much_of_the_share() -> None:
    """Eleven of twelve rolls destroy the last unit, and as many the last objective."""
    hit = 11 / 12
    for own, foe, declared in (
        (seat("c=xw1", "reb - -"), seat("c=tf1"), "bxw1-otf1"),
        (seat("o=xw1", "reb - -"), seat("b=tf1 ti1 c=ds1", "reb - -"), "bxw1-o1"),
    ):
        of_two = lay(own, foe)
        assert evaluate(of_two)[0] < 0.3
        assert hit <= evaluate(play(of_two, declared))[0] < 1
        shares = evaluate(play(lay(own, foe, seat("c=yw1")), declared))
        assert sum(shares) == pytest.approx(1)
        assert 0 < shares[1] <= 1 - hit
