"""What the editor of MODX says, by key."""

from __future__ import annotations

from typing import Final

EDITING: Final = {
    "all": "All that stand can be claimed",
    "cover": "The last markers are laid",
    "deal": "Chance names the oldest player",
    "floating": "{cell}, a Joker from here in the hand",
    "joker": "Joker",
    "jokers": "The Jokers are placed",
    "jokers-heading": "Jokers",
    "marker": "{seat}'s marker",
    "markers-heading": "Markers",
    "move": "Jokers are put back",
    "none": "None can be claimed",
    "over-joker": "Over: a pattern of Jokers",
    "over-markers": "Over: a player has no marker left",
    "over-pieces": "Over: a player has no X left",
    "over-quiet": "Over: a draw",
    "over-resign": "Over: the others resigned",
    "over-target": "Over: enough points",
    "overlooked": "Overlooked patterns",
    "own-marker": "A marker never lies on one of its own colour.",
    "picture": "MODX, a position in the making. Points: {points:and}.",
    "place": "An X is placed",
    "quiet": "Placements since the last marker",
    "score": "Patterns score",
    "some": "Some can be claimed",
    "stage": "What is done now",
    "tick": "Patterns are ticked",
    "turn": "Turn",
    "x": "{seat}'s X",
    "x-heading": "X-pieces",
}
