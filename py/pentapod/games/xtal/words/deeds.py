"""What moves do, for the log and as advice, by the keys that the rules give."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    "begin": "{seat} begins.",
    "choose-home": "{seat} chose {stone} as Home.",
    "deal": "{seat} was dealt {card}.",
    "deal-unseen": "{seat} was dealt a card.",
    "draw": "{seat} drew {card}.",
    "draw-unseen": "{seat} drew a card.",
    "end-turn": "{seat} ended the turn.",
    "prepare": "{seat} prepared cards, face down.",
    "ready": "{seat} readied {card}.",
    "ready-aimed": "{seat} readied {card}: {token_seat} to {stone}.",
    "roll": "{seat} rolled {face} and went to {stone}.",
    "roll-taken": "{seat} rolled {face}, but {stone} is taken: the turn is forfeited.",
    "take-back": "{seat} took {card} back into the hand.",
}
"""In the past tense. What a group does that is laid, and a pass, is worked out."""

ADVICE: Final = {
    "begin": "Let {seat} begin",
    "choose-home": "Choose {stone} as your Home",
    "deal": "Deal {seat} {card}",
    "deal-unseen": "Deal {seat} a card",
    "draw": "Give {seat} {card}",
    "draw-unseen": "Give {seat} a card",
    "end-turn": "End your turn",
    "lay": "Lay {cards:and}",
    "lay-many": "Lay {cards:,} and {count:# more card|# more cards}",
    "lay-unseen": "Lay the cards held ready",
    "pass": "Pass",
    "prepare": "Ready cards, or take them back",
    "ready": "Ready {card}",
    "ready-aimed": "Ready {card} to bring {token} to {stone}",
    "roll": "Roll a {face} for {seat}",
    "roll-taken": "Roll a {face} for {seat}",
    "take-back": "Take {card} back into your hand",
    "time-out": "Let the time run out",
}
"""As imperatives."""
