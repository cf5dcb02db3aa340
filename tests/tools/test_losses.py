"""What an error costs, as the ladder measures it."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from ladder.losses import ERRORS, Choice, Outlook, choices, losses, report
from ladder.main import read_table
from pentapod import games
from pentapod.engine.state import Action

pytestmark = pytest.mark.native

GOOD, BAD = Action(0, ("good",)), Action(0, ("bad",))


def of_two(good: float, bad: float) -> Choice:
    """A choice between two actions that each bring one thing to the table."""
    return Choice(
        (0,),
        {action: [Outlook((share, 1 - share), ((0, action.path[0]),))] for action, share in ((GOOD, good), (BAD, bad))},
    )


def test_actions_at_random_cost_half_the_difference_of_two_and_a_great_error_nearly_as_much() -> None:
    judge = games.judge("pods")
    assert judge
    found = [losses(judge, of_two(0.6, 0.5), seed) for seed in range(60)]
    means = [sum(one[at].share for one in found) / len(found) for at in range(len(ERRORS) + 1)]
    assert means[0] == pytest.approx(0.05)
    assert means[1] == 0
    assert means[-1] == pytest.approx(0.045, abs=0.005)
    assert found[0][0].differs == 0.5


@pytest.mark.parametrize("name", ["pods", "xtal"])
def test_the_more_somebody_misjudges_the_more_is_given_away(name: str) -> None:
    judge, table = games.judge(name), read_table(name, 1.0)
    assert judge
    every = [losses(judge, choice, at) for at, choice in enumerate(islice(choices(table, judge, 1, 2), 6))]
    means = [sum(loss.share for loss in column) for column in zip(*every, strict=True)]
    assert 0 <= means[1] < means[len(ERRORS)] < means[0]


def test_who_misjudges_nothing_sees_a_choice_as_the_game_judges_it() -> None:
    judge, table = games.judge("pods"), read_table("pods", 1.0)
    assert judge
    choice = next(choices(table, judge, 2, 1))
    assert all(
        value == pytest.approx(choice.outlooks[action][0].shares[choice.side[0]])
        for action, value in choice.values().items()
    )
    assert choice.values(1.0, Random(1), judge.spread) != choice.values()


def test_a_report_tells_each_error() -> None:
    lines = [*report(read_table("pods", 1.0), 1, 1)]
    assert "an action at random gives away 0." in lines[0]
    assert len(lines) == 2 + len(ERRORS)
