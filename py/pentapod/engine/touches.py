"""Choosing an action touch by touch: what every kind of input does with the list of legal actions."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.values import Names


def next_touches(actions: Sequence[Action], chosen: Path) -> Names:
    """The touches that may come after `chosen`, each once, in the order of the actions."""
    at = len(chosen)
    return tuple(dict.fromkeys(path[at] for _, path in actions if len(path) > at and path[:at] == chosen))


def completed(actions: Sequence[Action], chosen: Path) -> Action | None:
    """The action that `chosen` makes when nothing is left to choose, else None."""
    for action in actions:
        if action.path == chosen:
            return action
    return None


def unfinished(actions: Sequence[Action], chosen: Path) -> Path:
    """The touches that the next one comes after: those so far, without the last one where they are a whole action."""
    return chosen[:-1] if completed(actions, chosen) else chosen
