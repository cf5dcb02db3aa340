"""Who is to do what now in PODS, or how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE, Path
from pentapod.games.pods.data.table import BIPODS, POINT_OF, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.pieces import number
from pentapod.games.pods.rules.state import Pods

ENDINGS: Final = {
    Ending.RESIGNED: "{winner} wins: {loser} resigned.",
    Ending.EMPTIED: "{winner} wins: not one pod is left in {winner}'s hand.",
    Ending.STUCK: "{winner} wins: {loser} has no place left for any pod.",
    Ending.REPEATED: f"A draw: this position occurred {REPETITIONS} times.",
    Ending.QUIET: f"A draw: no hand has shrunk for {QUIET_TURNS} turns.",
}

STUCK_ADVANCED: Final = "{winner} wins: {loser} can neither place a pod nor move one."


def prompt(state: Pods, names: Sequence[str], chosen: Path = ()) -> str:
    """A sentence that says what comes next, after some touches."""
    if state.ending is not None and state.result is not None:
        winner = 0 if state.result[0] else 1
        ending = STUCK_ADVANCED if state.variant.advanced and state.ending is Ending.STUCK else ENDINGS[state.ending]
        return ending.format(winner=names[winner], loser=names[1 - winner])
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
