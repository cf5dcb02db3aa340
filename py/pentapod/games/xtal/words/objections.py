"""Why a card cannot be laid, as a sentence."""

from __future__ import annotations

from typing import assert_never

from pentapod.games.xtal.data.table import CARDS, COLOUR_NAMES, Movement
from pentapod.games.xtal.rules.cards.objections import Objection, Refused
from pentapod.games.xtal.rules.path import COLOURS
from pentapod.games.xtal.rules.position import known
from pentapod.games.xtal.words.names import Names


def objection(refused: Refused, names: Names) -> str:
    """Why a card cannot be laid."""
    position = refused.position
    match refused.objection:
        case Objection.SINGLE_VOID:
            return "Only a single Void may follow a Void."
        case Objection.WEAPON_FIRST:
            weapon = CARDS[position.pending.kind].name
            return f"The {weapon} must be cancelled first, by {weapon} Shield or Void."
        case Objection.SECOND_WEAPON:
            return "A group holds one Weapon at most."
        case Objection.PLAYER_PROTECTED:
            return f"{names[refused.seat]} is protected and plays no cards."
        case Objection.NO_COMBATANT:
            return "A Weapon is for Combat, and only a combatant lays one."
        case Objection.OPPONENT_PROTECTED:
            return f"{names[known(position.opponent(refused.seat))]} is protected and cannot be attacked."
        case Objection.NOT_OPPOSITE:
            return "A Weapon needs the two combatants to stand opposite each other."
        case Objection.WEAPON_PENDING:
            return "Another Weapon has not been cancelled yet."
        case Objection.NO_WEAPON:
            return "A Shield only answers a Weapon."
        case Objection.WRONG_SHIELD:
            return f"{CARDS[refused.kind].name} does not cancel {CARDS[position.pending.kind].name}."
        case (
            Objection.NO_AIM
            | Objection.TOKEN_PROTECTED
            | Objection.WRONG_ORIGIN
            | Objection.WRONG_GOAL
            | Objection.GOAL_TAKEN
            | Objection.NOT_NEAREST
        ):
            return _immovable(refused, names)
        case _:
            assert_never(refused.objection)


def _immovable(refused: Refused, names: Names) -> str:
    """Why a movement card cannot bring a token where it is to go."""
    card, aim = CARDS[refused.kind], refused.aim
    assert isinstance(card, Movement)
    if aim is None or refused.objection is Objection.NO_AIM:
        return f"{card.name} needs a token to move and a free place for it."
    match refused.objection:
        case Objection.TOKEN_PROTECTED:
            return f"{names[aim.token]} is protected and cannot be moved."
        case Objection.WRONG_ORIGIN:
            colour = COLOURS[refused.position.table.tokens[aim.token]]
            return f"{card.name} does not move a token from a {COLOUR_NAMES[colour]}."
        case Objection.WRONG_GOAL:
            return f"{card.name} moves a token to a {COLOUR_NAMES[card.goal]}."
        case Objection.GOAL_TAKEN:
            return "Two tokens never share a position."
        case _:
            return f"{card.name} brings a token to its nearest {COLOUR_NAMES[card.goal]} only."
