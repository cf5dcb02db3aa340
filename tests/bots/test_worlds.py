"""The search for chance and hidden hands: what it finds, and what it must not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bots.thinkers import SOME, choices, level, thought
from every_game import PLAYED
from pentapod.bots.worlds import Worlds
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import Action, State
from random_play import Case
from toys import bell, dice, hands, heap

HIDDEN = [case for case in SOME if case.game.hidden]
NODES = 1500
POSITIONS = 8
"""Of each set of options, to be dealt anew."""


def best(game_case: Case, text: str, seat: int, may_wait: bool = False) -> str:
    state = game_case.game.position(text)
    action = thought(game_case, state, seat, level(5, NODES), may_wait=may_wait).action
    return "-".join(action.path) if action else "wait"


BELL = Case(bell.GAME, {})
DICE = Case(dice.GAME, {"goal": "9"})
HANDS = Case(hands.GAME, {"seats": "2"})


def test_in_a_race_gold_is_hit_and_cold_is_not() -> None:
    for seat in range(bell.SEATS):
        assert best(BELL, "0,0,0/3/1/111", seat) == f"{seat}-hit"
        assert best(BELL, "0,0,0/3/0/111", seat) == f"{seat}-pass"


def test_who_may_wait_waits_rather_than_hit_cold() -> None:
    assert best(BELL, "0,0,0/5/0/111", 1, may_wait=True) in ("1-pass", "wait")
    assert best(BELL, "0,0,0/5/1/111", 1, may_wait=True) == "1-hit"


def test_a_roll_that_meets_the_goal_is_kept_and_one_that_passes_it_given_away() -> None:
    assert best(DICE, "9/4-2/0/5", 0) == "keep"
    assert best(DICE, "9/6-5/0/5", 0) == "give"


def test_chance_is_weighed() -> None:
    """Neither wins at once; to keep the 2 wins 59 in 100 games, to give it away 32."""
    assert best(DICE, "9/1-5/0/2", 0) == "keep"


@pytest.mark.parametrize("teams", ["2", "3"])
def test_partners_win_together(teams: str) -> None:
    case = Case(heap.GAME, heap.GAME.choose(teams=teams))
    assert best(case, f"{teams}/3/111111/0/-1", 0) == "3"


def test_a_card_is_not_played_for_what_only_the_other_hand_tells() -> None:
    """Blue may hold c or a, and Red, who lays first, cannot know."""
    strong, weak = (hands.position(f"{deck}/101/{hand} 1-1 -") for deck, hand in (("101", "002"), ("002", "101")))
    first, second = (thought(HANDS, state, 0, level(5, NODES)) for state in (strong, weak))
    assert first == second


@pytest.mark.parametrize("case", HIDDEN, ids=str)
def test_decisions_are_the_same_whatever_the_others_hold(case: Case) -> None:
    """The true hidden cards are exchanged for others that the seat cannot tell from them."""
    hidden = exchanges = 0
    for state, seat in choices(case, 8, POSITIONS):
        hidden += state.hidden
        for number in (1, 3, 5):
            usual = thought(case, state, seat, level(number, 60))
            for other in range(2):
                exchanged = state.redeal(seat, Random(other))
                exchanges += exchanged.text() != state.text()
                assert thought(case, exchanged, seat, level(number, 60)) == usual
    assert exchanges >= POSITIONS or hidden <= POSITIONS // 2, "something else should have been dealt"


@pytest.mark.parametrize("case", HIDDEN, ids=str)
def test_the_true_position_is_never_played_on(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    for state, seat in choices(case, 9, 4):
        if not state.hidden:
            continue
        after = type(state).after

        def watched(
            self: State, action: Action, true: State = state, after: Callable[[State, Action], State] = after
        ) -> State:
            assert self is not true
            return after(self, action)

        with monkeypatch.context() as patched:
            patched.setattr(type(state), "after", watched)
            assert thought(case, state, seat, level(5, 80)).spent >= 80


def test_every_hidden_game_is_searched_in_worlds() -> None:
    assert "hands" in {case.game.id for case in HIDDEN}
    assert {game.id for game in PLAYED if game.hidden} == {case.game.id for case in HIDDEN}


def test_the_plan_does_not_tell_what_others_might_hold() -> None:
    state = hands.position("543/110/200 0-0 -")
    assert [action.seat for action in thought(HANDS, state, 0, level(5, 400)).plan] == [0]


def test_a_judge_is_asked_instead_of_playing_on() -> None:
    """The judge of this test holds that whoever keeps a card of kind c wins."""
    state = hands.position("111/101/110 0-1 -")

    def evaluate(world: State) -> tuple[float, ...]:
        assert isinstance(world, hands.Hands)
        return (1.0, 0.0) if world.hands[0][2] else (0.0, 1.0)

    search = Worlds(state, 0, ((0,), (1,)), Evaluator(evaluate), Random(1))
    for _ in search.run():
        if search.spent > 60:
            break
    assert search.lines()[0].action == Action(0, ("a",))


def judged(worlds: int, positions: int) -> list[float]:
    """The shares of Red's actions after a search, for a judge who holds that Blue wins by a card of kind c."""

    def evaluate(world: State) -> tuple[float, ...]:
        assert isinstance(world, hands.Hands)
        return (0.0, 1.0) if world.hands[1][2] else (1.0, 0.0)

    evaluator = Evaluator(evaluate, prior_visits=10**6, prior_worlds=worlds)
    search = Worlds(hands.position("111/101/110 0-1 -"), 0, ((0,), (1,)), evaluator, Random(1))
    for _ in search.run():
        if search.spent >= positions:
            break
    return [line.share for line in search.lines()]


def test_the_prior_of_an_action_is_its_mean_over_many_worlds() -> None:
    assert judged(1, 400)[0] == pytest.approx(round(judged(1, 400)[0]), abs=0.01)
    first, *others = judged(50, 400)
    assert 0.1 < first < 0.9
    assert others == pytest.approx([first] * len(others), abs=0.01)


def test_a_world_that_was_not_seen_through_does_not_count() -> None:
    for positions in range(1, 40):
        first, *others = judged(50, positions)
        assert others == pytest.approx([first] * len(others))
