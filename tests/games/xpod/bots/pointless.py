"""What nobody does on purpose in X-Pod Play Off."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, State
from pentapod.games.xpod.data.table import CARD_BIT
from pentapod.games.xpod.evaluation import table
from pentapod.games.xpod.rules.state import XPod


def fault(states: Sequence[State], actions: Sequence[Action], _sees_replies: bool) -> str:
    """What is wrong with the last action of a turn, or nothing: a card that changed nothing, or was not needed."""
    first, last = states[0], states[-1]
    assert isinstance(first, XPod)
    assert isinstance(last, XPod)
    seat = actions[-1].seat
    if not any(action.path[0] in CARD_BIT for action in actions) or last.actors == (seat,) or last.result:
        return ""
    reached = table(last)
    if reached == table(first):
        return "a card was spent and nothing changed"
    for action in first.actions():
        if action.path[0] not in CARD_BIT:
            other = first.after(action)
            if other.actors != (seat,) and table(other) == reached:
                return f"a card was spent on what {'-'.join(action.path)} does without"
    return ""
