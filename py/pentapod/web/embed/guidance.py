"""What the page around a board may ask about a position, and lay over it: legal actions, marks, arrows, a comment.

The page is an onlooker: of hidden hands it is told nothing, but what the seat that its visitor alone plays may do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.state import Action, Paths, State
from pentapod.play.session import Session
from pentapod.scene.display import Signs
from pentapod.web.embed.requests import Answer, Request

MOST_COMMENT: Final = 1000
"""So many characters of a comment are shown."""


def legal(session: Session) -> list[Answer] | None:
    """What the players may do in the position shown, as far as everybody is told; None while that is a secret."""
    state = session.match.state
    if session.must_happen():
        return []
    actions: Sequence[Action] = state.as_told().actions()
    if state.hidden and not session.is_open:
        you = session.you
        if you is None:
            return None
        actions = [action for action in actions if action.seat == you]
    return [{"seat": seat, "path": list(path)} for seat, path in actions]


class Guidance:
    """What the page has laid over the position shown. It goes with that position."""

    def __init__(self) -> None:
        self._of: State | None = None
        self._squares: frozenset[str] = frozenset()
        self._arrows: Paths = ()
        self._comment = ""

    def highlight(self, state: State, request: Request) -> None:
        """Mark places and draw arrows instead of others: each leads along touches with spaces between them."""
        self._attend(state)
        self._squares = frozenset(request.get("squares", ()))
        self._arrows = tuple(tuple(arrow.split()) for arrow in request.get("arrows", ()))

    def comment(self, state: State, text: str) -> None:
        """Say something of the position; nothing takes back what was said."""
        self._attend(state)
        self._comment = text[:MOST_COMMENT].strip()

    def said(self, state: State) -> str:
        """What the page says of a position."""
        return self._comment if state is self._of else ""

    def signed(self, state: State, signs: Signs) -> Signs:
        """The signs on a position with those of the page."""
        if state is not self._of:
            return signs
        return signs._replace(noted=signs.noted | self._squares, arrows=(*signs.arrows, *self._arrows))

    def _attend(self, state: State) -> None:
        if state is not self._of:
            self._of, self._squares, self._arrows, self._comment = state, frozenset(), (), ""
