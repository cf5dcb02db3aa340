"""What a change by hand does to the rest of a position: to bricks, points and the task."""

from __future__ import annotations

from pentapod.engine.state import PositionError
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARD_BIT, PODS, POINTS, Tier, plans_of
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Setting, Side, stocked, turn_fingerprint
from pentapod.games.xpod.rules.state import XPod, position
from pentapod.games.xpod.rules.task import Ending, GameOver, LockBrick, TakeTurn, load_of, turn_of
from pentapod.games.xpod.rules.units import SAFE, Unit, form_of, owner


def made(draft: Draft, broken: bool = False) -> XPod:
    """The position that a draft has become.

    Its task stays if the position allows it and the change did not break it (`broken`), else a turn begins. Earlier
    positions are forgotten: nobody knows what they would have been.
    """
    kept = _made(draft)
    if kept.task == TakeTurn(turn_of(kept.task)):
        return kept
    begin_turn(draft, turn_of(draft.task))
    anew = _made(draft)
    if broken:
        return anew
    fault = _fault(kept)
    return anew if fault and _fault(anew) != fault else kept


def _made(draft: Draft) -> XPod:
    task, units = draft.task, dict(draft.units)
    sides = (draft.sides[0], draft.sides[1])
    state = XPod(draft.setting, units, sides, task, draft.turns, draft.passed)
    start = turn_fingerprint(task, units, sides)
    return XPod(draft.setting, units, stocked(state), task, draft.turns, draft.passed, start)


def _fault(state: XPod) -> tuple[object, ...]:
    """What makes a position impossible; () if nothing does."""
    try:
        position(state.text())
    except PositionError as fault:
        return fault.args
    return ()


def begin_turn(draft: Draft, seat: int) -> None:
    """A seat's turn begins, whatever the task was. A load goes back to where it was picked up, if that is free."""
    task = draft.task
    if load := load_of(task):
        draft.units.setdefault(load.source, load.unit)
    if isinstance(task, GameOver) or (isinstance(task, TakeTurn) and task.pending):
        for side in range(2):
            draft.sides[side] = draft.sides[side]._replace(points=bricks.total(draft.sides[side].locked))
    draft.task = TakeTurn(seat)
    for square, code in draft.units.items():
        if owner(code) == seat:
            draft.units[square] = code & ~SAFE


def count_points(draft: Draft, seat: int) -> None:
    """Give a player a point for each brick that is locked or still to be, and to a winner by points enough to win."""
    side, task = draft.sides[seat], draft.task
    points = bricks.total(side.locked)
    match task:
        case TakeTurn():
            points += sum(isinstance(choice, LockBrick) and choice.seat == seat for choice in task.pending)
        case GameOver(ending=Ending.POINTS) if task.winner == seat:
            points = max(points, POINTS)
    draft.sides[seat] = side._replace(points=points)


def dealt(draft: Draft, seat: int) -> int:
    """The X-tra cards that a player begins with: those of the pod, none in the advanced game."""
    return PODS[draft.setting.pods[seat]].cards if draft.setting.tier == Tier.BASIC else 0


def cards_of(setting: Setting, seat: int) -> int:
    """The X-tra cards that a player may have."""
    return PODS[setting.pods[seat]].cards if setting.tier == Tier.BASIC else sum(CARD_BIT.values())


def empty_side(draft: Draft, seat: int) -> None:
    """A player without units and points."""
    draft.units = {square: code for square, code in draft.units.items() if owner(code) != seat}
    draft.sides[seat] = Side((), 0, 0, dealt(draft, seat), 0, 0)


def fit_tier(draft: Draft) -> None:
    """Remove what the tier does not have: other plans, and in the basic game other cards than those of the pods."""
    for square, code in [*draft.units.items()]:
        if not _known(draft, code):
            del draft.units[square]
    for seat, side in enumerate(draft.sides):
        lid = tuple(code for code in side.lid if _known(draft, code))
        if draft.setting.tier == Tier.BASIC:
            own = dealt(draft, seat)
            side = side._replace(used=side.used & own, hand=own & ~side.used)
        draft.sides[seat] = side._replace(lid=lid)


def _known(draft: Draft, code: Unit) -> bool:
    form = form_of(code)
    return PODS[form.pod].plans[form.plan] in plans_of(form.pod, draft.setting.tier)
