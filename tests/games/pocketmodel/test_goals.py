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


def test_objectives_struck_are_those_that_others_lost() -> None:
    begin = lay(seat("o=xw1"), seat("o=tf1", "dec nav -"))
    struck = play(begin, "bxw1-o1", "56")
    assert not reached(begin, begin, "struck", "1")
    assert reached(begin, struck, "struck", "1")
    assert not reached(begin, struck, "struck", "2")


def test_units_downed_and_spared_were_in_play() -> None:
    begin = lay(seat("c=xw1 r=nb1"), seat("c=tf1 o=ds1 r=as1"))
    hit, back = play(begin, "bxw1-otf1", "56", "12"), play(begin, "bxw1-otf1", "12", "66")
    assert reached(begin, hit, "downed", "1")
    assert not reached(begin, hit, "downed", "2")
    assert reached(begin, hit, "spared")
    assert not reached(begin, begin, "downed", "1")
    assert not reached(begin, back, "downed", "1")


def test_a_turn_has_ended_once_it_is_the_next_one() -> None:
    begin = lay(seat("b=xw1"), seat("o=tf1"))
    later = play(begin, "done")
    assert not reached(begin, begin, "turns-ended", "1")
    assert reached(begin, later, "turns-ended", "1")
    assert not reached(begin, later, "turns-ended", "2")
