"""Which puzzles were solved is kept, and what is said of a puzzle follows from its kind and measure."""

from __future__ import annotations

import pytest

from page.memory import Memory
from pentapod.engine.game import Game
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson_session import Standing
from pentapod.lessons.puzzles import lesson_of
from pentapod.web.store import solving
from puzzles.tables import TABLES


def test_what_was_solved_is_kept_by_game_and_once() -> None:
    store = Memory()
    for solved in ("fh3s", "n0fk", "fh3s"):
        solving.add(store, "pods", solved)
    assert solving.load(store, "pods") == ("fh3s", "n0fk")
    assert solving.load(store, "modx") == ()


@pytest.mark.parametrize("text", ["", "{", "{}", "3", "[3, {}]", "null"])
def test_a_record_that_cannot_be_read_counts_as_none(text: str) -> None:
    store = Memory()
    store.put("puzzles.pods", text)
    assert solving.load(store, "pods") == ()
    solving.add(store, "pods", "fh3s")
    assert solving.load(store, "pods") == ("fh3s",)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_puzzle_is_a_lesson_that_its_solution_ends(game: Game) -> None:
    for puzzle in TABLES[game]:
        lesson = lesson_of(game, puzzle)
        coach = Coach(game, {}, lesson)
        assert game.titles[puzzle.seat] in lesson.steps[0].text
        action = coach.session.next_action()
        assert action == puzzle.action
        coach.session.play(action)
        assert coach.learnt, puzzle.id
        assert coach.said.startswith("Solved.")


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_every_other_action_is_wrong(game: Game) -> None:
    puzzle = TABLES[game][0]
    coach = Coach(game, {}, lesson_of(game, puzzle))
    other = next(one for one in coach.session.actions() if one != puzzle.action)
    coach.session.play(other)
    assert coach.standing is Standing.MISSED
    assert coach.said == coach.step.otherwise


def test_the_sentences_tell_kind_and_measure() -> None:
    game, table = next(iter(TABLES.items()))
    puzzle = table[0]._replace(seat=0)
    seat = game.titles[0]

    def told(kind: str, measure: int) -> str:
        return lesson_of(game, puzzle._replace(kind=kind, measure=measure)).steps[0].text

    assert told("win", 1) == f"You are {seat}. Find the only action that wins at once."
    assert "within 5 choices" in told("win", 5)
    assert "12% behind" in told("best", 12)
