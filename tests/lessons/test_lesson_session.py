"""How a step of a lesson is played."""

from __future__ import annotations

from random import Random

from pentapod import games
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Condition, Lesson, Miss, Pattern, Step
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.play.outcomes import Refused, TakenBack

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


def test_a_slip_is_refused_and_keeps_only_a_choice_that_was_right() -> None:
    slips = (Miss(Pattern("0a y1"), "Not your own token."), Miss(Pattern("done-0"), "Not yet."))
    step = Step("Do it.", CARDS, wanted=((Pattern("0a b6"),),), solution=(("0a", "b6"),), slips=slips)
    session = LessonSession(games.find("xtal"), step, {})
    session.touch("0a")
    assert session.touch("y1") == Refused("Not your own token.")
    assert (session.touches.chosen, standing(session)) == (("0a",), Standing.OPEN)
    assert session.touch("done-0") == TakenBack()
    assert session.touch("done-0") == Refused("Not yet.")
    assert (session.touches.chosen, session.match.ply, standing(session)) == ((), 0, Standing.OPEN)


def test_half_of_a_step_is_followed_by_its_own_sentence_and_the_end_by_what_came_of_it() -> None:
    wanted = ((Pattern("0a b6"),), (Pattern("lay-0"),))
    step = Step("Do it.", CARDS, wanted=wanted, then=("Now lay it.",), within=2, done="It is laid.")
    coach = Coach(games.find("xtal"), {}, Lesson("", (step,), ""))
    assert coach.words == "Do it."
    play(coach.session, "0a b6")
    assert coach.words == "Now lay it."
    play(coach.session, "0a")
    assert coach.words == "Do it."
    play(coach.session, "0a b6", "lay-0")
    assert coach.words == "It is laid."


def test_what_is_to_be_done_next_is_told_only_after_others_have_acted() -> None:
    wanted, replies = ((Pattern("done-0"),), (Pattern("done-0"),)), (("2",), ("done-1",), ("4",))
    step = Step("End it.", CARDS, wanted=wanted, then=("Amber has rolled. End it again.",), within=2, replies=replies)
    coach = Coach(games.find("xtal"), {}, Lesson("", (step,), ""))
    play(coach.session, "done-0")
    while coach.session.happens():
        assert coach.words == "End it."
        coach.session.let_happen(Random(0))
    assert coach.words == "Amber has rolled. End it again."


def test_what_came_of_a_step_is_told_only_after_it_was_seen() -> None:
    step = Step("Do it.", CARDS, wanted=((Pattern("done-0"),),), replies=(("3",),), done="The die fell.")
    coach = Coach(games.find("xtal"), {}, Lesson("", (step,), ""))
    play(coach.session, "done-0")
    assert (coach.standing, coach.said) == (Standing.REACHED, "Well done.")
    while coach.session.happens():
        coach.session.let_happen(Random(0))
    assert coach.said == "The die fell."


def test_a_step_is_missed_when_the_game_is_over_before_its_goal_is_reached() -> None:
    step = Step("Win.", CARDS, until=Condition("won"), within=9, otherwise="Lost.", level=1)
    session = LessonSession(games.find("xtal"), step, {})
    session.resign(session.seat)
    assert session.match.state.result is not None
    assert standing(session) is Standing.MISSED
    assert session.progress.sentence == "Lost."
    assert session.ended
