"""What the rules of XTAL have against touches: functions answer with the key of a reason, or a reason with facts.

What cards a seat holds, and what it may do with them, is in no answer to a viewer who does not see its hand.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import Path
from pentapod.games.xtal.data.table import CARDS, Movement
from pentapod.games.xtal.rules.cards.groups import Group, additions, preview
from pentapod.games.xtal.rules.cards.objections import aim_objection, card_objection
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import LENGTH, STONE_OF
from pentapod.games.xtal.rules.position import AIMS, Aim, Phase, Position
from pentapod.games.xtal.rules.touches import DONE, LAY, PASS, TIMEOUT, owner_of, slot_of

_FIRST: Final = {
    Phase.DEAL: "deal-first",
    Phase.START: "start-first",
    Phase.ROLL: "roll-first",
    Phase.DRAW: "draw-first",
}
"""What must happen before anybody chooses again."""


def objection(position: Position, path: Path, viewer: int | None) -> Why | None:
    """Why no legal action begins with these touches; None if nothing can be done with the first one."""
    if position.phase in _FIRST:
        return _FIRST[position.phase]
    touch, *rest = path or ("",)
    if position.phase is Phase.HOMES:
        home = STONE_OF.get(touch)
        holders = [seat for seat in position.players if home is not None and position.homes[seat] == home]
        return because("home-taken", stone=home, seat=holders[0]) if holders else "no-home"
    seats = (position.acting,) if position.acting is not None else position.table.pair
    seat = owner_of(touch)
    if seat is None:
        return "card-first" if touch in STONE_OF else None
    if seat not in seats:
        return because("not-now", seats=seats)
    why = _of_seat(position, seat, touch, rest, sees(position, viewer, seat))
    return why and because(why, seat=seat)


def _of_seat(position: Position, seat: int, touch: str, rest: list[str], seen: bool) -> Why | None:
    """Why a seat that acts cannot do something; `seen` is whether it may be said what cards it has."""
    if touch in LAY:
        if not seen:
            return "nothing-ready"
        return "touch-card" if additions(position, seat) else "no-card-fits"
    if touch in (*PASS, *DONE, *TIMEOUT):
        return _no_end(position, touch, seat, seen)
    slot = slot_of(position, seat, touch)
    if slot is None:
        return None
    return _no_card(position, seat, slot, rest) if seen else "unseen"


def _no_end(position: Position, touch: str, seat: int, seen: bool) -> Why:
    if position.passed >> seat & 1:
        return "passed"
    if not seen:
        return "to-decide"
    if position.draft(seat) and not position.composes_freely:
        return "group-first"
    if position.phase is Phase.PLAY:
        return "no-passing"
    return "pass-instead" if touch in DONE else "nothing-to-cancel"


def _no_card(position: Position, seat: int, slot: int, rest: list[str]) -> Why | None:
    if slot in [play.slot for play in position.draft(seat)]:
        return "held"
    group, kind = preview(position, seat), position.hands[seat][slot]
    if not rest:
        return _not_next(group, kind)
    if len(rest) > 2 or any(touch not in STONE_OF for touch in rest):
        if position.composes_freely or len(rest) > 2:
            return None
        return because("goal-first" if len(rest) == 2 else "token-first", card=kind)
    origin, *goal = (STONE_OF[touch] for touch in rest)
    tokens = group.position.table.tokens
    if origin not in tokens:
        return because("no-token", stone=origin)
    token = tokens.index(origin)
    if goal:
        return _no_aim(group, kind, AIMS[token][goal[0]])
    reasons = [_no_aim(group, kind, AIMS[token][goal]) for goal in range(LENGTH)]
    if None in reasons:
        return None
    return reasons[0] if all(reason == reasons[0] for reason in reasons) else "no-free-place"


def _not_next(group: Group, kind: int) -> Why:
    """Why a card cannot be added to a group."""
    if group.won:
        return "wins-already"
    if group.position.table.shields(group.seat):
        return "void-ends"
    if objection := group.objection(kind):
        return group.refused(objection, kind).reason
    return because("moves-nothing", card=kind, effect=kind) if isinstance(CARDS[kind], Movement) else "ready"


def _no_aim(group: Group, kind: int, aim: Aim) -> Message | None:
    """Why a card cannot do that after the group; None if it can."""
    objection = card_objection(group.position, group.seat, kind) or aim_objection(group.position, kind, aim)
    return group.refused(objection, kind, aim).reason if objection else None
