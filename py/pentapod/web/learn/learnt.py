"""What was learnt of a game, at hand while it is played."""

from __future__ import annotations

from pentapod.engine.game import Game
from pentapod.lessons.lesson import Course
from pentapod.lessons.words import say
from pentapod.web.learn import pages
from pentapod.web.learn.courses import with_course
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.store import learning
from pentapod.web.store.storage import Store


def show_learnt(game: Game, store: Store) -> None:
    """Show the sentences of the lessons of a game that were done here, and the way to the others."""

    def show(course: Course) -> None:
        open_dialog(say("learn-learnt"), pages.learnt(game, course, learning.load(store, game.id)))

    with_course(game.id, show, lambda: toast(say("learn-not-loaded")))
