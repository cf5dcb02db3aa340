"""The place where a game is learnt: its course, its lessons and its puzzles on the table of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

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


class _Asked(NamedTuple):
    """What is to be learnt of a game, and what is said where there is no such game, or it does not come."""

    game_id: str
    which: str
    no_game: str
    not_loaded: str


class Learn:
    """Courses, lessons and puzzles. `table` gives the page's table; `get_lost` leads elsewhere, with a sentence."""

    def __init__(self, table: Callable[[], Table], store: Store, get_lost: Callable[[str], None]) -> None:
        self.teaching = Teaching(table)
        self._puzzles = Puzzles(self.teaching, store)
        self._store = store
        self._get_lost = get_lost
        self._asked: _Asked | None = None
        """What is shown, or waited for."""

    def open(self, game_id: str, number: str) -> None:
        """Show the course of a game, or the lesson of it with this number (from 1)."""
        asked = _Asked(game_id, number, say("learn-no-course"), say("learn-not-loaded"))
        self._bring(COURSES, asked, lambda game: say("learn-none", game=game), self._open)

    def open_puzzle(self, game_id: str, wanted: str) -> None:
        """Show the puzzle of a game with this id, or the next of this difficulty or theme; that of the day for ""."""
        asked = _Asked(game_id, wanted, say("puzzle-no-game"), say("puzzle-not-loaded"))
        self._bring(PUZZLES, asked, lambda game: say("puzzle-none", game=game), self._puzzles.open)

    def _bring(
        self,
        texts: Texts[Kind],
        asked: _Asked,
        none: Callable[[str], str],
        show: Callable[[Game, Kind, str], None],
    ) -> None:
        """Show what is asked for once its text has come, unless something else is asked for by then.

        `none` gives what is said of a game that has no such text, by its name.
        """
        self._asked = asked
        if asked.game_id not in games.ids():
            self._get_lost(asked.no_game)
            return
        game = games.find(asked.game_id)
        if not texts.has(game.id):
            self._get_lost(none(game.name))
            return

        def take(text: Kind) -> None:
            if self._asked is asked:
                show(game, text, asked.which)

        def fail() -> None:
            if self._asked is asked:
                self._get_lost(asked.not_loaded)

        texts.bring(game.id, take, fail)

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
        self._asked = None
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

        def side_panel(coach: Coach) -> tuple[Markup, Markup]:
            return pages.side_panel(game, course, number, coach), pages.buttons(game, course, number, coach)

        def remember(coach: Coach) -> None:
            self._remember(game, coach)

        remember(coach)
        title = f"{say('learn-lesson', number=number, title=lesson.title)} - {game.name}"
        self.teaching.begin(coach, Taught("lesson", f"{game.id}:{number}"), title, side_panel, remember)

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
