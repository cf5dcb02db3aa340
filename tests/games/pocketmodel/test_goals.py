"""What lessons of PocketModel ask for."""

from __future__ import annotations

from games.pocketmodel.tables import GAME, lay, play, seat
from pentapod.engine.goals import Moment
from pentapod.engine.state import State
from pentapod.games.pocketmodel.goals import GOALS


def reached(begin: State, state: State, goal: str, *words: str) -> bool:
    """Whether Blue has reached a goal."""
    return GOALS[goal](Moment(begin, state, 0, (), GAME.teams(GAME.settled(begin))), *words)


def test_in_zone() -> None:
    begin = lay(seat("b=xw1 sn1"), seat("o=tf1"))
    moved = play(begin, "bxw1-c")
    assert not reached(begin, begin, "in-zone", "bxw1", "c")
    assert reached(begin, moved, "in-zone", "bxw1", "c")
    assert not reached(begin, moved, "in-zone", "bsn1", "c")


def test_stars_in_counts_only_ones_own() -> None:
    begin = lay(seat("b=xw1 c=lf1"), seat("c=sd1"))
    assert reached(begin, begin, "stars-in", "c", "3")
    assert not reached(begin, begin, "stars-in", "c", "4")
    moved = play(begin, "bxw1-c")
    assert reached(begin, moved, "stars-in", "c", "5")
    assert not reached(begin, moved, "stars-in", "b", "1")


def test_destroyed_units_were_in_play() -> None:
    begin = lay(seat("c=xw1 r=nb1"), seat("c=tf1 o=ds1 r=as1"))
    assert not reached(begin, begin, "destroyed", "otf1")
    after = play(begin, "bxw1-otf1", "56", "12")
    assert reached(begin, after, "destroyed", "otf1")
    assert not reached(begin, after, "destroyed", "bxw1")
    assert not reached(begin, after, "destroyed", "oas1")


def test_objectives_left() -> None:
    begin = lay(seat("o=xw1"), seat("o=tf1", "dec nav -"))
    assert reached(begin, begin, "objectives-left", "o", "2")
    assert not reached(begin, begin, "objectives-left", "o", "1")
    assert reached(begin, play(begin, "bxw1-o1", "56"), "objectives-left", "o", "1")
    assert not reached(begin, begin, "objectives-left", "b", "2")
