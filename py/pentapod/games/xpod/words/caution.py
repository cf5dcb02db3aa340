"""What a player should weigh before an action counts: own units and levels, and points for the enemy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.xpod.data.table import LEVEL, CardId
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import TakeTurn
from pentapod.games.xpod.rules.units import FORM, owner
from pentapod.games.xpod.words.names import unit_key, whose


def caution(state: XPod, action: Action, names: Sequence[str]) -> str:
    """A question about what an action costs the player who does it; "" if it costs nothing."""
    if action.seat == CHANCE or not isinstance(state.task, TakeTurn) or state.task.pending or state.automatic:
        return ""
    seat = action.seat
    after = resolved(state.after(action))
    costs = [*_own_losses(state, after, seat, names)]
    enemy = after.sides[1 - seat].points - state.sides[1 - seat].points
    if enemy:
        costs.append(f"{names[1 - seat]} scores {counted(enemy, 'point')}")
    if action.path[0] == CardId.LEVEL1:
        costs += [
            f"{whose(code, names)} belongs to {names[1 - seat]}"
            for square, code in state.units.items()
            if owner(code) != seat and after.units.get(square, code) & FORM != code & FORM
        ]
    return f"{listed(costs)}. Go on?" if costs else ""


def _own_losses(state: XPod, after: XPod, seat: int, names: Sequence[str]) -> Iterator[str]:
    if after.sides[seat].points > state.sides[seat].points:
        return
    now = {unit_key(code): code for code in units_in_play(after, seat)}
    for code in units_in_play(state, seat):
        later = now.get(unit_key(code))
        if later is None:
            yield f"{whose(code, names)} is lost"
        elif LEVEL[later & FORM] < LEVEL[code & FORM]:
            yield f"{whose(code, names)} loses {counted(LEVEL[code & FORM] - LEVEL[later & FORM], 'level')}"
