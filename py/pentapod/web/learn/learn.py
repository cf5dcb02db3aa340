"""The place where a game is learnt: its course, and a lesson of it on the table of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window

from pentapod import games
from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Course
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.words import say
from pentapod.web.learn import pages
from pentapod.web.learn.courses import with_course
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import tag
from pentapod.web.store import learning
from pentapod.web.store.learning import Learning
from pentapod.web.store.storage import Store
from pentapod.web.table.table import Table


class Learn:
    """Courses and lessons of the page. `table` gives its table; `get_lost` leads somewhere else, with a sentence."""

    def __init__(self, table: Callable[[], Table], store: Store, get_lost: Callable[[str], None]) -> None:
        self._table = table
        self._store = store
        self._get_lost = get_lost
        self._asked: tuple[str, str] | None = None
        """What is shown, or waited for."""
        self._coach: Coach | None = None
        self._course = Course("", "", ())
        self._game: Game | None = None
        self._number = 0
        self._standing = Standing.OPEN
        for name, command in {
            "lesson-next": self._go_on,
            "lesson-again": self._again,
            "lesson-show": self._show,
        }.items():
            self._name(name, command)

    def _name(self, name: str, command: Callable[[], None]) -> None:
        @dom.does(name)
        def run(_argument: str, _event: Any) -> None:
            if self._coach:
                command()

    def open(self, game_id: str, number: str) -> None:
        """Show the course of a game, or the lesson of it with this number (from 1)."""
        asked = self._asked = game_id, number
        if game_id not in games.ids():
            self._get_lost(say("learn-no-course"))
            return

        def show(course: Course) -> None:
            if self._asked == asked:
                self._open(games.find(game_id), course, number)

        def fail() -> None:
            if self._asked == asked:
                self._get_lost(say("learn-not-loaded"))

        with_course(game_id, show, fail)

    def _open(self, game: Game, course: Course, number: str) -> None:
        self._game, self._course = game, course
        if number.isascii() and number.isdecimal() and 1 <= int(number[:6]) <= len(course.lessons):
            self._open_lesson(int(number))
            return
        self._show_course()
        if number:
            sentence = say("learn-no-lesson", count=len(course.lessons), game=game.name)
            open_dialog(say("learn-no-course-title"), tag("p", None, sentence))

    def leave(self) -> None:
        """Something else is about to be shown."""
        self._asked = self._coach = None
        document.documentElement.removeAttribute("data-lesson")

    # ------------------------------------------------------------------ a course

    def _show_course(self) -> None:
        game, root = self._game, document.documentElement
        assert game
        self._coach = None
        root.removeAttribute("data-lesson")
        root.dataset.place, root.dataset.game = "learn", game.id
        document.title = f"{self._course.title} - Pentapod"
        dom.show(dom.by_id("course"), pages.course_page(game, self._course, learning.load(self._store, game.id)))
        window.scrollTo(0, 0)

    # ------------------------------------------------------------------ a lesson

    def _open_lesson(self, number: int) -> None:
        game, lesson = self._game, self._course.lessons[number - 1]
        assert game
        known = learning.load(self._store, game.id)
        begun = known.step if known.lesson == lesson.title else 0
        self._number = number
        self._coach = Coach(game, games.goals(game.id), lesson, begun)
        self._remember()
        root = document.documentElement
        root.dataset.place, root.dataset.lesson = "table", "open"
        document.title = f"{say('learn-lesson', number=number, title=lesson.title)} - {game.name} - Pentapod"
        self._set(self._coach.session)

    def _set(self, session: LessonSession) -> None:
        """Set a step before the learner."""
        assert self._coach
        self._standing = Standing.OPEN
        self._table().open(session, self._coach, self._attend)
        dom.by_id("board").focus(preventScroll=True)
        dom.announce(self._coach.step.text)

    def _attend(self) -> None:
        """The table was shown anew."""
        coach, game = self._coach, self._game
        if coach is None or game is None:
            return
        coach.attend()
        standing, before = coach.standing, self._standing
        self._standing = standing
        if standing is Standing.REACHED and before is not standing:
            self._remember()
        document.documentElement.dataset.lesson = standing.name.lower()
        dom.show(dom.by_id("coach"), pages.beside(game, self._number, coach))
        dom.show(dom.by_id("coach-buttons"), pages.buttons(game, self._course, self._number, coach))
        if standing is not before and standing is not Standing.OPEN:
            dom.by_id("lesson-next" if standing is Standing.REACHED else "lesson-again").focus(preventScroll=True)

    def _remember(self) -> None:
        """Keep how far the learner is."""
        coach, game = self._coach, self._game
        assert coach and game
        known = learning.load(self._store, game.id)
        title, reached = coach.lesson.title, coach.standing is Standing.REACHED
        step = coach.at + reached
        if coach.learnt:
            done = tuple(one for one in known.done if one != title)
            learning.keep(self._store, game.id, Learning((*done, title)))
        else:
            learning.keep(self._store, game.id, Learning(known.done, title, step))

    def _go_on(self) -> None:
        assert self._coach
        self._set(self._coach.go_on())

    def _again(self) -> None:
        assert self._coach
        self._set(self._coach.again())

    def _show(self) -> None:
        coach, table = self._coach, self._table()
        assert coach
        before = coach.session
        session = coach.show()
        if session is not before:
            self._set(session)
        touches = coach.pointed()
        if session.next_action() is None:
            table.hint()
            return
        table.show()
        table.tell_hint(say("learn-show-what"), touches)
