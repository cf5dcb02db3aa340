"""An annotated game on a board of another page: its comment and the list of its lines, as data."""

from __future__ import annotations

from typing import Any

from pentapod.engine.notes.notebook import Row, read_id
from pentapod.engine.notes.tree import NoSuchLine, Note
from pentapod.play.session import Session
from pentapod.web.embed.requests import Answer


def leads_to(session: Session, row: str) -> bool:
    """Show the position that a row of the list leads to. False where there is none."""
    try:
        place, ply = read_id(row)
        session.go_to(place, ply)
    except (ValueError, NoSuchLine):
        return False
    return True


class KnownRows:
    """Which rows of the lines a board has; they are sent again only when they are others."""

    def __init__(self) -> None:
        self._rows: list[list[Any]] | None = None

    def tell(self, session: Session) -> Answer | None:
        """`rows`, None for those that were told last; `here`, the row shown; `said`, the words about it."""
        notebook, match = session.notebook, session.match
        if notebook is None:
            return None
        rows = [_row(row) for row in notebook.rows(match.initial, session.history.sentence_of)]
        known, self._rows = rows == self._rows, rows
        note = notebook.note(match.ply)
        return {"rows": None if known else rows, "here": notebook.here(match.ply), "said": note.text}


def _row(row: Row) -> list[Any]:
    note: Note = row.note
    return [row.id, row.depth, row.ply, row.seat, row.sentence, note.glyph, note.text]
