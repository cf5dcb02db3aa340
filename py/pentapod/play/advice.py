"""A suggestion in words: what to do, and what speaks for it.

How often it wins is not told: the search counts on an opponent who errs as little as it does, so that somebody who has
just begun against a newcomer would read that they are lost. What is proved is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.state import Action
from pentapod.play.session import Session
from pentapod.play.thinking.thinker import Message
from pentapod.play.words import players, say

MOST_REASONS: Final = 2
"""More are not read."""


def advice(session: Session, action: Action, sure: Sequence[int] = ()) -> str:
    """What is said of a suggested action to who looks on; and that some seats then surely win, with best play."""
    match, viewer = session.match, session.screen.viewer
    words, state = match.game.words, match.state
    what = words.suggest(state, action, session.names, viewer)
    reasons = words.reasons(state, action, session.names, viewer)[: 1 if sure else MOST_REASONS]
    why = say("because", what=what, reasons=reasons) if reasons else what
    if sure:
        names = [session.names[seat] for seat in sure]
        return say("hint-proved", why=why, players=players(names))
    return say("hint", why=why)


def surely(session: Session, answer: Message) -> Sequence[int]:
    """The seats that surely win with best play, as a thinker answered (`thinker.py`); none if it does not know."""
    proved: Sequence[float] | None = answer["proved"]
    if proved is None:
        return ()
    teams = session.match.game.teams(session.match.options)
    return max(teams, key=lambda team: sum(proved[seat] for seat in team))
