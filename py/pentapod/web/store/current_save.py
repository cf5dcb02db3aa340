"""Keeping the game on the table, after everything that happens in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from js import Date, Math

from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.view import awaited
from pentapod.web.store import saves
from pentapod.web.store.saves import Keeper, Save

if TYPE_CHECKING:
    from pentapod.play.session import Session

OLD_LINE_STEPS: Final = 3
"""A line that is left becomes a kept game of its own if it has so many actions which the line on the table has not."""


class CurrentSave:
    """The kept game that lies open on the table, if it is kept yet."""

    def __init__(self, store: Keeper) -> None:
        self.store = store
        self._id = ""
        self._link = ""
        self._notes = ""
        self._old_line: Match | None = None
        self._old_line_id = ""

    @property
    def id(self) -> str:
        """Under which it is kept; "" if it is not."""
        return self._id

    def take(self, save: Save | None) -> None:
        """This kept game, or a game that is not kept yet, lies on the table now."""
        self._id, self._link, self._notes = (save.id, save.link, save.notes) if save else ("", "", "")
        self._old_line, self._old_line_id = None, ""

    def keep(self, session: Session, played: bool) -> bool:
        """Keep a session. Only looking at a game does not make it kept.

        True if the kept game was played on elsewhere, in another tab: then this one becomes a game of its own.
        """
        known = saves.load(self.store, self._id) if self._id else None
        if not played and not isinstance(known, Save):
            return False
        forked = isinstance(known, Save) and (known.link, known.notes) != (self._link, self._notes)
        if forked or not isinstance(known, Save):
            known, self._id = None, new_id()
        changed = known.changed if known and not played else _now()
        self._link = session.link()
        if session.notebook:  # Else notes that could not be read stay as they are.
            self._notes = session.notes()
        match = session.match
        save = _save(self._id, match, self._link, match.ply, session, changed)
        saves.keep(self.store, save._replace(notes=self._notes))
        self._keep_old_line(session, changed - 1)
        return forked

    def _keep_old_line(self, session: Session, changed: int) -> None:
        """A line that is left for a third one stays the kept game that it has become."""
        old = session.old_line
        if old is not self._old_line:
            self._old_line, self._old_line_id = old, ""
        if old and not self._old_line_id and old.last - old.common(session.match) >= OLD_LINE_STEPS:
            self._old_line_id = new_id()
            saves.keep(self.store, _save(self._old_line_id, old, link.encode(old), old.last, session, changed))

    def forget_old_line(self) -> None:
        """The other line comes back to the table, and need not be kept beside itself."""
        if self._old_line_id:
            saves.forget(self.store, self._old_line_id)
        self._old_line, self._old_line_id = None, ""


def _save(save_id: str, match: Match, text: str, ply: int, session: Session, changed: int) -> Save:
    state, names = match.latest, session.names
    shown = match is session.match and session.live
    prompt = awaited(session) if shown else match.game.words.prompt(state, names)
    over = state.result is not None
    save = Save(save_id, text, ply, names, prompt, over, changed, session.levels, session.mine)
    if match is not session.match:  # The line that was left.
        return save
    return save._replace(resumed=session.resumed, seed=session.seed, promise=session.fair.promise)


def new_id() -> str:
    """A name that no kept game has."""
    return f"{_now():x}-{int(Math.random() * 0xFFFFFF):06x}"


def _now() -> int:
    return int(Date.now())
