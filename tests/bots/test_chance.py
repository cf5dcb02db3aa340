"""Chance that is weighed: all outcomes by their odds, and no lot is drawn where nothing else is uncertain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from pentapod.bots.chance import Lot, Outcomes
from pentapod.bots.search import Line
from pentapod.bots.worlds import Worlds
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import CHANCE, Action, State
from toys import dice, hands

PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
TWO_DICE = Outcomes(
    tuple(Action(CHANCE, (f"{low}{high}",)) for low, high in PAIRS),
    tuple(1 if low == high else 2 for low, high in PAIRS),
)
HALF = (0.5, 0.5)


def test_all_outcomes_of_two_dice_count_by_their_odds() -> None:
    values = [(low * high / 36, 1 - low * high / 36) for low, high in PAIRS]
    lot = Lot(TWO_DICE, HALF)
    looked = Counter[int]()
    for _ in range(36):
        at = lot.next()
        looked[at] += 1
        lot.weigh(at, values[at])
    assert [looked[at] for at in range(len(PAIRS))] == list(TWO_DICE.weights)
    exact = sum(weight * value for weight, (value, _) in zip(TWO_DICE.weights, values, strict=True)) / 36
    assert lot.mean == pytest.approx([exact, 1 - exact])


def test_what_comes_back_has_the_mean_of_the_outcomes_as_its_own() -> None:
    """However few were looked at, and whatever they led to."""
    lot, rng = Lot(TWO_DICE, HALF), Random(3)
    back = []
    for _ in range(50):
        share = rng.random()
        back.append(lot.weigh(lot.next(), (share, 1 - share)))
        assert [sum(seat) / len(back) for seat in zip(*back, strict=True)] == pytest.approx(lot.mean)
        assert sum(lot.mean) == pytest.approx(1)


def test_an_outcome_counts_as_guessed_until_it_is_looked_at_and_then_as_its_mean() -> None:
    lot = Lot(Outcomes(TWO_DICE.actions[:2], (1, 3)), HALF)
    assert lot.mean == HALF
    assert lot.next() == 1
    lot.weigh(1, (1.0, 0.0))
    assert lot.mean == pytest.approx([0.875, 0.125])
    lot.weigh(1, (0.0, 1.0))
    assert lot.mean == pytest.approx(HALF)
    assert lot.next() == 0


def judged(state: State) -> tuple[float, ...]:
    """A judge who holds that Red's share is what Blue's die shows."""
    assert isinstance(state, dice.Dice)
    share = {0: 0.3, 1: 0.2, 2: 0.6, 5: 0.9}[state.die]
    return share, 1 - share


def looked(state: State, evaluator: Evaluator, seed: int, positions: int) -> Sequence[Line]:
    """What a search finds that goes no further than to the end of its turn, and what then falls."""
    search = Worlds(state, 0, ((0,), (1,)), evaluator, Random(seed), sees_replies=False)
    for _ in search.run():
        if search.spent > positions:
            break
    return search.lines()


def test_where_only_a_die_is_left_two_searches_find_the_same_and_what_it_comes_to() -> None:
    state = dice.position("9/1-5/0/2")
    evaluator = Evaluator(judged, prior_visits=1)
    assert looked(state, evaluator, 1, 300) == looked(state, evaluator, 2, 300)
    expected = (3 * 0.2 + 2 * 0.6 + 1 * 0.9) / 6
    for line in looked(state, evaluator, 1, 6000):
        assert line.share == pytest.approx(expected, abs=0.002)


def test_a_draw_that_depends_on_hidden_hands_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = Counter[tuple[int, ...]]()
    weigh = Lot.weigh

    def counted(lot: Lot, at: int, value: Sequence[float]) -> Sequence[float]:
        weighed[lot.outcomes.weights] += 1
        return weigh(lot, at, value)

    monkeypatch.setattr(Lot, "weigh", counted)
    evaluator = Evaluator(lambda _: HALF)
    looked(hands.position("543/110/200 0-0 -"), evaluator, 1, 3000)
    assert sum(weighed.values()) < 100
    looked(dice.position("9/1-5/0/2"), Evaluator(judged), 1, 3000)
    assert set(weighed) >= {dice.WEIGHTS}
    assert weighed[dice.WEIGHTS] > 500
