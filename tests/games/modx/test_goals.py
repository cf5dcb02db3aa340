"""What the lessons of MODX may ask for."""

from __future__ import annotations

from games.modx.tables import CORNERS, GAME, action, lay
from pentapod.engine.goals import Moment, turns_ended
from pentapod.engine.state import Action, resolved
from pentapod.games.modx.goals import lacks_one, scored
from pentapod.games.modx.rules.state import ModxState


def moment(state: ModxState, touch: str) -> Moment:
    """The moment after the seat on turn has placed a piece here, and what it makes has scored."""
    done = action(state, touch)
    return Moment(state, resolved(state.after(done)), 0, (done,), GAME.teams(GAME.choose()))


def test_points_count_from_the_beginning_on() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="a2 a3", o="d4")
    assert scored(moment(state, "d4"), "5")
    assert not scored(moment(state, "d4"), "6")
    assert scored(moment(state, "f4"), "0")
    assert not scored(moment(state, "f4"), "1")


def test_spaces_that_lack_one_piece_are_told_from_blocked_ones() -> None:
    state = lay("2a", "b place 0 - -", J=CORNERS, B="b4 c4 d4", O="g7")
    assert lacks_one(moment(state, "e4"), "2")  # a4 and f4
    assert not lacks_one(moment(state, "e4"), "3")
    blocked = lay("2a", "b place 0 - -", J=CORNERS, B="b4 c4 d4", O="a4")
    assert lacks_one(moment(blocked, "e4"), "1")
    assert not lacks_one(moment(blocked, "e4"), "2")
    assert not lacks_one(moment(blocked, "g1"), "1")


def test_a_turn_that_scores_ends_with_its_last_joker() -> None:
    played: list[Action] = []

    def ended(count: str) -> bool:
        begin = lay("2a", "b place 0 - -", J="a1 a8 h1 e5 h8", B="b5 c5 d5", O="g7")
        return turns_ended(Moment(begin, begin, 0, tuple(played), GAME.teams(GAME.choose())), count)

    state = lay("2a", "b place 0 - -", J="a1 a8 h1 e5 h8", B="b5 c5 d5", O="g7")
    for touch in ("a5", "score", "f2", "g2"):
        assert not ended("2")
        assert ended("1") == (touch == "g2")
        done = action(state, touch)
        played.append(done)
        state = state.after(done)
    assert ended("2")
    assert not ended("3")
