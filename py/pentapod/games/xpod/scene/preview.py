"""What an action would do, drawn before it is confirmed: losses are hatched, moves end in a ghost of the unit."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.state import resolved
from pentapod.engine.touches import completed
from pentapod.games.xpod.data.table import LEVEL
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter
from pentapod.games.xpod.rules.units import FORM, owner
from pentapod.games.xpod.scene.panels import arrangement, key_of
from pentapod.games.xpod.scene.pieces import unit_shapes
from pentapod.scene.shapes import Line, Shape, View
from pentapod.scene.signs import lost


def preview(state: XPod, view: View) -> Iterator[Shape]:
    """What the chosen action would do, if the touches so far are a whole one."""
    action = completed(state.actions(), view.chosen) if view.chosen else None
    if action is None or isinstance(state.task, ChoosePlans | DrawStarter):
        return
    after = resolved(state.after(action))
    now = {key_of(code): (square, code) for square, code in after.units.items()}
    arranged = arrangement(state, view)
    spots, radius, size = arranged.squares, arranged.layout.pitch * 0.42, arranged.layout.size
    for square, code in state.units.items():
        x, y = spots[square]
        scored = after.sides[owner(code)].points > state.sides[owner(code)].points
        if key_of(code) not in now:
            if not scored:
                yield from lost(x, y, radius)
            continue
        goal, later = now[key_of(code)]
        if LEVEL[later & FORM] < LEVEL[code & FORM]:
            yield from lost(x, y, radius)
        if goal != square:
            yield Line((x, y, *spots[goal]), "touch", 6)
            yield from unit_shapes(later, "", *spots[goal], size, 0.55)
