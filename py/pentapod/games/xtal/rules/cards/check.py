"""Whether the groups that are composed in a well written position can exist."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.xtal.data.table import MOVEMENTS
from pentapod.games.xtal.rules.cards.groups import Unplayable, carry_out, preview
from pentapod.games.xtal.rules.cards.objections import Refused
from pentapod.games.xtal.rules.position import COMBAT, GAP, Draft, Phase, Position


def check_drafts(position: Position) -> None:
    composing: set[int | None] = set()
    if position.phase in (Phase.PLAY, *COMBAT):
        composing = {position.acting, *(position.table.pair if position.setting.speed else ())}
    for seat, draft in enumerate(position.drafts):
        if not draft:
            continue
        if seat not in composing:
            raise ImpossiblePosition(str(seat), "no-group-now", seat=seat)
        _check_held(position, seat, draft)
        if not position.composes_freely:
            _check_legal(position, seat, draft)


def _check_held(position: Position, seat: int, draft: Draft) -> None:
    """That a seat holds the cards of its draft."""
    hand, slots = position.hands[seat], [play.slot for play in draft]
    if len(set(slots)) < len(slots) or any(slot >= len(hand) for slot in slots):
        raise ImpossiblePosition(str(seat), "not-held", seat=seat)
    for slot, aim in draft:
        if hand[slot] == GAP or (aim is not None and hand[slot] not in MOVEMENTS):
            raise ImpossiblePosition(str(seat), "not-held", seat=seat)
        if aim is not None and aim.token >= position.setting.seats:
            raise ImpossiblePosition(str(aim.token), "no-seat")


def _check_legal(position: Position, seat: int, draft: Draft) -> None:
    """That a group can be laid of which every beginning can be laid."""
    try:
        preview(position, seat)
        carry_out(position, seat, draft)
    except Unplayable as unplayable:
        raise _fault(unplayable.refused) from None


def _fault(refused: Refused) -> ImpossiblePosition:
    part = str(refused.seat)
    match refused.objection:
        case "player-protected":
            return ImpossiblePosition(part, "player-protected", seat=refused.seat)
        case "token-protected" if refused.aim:
            return ImpossiblePosition(part, "token-protected", seat=refused.aim.token)
        case _:
            return ImpossiblePosition(part, "not-laid", seat=refused.seat, card=refused.kind)
