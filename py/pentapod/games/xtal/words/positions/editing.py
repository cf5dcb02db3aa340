"""What the editor of XTAL says, by key."""

from __future__ import annotations

from typing import Final

EDITING: Final = {
    "acting": "Acts in Combat",
    "cards": "Cards",
    "cards-of": "{seat}'s cards",
    "deal": "Cards are dealt",
    "die": "Last roll",
    "draw": "A card is drawn",
    "hand": "{seat}'s hand, {count:# card|# cards}",
    "home": "{seat}'s Home",
    "home-violet": "A Home is a Violet.",
    "homes": "Homes are chosen",
    "homes-heading": "Homes",
    "no-roll": "None",
    "no-token": "XTAL, a position in the making. No token is on the board.",
    "open": "Combat",
    "over-guard": "Over: the last roll",
    "over-home": "Over: rings came Home",
    "over-left": "Over: the others resigned",
    "answer": "Combat: a Void is answered",
    "picture": "XTAL, a position in the making. {tokens:and}.",
    "play": "Cards are played",
    "protection": "Protection",
    "refuse": "Refuse pile",
    "refused": "Refuse pile, {count} {card}",
    "ring": "Ring",
    "rings-heading": "Rings and protection",
    "roll": "The die is rolled",
    "rolls": "Rolls so far",
    "stage": "What is done now",
    "start": "Chance names who begins",
    "storage": "Storage beside {stone}, {count:# ring|# rings}",
    "storage-empty": "Storage beside {stone}, empty",
    "token": "{seat}'s token",
    "tokens-heading": "Tokens",
    "turn": "Turn",
    "weapon": "Combat: a Weapon is answered",
}
