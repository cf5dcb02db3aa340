"""Combat: who acts, and what follows a group, a pass and an unanswered Weapon.

The rules are one; the tempo settles only who may act while Combat is open. By *windows* it is one of the two, and after
a group or a pass the other. By *speed* it is both of them, at any moment, in the order in which they do.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Seats
from pentapod.engine.values import clockwise
from pentapod.games.xtal.data.table import VOID
from pentapod.games.xtal.rules.cards.groups import carry_out, take_out
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.order import cleared, end_turn
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, known

_BOTH: Final = 2


def open_combat(position: Position, first: int) -> Position:
    """Combat is open; `first` has the first window."""
    acting = None if position.setting.speed else first
    return _without_idle_drafts(position._replace(phase=Phase.OPEN, acting=acting, passed=0, beat=position.beat + 1))


def _await_answer(position: Position, phase: Phase, seat: int) -> Position:
    """A seat must answer a Weapon, or may answer a Void."""
    return _without_idle_drafts(position._replace(phase=phase, acting=seat, passed=0, beat=position.beat + 1))


def _without_idle_drafts(position: Position) -> Position:
    """The position without the drafts of seats that are not in Combat any more."""
    if not position.drafts:
        return position
    kept = tuple(
        draft if seat in position.table.pair or seat == position.acting else ()
        for seat, draft in enumerate(position.drafts)
    )
    return position._replace(drafts=kept if any(kept) else ())


def _first_window(position: Position, pair: Seats, maker: int) -> int:
    """Which of new combatants acts first: the maker of the arrangement, else the first clockwise from the maker."""
    return maker if maker in pair else clockwise(pair, maker, position.setting.seats)[0]


def lay_draft(position: Position, seat: int) -> Position:
    """A seat lays the group that it has composed. Raises `Unplayable`."""
    draft = position.draft(seat)
    group = carry_out(position, seat, draft)
    after = take_out(group, draft).with_draft(seat, ())
    return _after_group(after, position, seat, group.opponent)


def _after_group(position: Position, before: Position, seat: int, opponent: int | None) -> Position:
    """What follows a group of a seat. `opponent` was its opponent when it laid a Void, if it did."""
    table = position.table
    if position.phase is Phase.OVER:
        table = table._replace(pair=(), weapon=None, waiting=())
        return position._replace(table=table, passed=0, beat=0, drafts=())
    if table.weapon is not None:
        return _await_answer(position, Phase.WEAPON, table.foe(position.pending.seat))
    if table.pair and not any(map(table.shields, table.pair)):
        return open_combat(position, _next_window(position, before, seat))
    answering = _may_void_back(position, seat, opponent)
    if answering is not None:
        return _await_answer(position, Phase.ANSWER, answering)
    if table.pair or before.phase in COMBAT:
        return end_combat(position)
    if table.shields(seat) or not position.hands[seat]:
        return end_turn(position)
    return position._replace(phase=Phase.PLAY, acting=seat)


def _may_void_back(position: Position, seat: int, opponent: int | None) -> int | None:
    """The seat that may answer a Void which a seat has just laid, if there is one.

    Of a Combat that stands, or stands again, it is the combatant who did not lay the Void; of one that the Void has
    undone, `opponent`.
    """
    if position.laid[-1].kind != VOID:
        return None
    for other in position.table.pair or (opponent,):
        if other is not None and other != seat and not position.table.shields(other):
            return other
    return None


def _next_window(position: Position, before: Position, seat: int) -> int:
    """Who has the next window: the opponent; after a transfer the new combatant, of two the first clockwise."""
    pair = position.table.pair
    if before.phase not in COMBAT:
        return _first_window(position, pair, seat)
    if pair == before.table.pair and seat in pair:
        return position.table.foe(seat)
    new = tuple(other for other in pair if other not in before.table.pair)
    return clockwise(new or pair, seat, position.setting.seats)[0]


def pass_by(position: Position, seat: int) -> Position:
    """A seat passes: it accepts defeat, or the end of Combat if the other has passed as well."""
    if position.phase is Phase.WEAPON:
        return end_combat(defeat(position))
    if position.phase is Phase.ANSWER:
        return end_combat(position)
    passed = position.passed | 1 << seat
    if passed.bit_count() == _BOTH:
        return end_combat(position)
    acting = None if position.setting.speed else position.table.foe(seat)
    return position._replace(passed=passed, acting=acting, beat=position.beat + 1)


def defeat(position: Position) -> Position:
    """The Weapon was not cancelled: all rings of the attacked player become the attacker's."""
    attacker, victim = position.pending.seat, known(position.acting)
    rings = list(position.table.rings)
    rings[attacker] += rings[victim]
    rings[victim] = 0
    return position._replace(table=position.table._replace(rings=tuple(rings)))


def end_combat(position: Position) -> Position:
    """Combat ends. An arrangement that waits and still stands begins the next; else the mover's turn is over."""
    beat = position.beat
    position = cleared(position)
    waiting = position.table.waiting
    for place, entry in enumerate(waiting):
        if opposite(position.table, entry.one, entry.other):
            table = position.table._replace(pair=entry.pair, waiting=waiting[place + 1 :])
            first = _first_window(position, entry.pair, entry.maker)
            return open_combat(position._replace(table=table, beat=beat), first)
    return end_turn(position._replace(table=position.table._replace(waiting=())))
