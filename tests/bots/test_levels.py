"""The five levels, their habits, and looking back on a match."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from random import Random
from statistics import median

import pytest

from bots.thinkers import choices, finished, judge_of, level, thought
from pentapod import games
from pentapod.bots.analysis import analyse
from pentapod.bots.levels import LEVELS
from pentapod.bots.search import Line, Search, Steps
from pentapod.bots.thinking import Thinking, think
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, RESIGN, Action
from random_play import Case, play
from toys import bell, fence, heap

PODS = Case(games.find("pods"), games.find("pods").choose())


def test_levels_think_more_and_err_less() -> None:
    assert [each.number for each in LEVELS] == [1, 2, 3, 4, 5]
    assert len({each.name for each in LEVELS}) == 5
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.nodes < stronger.nodes
        assert weaker.seconds < stronger.seconds
        assert 0 < weaker.inverse_temperature < stronger.inverse_temperature
        assert weaker.max_loss > stronger.max_loss
        assert weaker.pause > stronger.pause
    assert LEVELS[-1].max_loss == 0
    assert all(each.description.endswith(".") for each in LEVELS)


def test_a_long_turn_takes_less_and_less_time() -> None:
    assert LEVELS[4].within_turn(0) == LEVELS[4]
    assert LEVELS[4].within_turn(3).seconds == LEVELS[4].seconds / 4
    assert LEVELS[0].within_turn(10_000).nodes == 1


def test_reactions_are_seeded_and_differ_as_people_do() -> None:
    for each in LEVELS:
        times = [each.reaction(seed) for seed in range(400)]
        assert times == [each.reaction(seed) for seed in range(400)]
        assert median(times) == pytest.approx(each.pause, rel=0.1)
        assert min(times) < 0.6 * each.pause
        assert max(times) > 1.6 * each.pause


def test_the_first_level_errs_and_the_last_does_not() -> None:
    kinds: dict[int, list[int]] = {1: [], 5: []}
    for state, seat in choices(PODS, 1, 6):
        for number, counts in kinds.items():
            taken = {thought(PODS, state, seat, level(number, 60), seed).action for seed in range(12)}
            counts.append(len(taken))
    assert set(kinds[5]) == {1}
    assert max(kinds[1]) > 3


def test_a_level_that_errs_keeps_to_what_comes_to_mind() -> None:
    """What it takes is among the best by its own search, and worse ones are rarer."""
    state, seat = next(iter(choices(PODS, 2, 1)))
    ranks = []
    for seed in range(60):
        found = thought(PODS, state, seat, level(2, 200), seed)
        ranks.append([line.action for line in found.lines].index(found.action))
    assert max(ranks) < LEVELS[1].candidates
    assert ranks.count(0) > ranks.count(5)


class Told(Search):
    """A search that has found what a test says: shares of the actions 0, 1 ..., best first."""

    def __init__(self, *shares: float) -> None:
        super().__init__(0, ((0,), (1,)))
        self.shares = shares

    def run(self) -> Steps[None]:
        yield

    def lines(self) -> list[Line]:
        return [Line(Action(0, (f"{at}",)), share) for at, share in enumerate(self.shares)]

    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        return (), (line.share, 1 - line.share)


TIMES = 800


def taken(number: int, *shares: float) -> list[float]:
    """How often a level takes each of some lines, as a part of all times."""
    search, level = Told(*shares), LEVELS[number - 1]
    found = [Thinking(search, level, seed, 1).thought().action for seed in range(TIMES)]
    return [found.count(line.action) / TIMES for line in search.lines()]


def test_how_readily_a_level_errs_does_not_depend_on_how_much_is_at_stake() -> None:
    """A quiet position and one in which everything counts ten times as much."""
    for number in range(1, 6):
        quiet = taken(number, 0.504, 0.502, 0.500, 0.498)
        lively = taken(number, 0.54, 0.52, 0.50, 0.48)
        assert quiet == pytest.approx(lively, abs=0.04)
        assert quiet[0] > quiet[-1]


@pytest.mark.parametrize("number", range(1, 6))
def test_no_level_prefers_a_worse_action(number: int) -> None:
    for shares in ((0.54, 0.52, 0.50, 0.48), (0.9, 0.5, 0.2), (0.5, 0.49)):
        often = taken(number, *shares)
        assert often == sorted(often, reverse=True)


def test_none_gives_the_game_away_while_there_is_something_else() -> None:
    for number in range(1, 6):
        assert taken(number, 0.5, 0.3, 0.005)[-1] == 0
    assert taken(1, 0.005, 0.004)[-1] > 0, "nothing is left to give away"


def test_no_level_slips_by_more_than_it_says() -> None:
    for each in LEVELS[:-1]:
        shares = [1 / (1 + exp(cost)) for cost in (0.0, 0.9 * each.max_loss, 1.1 * each.max_loss)]
        kept = taken(each.number, *shares)
        assert kept[1] > 0
        assert kept[2] == 0


def test_a_plain_blunder_is_rare() -> None:
    kept = [taken(number, 0.5, *[0.02] * 20)[0] for number in range(1, 6)]
    assert kept == sorted(kept)
    assert kept[2] > 0.95


def test_what_the_best_is_worth_is_not_outdone_by_what_was_hardly_looked_at() -> None:
    """A search of worlds puts first what it visited most; another may have had more luck."""
    often, lucky = taken(3, 0.5, 0.9)
    assert often == pytest.approx(lucky, abs=0.08)


def test_a_win_that_is_seen_is_taken_at_every_level() -> None:
    case = Case(heap.GAME, heap.GAME.choose())
    state = heap.position("2/3/111111/0/-1")
    for each in LEVELS:
        assert all(thought(case, state, 0, each._replace(nodes=300), seed).action == (0, ("3",)) for seed in range(5))


def test_a_forced_action_needs_no_thinking() -> None:
    case = Case(fence.GAME, {})
    state = fence.position("111111111110/0/0")
    found = thought(case, state, 0, LEVELS[4])
    assert found.action == state.actions()[0]
    assert found.spent < 10


def test_best_and_second_best_are_told() -> None:
    state, seat = next(iter(choices(PODS, 3, 1)))
    found = thought(PODS, state, seat, level(5, 400))
    assert found.best.action == found.action
    assert found.second
    assert found.second.action != found.action
    assert found.second.share <= found.best.share
    assert found.value[seat] == pytest.approx(found.best.share)


def test_waiting_is_only_for_who_may() -> None:
    """A cold bell: to hit costs a point, and everybody may as well wait."""
    state = bell.position("0,0,0/5/0/111")
    for seed in range(4):
        assert finished(think(bell.GAME, {}, state, 1, level(5, 200), seed)).action is not None
        waits = finished(think(bell.GAME, {}, state, 1, level(5, 200), seed, may_wait=True))
        assert None in {line.action for line in waits.lines}


# -- looking back ---------------------------------------------------------------------------------------------------


def test_every_choice_of_a_match_gets_a_verdict() -> None:
    rng = Random(4)
    match = play(PODS, rng, plies=9)
    seat = match.state.actors[0]
    match.resign(seat)
    steps = list(analyse(match, judge_of(PODS.game), 1, nodes=120))
    verdicts = [step for step in steps if step]
    assert len(steps) > 10 * len(verdicts)
    chosen = [ply for ply, step in enumerate(match.steps) if step.action.seat != CHANCE and step.action.path != RESIGN]
    assert [verdict.ply for verdict in verdicts] == chosen
    for verdict in verdicts:
        assert verdict.played == match.steps[verdict.ply].action
        assert sum(verdict.value) == pytest.approx(1)
        assert verdict.loss >= 0
        assert verdict.loss == 0 or verdict.best != verdict.played
    assert any(verdict.loss > 0.02 for verdict in verdicts)


def test_a_missed_win_is_a_loss() -> None:
    """Five stones: to leave four is right, to leave three gives the game away."""
    case = Case(heap.GAME, heap.GAME.choose(stones="7"))
    match = Match(case.game, case.options)
    for take in ("2", "3"):
        match.play(next(action for action in match.state.actions() if action.path == (take,)))
    for take in ("1", "1"):
        match.play(next(action for action in match.state.actions() if action.path == (take,)))
    verdicts = [step for step in analyse(match, None, 1, nodes=1500) if step]
    last_but_one = verdicts[2]
    assert last_but_one.best.path == ("2",)
    assert last_but_one.loss > 0.5
