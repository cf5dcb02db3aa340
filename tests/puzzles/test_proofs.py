"""Every puzzle is proved; what proves them accepts nothing else."""

from __future__ import annotations

import pytest

import toys
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, Action, State
from pentapod.puzzles.puzzle import HARDEST, HOLD, SOON, WIN, Puzzle, id_of
from puzzles.certain import Certain, TooMuch
from puzzles.proof import DEEPEST, flaw
from puzzles.tables import TABLES
from puzzles.within import Unsure, Within
from random_play import SOAK

pytestmark = pytest.mark.native

SAMPLE = 4
"""How many puzzles of each game are proved in the short run: some easy and some hard ones."""


def sample(puzzles: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
    return puzzles if SOAK else puzzles[:: -(-len(puzzles) // SAMPLE) or 1]


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [
        pytest.param(game, puzzle, id=f"{game.id}-{puzzle.id}")
        for game, puzzles in TABLES.items()
        for puzzle in sample(puzzles)
    ],
)
def test_a_puzzle_is_proved(game: Game, puzzle: Puzzle) -> None:
    assert flaw(game, puzzle) is None


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_proof_refuses_what_is_not_so(game: Game) -> None:
    puzzle = TABLES[game][0]
    state = game.position(puzzle.position)
    others = [action for action in state.actions() if action != puzzle.actions[0]]
    for action in others[:3]:
        assert flaw(game, puzzle._replace(solution=(action.path, *puzzle.solution[1:])))
    for wrong in (
        puzzle._replace(measure=puzzle.measure - 1),
        puzzle._replace(measure=puzzle.measure + 1),
        puzzle._replace(seat=1 - puzzle.seat),
        puzzle._replace(solution=(("nowhere",),)),
        puzzle._replace(solution=(*puzzle.solution, puzzle.solution[0])),
        puzzle._replace(position="nothing"),
        puzzle._replace(position=state.after(others[0]).text()),
    ):
        assert flaw(game, wrong)


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [(game, puzzle) for game in TABLES for puzzle in sample(tuple(one for one in TABLES[game] if one.others))],
    ids=lambda one: one.id,
)
def test_a_proof_refuses_other_odds_of_another_play(game: Game, puzzle: Puzzle) -> None:
    first, *rest = puzzle.others
    assert flaw(game, puzzle._replace(others=tuple(rest)))
    assert flaw(game, puzzle._replace(others=(first._replace(odds=first.odds / 2), *rest)))


@pytest.mark.parametrize("game", [game for game in TABLES if TABLES[game][0].aim], ids=lambda game: game.id)
def test_a_proof_refuses_another_aim(game: Game) -> None:
    puzzle = TABLES[game][0]
    assert puzzle.aim
    for wrong in (
        puzzle.aim._replace(goal=("flown",)),
        puzzle.aim._replace(goal=("unbeaten",)),
        puzzle.aim._replace(odds=puzzle.aim.odds / 2),
    ):
        assert flaw(game, puzzle._replace(aim=wrong))


HEAP = toys.find("heap")
STONES = range(1, 14)
TEAMS = (0, 2, 4), (1, 3, 5)


@pytest.mark.parametrize("stones", STONES)
def test_who_leaves_a_multiple_of_four_stones_wins_and_only_who_does(stones: int) -> None:
    state = HEAP.position(f"2/{stones}/111111/0/-1")
    search = Certain((0, 2, 4), None)
    wins = [action for action in state.actions() if search.wins(state.after(action), DEEPEST)]
    assert [action.path for action in wins] == ([(f"{stones % 4}",)] if stones % 4 else [])
    for action in state.actions():
        assert search.never_wins(state.after(action), DEEPEST) == (action not in wins)


@pytest.mark.parametrize("stones", STONES)
def test_a_win_is_proved_with_no_fewer_choices_than_it_takes(stones: int) -> None:
    """Who has 4k + 1 to 4k + 3 stones takes the last of them with the choice 2k + 1, if the others delay it."""
    state, search = HEAP.position(f"2/{stones}/111111/0/-1"), Certain((0, 2, 4), None)
    assert search.wins(state, DEEPEST) == (stones % 4 > 0)
    within = [depth for depth in range(DEEPEST) if search.wins(state, depth)]
    assert within[:1] == ([2 * (stones // 4) + 1] if stones % 4 else [])


@pytest.mark.parametrize("stones", STONES)
def test_a_win_comes_within_as_many_turns_as_it_takes_and_no_fewer(stones: int) -> None:
    """Of 4k + 1 to 4k + 3 stones a side takes the last in its turn k + 1, if the others delay it."""
    state = HEAP.position(f"2/{stones}/111111/0/-1")
    search, enough = Within(TEAMS, 0), stones // 4 + 1
    for action in state.actions():
        for turns in range(1, enough + 3):
            is_right = stones % 4 > 0 and action.path == (f"{stones % 4}",)
            assert search.wins_after(state, action, turns) == (is_right and turns >= enough)


@pytest.mark.parametrize("stones", STONES)
def test_who_is_to_move_counts_the_turns_of_the_others_alone(stones: int) -> None:
    """The others win after every action where a multiple of four is left, in their turn k, and else where they may."""
    state = HEAP.position(f"2/{stones}/111111/0/-1")
    search = Within(TEAMS, 1)
    for action in state.actions():
        left = stones - int(action.path[0])
        for turns in range(1, 5):
            assert search.wins_after(state, action, turns) == (left % 4 > 0 and turns >= left // 4 + 1)


def test_nothing_is_sure_within_turns_where_chance_has_a_word() -> None:
    dice = toys.find("dice")
    state: State = dice.start(dice.choose())
    with pytest.raises(Unsure):
        Within(((0,), (1,)), 0).wins(state, 0, 2)


def test_a_search_of_turns_gives_up_where_it_takes_too_much() -> None:
    state = HEAP.position("2/20/111111/0/-1")
    with pytest.raises(TooMuch):
        Within(TEAMS, 0, most=50).wins(state, 0, 20)


IN_TURNS = {
    (game.id, puzzle.kind): (game, puzzle) for game in TABLES for puzzle in TABLES[game] if puzzle.kind in (SOON, HOLD)
}
"""A puzzle of each kind of each game that is about turns."""


@pytest.mark.parametrize(("game", "puzzle"), IN_TURNS.values(), ids=lambda one: one.id)
def test_a_proof_by_turns_refuses_what_is_not_so(game: Game, puzzle: Puzzle) -> None:
    other = next(one for one in game.position(puzzle.position).actions() if one != puzzle.actions[0])
    assert flaw(game, puzzle) is None
    for wrong in (
        puzzle._replace(solution=(other.path,)),
        puzzle._replace(measure=0),
        puzzle._replace(measure=puzzle.measure + 1) if puzzle.kind == SOON else puzzle._replace(kind=SOON),
    ):
        assert flaw(game, wrong)


def test_three_teams_cannot_be_sure_where_the_others_play_together() -> None:
    state = HEAP.position("3/6/111111/0/-1")
    assert not any(Certain((0, 3), None).wins(state.after(action), DEEPEST) for action in state.actions())


def test_nothing_is_certain_where_chance_has_a_word() -> None:
    dice = toys.find("dice")
    state: State = dice.start(dice.choose())
    assert state.actors == (CHANCE,)
    search = Certain((0,), None)
    assert not search.wins(state, DEEPEST)
    assert not search.never_wins(state, DEEPEST)


def test_a_search_gives_up_where_it_takes_too_much() -> None:
    with pytest.raises(TooMuch):
        Certain((0, 2, 4), None, most=50).wins(HEAP.position("2/20/111111/0/-1"), DEEPEST)


def test_too_few_actions_make_no_puzzle() -> None:
    position = "2/5/111111/0/-1"
    puzzle = Puzzle(id_of(position), HARDEST, WIN, 3, position, 0, (("1",),))
    assert Action(0, ("1",)) in HEAP.position(position).actions()
    assert flaw(HEAP, puzzle) == "there are fewer than 6 legal actions"
