"""What the editor of PocketModel says, by key."""

from __future__ import annotations

from typing import Final

from pentapod.games.pocketmodel.data.table import TURN_CAP

EDITING: Final = {
    "build": "Fleets and decks are built",
    "building": "While fleets and decks are built nothing lies on the table.",
    "cap": f"Over after {TURN_CAP} turns",
    "card": "{seat}'s {pile}: {card}",
    "cards-of": "{seat}: cards",
    "deck-unsaid": "Which card comes from a deck is for its pieces to say.",
    "destroyed": "With {count:# counter|# counters} {unit} is destroyed. It can be taken away.",
    "down": "A face-down card",
    "draw": "Over: the last players left together",
    "ended": "Turns that are over",
    "face-up": "{card} is a combat card and cannot lie face up.",
    "first": "Before the first turn",
    "hold": "Can't move: 1 turn, 2 turns, off",
    "hurt": "One damage counter more",
    "last-unit": "A fleet has at least one unit.",
    "left": "{seat} has left the game",
    "marks": "Marks",
    "mend": "One damage counter less",
    "no-marks": "Nothing stays on a unit in the reserves.",
    "now": "Now",
    "objective": "Objective card played in this turn",
    "on": "{seat} is in the middle of a turn",
    "on-nobody": "Nobody is in the middle of a turn",
    "over": "Over in another way",
    "own": "own fleet",
    "in-play": "{seat} {count:# unit|# units}",
    "picture": "PocketModel, a position that is set up. In play: {units:,}.",
    "pile": "{seat}'s {pile}, open, {count:# card|# cards}",
    "quiet": "Over: a draw, nobody did anything",
    "reserves": "{seat}'s reserves",
    "starter-keeps": "A starter deck keeps its units and its cards.",
    "turn": "{seat}'s turn begins",
    "two-stay": "Two players must stay. How the game ended can be chosen instead.",
    "unit": "{unit}",
    "units-of": "{seat}: {deck}",
    "unknown-card": "Nobody knows which card lies face down.",
    "win": "Over: {seat} has won",
}
