"""Every lesson of every game can be learnt: what it shows reaches its goals, and nothing that it calls wrong does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from every_game import REAL
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.game import Game
from pentapod.engine.goals import GOALS
from pentapod.engine.state import CHANCE, Action
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Course, Lesson, Miss, Step
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.reading import read
from pentapod.play.interaction import Interaction
from pentapod.play.outcomes import Refused
from pentapod.play.view import view
from pentapod.scene.shapes import View

MOST_PLIES = 600
SAMPLE = 12
"""So many wrong actions of a step are tried beside those that it names."""
PATIENCE = 5
"""A small game of a lesson is won by a strong player in one of so many games."""
LONGEST = 240
"""A step's text has one or two sentences."""
WORDS_A_MINUTE, TOUCHES_A_MINUTE = 200, 6
"""How fast somebody reads, and finds what is to be touched."""
MINUTES = 10.0
"""The basics of a game take so long at most."""
LARGE = {"xpod": 15.0, "pocketmodel": 15.0}
"""The same of the games that have most in them."""
FIRST_TOUCH = 1 / 3
"""So many minutes at most are read before something is to be done."""


def _courses() -> Iterator[tuple[Game, Course]]:
    for game in REAL:
        if text := games.text_of(game.id, "lessons.md"):
            yield game, read(text)


class Case(NamedTuple):
    """A step of a lesson of a game."""

    game: Game
    name: str
    step: Step

    def __str__(self) -> str:
        return self.name

    def begin(self) -> LessonSession:
        """The step as it is set before the learner."""
        return LessonSession(self.game, self.step, games.goals(self.game.id))


COURSES = list(_courses())
PARTED = [(game, course) for game, course in COURSES if len(course.parts) > 1]
CASES = [
    Case(game, f"{game.id}:{number}.{at}", step)
    for game, course in COURSES
    for number, lesson in enumerate(course.lessons, 1)
    for at, step in enumerate(lesson.steps, 1)
]


@pytest.mark.parametrize(("game", "course"), COURSES, ids=lambda value: getattr(value, "id", ""))
def test_a_course_names_only_rules_that_stand_in_the_guide(game: Game, course: Course) -> None:
    guide = games.text_of(game.id, "guide.md")
    headings = {
        line.lstrip("#").replace("{rebuilt}", "").strip() for line in guide.splitlines() if line.startswith("#")
    }
    for lesson in course.lessons:
        assert not lesson.rule or lesson.rule in headings, f"{lesson.title}: the guide has no heading {lesson.rule!r}"
        assert lesson.learnt.endswith(".")


@pytest.mark.parametrize(("game", "course"), PARTED, ids=lambda value: getattr(value, "id", ""))
def test_the_basics_are_soon_learnt_and_end_in_a_small_game(game: Game, course: Course) -> None:
    """What is read and touched where nothing is missed; the small game itself is not counted."""
    basics = course.parts[0].lessons
    words = touches = 0
    for lesson in basics:
        words += len(lesson.learnt.split())
        for step in lesson.steps:
            words += len(" ".join((step.text, *step.then, step.done)).split())
            touches += sum(len(path) for path in step.solution)
    assert words / WORDS_A_MINUTE + touches / TOUCHES_A_MINUTE <= LARGE.get(game.id, MINUTES)
    assert len(basics[0].steps[0].text.split()) / WORDS_A_MINUTE <= FIRST_TOUCH
    last = basics[-1].steps[-1]
    assert last.level and last.until, "the basics do not end in a game"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_step_begins_with_the_learner_and_the_goal_is_open(case: Case) -> None:
    session = case.begin()
    assert session.match.state.text() == case.step.position, "the position is written in another way"
    settle(session, Random(0))
    assert session.progress.standing is Standing.OPEN
    assert session.seat in session.match.state.actors
    scene = games.painter(case.game.id)(session.match.state, View(session.screen.viewer))
    assert set(case.step.points) <= {target.touch for target in scene.targets}
    assert all(len(text) <= LONGEST for text in (case.step.text, *case.step.then))
    assert len(case.step.then) == max(0, len(case.step.wanted) - 1), "what is to be done after each action is not said"
    assert case.step.until is None or case.step.until.name in {**GOALS, **games.goals(case.game.id)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_step_shows_reaches_its_goal(case: Case) -> None:
    for number in range(PATIENCE if case.step.level else 1):
        session = case.begin()
        follow(session, Random(f"{case} {number}"))
        if session.progress.standing is Standing.REACHED:
            assert session.ended
            assert case.step.level or not session.progress.due, "what the step says that others do was not legal"
            assert not session.progress.due, "what is to follow is not legal"
            return
    raise AssertionError(f"{session.progress} at {session.match.state.text()}")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_asks_to_be_shown_always_sees_something_marked(case: Case) -> None:
    """A target of the picture, or the button that confirms where an action waits for that."""
    coach = Coach(case.game, games.goals(case.game.id), Lesson("", (case.step,), ""))
    coach.show()
    board = Interaction(coach.session, lambda: Random(1))
    for _ in range(MOST_PLIES):
        action = coach.session.next_action()
        if board.pause() is not None:
            board.happen()
        elif coach.standing is not Standing.OPEN or action is None:
            return
        elif (seen := view(board, coach.pointed())).asks:
            assert seen.suggested
            board.confirm()
        else:
            assert any(target.touch in seen.signs.hint for target in seen.scene.targets), action
            board.touch(action.path[len(coach.session.touches.chosen)])
    raise AssertionError("the goal is not reached")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_right_action_of_a_step_is_accepted(case: Case) -> None:
    for pattern in case.step.wanted[0] if case.step.wanted else ():
        session = case.begin()
        settle(session, Random(0))
        found = [action for action in own(session) if pattern.matches(action.path)]
        assert found, f"no legal action is {pattern.text!r}"
        for action in found[:SAMPLE]:
            session = case.begin()
            settle(session, Random(0))
            session.play(action)
            assert session.progress.standing is (Standing.REACHED if len(case.step.wanted) == 1 else Standing.OPEN)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_wrong_action_that_a_step_names_is_refused_with_its_sentence(case: Case) -> None:
    for miss in case.step.misses:
        session, found = case.begin(), list[Action]()
        for action in ((), *case.step.solution):
            if action:
                session.play(next(one for one in own(session) if one.path == action))
            settle(session, Random(0))
            found = [one for one in own(session) if named(case.step, one) == miss]
            if found or session.ended:
                break
        assert found, f"no legal action is {miss.pattern.text!r}"
        wrong = next((one for one in found if is_missed(session, one)), None)
        assert wrong, f"{miss.pattern.text!r} is right"
        session.play(wrong)
        assert session.progress.sentence == miss.sentence
        if miss.answer:
            settle(session, Random(0))
            assert not session.progress.due, "what is to follow is not legal"
            assert session.ended


@pytest.mark.parametrize("case", [case for case in CASES if case.step.slips], ids=str)
def test_a_slip_is_refused_with_its_sentence_and_the_step_goes_on(case: Case) -> None:
    for slip in case.step.slips:
        session = case.begin()
        settle(session, Random(0))
        found = [action for action in own(session) if slip.pattern.matches(action.path)]
        assert found, f"no legal action is {slip.pattern.text!r}"
        for action in found:
            session.touches.forget()
            *first, last = action.path
            for touch in first:
                session.touch(touch)
            assert session.touch(last) == Refused(slip.sentence)
            assert session.touches.chosen in ((), tuple(first))
            assert session.progress.standing is Standing.OPEN


@pytest.mark.parametrize("case", [case for case in CASES if case.step.wanted], ids=str)
def test_other_actions_of_a_step_are_missed_with_a_sentence(case: Case) -> None:
    session = case.begin()
    settle(session, Random(0))
    right = case.step.wanted[0]
    wrong = [action for action in own(session) if not any(pattern.matches(action.path) for pattern in right)]
    for action in Random(str(case)).sample(wrong, min(SAMPLE, len(wrong))):
        session = case.begin()
        settle(session, Random(0))
        session.play(action)
        assert session.progress.standing is Standing.MISSED
        assert session.progress.sentence


@pytest.mark.parametrize("case", [case for case in CASES if not case.step.level], ids=str)
def test_whatever_the_learner_does_a_step_goes_on_or_ends(case: Case) -> None:
    rng = Random(f"{case} at random")
    for _ in range(SAMPLE):
        session = case.begin()
        for _ in range(case.step.within + len(case.step.replies) + 1):
            while session.happens():
                session.let_happen(rng)
            if session.ended:
                break
            assert own(session), f"nobody goes on at {session.match.state.text()}"
            session.play(rng.choice(own(session)))


def own(session: LessonSession) -> list[Action]:
    """What the learner may do."""
    return [action for action in session.actions() if action.seat == session.seat]


def named(step: Step, action: Action) -> Miss | None:
    """What a step says of a wrong action: the first that is meant counts."""
    return next((miss for miss in step.misses if miss.pattern.matches(action.path)), None)


def is_missed(session: LessonSession, action: Action) -> bool:
    """Whether an action of the learner is wrong."""
    ply = session.match.ply
    session.play(action)
    missed = session.progress.standing is Standing.MISSED
    session.go(ply)
    session.resumed = True
    return missed


def settle(session: LessonSession, rng: Random) -> None:
    """Let happen what happens by itself, until somebody has to choose. What chance does must be written down."""
    while session.happens():
        state = session.match.state
        if state.actors == (CHANCE,) and len(state.actions()) > 1 and not session.step.level:
            due = session.progress.due
            assert due, f"what chance does at {state.text()} is not written down"
            assert any(action.path == due[0] for action in state.actions()), f"{due[0]} cannot be at {state.text()}"
        session.let_happen(rng)


def follow(session: LessonSession, rng: Random) -> None:
    """Play a step as it is shown; where nothing is shown, as a strong player does."""
    for _ in range(MOST_PLIES):
        settle(session, rng)
        if session.ended:
            return
        if session.computers():
            session.play(thought(session, session.computers()[0], session.step.level, rng))
            continue
        shown = session.next_action()
        assert shown or session.step.level, f"nothing is shown at {session.match.state.text()}"
        session.play(shown or thought(session, session.seat, 4, rng))


def thought(session: LessonSession, seat: int, level: int, rng: Random) -> Action:
    """What a computer player does, who thinks a little less than at the table."""
    match = session.match
    known = match.state.redeal(seat, rng)
    strength = LEVELS[level - 1]._replace(nodes=min(300, LEVELS[level - 1].nodes))
    question = Question(match.game, match.options, known, seat, strength, rng.random())
    action = think(question, games.evaluator(match.game.id)).finish().action
    assert action
    return action
