"""Proofs of late positions, against a search of everything by definition and against the puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from random import Random

import pytest

from pentapod import games
from pentapod.engine.evaluator import Endgame
from pentapod.engine.state import State
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.endgame import LATE, PodsEndgame, endgame
from pentapod.games.pods.rules.pieces import code_of, number, owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.variant import variant
from pentapod.puzzles.puzzle import Puzzle, read
from random_play import GAMES

PODS = games.find("pods")
PUZZLES = [
    puzzle
    for puzzle in read((files("pentapod.games.pods") / "puzzles.txt").read_text(encoding="utf-8"))
    if "standard" in puzzle.position
]


def proved(proof: Endgame, state: State, most: int = 100_000) -> tuple[float, ...]:
    """What best play of a position comes to."""
    steps = proof.prove(state)
    for _ in range(most):
        try:
            next(steps)
        except StopIteration as found:
            value: tuple[float, ...] = found.value
            return value
    raise AssertionError(f"no proof within {most} pauses: {state.text()}")


def truth(state: Pods, known: dict[object, int]) -> int:
    """Who wins with best play, by looking at every action of every position."""
    if state.result is not None:
        return state.result.index(1)
    key = state.board, state.to_move
    if key not in known:
        mover = state.to_move
        known[key] = mover if any(truth(state.after(one), known) == mover for one in state.actions()) else 1 - mover
    return known[key]


def random_endgames(rng: Random, widest: int) -> Iterator[Pods]:
    """The first positions of random games in which at most so many actions are legal, and those that follow."""
    while True:
        rules = PODS.choose(rules="standard", guard=rng.choice(("on", "off")))
        state = PODS.start(rules)
        while state.result is None:
            assert isinstance(state, Pods)
            if len(state.actions()) <= widest and state.actors == (state.to_move,) and endgame(state):
                yield state
            state = state.after(rng.choice(state.actions()))


def test_proofs_say_what_a_search_of_everything_says() -> None:
    """Of each position and of what each of its actions leads to, by one proof that goes on from what it knows."""
    results = []
    for state in islice(random_endgames(Random("endgames"), widest=14), 20 * GAMES):
        proof = endgame(state)
        assert proof
        known: dict[object, int] = {}
        winner = truth(state, known)
        assert proved(proof, state).index(1) == winner, state.text()
        wins = [action for action in state.actions() if truth(state.after(action), known) == state.to_move]
        for action in state.actions():
            assert proved(proof, state.after(action)).index(1) == truth(state.after(action), known)
        best = proof.best(state, state.actions())
        assert best == (wins[0] if wins else None)
        results.append((winner, state.to_move))
    assert len(set(results)) > 2, "nearly all of them are alike"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_puzzles_have_the_one_winning_action_that_their_own_proofs_found(puzzle: Puzzle) -> None:
    state = PODS.position(puzzle.position)
    proof = endgame(state)
    assert proof
    assert proved(proof, state)[puzzle.seat] == 1
    for action in state.actions():
        assert proved(proof, state.after(action))[puzzle.seat] == (action == puzzle.actions[0]), action
    assert proof.best(state, state.actions()) == puzzle.actions[0]
    assert proof.best(state, [action for action in state.actions() if action != puzzle.actions[0]]) is None


def test_only_late_positions_of_standard_are_proved() -> None:
    rng = Random("late")
    for rules in ("standard", "advanced"):
        state = PODS.start(PODS.choose(rules=rules))
        while state.result is None:
            assert isinstance(state, Pods)
            late = len(POINTS) - state.board.count(0) >= LATE
            assert (endgame(state) is not None) is (late and rules == "standard")
            state = state.after(rng.choice(state.actions()))
        assert endgame(state) is None


def test_a_position_is_worth_as_much_turned_by_half_with_the_sides_swapped() -> None:
    """The rules know no difference between White and Black once White has placed his first pod."""
    for state in islice(random_endgames(Random("turned"), widest=60), 5):
        other = swapped(state)
        assert proved(PodsEndgame(state.variant), state) == proved(PodsEndgame(other.variant), other)[::-1]


def swapped(state: Pods) -> Pods:
    """Each pod of the other side's, on the opposite point, on the board turned by half."""
    degrees = state.variant.degrees
    assert degrees is not None
    turned = variant(state.variant.advanced, state.variant.guard, (degrees + 180) % 360)
    board = bytes(code and code_of(1 - owner(code), number(code)) for code in reversed(state.board))
    return Pods.laid_out(turned, board, 1 - state.to_move)
