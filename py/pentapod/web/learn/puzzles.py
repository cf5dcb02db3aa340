"""The place where puzzles are solved: that of the day, or one by its id, on the table of the page."""

from __future__ import annotations

from typing import NamedTuple

from pentapod import games
from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.puzzles import lesson_of
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import Puzzle, of_day
from pentapod.web.learn import puzzle_pages
from pentapod.web.learn.teaching import Taught, Teaching
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import Markup
from pentapod.web.store import learning
from pentapod.web.store.storage import Store


class Puzzles(NamedTuple):
    """The puzzles of the page."""

    teaching: Teaching
    store: Store

    def open(self, game: Game, table: tuple[Puzzle, ...], wanted: str) -> None:
        """Show the puzzle with this id, or the next of this difficulty or theme; that of the day for ""."""
        wanted = wanted.lower()
        today = dom.today()
        of_today = of_day(table, today)
        found = next((one for one in table if one.id == wanted), None)
        found = found or puzzle_pages.first_of(table, wanted, learning.solved(self.store, game.id))
        puzzle = found or of_today
        coach = Coach(game, games.goals(game.id), lesson_of(game, puzzle))
        name = puzzle_pages.name(puzzle, table, puzzle is of_today)

        def side_panel(coach: Coach) -> tuple[Markup, Markup]:
            solved = learning.solved(self.store, game.id)
            onward = puzzle_pages.following(puzzle, table, solved)
            finished = onward is None and puzzle.id in solved
            words = puzzle_pages.side_panel(game, puzzle, name, coach, len(table) if finished else 0)
            return words, puzzle_pages.buttons(game, onward, coach)

        def keep(_coach: Coach) -> None:
            learning.solve(self.store, game.id, puzzle.id)
            if puzzle is of_today:
                learning.solve_of_day(self.store, game.id, today.isoformat())

        taught = Taught("puzzle", f"{game.id}:{puzzle.id}")
        self.teaching.begin(coach, taught, f"{name} - {game.name}", side_panel, keep)
        if wanted and not found:
            open_dialog(say("puzzle-title", game=game.name), say("puzzle-no-puzzle", game=game.name))
