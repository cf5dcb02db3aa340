"""What actions do, for the log and as advice, by the keys that the rules give."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    "leave": "The board was left as it is.",
    "move": "{seat} moved pod {number} from {origin_place} to {place}.",
    "place": "{seat} placed pod {number} on {place}.",
    "turn": "The board was turned clockwise by {number} degrees.",
}
"""In the past tense."""

ADVICE: Final = {
    "leave": "Leave the board as it is",
    "move": "Move pod {number} from {origin_place} to {place}",
    "place": "Place pod {number} on {place}",
    "turn": "Turn the board clockwise by {number} degrees",
}
"""As imperatives."""
