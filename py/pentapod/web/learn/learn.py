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
from pentapod.web.learn.courses import COURSES, PUZZLES, Kind, Texts, themes
from pentapod.web.learn.puzzles import Puzzles
from pentapod.web.learn.teaching import Taught, Teaching
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.shell.markup import Markup
from pentapod.web.store import learning
from pentapod.web.store.learning import Learning
from pentapod.web.store.storage import Store
from pentapod.web.table.table import Table


class Learn:
    """Courses, lessons and puzzles. `table` gives the page's table; `get_lost` leads elsewhere, with a sentence."""

    def __init__(self, table: Callable[[], Table], store: Store, get_lost: Callable[[str], None]) -> None:
        self.teaching = Teaching(table)
        self._puzzles = Puzzles(self.teaching, store)
        self._store = store
        self._get_lost = get_lost
        self._asked: tuple[object, ...] = ()
        """What is shown, or waited for."""

    def open(self, game_id: str, number: str) -> None:
        """Show the course of a game, or the lesson of it with this number (from 1)."""
        why = "learn-no-course", "learn-none", "learn-not-loaded"
        self._bring(COURSES, game_id, number, why, self._open)

    def open_puzzle(self, game_id: str, wanted: str) -> None:
        """Show the puzzle of a game with this id, or the next of this difficulty or theme; that of the day for ""."""
        why = "puzzle-no-game", "puzzle-none", "puzzle-not-loaded"
        self._bring(PUZZLES, game_id, wanted, why, self._puzzles.open)

    def _bring(
        self,
        texts: Texts[Kind],
        game_id: str,
        which: str,
        why: tuple[str, str, str],
        show: Callable[[Game, Kind, str], None],
    ) -> None:
        """Show what is asked for once its text has come, unless something else is asked for by then.

        `why` has what is said where there is no such game, where it has no such text, and where that does not come.
        """
        asked = self._asked = texts, game_id, which
        no_game, none, not_loaded = why
        if game_id not in games.ids():
            self._get_lost(say(no_game))
            return
        game = games.find(game_id)
        if not texts.has(game_id):
            self._get_lost(say(none, game=game.name))
            return

        def take(text: Kind) -> None:
            if self._asked == asked:
                show(game, text, which)

        def fail() -> None:
            if self._asked == asked:
                self._get_lost(say(not_loaded))

        texts.bring(game_id, take, fail)

    def _open(self, game: Game, course: Course, number: str) -> None:
        if number.isascii() and number.isdecimal() and 1 <= int(number[:6]) <= len(course.lessons):
            self._open_lesson(game, course, int(number))
            return
        self._show_course(game, course)
        if number:
            sentence = say("learn-no-lesson", count=len(course.lessons), game=game.name)
            open_dialog(say("learn-no-course-title"), sentence)

    def leave(self) -> None:
        """Something else is about to be shown."""
        self._asked = ()
        self.teaching.leave()

    # ------------------------------------------------------------------ a course

    def _show_course(self, game: Game, course: Course) -> None:
        root = document.documentElement
        root.dataset.place, root.dataset.game = "learn", game.id
        document.title = f"{course.title} - Pentapod"
        puzzle = puzzle_pages.address(game.id) if PUZZLES.has(game.id) else ""
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

    COURSES.bring(game.id, show, lambda: toast(say("learn-not-loaded")))
