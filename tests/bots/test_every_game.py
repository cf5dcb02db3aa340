"""What computer players keep to in every game that is here, and in the toys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bots.thinkers import SOME, begun, choices, judge_of, level, thought
from pentapod.bots.levels import LEVELS
from pentapod.bots.search import SLICE
from pentapod.engine.state import CHANCE, Action, State
from random_play import Case

NODES = 60


@pytest.mark.parametrize("case", SOME, ids=str)
def test_every_level_does_something_legal(case: Case) -> None:
    for state, seat in choices(case, 1, 2):
        for each in LEVELS:
            for may_wait in (False, len(state.actors) > 1):
                found = thought(case, state, seat, level(each.number, NODES), may_wait=may_wait)
                assert (found.action is None and may_wait) or found.action in state.actions()
                assert found.action is None or found.action.seat == seat


@pytest.mark.parametrize("case", SOME, ids=str)
def test_values_are_shares_of_one_win(case: Case) -> None:
    seats = case.game.seats(case.options)
    for state, seat in choices(case, 2, 2):
        found = thought(case, state, seat, level(3, NODES))
        assert len(found.value) == seats
        assert sum(found.value) == pytest.approx(1)
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in found.value)
        shares = [line.share for line in found.lines]
        assert all(0 <= share <= 1 for share in shares)
        assert len({line.action for line in found.lines}) == len(found.lines)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_the_same_seed_and_budget_give_the_same_thought(case: Case) -> None:
    for state, seat in choices(case, 3, 2):
        for number in (1, 4):
            first, again = (thought(case, state, seat, level(number, NODES), "seed") for _ in range(2))
            assert first == again


@pytest.mark.parametrize("case", SOME, ids=str)
def test_the_best_so_far_can_be_had_at_any_time(case: Case) -> None:
    for state, seat in choices(case, 4, 1):
        thinking = begun(case, state, seat, level(5, NODES))
        assert thinking.thought().action in state.actions()
        for spent in thinking:
            found = thinking.thought()
            assert found.action in state.actions()
            assert found.spent == spent <= NODES + 2 * SLICE + AUTOMATIC
        assert thinking.thought() == thought(case, state, seat, level(5, NODES))


AUTOMATIC = 12
"""More actions than follow by themselves one after another in the random matches."""


@pytest.mark.parametrize("case", SOME, ids=str)
def test_slices_are_short(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pauses few positions are made: counted where they are made, not where they are reported."""
    made = 0
    found = list(choices(case, 5, 1))
    kinds = {type(state) for state, _ in found}
    for kind in kinds:
        after = kind.after

        def counted(state: State, action: Action, after: Callable[[State, Action], State] = after) -> State:
            nonlocal made
            made += 1
            return after(state, action)

        monkeypatch.setattr(kind, "after", counted)
    for state, seat in found:
        made = 0
        thinking = begun(case, state, seat, level(5, NODES))
        assert made <= SLICE
        made = 0
        for _ in thinking:
            assert made <= 2 * SLICE + AUTOMATIC
            made = 0


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_plan_begins_with_the_action(case: Case) -> None:
    for state, seat in choices(case, 6, 2):
        found = thought(case, state, seat, level(5, NODES))
        assert found.plan[0] == found.action
        assert all(action.seat != CHANCE for action in found.plan)


@pytest.mark.parametrize("case", [case for case in SOME if not case.game.hidden], ids=str)
def test_a_plan_can_be_played(case: Case) -> None:
    for state, seat in choices(case, 7, 2):
        for action in thought(case, state, seat, level(5, NODES)).plan:
            while state.automatic:
                state = state.after(state.actions()[0])
            state = state.after(action)


@pytest.mark.parametrize("case", [case for case in SOME if judge_of(case.game)], ids=str)
def test_a_judge_judges(case: Case) -> None:
    """Shares of one win for every position that is not over; what is listed first is legal, and listed once."""
    evaluator = judge_of(case.game)
    assert evaluator
    rng = Random(f"{case}")
    for _ in range(2):
        state = case.game.start(case.options)
        while state.actors:
            value = evaluator.evaluate(state)
            assert len(value) == case.game.seats(case.options)
            assert sum(value) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in value)
            if evaluator.order and CHANCE not in state.actors:
                seat = rng.choice(state.actors)
                own = [action for action in state.actions() if action.seat == seat]
                ordered = evaluator.order(state, own)
                assert 0 < len(ordered) == len(set(ordered))
                assert set(ordered) <= set(own)
            if evaluator.key:
                assert evaluator.key(state) == evaluator.key(case.game.position(state.text()))
            state = state.after(rng.choice(state.actions()))
