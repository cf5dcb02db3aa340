"""What the lessons of X-Pod Play Off may ask for."""

from __future__ import annotations

import pytest

from games.xpod.tables import GAME, action, lay
from pentapod.engine.goals import Moment
from pentapod.games.xpod.goals import held
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
