"""How a step of a lesson is played."""

from __future__ import annotations

from pentapod import games
from pentapod.lessons.lesson import Condition, Pattern, Step
from pentapod.lessons.lesson_session import LessonSession, Standing

CARDS = "2won8 play 0>0 v1=LFS,v4=fTH y1*1,b6*3|001001|-|- 3:24 L1F2 - - - -"
"""Seat 0 may lift its own token, or that of seat 1, with its first card."""


def begin(*wanted: str) -> LessonSession:
    step = Step("Do it.", CARDS, wanted=tuple((Pattern(text),) for text in wanted), within=len(wanted))
    return LessonSession(games.find("xtal"), step, {})


def play(session: LessonSession, *texts: str) -> None:
    for text in texts:
        session.play(next(action for action in session.actions() if " ".join(action.path) == text))


def standing(session: LessonSession) -> Standing:
    return session.progress.standing


def test_actions_are_wanted_in_their_order() -> None:
    session = begin("0a b6", "lay-0")
    play(session, "0a b6")
    assert standing(session) is Standing.OPEN
    play(session, "lay-0")
    assert standing(session) is Standing.REACHED
    assert session.ended


def test_another_action_is_missed() -> None:
    session = begin("0a b6", "lay-0")
    play(session, "0a y1")
    assert standing(session) is Standing.MISSED
    assert session.ended


def test_who_takes_back_what_was_prepared_has_missed_nothing() -> None:
    session = begin("0a b6", "lay-0")
    play(session, "0a b6", "0a")
    assert standing(session) is Standing.OPEN
    assert session.progress.own == 0
    play(session, "0a b6", "lay-0")
    assert standing(session) is Standing.REACHED


def test_a_step_is_missed_when_the_game_is_over_before_its_goal_is_reached() -> None:
    step = Step("Win.", CARDS, until=Condition("won"), within=9, otherwise="Lost.", level=1)
    session = LessonSession(games.find("xtal"), step, {})
    session.resign(session.seat)
    assert session.match.state.result is not None
    assert standing(session) is Standing.MISSED
    assert session.progress.sentence == "Lost."
    assert session.ended
