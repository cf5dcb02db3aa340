"""A suggestion in words: what to do, what speaks for it, and how often it wins."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import Action
from pentapod.play.session import Session
from pentapod.play.words import say

MOST_REASONS: Final = 2
"""More are not read."""


def advice(session: Session, action: Action, chances: float) -> str:
    """What is said of a suggested action to who looks on; `chances` are those of its side to win after it, 0 to 1."""
    match, viewer = session.match, session.viewer
    words, state = match.game.words, match.state
    what = words.suggest(state, action, session.names, viewer)
    reasons = words.reasons(state, action, session.names, viewer)[:MOST_REASONS]
    why = f"{what}: {listed(reasons)}" if reasons else what
    return say("hint", why=why, chances=round(100 * chances))
