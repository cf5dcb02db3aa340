"""What the lessons of X-Pod Play Off may ask for."""

from __future__ import annotations

import pytest

from games.xpod.tables import GAME, action, lay
from pentapod.engine.goals import Moment
from pentapod.engine.state import Action
from pentapod.games.xpod.goals import held, turn_ended, turns_ended
from pentapod.games.xpod.rules.state import XPod


def after(state: XPod, played: str) -> Moment:
    """The moment after South has played this."""
    done = action(state, played)
    return Moment(state, state.after(done), 0, (done,), GAME.teams(GAME.choose()))


DASHER = lay("wild auto", "snapjaw2@c2", "dasher1@d2", lids=("redwing2", ""))


@pytest.mark.parametrize(
    ("played", "is_held"),
    [
        ("c2-decon-d2", True),  # it is off the board
        ("lid-redwing-d1", False),  # it goes round, by e2
        ("c2-b2", False),
    ],
)
def test_held_is_who_cannot_score_next(played: str, is_held: bool) -> None:
    assert held(after(DASHER, played)) is is_held


def test_held_counts_with_the_cards_of_the_other_side() -> None:
    units = ("wild auto", "longears2@b2", "breaker3@d4")
    assert held(after(lay(*units), "b2-a2"))
    assert not held(after(lay(*units, cards=("", "move1")), "b2-a2"))


def test_a_turn_goes_on_while_the_other_side_chooses_a_card() -> None:
    state = lay("wild auto", "", rest="act:-,from=c8,ended waits:n=card")
    assert state.actors == (1,)
    teams = GAME.teams(GAME.choose())
    assert not turn_ended(Moment(state, state, 0, (), teams))
    assert turn_ended(Moment(state, state, 1, (), teams))
    chosen: Action = state.actions()[0]
    moment = Moment(state, state.after(chosen), 0, (chosen,), teams)
    assert turn_ended(moment)
    assert turns_ended(moment, "1")
    assert not turns_ended(moment, "2")
