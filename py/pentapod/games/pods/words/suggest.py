"""An action of PODS as advice."""

from __future__ import annotations

from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import POINT_OF
from pentapod.games.pods.rules.pieces import number
from pentapod.games.pods.rules.state import Pods


def suggest(state: Pods, action: Action) -> str:
    """A legal action as an imperative."""
    first, *rest = action.path
    if action.seat == CHANCE:
        return "Leave the board as it is" if first == "0" else f"Turn the board clockwise by {first} degrees"
    if first in POINT_OF:
        return f"Move pod {number(state.board[POINT_OF[first]])} from {first} to {rest[0]}"
    return f"Place pod {first} on {rest[0]}"
