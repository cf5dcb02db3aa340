"""What stands beside a puzzle, as markup."""

from __future__ import annotations

from collections.abc import Container, Sequence

from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson_session import Standing
from pentapod.lessons.words import say
from pentapod.puzzles.puzzle import HARDEST, Puzzle
from pentapod.web.learn import pages
from pentapod.web.shell.markup import Markup, tag, together


def address(game_id: str, puzzle: Puzzle | None = None) -> str:
    """The fragment of the page's address that leads to a puzzle, or to that of the day."""
    return f"#puzzle:{game_id}:{puzzle.id}" if puzzle else f"#puzzle:{game_id}"


def name(puzzle: Puzzle, table: Sequence[Puzzle], of_today: bool) -> str:
    """What a puzzle is called: its number is its place in the table."""
    if of_today:
        return say("puzzle-of-day")
    return say("puzzle-number", number=table.index(puzzle) + 1, count=len(table))


def first_of(table: Sequence[Puzzle], wanted: str, solved: Container[str]) -> Puzzle | None:
    """The first of a theme, or of a difficulty (as text), that is not solved; the first of all of them if all are.

    Of a difficulty that there is not, the next harder one counts. None if nothing is so hard, or of such a theme.
    """
    alike = [one for one in table if one.theme == wanted]
    if wanted in map(str, range(1, HARDEST + 1)):
        there = [one for one in table if one.difficulty >= int(wanted)]
        alike = [one for one in there if one.difficulty == there[0].difficulty]
    return next((one for one in alike if one.id not in solved), next(iter(alike), None))


def following(puzzle: Puzzle, table: Sequence[Puzzle], solved: Container[str]) -> Puzzle | None:
    """The puzzle to go on with: the next one in the table that is not solved, at its end from the first one on."""
    at = table.index(puzzle)
    return next((one for one in (*table[at + 1 :], *table[:at]) if one.id not in solved), None)


def side_panel(game: Game, puzzle: Puzzle, title: str, coach: Coach, finished: int = 0) -> Markup:
    """Which puzzle it is, and what is asked, or what is said of what was done.

    `finished` is how many puzzles the game has, once all of them are solved, else 0.
    """
    hard, card = say("puzzle-count", difficulty=puzzle.difficulty, hardest=HARDEST), None
    if finished and coach.standing is Standing.REACHED:
        card = tag("p.card-of-lesson", say("puzzle-all-solved", count=finished, game=game.name))
    return together(pages.where(game, title, hard), pages.words(coach), card)


def buttons(game: Game, onward: Puzzle | None, coach: Coach) -> Markup:
    """What can be done now; the first of them is what most want."""
    if coach.standing is not Standing.REACHED:
        return pages.buttons_of_open(coach)
    to, label = (address(game.id, onward), say("puzzle-next")) if onward else (f"#play:{game.id}", say("learn-play"))
    return together(pages.onward_link(to, label, coach), pages.again())
