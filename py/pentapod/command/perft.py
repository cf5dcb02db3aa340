"""How many ways a game can go on: the count by which rules are compared."""

from __future__ import annotations

from pentapod.engine.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions, at least one, there are from a position."""
    actions = state.actions()
    return len(actions) if depth == 1 else sum(perft(state.after(action), depth - 1) for action in actions)
