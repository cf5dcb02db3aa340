"""Why a card cannot be laid: functions answer with the key of a reason. Each rule that forbids one stands here once."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from pentapod.engine.message import Message
from pentapod.games.xtal.data.table import CARDS, SHIELDS, VOID, Movement, Shield, Void, Weapon
from pentapod.games.xtal.rules.cards.movement import goals
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.path import COLOURS
from pentapod.games.xtal.rules.position import Aim, Position


class Refused(NamedTuple):
    """A card that cannot be laid, as the group before it has left the table."""

    objection: str
    """The key of the reason."""
    position: Position
    seat: int
    kind: int
    aim: Aim | None

    @property
    def reason(self) -> Message:
        """The reason with all that its sentence may name."""
        position, card = self.position, CARDS[self.kind]
        facts: dict[str, object] = {"seat": self.seat, "card": self.kind}
        if position.table.weapon is not None:
            facts["weapon_card"] = position.pending.kind
        if (opponent := position.opponent(self.seat)) is not None:
            facts["other_seat"] = opponent
        if self.aim:
            facts["token_seat"] = self.aim.token
            facts["origin_colour"] = COLOURS[position.table.tokens[self.aim.token]]
        if isinstance(card, Movement):
            facts["goal_colour"] = card.goal
        return Message(self.objection, facts)


def threatened(position: Position, seat: int) -> bool:
    """Whether a Weapon must be cancelled by this seat."""
    table = position.table
    return table.weapon is not None and seat in table.pair and position.laid[table.weapon].seat != seat


def answers(position: Position, seat: int, kind: int) -> bool:
    """Whether a card of this kind cancels the Weapon that this seat must cancel."""
    if not threatened(position, seat):
        return False
    return kind == VOID or SHIELDS.get(kind) == position.pending.kind


def card_objection(position: Position, seat: int, kind: int) -> str | None:
    """Why a seat cannot lay a card of this kind now, whatever it would be aimed at."""
    if position.table.shields(seat):
        return "player-protected"
    card = CARDS[kind]
    match card:
        case Movement() | Void():
            return None
        case Weapon():
            return _weapon_objection(position, seat)
        case Shield():
            if not threatened(position, seat):
                return "no-weapon"
            return None if answers(position, seat, kind) else "wrong-shield"
        case _:
            assert_never(card)


def _weapon_objection(position: Position, seat: int) -> str | None:
    table, opponent = position.table, position.opponent(seat)
    if opponent is None:
        return "no-combatant"
    if table.shields(opponent):
        return "opponent-protected"
    if not opposite(table, seat, opponent):
        return "not-opposite"
    return "weapon-pending" if table.weapon is not None else None


def aim_objection(position: Position, kind: int, aim: Aim | None) -> str | None:
    """Why a card of this kind cannot do what it is to do: a movement card needs an aim that it can reach."""
    card = CARDS[kind]
    if not isinstance(card, Movement):
        return None
    if aim is None or not position.playing(aim.token):
        return "no-aim"
    if position.table.shields(aim.token):
        return "token-protected"
    if aim.goal in goals(position, kind, aim.token):
        return None
    if COLOURS[position.table.tokens[aim.token]] not in card.origins:
        return "wrong-origin"
    if COLOURS[aim.goal] != card.goal:
        return "wrong-goal"
    return "goal-taken" if position.table.taken(aim.goal) else "not-nearest"
