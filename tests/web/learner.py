"""Learning on a page as a person does: by the labels of what is to be touched, or by keys."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from browsers import within
from pentapod.lessons.lesson import Course
from pentapod.lessons.reading import read
from web.sitting import middle
from web.visit import FOLLOW, PATIENCE, SITE, Visit, pauses

COURSES = {path.stem: read(path.read_text("utf-8")) for path in sorted((SITE / "lessons").glob("*.txt"))}
"""The lessons of the site, by game."""
GERMAN = {path.stem: read(path.read_text("utf-8")) for path in sorted((SITE / "lessons/de").glob("*.txt"))}
"""The same in German."""

ASKED = """() => ["#confirm", "#ready button"].find(asked =>
    document.querySelector(asked)?.checkVisibility())"""
"""What is asked before an action counts, or before a race begins."""

NOW = """
import gc, json
if "pentapod_app" not in globals():
    [pentapod_app] = (one for one in gc.get_objects() if type(one).__qualname__ == "App")

def now():
    pentapod_app.table.view.late.flush()
    coach, board = pentapod_app._learn.teaching.coach, pentapod_app.table.view.board
    if coach is None:
        return [0, "OPEN", "", "", False, []]
    session = coach.session
    action = None if session.happens() or session.computers() else session.next_action()
    chosen = session.touches.chosen
    left = action.path[len(chosen):] if action and action.path[:len(chosen)] == chosen else ()
    target = board.target(left[0]) if left else None
    idle = not session.happens() and not session.computers()
    lit = session.lit() if idle else ()
    lit = [target.label for target in board.scene.targets if target.touch in lit]
    return [coach.at, coach.standing.name, left[0] if left else "", target.label if target else "", idle, lit]

json.dumps(now())
"""


FINISH = """
from random import Random
from pentapod.lessons.lesson import Condition

def finish():
    teaching = pentapod_app._learn.teaching
    coach = teaching.coach
    *before, last = coach.lesson.steps
    if last.level and not last.solution:
        last = last._replace(until=Condition("unbeaten"))
        coach.lesson = coach.lesson._replace(steps=(*before, last))
    while coach.at < len(before):
        coach.go_on()
    session, rng = coach.again(), Random(0)
    while not session.ended:
        if session.happens():
            session.let_happen(rng)
        else:
            session.play(session.next_action() or session.actions()[0])
    teaching._set(session)

finish()
"""
"""Comes to the end of the last step of a lesson: as it is shown, or at once in a small game."""


class Now(NamedTuple):
    """How a lesson stands on the page."""

    at: int
    standing: str
    touch: str
    """What is to be touched next, "" where nothing is known or something happens first."""
    label: str
    idle: bool
    """Whether the learner is to choose."""
    lit: list[str]


class Learner:
    """Somebody who learns on a visited page."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    def go(self, fragment: str) -> None:
        """Follow an address within the page."""
        self.page.evaluate(within(FOLLOW, PATIENCE), f"#{fragment}")

    def enter(self, game_id: str, number: int) -> None:
        """Begin a lesson by its address."""
        self.go(f"learn:{game_id}:{number}")
        self.title(number).wait_for()

    def title(self, number: int) -> Locator:
        """The title of a lesson beside the board."""
        return self.page.locator("#coach h2", has_text=f"{number}. ")

    def now(self) -> Now:
        """How the lesson stands."""
        return Now(*json.loads(self.visit.python(NOW)))

    def settled(self) -> Now:
        """Wait until the learner is to choose, or the step is over; how it stands then."""
        end, pause = time.monotonic() + PATIENCE, pauses()
        while time.monotonic() < end:
            now = self.now()
            if now.idle:
                return now
            self.page.wait_for_timeout(next(pause))
        raise AssertionError(f"nothing happens any more: {self.page.locator('#prompt').inner_text()!r}")

    def words(self) -> str:
        """What the coach says."""
        return self.page.locator("#coach .words").inner_text()

    def button(self, name: str) -> Locator:
        """One of the buttons beside the lesson."""
        return self.page.locator("#coach-buttons").get_by_role("button", name=name)

    def touch(self, touch: str, label: str) -> None:
        """Click what has this label; of several that are labelled alike, the one that is meant."""
        self.page.mouse.click(*middle(self.page, label, touch=touch))

    def answer(self) -> None:
        """Say yes to what is asked before an action counts, and that one is ready where it goes by speed."""
        while asked := self.page.evaluate(ASKED):
            self.page.locator(asked).first.click()

    def solve(self) -> None:
        """Touch what leads to the goal of the step, label by label."""
        for _ in range(200):
            self.answer()
            now = self.settled()
            if now.standing != "OPEN":
                assert now.standing == "REACHED", self.words()
                return
            if now.touch:
                self.touch(now.touch, now.label)
                continue
            assert not now.lit, "nothing leads to the goal"
        raise AssertionError("the goal is not reached")

    def learn(self, course: Course, number: int) -> None:
        """Go through a lesson that was entered, from the step that is shown. A small game is only begun."""
        lesson = course.lessons[number - 1]
        for at in range(self.now().at, len(lesson.steps)):
            step = lesson.steps[at]
            assert self.now().at == at
            assert self.words() == step.text
            if step.level and not step.solution:
                self.begin_small_game()
                return
            self.solve()
            assert self.words() == (step.done or "Well done.")
            if at < len(lesson.steps) - 1:
                self.button("Next").click()
        assert self.page.locator(".card-of-lesson").inner_text() == lesson.learnt

    def finish(self) -> None:
        """Come to the last page of a lesson that was entered, without a click."""
        self.now()
        self.visit.python(FINISH)

    def begin_small_game(self, choices: int = 3) -> None:
        """Play a little against the computer of a lesson: it answers, and nothing is said before the end."""
        for _ in range(choices):
            self.answer()
            now = self.settled()
            if now.standing != "OPEN":
                return
            if now.lit:
                self.page.mouse.click(*middle(self.page, now.lit[0], 0))

    def kept(self, game_id: str) -> Any:
        """What the page keeps of the lessons of a game."""
        text = self.page.evaluate("name => localStorage.getItem(name)", f"pentapod.lessons.{game_id}")
        return json.loads(text) if text else None
