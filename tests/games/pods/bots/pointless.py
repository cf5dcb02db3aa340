"""What nobody does on purpose in PODS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action
from pentapod.games.pods.evaluation import awkward, evaluate


def fault(states: Sequence[Any], actions: Sequence[Action], sees_replies: bool) -> str:
    """What is wrong with the last action of a turn, or nothing.

    Who looks further than the action may have reasons to block an own pod that cannot be seen at once.
    """
    state, action = states[-2], actions[-1]
    if sees_replies or not awkward(state, action) or states[-1].result:
        return ""
    share = evaluate(states[-1])[action.seat]
    for other in state.actions():
        if not awkward(state, other):
            after = state.after(other)
            if (after.result or evaluate(after))[action.seat] >= share:
                return f"blocks an own pod, {'-'.join(other.path)} is as good"
    return ""
