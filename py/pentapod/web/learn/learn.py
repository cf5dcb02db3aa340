"""The place where a game is learnt: its course, its lessons and its puzzles on the table of the page."""

from __future__ import annotations

from collections.abc import Callable

from js import document, window

from pentapod import games
from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson import Course
from pentapod.lessons.lesson_session import Standing
from pentapod.lessons.words import say
from pentapod.web.learn import pages, puzzle_pages
from pentapod.web.learn.courses import has_lessons, has_puzzles, themes, with_course
from pentapod.web.learn.puzzles import Puzzles
from pentapod.web.learn.teaching import Taught, Teaching
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.shell.markup import Markup, tag
from pentapod.web.store import learning
from pentapod.web.store.learning import Learning
from pentapod.web.store.storage import Store
from pentapod.web.table.table import Table


class Learn:
    """Courses, lessons and puzzles. `table` gives the page's table; `get_lost` leads elsewhere, with a sentence."""

    def __init__(self, table: Callable[[], Table], store: Store, get_lost: Callable[[str], None]) -> None:
        self.teaching = Teaching(table)
        self._puzzles = Puzzles(self.teaching, store, get_lost)
        self._store = store
        self._get_lost = get_lost
        self._asked: tuple[str, str] | None = None
        """What is shown, or waited for."""

    def open(self, game_id: str, number: str) -> None:
        """Show the course of a game, or the lesson of it with this number (from 1)."""
        asked = self._asked = game_id, number
        if game_id not in games.ids():
            self._get_lost(say("learn-no-course"))
            return
        if not has_lessons(game_id):
            self._get_lost(say("learn-none", game=games.find(game_id).name))
            return

        def show(course: Course) -> None:
            if self._asked == asked:
                self._open(games.find(game_id), course, number)

        def fail() -> None:
            if self._asked == asked:
                self._get_lost(say("learn-not-loaded"))

        with_course(game_id, show, fail)

    def open_puzzle(self, game_id: str, wanted: str) -> None:
        """Show a puzzle of a game by its id; that of the day where it is ""."""
        self._puzzles.open(game_id, wanted)

    def _open(self, game: Game, course: Course, number: str) -> None:
        if number.isascii() and number.isdecimal() and 1 <= int(number[:6]) <= len(course.lessons):
            self._open_lesson(game, course, int(number))
            return
        self._show_course(game, course)
        if number:
            sentence = say("learn-no-lesson", count=len(course.lessons), game=game.name)
            open_dialog(say("learn-no-course-title"), tag("p", None, sentence))

    def leave(self) -> None:
        """Something else is about to be shown."""
        self._asked = None
        self.teaching.leave()
        self._puzzles.leave()

    # ------------------------------------------------------------------ a course

    def _show_course(self, game: Game, course: Course) -> None:
        root = document.documentElement
        root.dataset.place, root.dataset.game = "learn", game.id
        document.title = f"{course.title} - Pentapod"
        puzzle = puzzle_pages.address(game.id) if has_puzzles(game.id) else ""
        known = learning.load(self._store, game.id)
        dom.show("course", pages.course_page(game, course, known, puzzle, themes(game.id)))
        window.scrollTo(0, 0)

    # ------------------------------------------------------------------ a lesson

    def _open_lesson(self, game: Game, course: Course, number: int) -> None:
        lesson = course.lessons[number - 1]
        known = learning.load(self._store, game.id)
        begun = known.step if known.lesson == lesson.title else 0
        coach = Coach(game, games.goals(game.id), lesson, begun)

        def beside(coach: Coach) -> tuple[Markup, Markup]:
            return pages.beside(game, course, number, coach), pages.buttons(game, course, number, coach)

        def remember(coach: Coach) -> None:
            self._remember(game, coach)

        remember(coach)
        title = f"{say('learn-lesson', number=number, title=lesson.title)} - {game.name}"
        self.teaching.begin(coach, Taught("lesson", f"{game.id}:{number}"), title, beside, remember)

    def _remember(self, game: Game, coach: Coach) -> None:
        """Keep how far the learner is."""
        known = learning.load(self._store, game.id)
        title, reached = coach.lesson.title, coach.standing is Standing.REACHED
        step = coach.at + reached
        if coach.learnt:
            done = tuple(one for one in known.done if one != title)
            learning.keep(self._store, game.id, Learning((*done, title)))
        else:
            learning.keep(self._store, game.id, Learning(known.done, title, step))


def show_learnt(game: Game, store: Store) -> None:
    """Show the sentences of the lessons of a game that were done here, and the way to the others."""

    def show(course: Course) -> None:
        open_dialog(say("learn-learnt"), pages.learnt(game, course, learning.load(store, game.id)))

    with_course(game.id, show, lambda: toast(say("learn-not-loaded")))
