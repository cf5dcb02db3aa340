"""The analysis of a finished game: shares by team, and where most was lost."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.thinking.analysis import LEAST_LOSS, WORST, Analysis, Mistake
from toys import find


@pytest.fixture
def match() -> Match:
    game = find("slide", 1)
    played = Match(game, game.choose())
    while played.state.result is None:
        played.play_index(len(played.state.actions()) // 2)
    return played


def verdict(ply: int, first: float, loss: float = 0, proved: bool = False) -> dict[str, object]:
    return {"ply": ply, "value": [first, 1 - first], "loss": loss, "proved": proved}


def test_the_last_point_of_each_line_is_the_result(match: Match) -> None:
    result = match.latest.result
    assert result
    analysis = Analysis(match)
    analysis.take(verdict(0, 0.25))
    assert analysis.lines() == [
        [(0, 0.25), (len(match.steps), result[0])],
        [(0, 0.75), (len(match.steps), result[1])],
    ]


def test_the_worst_mistakes_come_first_and_small_ones_not_at_all(match: Match) -> None:
    analysis = Analysis(match)
    losses = [0.1, LEAST_LOSS / 2, 0.4, 0.2, 0.3, 0.35, 0.45]
    for ply, loss in enumerate(losses[: len(match.steps)]):
        analysis.take(verdict(ply, 0.5, loss))
    seats = [step.action.seat for step in match.steps]
    large = sorted(((loss, ply) for ply, loss in enumerate(losses[: len(seats)]) if loss >= LEAST_LOSS), reverse=True)
    assert analysis.mistakes() == [Mistake(ply + 1, seats[ply], loss) for loss, ply in large[:WORST]]
    assert {one.seat for one in analysis.mistakes((1,))} == {1}


def test_the_better_line_is_told_as_far_as_it_can_be_played(match: Match) -> None:
    analysis = Analysis(match)
    best = match.initial.actions()[0]
    following = match.initial.after(best).actions()[0]
    plan = [best, following, following._replace(path=("nowhere",))]
    analysis.take(verdict(0, 0.5, 0.4) | {"good": [best.path], "plan": plan})
    (mistake,) = analysis.mistakes()
    names = "Ann", "Bo"
    line = list(analysis.best_line(mistake, names))
    assert [seat for seat, _ in line] == [best.seat, following.seat]
    assert line[0][1] == f"{match.game.words.suggest(match.initial, best, names)}."


def test_who_surely_wins_is_told_where_that_is_proved(match: Match) -> None:
    analysis = Analysis(match)
    last = len(match.steps)
    assert analysis.proved_from() is None
    analysis.take(verdict(last - 1, 1, proved=True))
    analysis.take(verdict(last - 2, 0, proved=True))
    analysis.take(verdict(last - 3, 0.9))
    analysis.take(verdict(last - 4, 1, proved=True))
    assert analysis.proved_from() == last - 2
    assert [analysis.sure(ply) for ply in range(last - 4, last)] == [(0,), (), (1,), (0,)]


def test_a_fall_without_a_large_mistake_has_its_causes(match: Match) -> None:
    """Small losses, and what was not foreseen, add up to the whole."""
    analysis, result = Analysis(match), match.latest.result
    assert result
    loser, share, own = result.index(0), 0.5, 0.0
    for ply, step in enumerate(match.steps):
        loss = 0.02 if step.action.seat == loser else 0.0
        analysis.take(verdict(ply, (share, 1 - share)[loser], loss))
        share, own = share - loss, own + loss
    fall = analysis.fall(loser)
    assert fall.whole == pytest.approx(0.5)
    assert fall.own == pytest.approx(own)
    assert fall.chance == 0
    assert fall.own + fall.unseen == pytest.approx(fall.whole)


def test_what_dice_took_is_told_apart_from_what_was_chosen() -> None:
    game = find("dice", 1)
    match, rng = Match(game, game.choose()), Random(1)
    while match.state.result is None:
        match.play_index(rng.randrange(len(match.state.actions())))
    analysis, share = Analysis(match), 1.0
    choices = [ply for ply, step in enumerate(match.steps) if step.action.seat != CHANCE]
    for ply in choices:
        analysis.take(verdict(ply, share))
        share -= 0.01
    before_chance = [
        ply
        for ply, following in pairwise((*choices, len(match.steps)))
        if any(step.action.seat == CHANCE for step in match.steps[ply:following])
    ]
    assert before_chance
    assert analysis.fall(0).chance >= 0.01 * (len(before_chance) - 1)
    assert analysis.fall(0).own == 0


def test_how_far_it_has_come(match: Match) -> None:
    analysis = Analysis(match)
    assert analysis.reached == 0
    analysis.take(verdict(2, 0.5))
    assert 0 < analysis.reached < 1
    analysis.done = True
    assert analysis.reached == 1


def test_who_gave_up_is_told_with_how_it_stood_and_that_is_no_fall(match: Match) -> None:
    assert Analysis(match).resigned() is None
    given_up = Match(match.game, match.options)
    for step in match.steps[:4]:
        given_up.play(step.action)
    given_up.resign(0)
    analysis = Analysis(given_up)
    assert analysis.resigned() == (0, None)
    analysis.take(verdict(0, 0.5))
    analysis.take(verdict(3, 0.45))
    assert analysis.resigned() == (0, 0.45)
    assert analysis.fall(0).whole == pytest.approx(0.05)
