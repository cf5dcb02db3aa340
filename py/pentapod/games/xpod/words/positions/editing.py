"""What the editor of X-Pod Play Off says, by key."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.data.table import TURNS

EDITING: Final = {
    "brick": "{brick}",
    "bricks-of": "{seat}: bricks for the pod",
    "builds": "{seat} builds two units",
    "card": "{seat}'s X-tra card {card}, in hand",
    "card-of-pod": "In the basic game the X-tra cards of a pod stay with it. They can be marked as used.",
    "card-room": "{seat}'s X-tra cards, room for {room} more",
    "cards-of": "{seat}: X-tra cards",
    "choose": "Plans and cards are chosen",
    "draw": "Chance draws who begins",
    "empty-lid": "{seat}'s lid, empty",
    "frozen": "Frozen (again: off)",
    "lacks": "{seat} lacks {bricks} for it.",
    "less": "A level less",
    "level-one": "{unit} is at level 1. It can be taken away.",
    "lid": "{seat}'s lid, room for more",
    "marks": "Marks",
    "max-level": "{unit} is at its max level.",
    "more": "A level more",
    "no-brick": "no brick",
    "on": "{seat} is in the middle of a turn",
    "over": "Over in a way that cannot be",
    "over:long:-": f"Over: a draw after {TURNS} turns",
    "over:passes:-": "Over: a draw, both passed",
    "over:points:n": "Over: North has won by points",
    "over:points:s": "Over: South has won by points",
    "over:repeated:-": "Over: a draw by repetition",
    "over:resigned:n": "Over: South resigned",
    "over:resigned:s": "Over: North resigned",
    "passed": "The last turn was passed",
    "picture": "X-Pod Play Off, a position that is set up. On the board: {south:# unit|# units} of South and "
    "{north:# unit|# units} of North.",
    "pod": "{seat}'s {pod} Pod: {bricks} locked, {count:# point|# points}",
    "safe": "Safe (again: off)",
    "task": "Now",
    "turn": "{seat}'s turn begins",
    "turns": "Turns that are over",
    "unit": "{unit}, level {level}",
    "unit-in-lid": "{seat}'s lid: {unit}, {level}",
    "units-of": "{seat}: {pod} Pod",
    "used": "Card used (again: off)",
    "used-card": "{seat}'s X-tra card {card}, used",
}
