"""What comes of an action, beside what is done: levels, units gone, points, ice; and what it costs whoever acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapod.engine.message import Message, because
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, IDS, LEVEL, CardId
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import TakeTurn, load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, Standing, Unit, copy_of, form_of, owner


class Change(NamedTuple):
    """What became of a unit on the board: code and square before, and both once more; 0 and None where it is gone.

    One that is carried has no square.
    """

    code: Unit
    square: int | None
    later: Unit
    goal: int | None

    @property
    def levels(self) -> int:
        """How many levels it has gained; below 0 has lost."""
        return LEVEL[self.later & FORM] - LEVEL[self.code & FORM]

    @property
    def frozen(self) -> bool:
        """Whether it is frozen and was not."""
        return bool(self.later & ~self.code & FROZEN)

    @property
    def thawed(self) -> bool:
        """Whether it was frozen, and is there without being so."""
        return bool(self.later and self.code & ~self.later & FROZEN)


def unit_key(code: Unit) -> tuple[int, int, int]:
    """What makes a unit the same one later: its owner, plan and copy."""
    return owner(code), form_of(code).plan, copy_of(code)


def changes(before: XPod, after: XPod) -> list[Change]:
    """What became of every unit on the board."""
    now = {unit_key(code): (code, square) for code, square in _placed_units(after)}
    return [Change(code, square, *now.get(unit_key(code), (0, None))) for code, square in _placed_units(before)]


def _placed_units(state: XPod) -> Iterator[tuple[Unit, int | None]]:
    """Every unit on the board with its square; one that is carried has None."""
    for square, code in state.units.items():
        yield code, square
    if load := load_of(state.task):
        yield load.unit, None


def outcome(state: XPod, after: XPod) -> Iterator[Message]:
    """What else an action changed."""
    found = changes(state, after)
    gained = [after.sides[seat].points - state.sides[seat].points for seat in range(2)]
    # Nothing else takes a unit off the board in an action that brings its owner points.
    scored = [change.code for change in found if not change.later and gained[owner(change.code)]]
    for change in found:
        unit = Standing(change.code, change.goal)
        if not change.later:
            if change.code not in scored:
                yield because("outcome-gone", unit=change.code)
        elif change.levels:
            yield because(
                "outcome-gained" if change.levels > 0 else "outcome-lost", unit=unit, count=abs(change.levels)
            )
        if change.frozen or change.thawed:
            yield because("outcome-frozen" if change.frozen else "outcome-thawed", unit=unit)
    for seat, points in enumerate(gained):
        if points:
            units = sorted(IDS[code & FORM] for code in scored)
            yield because("outcome-scored", things=units, seat=seat, count=after.sides[seat].points)
            yield from _cards_back(state, after, 1 - seat)


def _cards_back(state: XPod, after: XPod, seat: int) -> Iterator[Message]:
    """The used cards that a seat has again without choosing, for the points of the other."""
    back = after.sides[seat].hand & state.sides[seat].used
    if back:
        cards = [card for card in CARDS if back & CARD_BIT[card]]
        yield because("outcome-cards-back", seat=seat, cards=cards, count=len(cards))


def costs(state: XPod, action: Action) -> Iterator[Message]:
    """What a player should weigh before an action: own units and levels, and points for the enemy."""
    if action.seat == CHANCE or not isinstance(state.task, TakeTurn) or state.task.pending or state.automatic:
        return
    seat, enemy = action.seat, 1 - action.seat
    after = resolved(state.after(action))
    found = changes(state, after)
    if after.sides[seat].points <= state.sides[seat].points:
        for change in found:
            if owner(change.code) == seat and change.levels < 0:
                key = "caution-levels" if change.later else "caution-gone"
                yield because(key, unit=change.code, count=-change.levels)
    points = after.sides[enemy].points - state.sides[enemy].points
    if points:
        yield because("caution-points", seat=enemy, count=points)
    if action.path[0] == CardId.LEVEL1:
        for change in found:
            if owner(change.code) == enemy and change.later and change.levels:
                yield because("caution-enemy-level", unit=change.code)
