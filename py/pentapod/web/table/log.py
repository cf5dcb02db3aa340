"""The log of a game on the page: its timeline, and the way to every position of it.

In a small window it stands behind a button, and is slid over the panels; in a large one it always stands there.
"""

from __future__ import annotations

from typing import Any, Final

from js import document

from pentapod.engine.notes.notebook import Notebook, Row
from pentapod.engine.state import State
from pentapod.play.session import Session
from pentapod.play.view import LogLine, log_line
from pentapod.web.shell import dom
from pentapod.web.shell.markup import together
from pentapod.web.table import panels

LINES_AT_ONCE: Final = 10
"""So many lines of a log are made before the page may hear hands and paint."""


class Log:
    """The list of everything that happened; only what changes is written."""

    def __init__(self) -> None:
        self._place = dom.by_id("log")
        self._empty = dom.by_id("log-empty")
        self._lines: list[LogLine] = []
        self._rows: list[tuple[Row, bool]] = []
        """The rows of all lines that stand there, in place of the lines of a plain log, and whether each is new."""
        self._known: dict[tuple[object, ...], list[tuple[State, LogLine]]] = {}
        """The lines by who looks on, who may know more or less than others, with the positions that they lead to."""
        self._scrolls = False
        self._held: float | None = None
        """Where on the window the marked line is to stay, since somebody points at it."""

    def clear(self) -> None:
        """Another game is on the table."""
        self._lines, self._rows, self._known = [], [], {}
        self._empty.hidden = True
        self._place.replaceChildren()

    def show(self, session: Session) -> bool:
        """Bring the list up to date, with the position shown marked in it; whether lines are still to be made for it.

        Where a whole game is shown for the first time, they are made some at a time.
        """
        if session.notebook:
            self._show_tree(session, session.notebook)
            return False
        wanted = self._wanted(session)
        self._empty.hidden = bool(wanted)
        if len(wanted) < len(session.match.steps):
            return True
        place, shown = self._place, self._lines
        for _ in range(len(shown) - len(wanted)):
            place.lastElementChild.remove()
        for at, line in enumerate(wanted):
            if at >= len(shown):
                place.insertAdjacentHTML("beforeend", panels.log_line(line))
            elif shown[at] != line:
                dom.by_id(f"log-{line.ply}").parentElement.outerHTML = panels.log_line(line)
        self._lines = wanted
        self._mark(str(session.match.ply))
        return False

    def _show_tree(self, session: Session, notebook: Notebook) -> None:
        """All lines with what is said of them, the position shown marked in them."""
        since = session.match.last if session.since is None else session.since
        rows = [
            (row, row.seat is not None and row.ply > since and notebook.here(row.ply) == row.id)
            for row in notebook.rows(session.match.initial, session.history.sentence_of)
        ]
        if rows != self._rows or self._lines:
            had_focus = document.activeElement.id if self._place.contains(document.activeElement) else ""
            dom.show(self._place, together(*(panels.tree_row(row, new) for row, new in rows)))
            self._rows, self._lines = rows, []
            if had_focus and (again := dom.by_id(had_focus)):
                again.focus()
        self._empty.hidden = bool(rows)
        self._mark(notebook.here(session.match.ply))

    def hold(self, row: str) -> None:
        """The line of a position was clicked: when it is marked, it is to be where it is now."""
        self._held = dom.by_id(f"log-{row}").getBoundingClientRect().top

    def _wanted(self, session: Session) -> list[LogLine]:
        """The log for who looks on, as far as it is made; only lines that were never asked for are made."""
        steps = session.match.steps
        known = self._known.setdefault((session.screen.viewer, session.since, session.names), [])
        pairs = enumerate(zip(known, steps, strict=False))
        del known[next((at for at, ((state, _), step) in pairs if state is not step.state), len(steps)) :]
        known += [
            (steps[at].state, log_line(session, at + 1))
            for at in range(len(known), min(len(steps), len(known) + LINES_AT_ONCE))
        ]
        return [line for _, line in known]

    def _mark(self, row: str) -> None:
        current = self._place.querySelector("[aria-current]")
        if current:
            current.removeAttribute("aria-current")
        if line := dom.by_id(f"log-{row}"):
            line.setAttribute("aria-current", "step")
        if not self._scrolls:
            self._scrolls = True
            dom.next_frame(self._scroll)

    def _scroll(self) -> None:
        """Bring the marked line into view, no further than needed; one that was clicked stays under the pointer.

        Not before the next frame: where it lies costs a layout to know.
        """
        self._scrolls = False
        place: Any = self._place
        held, self._held = self._held, None
        if line := place.querySelector("[aria-current]"):
            if held is not None:
                place.scrollTop += line.getBoundingClientRect().top - held
            highest, lowest = line.offsetTop, line.offsetTop + line.offsetHeight - place.clientHeight
            place.scrollTop = min(highest, max(lowest, place.scrollTop))

    # ------------------------------------------------------------------ a small window

    @property
    def is_up(self) -> bool:
        """Whether the log has been slid up."""
        return bool(document.documentElement.hasAttribute("data-log"))

    def slide(self, up: bool) -> None:
        """Slide the log up or away; the focus goes with it."""
        if up == self.is_up:
            return
        opener = dom.by_id("log-opener")
        was_there = bool(opener.offsetParent)
        document.documentElement.toggleAttribute("data-log", up)
        opener.setAttribute("aria-expanded", "true" if up else "false")
        if was_there or opener.offsetParent:  # The log takes its place.
            (self._place if up else opener).focus()
