"""Why touches are refused in XTAL, by the keys of the reasons that its rules give."""

from __future__ import annotations

from typing import Final

from pentapod.games.xtal.rules.cards.objections import Objection

REFUSALS: Final[dict[str, str]] = {
    Objection.SINGLE_VOID: "Only a single Void may follow a Void.",
    Objection.WEAPON_FIRST: "The {weapon_card} must be cancelled first, by {weapon_card} Shield or Void.",
    Objection.SECOND_WEAPON: "A group holds one Weapon at most.",
    Objection.PLAYER_PROTECTED: "{seat} is protected and plays no cards.",
    Objection.NO_AIM: "{card} needs a token to move and a free place for it.",
    Objection.TOKEN_PROTECTED: "{token_seat} is protected and cannot be moved.",
    Objection.WRONG_ORIGIN: "{card} does not move a token from a {origin_colour}.",
    Objection.WRONG_GOAL: "{card} moves a token to a {goal_colour}.",
    Objection.GOAL_TAKEN: "Two tokens never share a position.",
    Objection.NOT_NEAREST: "{card} brings a token to its nearest {goal_colour} only.",
    Objection.NO_COMBATANT: "A Weapon is for Combat, and only a combatant lays one.",
    Objection.OPPONENT_PROTECTED: "{other_seat} is protected and cannot be attacked.",
    Objection.NOT_OPPOSITE: "A Weapon needs the two combatants to stand opposite each other.",
    Objection.WEAPON_PENDING: "Another Weapon has not been cancelled yet.",
    Objection.NO_WEAPON: "A Shield only answers a Weapon.",
    Objection.WRONG_SHIELD: "{card} does not cancel {weapon_card}.",
    "card-first": "Touch a card first.",
    "deal-first": "First the cards are dealt.",
    "draw-first": "First a card is drawn.",
    "goal-first": "{card} is not ready yet: first touch the stone where the token goes.",
    "group-first": "First the cards held ready are laid or taken back.",
    "held": "This card is held ready already.",
    "home-taken": "{stone} is the Home of {seat}.",
    "moves-nothing": "{card} can move no token now. {effect}",
    "no-card-fits": "None of these cards can be laid now.",
    "no-free-place": "There is no free place for this token.",
    "no-home": "A Home is one of the Violets that are still free.",
    "no-passing": "Passing is for Combat.",
    "no-token": "There is no token on {stone}.",
    "not-now": "Only {seats:and} may play cards now.",
    "nothing-ready": "No card is held ready to be laid.",
    "nothing-to-cancel": "There is no Weapon to be cancelled.",
    "pass-instead": "In Combat one passes; the turn ends with it.",
    "passed": "{seat} has passed already.",
    "ready": "This card is ready to be laid.",
    "roll-first": "First the die is rolled.",
    "start-first": "First chance names who begins.",
    "to-decide": "That is for {seat} to decide.",
    "token-first": "{card} is not ready yet: first touch the token to move.",
    "touch-card": "First touch the card to lay.",
    "unseen": "What {seat}'s cards can do now is for {seat} to see.",
    "void-ends": "A Void ends the cardplay of who lays it.",
    "wins-already": "The group already wins the game.",
}
