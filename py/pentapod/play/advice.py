"""A suggestion in words: what to do, and what speaks for it.

How often it wins is not told: the search counts on an opponent who errs as little as it does, so that somebody who has
just begun against a newcomer would read that they are lost.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import Action
from pentapod.play.session import Session
from pentapod.play.words import say

MOST_REASONS: Final = 2
"""More are not read."""


def advice(session: Session, action: Action) -> str:
    """What is said of a suggested action to who looks on."""
    match, viewer = session.match, session.viewer
    words, state = match.game.words, match.state
    what = words.suggest(state, action, session.names, viewer)
    reasons = words.reasons(state, action, session.names, viewer)[:MOST_REASONS]
    why = f"{what}: {listed(reasons)}" if reasons else what
    return say("hint", why=why)
