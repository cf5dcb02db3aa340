"""What just happened, as places on the board."""

from __future__ import annotations

from collections.abc import Callable

from pentapod.engine.match import Match
from pentapod.engine.state import State
from pentapod.scene.shapes import Scene, View


def recent(match: Match, scene: Scene, view: View, paint: Callable[[State, View], Scene]) -> frozenset[str]:
    """The targets of the last choice that are still where they were then: a hand's belong to its seat."""
    for ply in range(match.ply, 0, -1):
        action, before = match.steps[ply - 1].action, match.state_at(ply - 1)
        if action.seat >= 0 and not before.automatic:
            # As it was shown while somebody chose: that picture is often known still.
            then = paint(before, view._replace(chosen=(), idle=False))
            places = {target.touch: target[2:] for target in then.targets if target.touch in action.path}
            return frozenset(t.touch for t in scene.targets if places.get(t.touch) == t[2:])
    return frozenset()
