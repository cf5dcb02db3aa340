"""The rules against the slow reference: the same actions, positions and results along random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pods import reference
from games.pods.helpers import GAME, position, slow
from games.pods.test_perft import TABLE
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.rules.state import Pods
from random_play import SOAK

PLIES = 25 if SOAK else 12


def same(state: Pods, expected: reference.Position) -> None:
    assert slow(state) == expected._replace(before=())
    assert state.result == reference.result(expected)
    if state.result is None:
        assert [action.path for action in state.actions()] == reference.actions(expected)
    assert GAME.position(state.text()).text() == state.text()


def count(at: reference.Position, depth: int) -> int:
    if reference.result(at) is not None:
        return 0
    actions = reference.actions(at)
    return len(actions) if depth == 1 else sum(count(reference.play(at, path), depth - 1) for path in actions)


@pytest.mark.parametrize("entry", TABLE["position"], ids=lambda entry: entry["text"][:60])
def test_perft_of_the_reference(entry: dict[str, Any]) -> None:
    """To depth 2, or 1 where that would be long."""
    depth = 2 if entry["counts"][1] < 2000 else 1
    state = position(entry["text"])
    assert [count(slow(state), one) for one in range(1, depth + 1)] == entry["counts"][:depth]


@pytest.mark.parametrize("degrees", (0, 90, 180, 270))
@pytest.mark.parametrize("guard", ("on", "off"))
@pytest.mark.parametrize("rules", ("standard", "advanced"))
def test_same_as_the_reference(rules: str, guard: str, degrees: int) -> None:
    rng = Random(f"{rules} {guard} {degrees}")
    state = GAME.start(GAME.choose(rules=rules, guard=guard)).after(Action(CHANCE, (str(degrees),)))
    expected = reference.begin(rules == "advanced", guard == "on", degrees)
    for _ in range(PLIES):
        assert isinstance(state, Pods)
        same(state, expected)
        if state.result is not None:
            break
        moves = [action for action in state.actions() if not action.path[0].isdigit()]
        action = rng.choice(moves if moves and rng.random() < 0.4 else state.actions())
        state, expected = state.after(action), reference.play(expected, (action.path[0], action.path[1]))
