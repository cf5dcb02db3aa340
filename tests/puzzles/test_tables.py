"""Puzzles are read from their tables, and one of them is the day's."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

import pytest

from pentapod.engine.game import Game
from pentapod.puzzles.puzzle import (
    BEST,
    HARDEST,
    WIN,
    Aim,
    MalformedPuzzle,
    Other,
    Puzzle,
    id_of,
    of_day,
    read,
    read_line,
)
from puzzles.tables import TABLES, table_of
from puzzles.writing import comments_of, themes_of, write

FEW = tuple(
    Puzzle(id_of(position), difficulty, WIN, 3, position, 1, (("2", "b1"),), theme="corner")
    for position, difficulty in (("a position", 2), ("another one", 1), ("a third", 5), ("a fourth", 2))
)
BEST_ONE = FEW[0]._replace(
    kind=BEST,
    measure=33,
    solution=(("0a", "b1"), ("lay-0",)),
    aim=Aim(("carried", "3"), 2, Fraction(5, 6)),
    others=(Other(Fraction(1, 2), (("0a", "b2"), ("lay-0",))), Other(Fraction(1, 6), (("lay-0",),))),
)
GAMES = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)


@GAMES
def test_a_table_is_written_as_it_is_read(game: Game) -> None:
    table = table_of(game)
    assert write(TABLES[game], comments_of(table)) == table
    assert comments_of(table)[0].startswith(f"make puzzles GAME={game.id} ")


@GAMES
def test_every_game_has_sixty_puzzles_at_least_and_eight_of_every_difficulty(game: Game) -> None:
    many = Counter(puzzle.difficulty for puzzle in TABLES[game])
    assert many.total() >= 60
    assert min(many[difficulty] for difficulty in range(1, HARDEST + 1)) >= 8


@GAMES
def test_every_game_has_puzzles_of_four_kinds_of_thought_at_least(game: Game) -> None:
    many = Counter(puzzle.theme for puzzle in TABLES[game])
    assert "" not in many
    assert len([theme for theme in many if many[theme] >= 3]) >= 4
    assert themes_of(TABLES[game])[0] == many.most_common(1)[0][0]


@GAMES
def test_every_puzzle_of_a_table_is_another(game: Game) -> None:
    puzzles = TABLES[game]
    assert len({puzzle.id for puzzle in puzzles}) == len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)


def test_a_puzzle_is_a_line_and_the_easier_ones_come_first() -> None:
    table = write(FEW, ["how it was made"])
    assert comments_of(table) == ["how it was made"]
    assert [puzzle.difficulty for puzzle in read(table)] == [1, 2, 2, 5]
    assert set(read(table)) == set(FEW)
    assert FEW[0].line() == f"{FEW[0].id}\t2\tcorner\twin\t3\ta position\t1\t2 b1"
    assert read_line(FEW[0]._replace(theme="").line()).theme == ""
    assert FEW[0].actions == ((1, ("2", "b1")),)


@pytest.mark.parametrize(
    ("part", "other"), [(0, "zzzz"), (1, "6"), (1, "0"), (3, "mate"), (4, "soon"), (6, ""), (5, "moved"), (7, None)]
)
def test_what_is_no_puzzle_is_refused(part: int, other: str | None) -> None:
    parts = FEW[0].line().split("\t")
    parts[part : part + 1] = [] if other is None else [other]
    with pytest.raises(MalformedPuzzle):
        read_line("\t".join(parts))


def test_a_solution_may_be_several_actions_and_reach_an_aim_by_chance() -> None:
    assert BEST_ONE.line().split("\t")[7:] == [
        "0a b1 ; lay-0",
        "carried 3 2 5/6",
        "1/2 0a b2 ; lay-0 | 1/6 lay-0",
    ]
    assert read_line(BEST_ONE._replace(others=()).line()) == BEST_ONE._replace(others=())
    assert read_line(BEST_ONE.line()) == BEST_ONE
    assert BEST_ONE.actions == ((1, ("0a", "b1")), (1, ("lay-0",)))


@pytest.mark.parametrize("aim", ["2 5/6", "won 0 5/6", "won 1", "won 1 7/6", "won 1 0", "won 1 1/0", "won one 1"])
def test_what_is_no_aim_is_refused(aim: str) -> None:
    parts = BEST_ONE.line().split("\t")
    with pytest.raises(MalformedPuzzle):
        read_line("\t".join((*parts[:8], aim)))


@pytest.mark.parametrize("others", ["", "1/2", "0 0a", "1 0a", "one 0a"])
def test_what_are_no_other_plays_is_refused(others: str) -> None:
    parts = BEST_ONE.line().split("\t")
    with pytest.raises(MalformedPuzzle):
        read_line("\t".join((*parts[:9], others)))
    with pytest.raises(MalformedPuzzle):
        read_line("\t".join((*parts, parts[9])))


def test_a_puzzle_has_an_aim_where_its_kind_says_so_and_only_there() -> None:
    with pytest.raises(MalformedPuzzle):
        read_line("\t".join(BEST_ONE.line().split("\t")[:8]))
    with pytest.raises(MalformedPuzzle):
        read_line(f"{FEW[0].line()}\twon 1 5/6")


def test_an_id_follows_from_the_position() -> None:
    assert id_of("a position") == FEW[0].id
    assert len({id_of(f"position {number}") for number in range(100)}) == 100
    assert read_line(BEST_ONE.line()).id == FEW[0].id


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first = date(2026, 1, 1)
    days = [of_day(FEW, first + timedelta(days)) for days in range(8)]
    assert set(days[:4]) == set(FEW)
    assert days[4:] == days[:4]
    assert of_day(FEW[::-1], first) == days[0]
