"""Every puzzle names the kind of thought that it asks for: its theme."""

from __future__ import annotations

import pytest

import guides
from first import looks
from pentapod.engine.game import Game
from pentapod.lessons.puzzles import lesson_of, theme
from pentapod.puzzles.puzzle import HARDEST
from pentapod.web.learn.puzzle_pages import first_of
from puzzles.tables import TABLES
from puzzles.themes import THEMES, theme_of
from puzzles.themes.solution import Solution
from puzzles.writing import themes_of

GAMES = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)


@GAMES
def test_the_theme_of_a_puzzle_follows_from_its_solution(game: Game) -> None:
    assert all(puzzle.theme == theme_of(game, puzzle) for puzzle in TABLES[game])


@GAMES
def test_a_theme_is_the_first_of_its_game_that_holds(game: Game) -> None:
    names = [*THEMES[game.id]]
    for puzzle in TABLES[game]:
        solution, at = Solution.of(game, puzzle), names.index(puzzle.theme)
        assert [THEMES[game.id][name](solution) for name in names[: at + 1]] == [False] * at + [True], puzzle.id


@GAMES
def test_another_action_than_the_solution_may_have_another_theme(game: Game) -> None:
    """A theme tells what is done, not only what position it is done in."""

    def others(number: int) -> set[str]:
        puzzle = TABLES[game][number]
        state = game.position(puzzle.position)
        return {theme_of(game, puzzle._replace(solution=(action.path,))) for action in state.actions()}

    assert any(len(others(number)) > 1 for number in range(0, len(TABLES[game]), 5))


@GAMES
def test_the_idea_is_told_once_the_puzzle_is_solved(game: Game) -> None:
    for puzzle in TABLES[game]:
        [step] = lesson_of(game, puzzle).steps
        assert step.done.endswith(f" The idea: {theme(puzzle.theme)}.")
        assert theme(puzzle.theme) not in step.text


@GAMES
def test_the_page_of_a_course_leads_to_puzzles_of_every_difficulty_and_theme(game: Game) -> None:
    table = TABLES[game]
    page = str(looks.of_course(game, guides.course(game.id), table)["places"]["course"])
    for wanted in (*map(str, range(1, HARDEST + 1)), *themes_of(table)):
        assert f'href="#puzzle:{game.id}:{wanted}"' in page
        puzzle = first_of(table, wanted, ())
        assert puzzle
        assert wanted in (str(puzzle.difficulty), puzzle.theme)
        alike = [one.id for one in table if wanted in (str(one.difficulty), one.theme)]
        assert first_of(table, wanted, alike) == puzzle
        second = first_of(table, wanted, [puzzle.id])
        assert second
        assert second.id in alike


def test_no_theme_looks_like_the_id_of_a_puzzle() -> None:
    assert all("-" in key for themes in THEMES.values() for key in themes)


def test_every_theme_has_a_name_of_its_own() -> None:
    names = [theme(key) for themes in THEMES.values() for key in themes]
    assert len(set(names)) == len(names)
