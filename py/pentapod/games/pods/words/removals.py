"""Which pods an action of PODS removes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.english import listed
from pentapod.engine.state import Action
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.pieces import number, owner
from pentapod.games.pods.rules.state import Pods


def removals(state: Pods, action: Action, names: Sequence[str]) -> Iterator[str]:
    """The pods that a legal action removes."""
    removed = state.removed(action)
    back = [f"{number(code)} ({POINTS[place]})" for place, code in removed if owner(code) == action.seat]
    aside = [f"{number(code)} ({POINTS[place]})" for place, code in removed if owner(code) != action.seat]
    if back:
        yield f"Blocked, {names[action.seat]}'s {_pods(back, 'goes', 'go')} back to the hand."
    if aside:
        yield f"Blocked, {names[1 - action.seat]}'s {_pods(aside, 'is', 'are')} set aside."


def _pods(pods: Sequence[str], singular: str, plural: str) -> str:
    return f"pod {pods[0]} {singular}" if len(pods) == 1 else f"pods {listed(pods)} {plural}"
