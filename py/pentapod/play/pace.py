"""How long a position is shown before something happens in it that nobody chooses here."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import CHANCE
from pentapod.play.session import Session

CHANCE_SECONDS: Final = 0.35
DEAL_SECONDS: Final = 0.12
"""When chance acts again and again, as it deals hands."""
CONSEQUENCE_SECONDS: Final = 0.85
LETTERS_A_SECOND: Final = 12
"""So quickly a learner reads what dice have brought, before anything follows from it."""
AT_ONCE_SECONDS: Final = 0.01
"""Before a game has begun there is nothing to look at."""
FOLLOWING_SECONDS: Final = 0.8
"""How long other players take for an action, unless the player wants them slower or quicker."""
LINGER_SECONDS: Final = 2.4
"""How long it is seen what a miss in a puzzle leads to, before it is taken back; the words stay."""
REPLAY_BEFORE_SECONDS: Final = 0.6
REPLAY_AFTER_SECONDS: Final = 1.2
"""How long the positions before and after an action are shown when it is shown again."""


def pause(session: Session, following: float = FOLLOWING_SECONDS) -> float | None:
    """After how many seconds something happens by itself; None if nothing does.

    `following` is the time for an action of others that is known already, after it was undone. Dice, draws and
    consequences keep to the same pace.
    """
    if not session.happens():
        return None
    match, pace = session.match, following / FOLLOWING_SECONDS
    if session.lingers():
        return LINGER_SECONDS * pace
    if match.state.automatic:
        return max(CONSEQUENCE_SECONDS, _reading(session)) * pace if match.ply else AT_ONCE_SECONDS
    if match.state.actors != (CHANCE,):
        return following
    if not match.ply:
        return AT_ONCE_SECONDS
    return pace * (DEAL_SECONDS if match.action_at(match.ply).seat == CHANCE else CHANCE_SECONDS)


def _reading(session: Session) -> float:
    """How many seconds a learner reads what chance has just brought: one roll after another, if it was several."""
    if not session.teaches():
        return 0
    letters = 0
    for ply in range(session.match.ply, 0, -1):
        if session.match.action_at(ply).seat != CHANCE:
            break
        letters += len(session.history.sentence(ply))
    return letters / LETTERS_A_SECOND
