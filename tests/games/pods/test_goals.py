"""What the lessons of PODS may ask for."""

from __future__ import annotations

import pytest

from games.pods.helpers import GAME, action, position
from pentapod.engine.goals import Moment
from pentapod.games.pods.goals import blocks, guards


def moment(text: str, played: str) -> Moment:
    """The moment after the side to move has played this."""
    state = position(text)
    done = action(state, played)
    return Moment(state, state.after(done), state.to_move, (done,), GAME.teams({}))


@pytest.mark.parametrize(
    ("played", "count"),
    [
        ("8@c4", 3),  # b3, b5 and d3: no line leads to d5
        ("8@c5", 2),  # b6 and d4
        ("7@c4", 0),  # short legs guard nothing
    ],
)
def test_points_that_own_long_legs_reach_are_counted(played: str, count: int) -> None:
    now = moment("standard guarded 0 w 1@c3 2@e6", played)
    assert guards(now, str(count))
    assert not guards(now, str(count + 1))


def test_points_that_are_taken_are_not_counted() -> None:
    now = moment("standard guarded 0 w 1@d6,8@c4 1@b3,2@b5", "7@d3")
    assert not guards(now, "1")


def test_blocked_is_the_other_sides_pod() -> None:
    now = moment("standard guarded 0 b 2@a6,7@d1 7@e1", "2@a5")
    assert blocks(now, "2")
    assert not blocks(now, "7")
    assert not blocks(now._replace(seat=0), "2")
