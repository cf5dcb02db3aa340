"""What a legal action does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xpod.data.table import BRICKS, CARD_BIT, FORMS, LEVEL, TOPS, CardId
from pentapod.games.xpod.rules.activation.movement import reach
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.building import form_named, in_lid
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import ChoosePlans, LockBrick, Moving, TakeTurn, Unmoved, activation_of, load_of
from pentapod.games.xpod.rules.touches import APART, DONE, DROP, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, Standing


def deed(position: Position, action: Action, viewer: int | None) -> Message:
    """What a legal action does, as a viewer may know it."""
    seat, path = action
    why = _deed(position, seat, path, viewer)
    return because(why, seat=seat, other_seat=1 - seat, thing=path[0], one=path[0], place=path[-1])


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
        return because("apart", bricks=(FORMS[form].pod, BRICKS[form]))
    if path == PASS:
        return "pass"
    if first == CardId.BUILD2:
        return "play"
    activation = activation_of(task)
    if first in CARD_BIT:
        return _card_deed(position, seat, activation and activation.square, path)
    if activation and activation.square is not None:
        return _unit_deed(position, seat, activation.square, path)
    if first in SQUARE_OF:
        return _unit_deed(position, seat, SQUARE_OF[first], path[1:])
    if path[1] in SQUARE_OF:
        return "place"
    form = form_named(position.setting.pods[seat], first, path[1])
    return "build" if LEVEL[form] == TOPS[form] else because("build-low", level=LEVEL[form])


def _card_deed(position: Position, seat: int, active: int | None, path: Path) -> Why:
    """What a card is played on: the active unit, unless a square before the target names another."""
    card, *squares = path
    if card == CardId.DECON1:
        square = SQUARE_OF[squares[0]] if active is None else active
        return _unit_deed(position, seat, square, (card, squares[-1]))
    played_on = SQUARE_OF[squares[0]] if squares else active
    assert played_on is not None
    unit = Standing(position.units[played_on], played_on, seat)
    return because("play-on", unit=unit, place=SQUARES[played_on])


def _unit_deed(position: Position, seat: int, square: int, path: Path) -> Why:
    """What the unit on a square does."""
    first, unit = path[0], Standing(position.units[square], square, seat)
    if first == UNFREEZE:
        return because("unfreeze", unit=unit, place=SQUARES[square])
    if path == DONE:
        return because("done", unit=unit)
    if first == DROP:
        load = load_of(position.task)
        assert load
        return because("drop", unit=unit, load=Standing(load.unit, None, seat))
    goal = SQUARE_OF[path[-1]]
    key = _manner(position, square, goal) if first in SQUARE_OF else first
    target = Standing(position.units[goal], goal, seat) if goal in position.units else None
    return because(key, unit=unit, start_place=SQUARES[square], target=target)


def _manner(position: Position, square: int, goal: int) -> str:
    """How the unit on a square, which is activated, goes to another one."""
    activation = activation_of(position.task) or Unmoved(square)
    boost, jumps = (activation.boost, activation.jumps) if isinstance(activation, Unmoved) else (False, False)
    able = reach(position.units[square] & FORM, boost, jumps)
    points = activation.points if isinstance(activation, Moving) else able.push
    if points and goal in position.units:
        return "push"
    return "fly" if able.fly else "jump" if able.jump else "move"
