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


def opened(at: Position, first: int) -> Position:
    """Combat is open; `first` has the first window."""
    acting = NOBODY if at.setting.speed else first
    return _trimmed(at._replace(stage=OPEN, acting=acting, passed=0, beat=at.beat + 1))


def _trimmed(at: Position) -> Position:
    """Without the drafts of those who are no combatants any more."""
    if not at.drafts:
        return at
    kept = tuple(draft if seat in at.table.pair or seat == at.acting else () for seat, draft in enumerate(at.drafts))
    return at._replace(drafts=kept if any(kept) else ())


def first_window(at: Position, pair: tuple[int, ...], maker: int) -> int:
    """Of new combatants who acts first: who made the arrangement, else the first clockwise from there."""
    return maker if maker in pair else clockwise_first(pair, maker, at.setting.seats)


def laid(at: Position, seat: int) -> Position:
    """A seat lays its draft. Raises `Unplayable`."""
    plays = draft_of(at, seat)
    progress = carried_out(at, seat, plays)
    after = with_draft(taken_out(at, progress.end, seat, plays), seat, ())
    return settled(after, at, seat, progress.foe)


def returned(at: Position, seat: int) -> Position:
    """A group that the table does not allow goes back to the hand."""
    return with_draft(at, seat, ())


def settled(at: Position, before: Position, seat: int, foe: int) -> Position:
    """What follows a group of a seat. `foe` was its opponent when it laid a Void, if it did."""
    if at.stage == OVER:
        return at._replace(table=at.table._replace(pair=(), weapon=-1, waiting=()), passed=0, beat=0, drafts=())
    table = at.table
    if table.weapon >= 0:
        attacker = at.laid[table.weapon].seat
        return _asked(at, WEAPON, at.foe(attacker))
    if table.pair and not any(map(table.shields, table.pair)):
        return opened(at, _next_window(at, before, seat))
    answering = _voids_back(at, seat, foe)
    if answering != NOBODY:
        return _asked(at, ANSWER, answering)
    if table.pair or before.stage in COMBAT:
        return ended(at)
    if table.shields(seat) or not at.hands[seat]:
        return turn_ended(at)
    return at._replace(stage=PLAY, acting=seat)


def _voids_back(at: Position, seat: int, foe: int) -> int:
    """Who may answer a Void that a seat has just laid, or NOBODY.

    Of a Combat that stands, or stands again, it is the combatant who did not lay the Void; of one that the Void has
    undone, `foe`, who was the opponent.
    """
    if at.laid[-1].kind != VOID_KIND:
        return NOBODY
    others = [other for other in at.table.pair or (foe,) if other not in (seat, NOBODY)]
    return next((other for other in others if not at.table.shields(other)), NOBODY)


def _asked(at: Position, stage: str, seat: int) -> Position:
    return _trimmed(at._replace(stage=stage, acting=seat, passed=0, beat=at.beat + 1))


def _next_window(at: Position, before: Position, seat: int) -> int:
    """Windows: the opponent; of new combatants who is newly drawn in, and of two such the first clockwise."""
    pair = at.table.pair
    if before.stage not in COMBAT:
        return first_window(at, pair, seat)
    if pair == before.table.pair and seat in pair:
        return at.foe(seat)
    new = tuple(other for other in pair if other not in before.table.pair)
    return clockwise_first(new or pair, seat, at.setting.seats)


def passed(at: Position, seat: int) -> Position:
    """A seat lets its chance go by: it accepts defeat, or the end of Combat if the other has passed as well."""
    if at.stage == WEAPON:
        return ended(defeated(at))
    if at.stage == ANSWER:
        return ended(at)
    marks = at.passed | 1 << seat
    if marks.bit_count() == BOTH:
        return ended(at)
    acting = NOBODY if at.setting.speed else at.foe(seat)
    return at._replace(passed=marks, acting=acting, beat=at.beat + 1)


def defeated(at: Position) -> Position:
    """The Weapon was not cancelled: all rings of who was attacked become the attacker's."""
    attacker, victim = at.laid[at.table.weapon].seat, at.acting
    rings = list(at.table.rings)
    rings[attacker] += rings[victim]
    rings[victim] = 0
    return at._replace(table=at.table._replace(rings=tuple(rings)))


def ended(at: Position) -> Position:
    """Combat ends. An arrangement that waits and still stands begins the next; else the mover's turn is over."""
    beat = at.beat
    at = cleared(at)
    waiting = at.table.waiting
    while waiting:
        (one, other, maker), *rest = waiting
        waiting = tuple(rest)
        if opposite(at.table, one, other):
            table = at.table._replace(pair=(one, other), waiting=waiting)
            return opened(at._replace(table=table, beat=beat), first_window(at, (one, other), maker))
    return turn_ended(at._replace(table=at.table._replace(waiting=())))
