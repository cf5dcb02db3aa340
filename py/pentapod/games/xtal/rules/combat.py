"""Combat: who acts, and what follows a group, a pass and an unanswered Weapon.

The rules are one; the tempo settles only who may act while Combat is open. By *windows* it is one of the two, and after
a group or a pass the other. By *speed* it is both of them, at any moment, in the order in which they do.
"""

from __future__ import annotations

from typing import Final

from pentapod.games.xtal.rules.cards import VOID_KIND, opposite
from pentapod.games.xtal.rules.groups import carried_out, draft_of, taken_out, with_draft
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    WEAPON,
    Position,
    clockwise_first,
)
from pentapod.games.xtal.rules.turn import cleared, turn_ended

BOTH: Final = 2


def opened(position: Position, first: int) -> Position:
    """Combat is open; `first` has the first window."""
    acting = NOBODY if position.setting.speed else first
    return _trimmed(position._replace(phase=OPEN, acting=acting, passed=0, beat=position.beat + 1))


def _trimmed(position: Position) -> Position:
    """Without the drafts of those who are no combatants any more."""
    if not position.drafts:
        return position
    kept = tuple(
        draft if seat in position.table.pair or seat == position.acting else ()
        for seat, draft in enumerate(position.drafts)
    )
    return position._replace(drafts=kept if any(kept) else ())


def first_window(position: Position, pair: tuple[int, ...], maker: int) -> int:
    """Of new combatants who acts first: who made the arrangement, else the first clockwise from there."""
    return maker if maker in pair else clockwise_first(pair, maker, position.setting.seats)


def laid(position: Position, seat: int) -> Position:
    """A seat lays its draft. Raises `Unplayable`."""
    plays = draft_of(position, seat)
    progress = carried_out(position, seat, plays)
    after = with_draft(taken_out(position, progress.end, seat, plays), seat, ())
    return settled(after, position, seat, progress.foe)


def returned(position: Position, seat: int) -> Position:
    """A group that the table does not allow goes back to the hand."""
    return with_draft(position, seat, ())


def settled(position: Position, before: Position, seat: int, foe: int) -> Position:
    """What follows a group of a seat. `foe` was its opponent when it laid a Void, if it did."""
    if position.phase == OVER:
        return position._replace(
            table=position.table._replace(pair=(), weapon=-1, waiting=()), passed=0, beat=0, drafts=()
        )
    table = position.table
    if table.weapon >= 0:
        attacker = position.laid[table.weapon].seat
        return _asked(position, WEAPON, position.foe(attacker))
    if table.pair and not any(map(table.shields, table.pair)):
        return opened(position, _next_window(position, before, seat))
    answering = _voids_back(position, seat, foe)
    if answering != NOBODY:
        return _asked(position, ANSWER, answering)
    if table.pair or before.phase in COMBAT:
        return ended(position)
    if table.shields(seat) or not position.hands[seat]:
        return turn_ended(position)
    return position._replace(phase=PLAY, acting=seat)


def _voids_back(position: Position, seat: int, foe: int) -> int:
    """Who may answer a Void that a seat has just laid, or NOBODY.

    Of a Combat that stands, or stands again, it is the combatant who did not lay the Void; of one that the Void has
    undone, `foe`, who was the opponent.
    """
    if position.laid[-1].kind != VOID_KIND:
        return NOBODY
    others = [other for other in position.table.pair or (foe,) if other not in (seat, NOBODY)]
    return next((other for other in others if not position.table.shields(other)), NOBODY)


def _asked(position: Position, phase: str, seat: int) -> Position:
    return _trimmed(position._replace(phase=phase, acting=seat, passed=0, beat=position.beat + 1))


def _next_window(position: Position, before: Position, seat: int) -> int:
    """Windows: the opponent; of new combatants who is newly drawn in, and of two such the first clockwise."""
    pair = position.table.pair
    if before.phase not in COMBAT:
        return first_window(position, pair, seat)
    if pair == before.table.pair and seat in pair:
        return position.foe(seat)
    new = tuple(other for other in pair if other not in before.table.pair)
    return clockwise_first(new or pair, seat, position.setting.seats)


def passed(position: Position, seat: int) -> Position:
    """A seat lets its chance go by: it accepts defeat, or the end of Combat if the other has passed as well."""
    if position.phase == WEAPON:
        return ended(defeated(position))
    if position.phase == ANSWER:
        return ended(position)
    marks = position.passed | 1 << seat
    if marks.bit_count() == BOTH:
        return ended(position)
    acting = NOBODY if position.setting.speed else position.foe(seat)
    return position._replace(passed=marks, acting=acting, beat=position.beat + 1)


def defeated(position: Position) -> Position:
    """The Weapon was not cancelled: all rings of who was attacked become the attacker's."""
    attacker, victim = position.laid[position.table.weapon].seat, position.acting
    rings = list(position.table.rings)
    rings[attacker] += rings[victim]
    rings[victim] = 0
    return position._replace(table=position.table._replace(rings=tuple(rings)))


def ended(position: Position) -> Position:
    """Combat ends. An arrangement that waits and still stands begins the next; else the mover's turn is over."""
    beat = position.beat
    position = cleared(position)
    waiting = position.table.waiting
    while waiting:
        (one, other, maker), *rest = waiting
        waiting = tuple(rest)
        if opposite(position.table, one, other):
            table = position.table._replace(pair=(one, other), waiting=waiting)
            return opened(position._replace(table=table, beat=beat), first_window(position, (one, other), maker))
    return turn_ended(position._replace(table=position.table._replace(waiting=())))
