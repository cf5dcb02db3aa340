"""What an action would do, drawn before it is confirmed: losses are hatched, and what would move is a ghost there."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.touches import completed
from pentapod.games.xpod.data.table import LEVEL
from pentapod.games.xpod.rules.position import CHOOSE, DRAW
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM
from pentapod.games.xpod.scene.marks import shown
from pentapod.games.xpod.scene.panels import key_of, placed
from pentapod.games.xpod.words.caution import pushed_out
from pentapod.scene.shapes import Line, Shape, View
from pentapod.scene.signs import lost


def preview(state: XPod, view: View) -> Iterator[Shape]:
    """What the chosen action would do, if the touches so far are a whole one."""
    action = completed(state.actions(), view.chosen) if view.chosen else None
    if action is None or state.task.kind in (CHOOSE, DRAW):
        return
    after = pushed_out(state.after(action))
    now = {key_of(code): (square, code) for square, code in after.units.items()}
    at = placed(state, view)
    spots, radius, size = at.squares, at.of.pitch * 0.42, at.of.size
    for square, code in state.units.items():
        x, y = spots[square]
        to, later = now.get(key_of(code), (square, 0))
        scored = after.sides[code >> 8 & 1].points > state.sides[code >> 8 & 1].points
        if (not later and not scored) or (later and LEVEL[later & FORM] < LEVEL[code & FORM]):
            yield from lost(x, y, radius)
        if to != square:
            yield Line((x, y, *spots[to]), "touch", 6)
            yield from shown(later, "", *spots[to], size, 0.55)
