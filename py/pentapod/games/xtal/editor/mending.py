"""What was going on in a position of XTAL that is edited: kept while it fits, dropped when an edit takes its ground.

Combat falls back to the turn in which it began, a turn that cannot go on to its beginning.
"""

from __future__ import annotations

from typing import assert_never

from pentapod.games.xtal.data.table import DRAW_COLOURS
from pentapod.games.xtal.rules.combat.arrangements import home_with_rings, opposite
from pentapod.games.xtal.rules.order import cleared, leaders
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE
from pentapod.games.xtal.rules.position import (
    BEFORE_START,
    COMBAT,
    Draft,
    Ending,
    Phase,
    Position,
    cards_in,
    deck,
)
from pentapod.games.xtal.rules.setup import go_on


def mended(before: Position, after: Position) -> Position:
    """An edited position without what went on before and has lost its ground.

    What did not fit before the edit is left alone: the next edit may make it fit.
    """
    if after.phase in BEFORE_START:
        return go_on(after) if after.players and _set_up_so_far(before) != _set_up_so_far(after) else after
    if before.table != after.table or before.homes != after.homes or not _laid_are_there(after):
        after = without_laid(after)
    else:
        drafts = tuple(_kept(before, after, seat, draft) for seat, draft in enumerate(after.drafts))
        after = after._replace(drafts=drafts if any(drafts) else ())
    if after.phase is Phase.OVER:
        return _mended_end(before, after)
    if before.phase is after.phase and _fits(before) and not _fits(after):
        return broken_off(after)
    return after


def _set_up_so_far(position: Position) -> tuple[object, ...]:
    """What tells how far the setting up is."""
    return position.homes, position.hands, position.out, position.setting.seats


def _laid_are_there(position: Position) -> bool:
    return all(sum(card.kind == kind for card in position.laid) <= count for kind, count in enumerate(position.refuse))


def _kept(before: Position, after: Position, seat: int, draft: Draft) -> Draft:
    """The draft of a seat, or nothing if its cards are not in their places any more."""
    old, new = before.hands[seat], after.hands[seat]
    same = all(play.slot < min(len(old), len(new)) and old[play.slot] == new[play.slot] for play in draft)
    return draft if same else ()


def _fits(position: Position) -> bool:
    """Whether a card may be drawn, or cards may be played, if that is what is to be done."""
    if position.phase is Phase.DRAW:
        mover = position.mover
        stone = position.table.tokens[mover] if mover is not None and position.playing(mover) else NOWHERE
        return stone != NOWHERE and COLOURS[stone] in DRAW_COLOURS and any(deck(position))
    return position.phase is not Phase.PLAY or _may_play(position, position.mover)


def _may_play(position: Position, seat: int | None) -> bool:
    """Whether a seat whose turn it is could play cards."""
    if seat is None or not position.playing(seat) or not position.rolls:
        return False
    return bool(cards_in(position.hands[seat])) and not position.table.shields(seat)


def broken_off(position: Position) -> Position:
    """The position without what was going on: the mover plays cards, or if that cannot be, rolls."""
    position = cleared(position)
    mover = position.mover
    if mover is None or not position.playing(mover):
        mover = next(iter(position.players), 0)
    position = position._replace(table=position.table._replace(waiting=()), mover=mover, ending=None, winners=0)
    if _may_play(position, mover):
        return position._replace(phase=Phase.PLAY, acting=mover)
    return position._replace(phase=Phase.ROLL, acting=None)


def without_laid(position: Position) -> Position:
    """Cards on the table and groups that are composed are forgotten. Combat goes on while its two stand opposite."""
    pair = position.table.pair
    position = position._replace(laid=(), before=None, drafts=(), table=position.table._replace(weapon=None))
    if position.phase not in COMBAT:
        return position
    if not pair or not stand_opposite(position, *pair):
        return broken_off(position)
    waiting = tuple(entry for entry in position.table.waiting if stand_opposite(position, *entry.pair))
    position = position._replace(table=position.table._replace(waiting=waiting))
    return position if position.phase is Phase.OPEN else open_to(position, position.acting)


def stand_opposite(position: Position, one: int, other: int) -> bool:
    """Whether two seats of the game stand opposite each other."""
    return position.playing(one) and position.playing(other) and opposite(position.table, one, other)


def open_to(position: Position, seat: int | None) -> Position:
    """Combat of the pair on the table, open: by windows to a seat, if it is one of the pair."""
    pair = position.table.pair
    acting = None if position.setting.speed else seat if seat in pair else pair[0]
    return position._replace(phase=Phase.OPEN, acting=acting, passed=0, beat=max(1, position.beat))


def winners(position: Position, ending: Ending) -> int:
    """Who has won if this is an end of this kind, as a set; nobody if it is none."""
    seats = position.players
    if not seats:
        return 0
    match ending:
        case Ending.LEFT:
            return 1 << seats[0] if len(seats) == 1 else 0
        case Ending.HOME:
            won = [seat for seat in seats if home_with_rings(position.table, position.homes, seat)]
            if not won:
                return 0
            return 1 << (position.mover if position.mover in won else won[0])
        case Ending.ROLLS:
            return leaders(position) if position.rolls == position.setting.most_rolls else 0
        case _:
            assert_never(ending)


def _mended_end(before: Position, after: Position) -> Position:
    """Winners are those of the position as it is now. Without any the game goes on."""
    if after.ending is None:
        return after
    won = winners(after, after.ending)
    if won:
        return after._replace(winners=won)
    ended = before.ending is after.ending and winners(before, after.ending)
    return broken_off(after) if ended else after
