"""What the page says, beside what `play` and the games say."""

from __future__ import annotations

from typing import Final

from pentapod.engine.catalog import Say, speaker
from pentapod.play import words as play

MEANINGS: Final = {
    "!!": "brilliant",
    "!": "good",
    "!?": "interesting",
    "?!": "dubious",
    "?": "mistake",
    "??": "blunder",
}
"""The signs that stand behind actions, and what the keys of messages call them."""


say: Final[Say] = speaker(__package__, play.say)
"""A message of the page or of `play`."""


def level_entry(level: int) -> str:
    """What a level of the computer players is called in a list of them."""
    return say("level-entry", number=level, name=say(f"strength-{level}"))


def meaning(glyph: str) -> str:
    """What a sign behind an action means."""
    return say(f"glyph-{MEANINGS[glyph]}")
