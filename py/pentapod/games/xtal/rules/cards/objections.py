"""Why a card cannot be laid. Each rule that forbids one stands here once."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, assert_never

from pentapod.engine.message import Message
from pentapod.games.xtal.data.table import CARDS, SHIELDS, VOID, Movement, Shield, Void, Weapon
from pentapod.games.xtal.rules.cards.movement import goals
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.path import COLOURS
from pentapod.games.xtal.rules.position import Aim, Position


class Objection(StrEnum):
    """Why a seat cannot lay a card: the keys of the reasons."""

    SINGLE_VOID = "single-void"
    """A Void was laid: only a single Void may follow."""
    WEAPON_FIRST = "weapon-first"
    """A Weapon is pending: the first card must cancel it."""
    SECOND_WEAPON = "second-weapon"
    """The group holds a Weapon already."""
    PLAYER_PROTECTED = "player-protected"
    NO_AIM = "no-aim"
    """The card needs a token to move and a free place for it."""
    TOKEN_PROTECTED = "token-protected"
    WRONG_ORIGIN = "wrong-origin"
    """The card moves no token from a stone of this colour."""
    WRONG_GOAL = "wrong-goal"
    """The card moves no token to a stone of this colour."""
    GOAL_TAKEN = "goal-taken"
    NOT_NEAREST = "not-nearest"
    NO_COMBATANT = "no-combatant"
    """A Weapon is laid by a combatant only."""
    OPPONENT_PROTECTED = "opponent-protected"
    NOT_OPPOSITE = "not-opposite"
    """A Weapon is laid only while the two stand opposite each other."""
    WEAPON_PENDING = "weapon-pending"
    NO_WEAPON = "no-weapon"
    """There is nothing for a Shield to cancel."""
    WRONG_SHIELD = "wrong-shield"


class Refused(NamedTuple):
    """A card that cannot be laid, as the group before it has left the table."""

    objection: Objection
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


def card_objection(position: Position, seat: int, kind: int) -> Objection | None:
    """Why a seat cannot lay a card of this kind now, whatever it would be aimed at."""
    if position.table.shields(seat):
        return Objection.PLAYER_PROTECTED
    card = CARDS[kind]
    match card:
        case Movement() | Void():
            return None
        case Weapon():
            return _weapon_objection(position, seat)
        case Shield():
            if not threatened(position, seat):
                return Objection.NO_WEAPON
            return None if answers(position, seat, kind) else Objection.WRONG_SHIELD
        case _:
            assert_never(card)


def _weapon_objection(position: Position, seat: int) -> Objection | None:
    table, opponent = position.table, position.opponent(seat)
    if opponent is None:
        return Objection.NO_COMBATANT
    if table.shields(opponent):
        return Objection.OPPONENT_PROTECTED
    if not opposite(table, seat, opponent):
        return Objection.NOT_OPPOSITE
    return Objection.WEAPON_PENDING if table.weapon is not None else None


def aim_objection(position: Position, kind: int, aim: Aim | None) -> Objection | None:
    """Why a card of this kind cannot do what it is to do: a movement card needs an aim that it can reach."""
    card = CARDS[kind]
    if not isinstance(card, Movement):
        return None
    if aim is None or not position.playing(aim.token):
        return Objection.NO_AIM
    if position.table.shields(aim.token):
        return Objection.TOKEN_PROTECTED
    if aim.goal in goals(position, kind, aim.token):
        return None
    if COLOURS[position.table.tokens[aim.token]] not in card.origins:
        return Objection.WRONG_ORIGIN
    if COLOURS[aim.goal] != card.goal:
        return Objection.WRONG_GOAL
    return Objection.GOAL_TAKEN if position.table.taken(aim.goal) else Objection.NOT_NEAREST
