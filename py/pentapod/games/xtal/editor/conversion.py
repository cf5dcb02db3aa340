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
    if after.stage in BEFORE_START:
        return prepared(after) if after.players and _prepared_by(before) != _prepared_by(after) else after
    if before.table != after.table or before.homes != after.homes or not _laid_are_there(after):
        after = without_laid(after)
    else:
        drafts = tuple(_kept(before, after, seat, draft) for seat, draft in enumerate(after.drafts))
        after = after._replace(drafts=drafts if any(drafts) else ())
    if after.stage == OVER:
        return _mended_end(before, after)
    if before.stage == after.stage and fits(before) and not fits(after):
        return turn(after)
    return after


def _prepared_by(at: Position) -> tuple[object, ...]:
    """What tells how far the setting up is."""
    return at.homes, at.hands, at.out, at.setting.seats


def _laid_are_there(at: Position) -> bool:
    return all(sum(card.kind == kind for card in at.laid) <= count for kind, count in enumerate(at.refuse))


def _kept(before: Position, after: Position, seat: int, draft: tuple[Play, ...]) -> tuple[Play, ...]:
    """The draft of a seat, or nothing if its cards are not in their places any more."""
    old, new = before.hands[seat], after.hands[seat]
    same = all(play.slot < min(len(old), len(new)) and old[play.slot] == new[play.slot] for play in draft)
    return draft if same else ()


def fits(at: Position) -> bool:
    """Whether a card may be drawn, or cards be played, where that is what is to be done."""
    if at.stage == DRAW:
        position = at.table.tokens[at.mover] if at.playing(at.mover) else NOWHERE
        return position != NOWHERE and COLOURS[position] in DRAW_COLOURS and any(deck(at))
    return at.stage != PLAY or _may_play(at)


def _may_play(at: Position) -> bool:
    there = at.playing(at.mover) and at.rolls > 0
    return there and bool(cards_in(at.hands[at.mover])) and not at.table.shields(at.mover)


def turn(at: Position) -> Position:
    """What is under way broken off: the mover plays cards, or if that cannot be, rolls."""
    at = cleared(at)
    mover = at.mover if at.playing(at.mover) else next(iter(at.players), 0)
    at = at._replace(table=at.table._replace(waiting=()), mover=mover, ending="", winners=0)
    if _may_play(at):
        return at._replace(stage=PLAY, acting=mover)
    return at._replace(stage=ROLL, acting=NOBODY)


def without_laid(at: Position) -> Position:
    """The cards on the table, and the groups in the making, forgotten. Combat goes on where its two stand opposite."""
    pair = at.table.pair
    at = at._replace(laid=(), before=None, drafts=(), table=at.table._replace(weapon=-1))
    if at.stage not in COMBAT:
        return at
    if not (all(map(at.playing, pair)) and pair and opposite(at.table, *pair)):
        return turn(at)
    waiting = tuple(entry for entry in at.table.waiting if stands(at, entry[0], entry[1]))
    at = at._replace(table=at.table._replace(waiting=waiting))
    return at if at.stage == OPEN else open_to(at, at.acting)


def stands(at: Position, one: int, other: int) -> bool:
    """Whether two seats of the game stand opposite each other."""
    return at.playing(one) and at.playing(other) and opposite(at.table, one, other)


def open_to(at: Position, seat: int) -> Position:
    """Combat of the pair on the table, open: by windows to a seat, if it is one of the pair."""
    pair = at.table.pair
    acting = NOBODY if at.setting.speed else seat if seat in pair else pair[0]
    return at._replace(stage=OPEN, acting=acting, passed=0, beat=max(1, at.beat))


def winners(at: Position, ending: str) -> int:
    """Who has won if this is an end of this kind, as a set; nobody if it is none."""
    seats = at.players
    if not seats:
        return 0
    if ending == "left":
        return 1 << seats[0] if len(seats) == 1 else 0
    rings, homes, tokens = at.table.rings, at.homes, at.table.tokens
    if ending == "home":
        won = [seat for seat in seats if homes[seat] == tokens[seat] != NOWHERE and rings[seat] >= WINNING_RINGS]
        return 1 << (at.mover if at.mover in won else won[0]) if won else 0
    if at.rolls != at.setting.most_rolls:
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
