"""What a legal move does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.message import Message, Why, because
from pentapod.games.xtal.rules.actions import (
    Begin,
    ChooseHome,
    EndTurn,
    GiveCard,
    LayGroup,
    Move,
    Pass,
    Ready,
    Roll,
    TakeBack,
)
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import LENGTH
from pentapod.games.xtal.rules.position import Phase, Position, known
from pentapod.games.xtal.rules.setup import receiver
from pentapod.games.xtal.rules.touches import TIMEOUT
from pentapod.games.xtal.rules.turn import forfeits

NAMED = 3
"""So many cards of a group are named: more would not fit into a question on a phone."""


def deed(position: Position, seat: int, move: Move, touch: str, viewer: int | None) -> Message:
    """What a legal move does, as a viewer may know it. `touch` is the first of the action."""
    return because(_deed(position, seat, move, touch, viewer), seat=seat)


def _deed(position: Position, seat: int, move: Move, touch: str, viewer: int | None) -> Why:
    hand, seen = position.hands[seat], sees(position, viewer, seat)
    match move:
        case ChooseHome(home):
            return because("choose-home", stone=home)
        case GiveCard(kind):
            return _given(position, kind, viewer)
        case Begin(mover):
            return because("begin", seat=mover)
        case Roll(face):
            return _rolled(position, face)
        case Ready() | TakeBack() if not seen:
            # The same for both: others are not told what becomes of a group that is being composed.
            return "prepare"
        case Ready(play):
            card = hand[play.slot]
            if play.aim is None:
                return because("ready", card=card)
            token, goal = play.aim
            return because("ready-aimed", card=card, token_seat=token, token=(token, seat), stone=goal)
        case TakeBack(slot):
            return because("take-back", card=hand[slot])
        case LayGroup():
            cards = tuple(hand[play.slot] for play in position.draft(seat))
            if not seen:
                return "lay-unseen"
            many = len(cards) > NAMED + 1
            return (
                because("lay-many", cards=cards[:NAMED], count=len(cards) - NAMED)
                if many
                else because("lay", cards=cards)
            )
        case Pass():
            return "time-out" if touch in TIMEOUT else "pass"
        case EndTurn():
            return "end-turn"
        case _:
            assert_never(move)


def _given(position: Position, kind: int, viewer: int | None) -> Why:
    owner = receiver(position)
    dealt = position.phase is Phase.DEAL
    if sees(position, viewer, owner):
        return because("deal" if dealt else "draw", seat=owner, card=kind)
    return because("deal-unseen" if dealt else "draw-unseen", seat=owner)


def _rolled(position: Position, face: int) -> Why:
    seat = known(position.mover)
    goal = (position.table.tokens[seat] + face) % LENGTH
    return because("roll-taken" if forfeits(position, face) else "roll", seat=seat, face=face, stone=goal)
