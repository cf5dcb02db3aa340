"""Who is to do what now in PODS, or how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pods.data.table import BIPODS, POINT_OF
from pentapod.games.pods.rules.pieces import number
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.words.ended import ended


def prompt(state: Pods, names: Sequence[str], chosen: Path = ()) -> str:
    """A sentence that says what comes next, after some touches."""
    if state.ending is not None:
        return ended(state, state.ending, names)
    if state.actors == (CHANCE,):
        return "The board is about to be turned."
    name = names[state.to_move]
    if chosen and chosen[0] in POINT_OF:
        pod = number(state.board[POINT_OF[chosen[0]]])
        return f"{name}: choose where pod {pod} on {chosen[0]} steps."
    if chosen:
        return f"{name}: choose a point on the board for pod {chosen[0]}."
    if state.opens_with_a_bipod():
        return f"{name}: choose pod {listed(map(str, BIPODS), 'or')}, a bipod, to open."
    if state.legal.steps:
        return f"{name}: choose a pod in your hand to place, or one on the board to move."
    return f"{name}: choose a pod in your hand to place."
