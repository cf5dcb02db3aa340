"""What an action of PODS does, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import POINT_OF, POINTS
from pentapod.games.pods.rules.pieces import number, owner
from pentapod.games.pods.rules.state import Pods


def describe(state: Pods, action: Action, names: Sequence[str]) -> str:
    """A legal action and the pods that it removes."""
    if action.seat == CHANCE:
        turned = "left as it is" if action.path[0] == "0" else f"turned clockwise by {action.path[0]} degrees"
        return f"The board was {turned}."
    name = names[action.seat]
    first, point = action.path
    if first in POINT_OF:
        done = f"{name} moved pod {number(state.board[POINT_OF[first]])} from {first} to {point}."
    else:
        done = f"{name} placed pod {first} on {point}."
    removed = state.removed(action)
    back = [f"{number(code)} ({POINTS[place]})" for place, code in removed if owner(code) == action.seat]
    aside = [f"{number(code)} ({POINTS[place]})" for place, code in removed if owner(code) != action.seat]
    if back:
        done += f" Blocked, {name}'s {_pods(back, 'goes', 'go')} back to the hand."
    if aside:
        done += f" Blocked, {names[1 - action.seat]}'s {_pods(aside, 'is', 'are')} set aside."
    return done


def _pods(pods: Sequence[str], singular: str, plural: str) -> str:
    return f"pod {pods[0]} {singular}" if len(pods) == 1 else f"pods {listed(pods)} {plural}"
