"""What a legal action does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xpod.data.table import BRICKS, CARD_BIT, FORMS, LEVEL, TOPS, CardId, counted
from pentapod.games.xpod.rules.activation.movement import reach
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF
from pentapod.games.xpod.rules.building import form_named, in_lid
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import ChoosePlans, LockBrick, Moving, TakeTurn, Unmoved, activation_of
from pentapod.games.xpod.rules.touched import touched
from pentapod.games.xpod.rules.touches import APART, PASS
from pentapod.games.xpod.rules.units import FORM


def deed(position: Position, action: Action, viewer: int | None) -> Message:
    """What a legal action does, as a viewer may know it."""
    seat, path = action
    return because(_deed(position, seat, path, viewer), **touched(position, seat, path), other_seat=1 - seat)


def _deed(position: Position, seat: int, path: Path, viewer: int | None) -> Why:
    task, first = position.task, path[0]
    if isinstance(task, ChoosePlans):
        if viewer in (seat, CHANCE):
            return "choose-card" if first in CARD_BIT else "choose-plan"
        return "choose-some-card" if first in CARD_BIT else "choose-some-plan"
    if seat == CHANCE:
        return because("begin", other_seat=SIDES.index(first))
    if isinstance(task, TakeTurn) and task.pending:
        return "lock" if isinstance(task.pending[0], LockBrick) else "take-back"
    if path[-1] == APART:
        form = in_lid(position.sides[seat].lid, first) & FORM
        return because("apart", bricks=counted(FORMS[form].pod, BRICKS[form]))
    if first in CARD_BIT:
        return "play" if first == CardId.BUILD2 else first if first == CardId.DECON1 else "play-on"
    activation = activation_of(task)
    if activation and activation.square is not None:
        return _unit_deed(position, activation.square, first, path[-1])
    if first in SQUARE_OF:
        return _unit_deed(position, SQUARE_OF[first], path[1], path[-1])
    if path == PASS:
        return "pass"
    if path[1] in SQUARE_OF:
        return "place"
    form = form_named(position.setting.pods[seat], first, path[1])
    return "build" if LEVEL[form] == TOPS[form] else because("build-low", level=LEVEL[form])


def _unit_deed(position: Position, square: int, what: str, last: str) -> str:
    """What the unit on a square does: it goes to another one, or what its button says."""
    return _manner(position, square, SQUARE_OF[last]) if what in SQUARE_OF else what


def _manner(position: Position, square: int, goal: int) -> str:
    """How the unit on a square, which is activated, goes to another one."""
    activation = activation_of(position.task) or Unmoved(square)
    boost, jumps = (activation.boost, activation.jumps) if isinstance(activation, Unmoved) else (False, False)
    able = reach(position.units[square] & FORM, boost, jumps)
    points = activation.points if isinstance(activation, Moving) else able.push
    if points and goal in position.units:
        return "push"
    return "fly" if able.fly else "jump" if able.jump else "move"
