"""Computer players: who is asked in which order, and when what they answer is played."""

from __future__ import annotations

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import Action
from pentapod.play.session import Session
from pentapod.play.thinking.computers import Computers

NAMES = ("Ann", "Bo", "Cy")
BOARD = "3c J6J/8/6B1/2B1B2J/3B4/2B1B1O1/8/J6J o place 1 -"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def computers(levels: tuple[int, ...], rest: str = "-") -> tuple[Session, Computers, Clock]:
    session = Session(Match.from_position(games.find("modx"), f"{BOARD} {rest}"), NAMES, levels)
    clock = Clock()
    return session, Computers(session, "seed", lambda: 0.8, clock), clock


def test_whose_turn_it_is_thinks_and_acts_when_others_could_see_what_happened_last() -> None:
    _, bots, clock = computers((0, 2, 0))
    assert bots.update()
    assert not bots.update(), "it is the same position"
    asked = bots.request()
    assert asked and (asked["seat"], asked["level"], asked["wait"]) == (1, 2, False)
    clock.now += 0.5
    bots.answer(("a2",))
    assert bots.thinking is None and bots.request() is None
    assert bots.decided() is None and round(bots.due() or 0, 6) == 0.3
    clock.now += 0.4
    assert bots.decided() == Action(1, ("a2",))


def test_who_might_have_something_to_claim_is_asked_only_if_it_has() -> None:
    for rest, seats in (("-", [1]), ("b.X-d4", [1, 2])):
        _, bots, _ = computers((0, 2, 2), rest)
        bots.update()
        asked = []
        while request := bots.request():
            asked.append(request["seat"])
            bots.answer(None if request["seat"] == 2 else ("a2",))
        assert asked == seats, rest
        assert bots.due() is not None


def test_an_answer_is_worth_nothing_once_somebody_else_has_acted() -> None:
    session, bots, _ = computers((0, 2, 0))
    bots.update()
    bots.request()
    bots.answer(("a2",))
    session.play(Action(1, ("h7",)))
    assert bots.update()
    assert bots.decided() is None and bots.due() is None


def test_nobody_thinks_where_a_position_is_only_looked_at() -> None:
    session, bots, _ = computers((0, 2, 0))
    session.play(Action(1, ("h7",)))
    session.go(0)
    assert not bots.update()
    assert bots.request() is None
