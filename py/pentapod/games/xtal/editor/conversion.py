"""What is under way in a position of XTAL that is edited: kept while it fits, dropped when an edit takes its ground.

Combat falls back to the turn in which it began, a turn that cannot go on to its beginning.
"""

from __future__ import annotations

from typing import Final

from pentapod.games.xtal.data.table import DRAW_COLOURS, WINNING_RINGS
from pentapod.games.xtal.rules.cards import opposite
from pentapod.games.xtal.rules.moves import prepared
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE
from pentapod.games.xtal.rules.position import (
    COMBAT,
    DEAL,
    DRAW,
    GAP,
    HOMES,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    ROLL,
    START,
    Play,
    Position,
    cards_in,
    deck,
)
from pentapod.games.xtal.rules.turn import cleared

BEFORE_START: Final = (HOMES, DEAL, START)


def mended(before: Position, after: Position) -> Position:
    """An edited position without what was under way before and has lost its ground.

    What did not fit before the edit is left alone: its maker may be on the way to where it fits.
    """
    if after.phase in BEFORE_START:
        return prepared(after) if after.players and _prepared_by(before) != _prepared_by(after) else after
    if before.table != after.table or before.homes != after.homes or not _laid_are_there(after):
        after = without_laid(after)
    else:
        drafts = tuple(_kept(before, after, seat, draft) for seat, draft in enumerate(after.drafts))
        after = after._replace(drafts=drafts if any(drafts) else ())
    if after.phase == OVER:
        return _mended_end(before, after)
    if before.phase == after.phase and fits(before) and not fits(after):
        return turn(after)
    return after


def _prepared_by(position: Position) -> tuple[object, ...]:
    """What tells how far the setting up is."""
    return position.homes, position.hands, position.out, position.setting.seats


def _laid_are_there(position: Position) -> bool:
    return all(sum(card.kind == kind for card in position.laid) <= count for kind, count in enumerate(position.refuse))


def _kept(before: Position, after: Position, seat: int, draft: tuple[Play, ...]) -> tuple[Play, ...]:
    """The draft of a seat, or nothing if its cards are not in their places any more."""
    old, new = before.hands[seat], after.hands[seat]
    same = all(play.slot < min(len(old), len(new)) and old[play.slot] == new[play.slot] for play in draft)
    return draft if same else ()


def fits(position: Position) -> bool:
    """Whether a card may be drawn, or cards be played, where that is what is to be done."""
    if position.phase == DRAW:
        stone = position.table.tokens[position.mover] if position.playing(position.mover) else NOWHERE
        return stone != NOWHERE and COLOURS[stone] in DRAW_COLOURS and any(deck(position))
    return position.phase != PLAY or _may_play(position)


def _may_play(position: Position) -> bool:
    there = position.playing(position.mover) and position.rolls > 0
    return there and bool(cards_in(position.hands[position.mover])) and not position.table.shields(position.mover)


def turn(position: Position) -> Position:
    """What is under way broken off: the mover plays cards, or if that cannot be, rolls."""
    position = cleared(position)
    mover = position.mover if position.playing(position.mover) else next(iter(position.players), 0)
    position = position._replace(table=position.table._replace(waiting=()), mover=mover, ending="", winners=0)
    if _may_play(position):
        return position._replace(phase=PLAY, acting=mover)
    return position._replace(phase=ROLL, acting=NOBODY)


def without_laid(position: Position) -> Position:
    """The cards on the table, and the groups in the making, forgotten. Combat goes on where its two stand opposite."""
    pair = position.table.pair
    position = position._replace(laid=(), before=None, drafts=(), table=position.table._replace(weapon=-1))
    if position.phase not in COMBAT:
        return position
    if not (all(map(position.playing, pair)) and pair and opposite(position.table, *pair)):
        return turn(position)
    waiting = tuple(entry for entry in position.table.waiting if stands(position, entry[0], entry[1]))
    position = position._replace(table=position.table._replace(waiting=waiting))
    return position if position.phase == OPEN else open_to(position, position.acting)


def stands(position: Position, one: int, other: int) -> bool:
    """Whether two seats of the game stand opposite each other."""
    return position.playing(one) and position.playing(other) and opposite(position.table, one, other)


def open_to(position: Position, seat: int) -> Position:
    """Combat of the pair on the table, open: by windows to a seat, if it is one of the pair."""
    pair = position.table.pair
    acting = NOBODY if position.setting.speed else seat if seat in pair else pair[0]
    return position._replace(phase=OPEN, acting=acting, passed=0, beat=max(1, position.beat))


def winners(position: Position, ending: str) -> int:
    """Who has won if this is an end of this kind, as a set; nobody if it is none."""
    seats = position.players
    if not seats:
        return 0
    if ending == "left":
        return 1 << seats[0] if len(seats) == 1 else 0
    rings, homes, tokens = position.table.rings, position.homes, position.table.tokens
    if ending == "home":
        won = [seat for seat in seats if homes[seat] == tokens[seat] != NOWHERE and rings[seat] >= WINNING_RINGS]
        return 1 << (position.mover if position.mover in won else won[0]) if won else 0
    if position.rolls != position.setting.most_rolls:
        return 0
    most = max(rings[seat] for seat in seats)
    return sum(1 << seat for seat in seats if rings[seat] == most)


def _mended_end(before: Position, after: Position) -> Position:
    """Winners are those of the position as it is now. Without any the game goes on."""
    won = winners(after, after.ending)
    if won:
        return after._replace(winners=won)
    return turn(after) if before.ending == after.ending and winners(before, before.ending) else after


def closed(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand without gaps at its end."""
    cards = list(hand)
    while cards and cards[-1] == GAP:
        cards.pop()
    return tuple(cards)
