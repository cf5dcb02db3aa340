"""What comes of an action, beside what is done: levels, units gone, points, ice; and what it costs whoever acts."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.message import Message, because
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, IDS, LEVEL, CardId
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import TakeTurn, load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, Standing, Unit, copy_of, form_of, owner

UnitKey = tuple[int, int, int]


def unit_key(code: Unit) -> UnitKey:
    """What makes a unit the same one later: its owner, plan and copy."""
    return owner(code), form_of(code).plan, copy_of(code)


def placed_units(state: XPod) -> dict[UnitKey, tuple[Unit, int | None]]:
    """Every unit on the board with its square; one that is carried has None."""
    places: list[tuple[Unit, int | None]] = [(code, square) for square, code in state.units.items()]
    if load := load_of(state.task):
        places.append((load.unit, None))
    return {unit_key(code): (code, square) for code, square in places}


def outcome(state: XPod, after: XPod) -> Iterator[Message]:
    """What else an action changed."""
    before, now = placed_units(state), placed_units(after)
    gained = [after.sides[seat].points - state.sides[seat].points for seat in range(2)]
    # Nothing else takes a unit off the board in an action that brings its owner points.
    scored = [key for key in before if key not in now and gained[key[0]]]
    for key, (code, _) in before.items():
        if key not in now:
            if key not in scored:
                yield because("outcome-gone", unit=code)
            continue
        later, square = now[key]
        unit, levels = Standing(code, square), LEVEL[later & FORM] - LEVEL[code & FORM]
        if levels:
            yield because("outcome-gained" if levels > 0 else "outcome-lost", unit=unit, count=abs(levels))
        if (later ^ code) & FROZEN:
            yield because("outcome-frozen" if later & FROZEN else "outcome-thawed", unit=unit)
    for seat, points in enumerate(gained):
        if points:
            units = sorted(IDS[before[key][0] & FORM] for key in scored)
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
    if after.sides[seat].points <= state.sides[seat].points:
        yield from _own_losses(state, after, seat)
    points = after.sides[enemy].points - state.sides[enemy].points
    if points:
        yield because("caution-points", seat=enemy, count=points)
    if action.path[0] == CardId.LEVEL1:
        for square, code in state.units.items():
            if owner(code) == enemy and after.units.get(square, code) & FORM != code & FORM:
                yield because("caution-enemy-level", unit=code)


def _own_losses(state: XPod, after: XPod, seat: int) -> Iterator[Message]:
    now = {unit_key(code): code for code in units_in_play(after, seat)}
    for code in units_in_play(state, seat):
        left = LEVEL[now.get(unit_key(code), 0) & FORM]
        if not left:
            yield because("caution-gone", unit=code)
        elif left < LEVEL[code & FORM]:
            yield because("caution-levels", unit=code, count=LEVEL[code & FORM] - left)
