"""The goals that lessons of XTAL name."""

from __future__ import annotations

from games.xtal.boards import GAME, group, lay, play
from pentapod.engine.goals import Moment
from pentapod.engine.state import State
from pentapod.games.xtal.goals import GOALS


def reached(begin: State, state: State, seat: int, name: str, *words: str) -> bool:
    return GOALS[name](Moment(begin, state, seat, (), GAME.teams(GAME.choose())), *words)


def test_rings_are_carried_once_a_storage_is_emptied() -> None:
    begin = lay("v2 g7", "T", homes="v1 v4", rings="21", stores="001011")
    after = group(begin, 0, "T v2 v3")
    assert not reached(begin, begin, 0, "carried", "3")
    assert reached(begin, after, 0, "carried", "3")
    assert reached(begin, after, 0, "carried", "2")
    assert not reached(begin, after, 1, "carried", "3")


def test_a_seat_is_in_combat_once_its_group_is_laid() -> None:
    begin = lay("y1 r4 v3", "L", "-", "-")
    ready = play(begin, "0a-y1")
    after = play(ready, "lay-0")
    assert not reached(begin, ready, 0, "in-combat")
    assert reached(begin, after, 0, "in-combat")
    assert reached(begin, after, 1, "in-combat")
    assert not reached(begin, after, 2, "in-combat")


def test_a_turn_has_ended_once_the_next_roll_is_awaited() -> None:
    begin = lay("v2 g7", "T", homes="v1 v4", rings="21", stores="001011")
    later = play(begin, "done-0")
    rolled = play(later, "3")
    assert not reached(begin, begin, 0, "turns-ended", "1")
    assert reached(begin, later, 0, "turns-ended", "1")
    assert reached(begin, rolled, 0, "turns-ended", "1")
    assert not reached(begin, rolled, 0, "turns-ended", "2")
