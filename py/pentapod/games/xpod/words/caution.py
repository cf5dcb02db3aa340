"""What to weigh before an action counts: own levels and units, and points that would go to the enemy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.state import CHANCE, Action
from pentapod.games.xpod.data.table import LEVEL, LEVEL1
from pentapod.games.xpod.rules.position import CHOOSE
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM, Unit, copy_of, form_of, owner
from pentapod.games.xpod.words.phrases import counted, listed, whose


def caution(state: XPod, action: Action, names: Sequence[str]) -> str:
    """A question about what an action costs who does it, or ""."""
    if action.seat == CHANCE or state.task.kind == CHOOSE or state.task.waits or state.automatic:
        return ""
    seat = action.seat
    after = pushed_out(state.after(action))
    costs = [*_own_losses(state, after, seat, names)]
    enemy = after.sides[1 - seat].points - state.sides[1 - seat].points
    if enemy:
        costs.append(f"{names[1 - seat]} scores {counted(enemy, 'point')}")
    if action.path[0] == LEVEL1:
        costs += [
            f"{whose(code, names)} belongs to {names[1 - seat]}"
            for square, code in state.units.items()
            if owner(code) != seat and after.units.get(square, code) & FORM != code & FORM
        ]
    return f"{listed(costs)}. Go on?" if costs else ""


def pushed_out(state: XPod) -> XPod:
    """The position once a blocked push has spent the points that it must."""
    while state.automatic:
        state = state.after(state.actions()[0])
    return state


def _own_losses(state: XPod, after: XPod, seat: int, names: Sequence[str]) -> Iterator[str]:
    if after.sides[seat].points > state.sides[seat].points:
        return
    now = {_same(code): code for code in _own(after, seat)}
    for code in _own(state, seat):
        later = now.get(_same(code), 0)
        if not later:
            yield f"{whose(code, names)} is lost"
        elif LEVEL[later & FORM] < LEVEL[code & FORM]:
            yield f"{whose(code, names)} loses {counted(LEVEL[code & FORM] - LEVEL[later & FORM], 'level')}"


def _own(state: XPod, seat: int) -> list[Unit]:
    load = state.task.act.load if state.task.act else 0
    return [code for code in (*state.units.values(), *([load] if load else [])) if owner(code) == seat]


def _same(code: Unit) -> tuple[int, int]:
    return form_of(code).plan, copy_of(code)
