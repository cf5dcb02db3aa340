"""What actions do, for the log and as advice, by the keys that the rules give."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    "claim": "{seat} claimed {patterns}{gain}.",
    "cover": "{seat} put a marker on {place}: 1 point.",
    "end-turn": "{seat} ended the turn.",
    "move": "{seat} put a Joker on {place}.",
    "oldest": "{seat} is the oldest player.",
    "place": "{seat} placed an X on {place}.",
    "score": "{seat} scored {patterns}{gain}.",
    "score-ticked": "{seat} scored {patterns}{gain}.",
    "set-up": "{seat} put a Joker on {place}.",
    "tick": "{seat} ticked the {pattern}.",
}
"""In the past tense."""

ADVICE: Final = {
    "claim": "Claim {other_seat}'s pattern with the X on {place}",
    "cover": "Put a marker on {place}",
    "end-turn": "End the turn",
    "move": "Put the Joker from {origin_place} on {place}",
    "oldest": "Name {seat} the oldest player",
    "place": "Place an X on {place}",
    "score": "Score {patterns}",
    "score-ticked": "Score what is ticked",
    "set-up": "Put a Joker on {place}",
    "tick": "Tick the {pattern}",
}
"""As imperatives."""
