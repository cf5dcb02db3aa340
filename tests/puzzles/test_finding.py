"""The finder of puzzles: where it looks, and what it finds there."""

from __future__ import annotations

from itertools import islice

import pytest

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine.game import Game
from pentapod.puzzles.puzzle import HOLD, SOON, Puzzle, id_of
from puzzles.candidates import candidates, is_promising, variations
from puzzles.certain import Certain
from puzzles.counting import Counted, Tree
from puzzles.difficulty import difficulty, finds, is_answered
from puzzles.find import clear_best, is_plain, only_win, room_in
from puzzles.glance import wins_late
from puzzles.plans import Plan, plan_of
from puzzles.proof import LEAST_ACTIONS, flaw
from puzzles.sides import side_of
from puzzles.tables import TABLES
from puzzles.turns import only_in_turns

pytestmark = pytest.mark.native

GAMES = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)


def quick(plan: Plan, shifted: int) -> Plan:
    """A plan that looks at few positions, wherever a side stands in them."""
    return plan._replace(scale=0.01, latest=4, soonest=1, branches=2, shifted=shifted, least_share=0.0, most_share=1.0)


def found_again(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """What the finder makes of the position of a puzzle."""
    state, plan = game.position(puzzle.position), plan_of(game.id)
    if puzzle.aim:
        return clear_best(game, state, puzzle.seat, plan)
    if plan.turns:
        return only_in_turns(game, state, plan)
    search = Certain(side_of(game, state, puzzle.seat), games.evaluator(game.id), quick=True)
    return only_win(state, puzzle.seat, search, plan)


@pytest.mark.parametrize(
    ("game", "puzzle"),
    {(game, puzzle.kind): (game, puzzle) for game in TABLES for puzzle in TABLES[game]}.values(),
    ids=lambda one: one.id,
)
def test_a_puzzle_is_found_again_in_its_position(game: Game, puzzle: Puzzle) -> None:
    found = found_again(game, puzzle)
    assert found
    assert found._replace(difficulty=puzzle.difficulty, theme=puzzle.theme) == puzzle


@pytest.mark.parametrize("game", [game for game in TABLES if plan_of(game.id).turns], ids=lambda game: game.id)
def test_a_win_that_comes_as_well_after_another_action_only_later_is_no_puzzle(game: Game) -> None:
    plan = plan_of(game.id)
    late = [puzzle for puzzle in TABLES[game] if puzzle.kind == SOON and puzzle.measure > 1]
    assert late
    for puzzle in late[::4]:
        assert not wins_late(game, plan, game.position(puzzle.position), puzzle)


@pytest.mark.parametrize("game", [game for game in TABLES if plan_of(game.id).plain], ids=lambda game: game.id)
def test_no_aim_of_a_puzzle_is_reached_at_once(game: Game) -> None:
    for puzzle in TABLES[game]:
        assert puzzle.aim
        state = game.position(puzzle.position)
        counted = Counted(Tree(game, state, puzzle.aim.turns), puzzle.seat, puzzle.aim.goal)
        assert not is_plain(counted, state, puzzle, plan_of(game.id)), puzzle.id


@pytest.mark.parametrize("game", [game for game in TABLES if plan_of(game.id).turns], ids=lambda game: game.id)
def test_what_comes_of_a_missed_defence_is_shown_by_computer_players(game: Game) -> None:
    defences = [puzzle for puzzle in TABLES[game] if puzzle.kind == HOLD]
    assert defences
    assert all(is_answered(game, puzzle) for puzzle in defences[::12])


def test_a_defence_against_what_no_computer_player_sees_is_no_puzzle() -> None:
    """Orange would win with a pattern of Jokers only."""
    modx = games.find("modx")
    position = "2a 2B(bJ)1B2/2obbooo/2Bo1bB1/2JooB(bJ)1/2(bO)O(obo)(obB)b1/2Joo(oO)2/4J1o1/1B1o1oBb b place 0 - -"
    puzzle = Puzzle(id_of(position), 2, HOLD, 1, position, 0, (("b4",),))
    assert flaw(modx, puzzle) is None
    assert not is_answered(modx, puzzle)


@GAMES
def test_a_difficulty_is_the_first_level_that_finds_the_solution(game: Game) -> None:
    puzzle = TABLES[game][0]
    assert difficulty(game, puzzle) == puzzle.difficulty
    assert finds(game, puzzle, LEVELS[puzzle.difficulty - 1])


def test_a_table_takes_what_is_asked_for_of_each_difficulty_unless_it_has_enough() -> None:
    [puzzle, *_] = next(iter(TABLES.values()))
    there = [puzzle._replace(difficulty=hard) for hard in (1, 1, 1, 2, 2, 4)]
    assert room_in(there, each=2, most=3) == {1: 0, 2: 1, 3: 2, 4: 2, 5: 2}
    assert room_in(there, each=2, most=2)[1] == 0


@GAMES
def test_a_known_position_is_varied_in_a_few_things(game: Game) -> None:
    puzzle = TABLES[game][-1]
    begin = game.position(puzzle.position)
    near = [*variations(game, plan_of(game.id)._replace(varied=30), puzzle.position, 1)]
    assert near
    assert len({state.text() for state in (begin, *near)}) == len(near) + 1
    assert [*variations(game, plan_of(game.id)._replace(varied=30), puzzle.position, 1)] == near
    assert all(is_promising(game, plan_of(game.id), state) for state in near)


@GAMES
def test_candidates_are_positions_in_which_one_seat_chooses_among_enough(game: Game) -> None:
    plan = quick(plan_of(game.id), 20)
    near = [*islice(candidates(game, plan, 1), 10)]
    assert near
    assert len({state.text() for state in near}) == len(near)
    for state in near:
        assert game.position(state.text()).actions() == state.actions()
        assert is_promising(game, plan, state)
        assert len(state.actions()) >= (1 if plan.aims else LEAST_ACTIONS)


@GAMES
def test_the_same_numbers_give_the_same_candidates(game: Game) -> None:
    plan = quick(Plan(), 5)
    one, again = ([state.text() for state in islice(candidates(game, plan, 2), 5)] for _ in range(2))
    assert one == again
