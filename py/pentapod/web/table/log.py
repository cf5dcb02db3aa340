"""The log of a game on the page: its timeline, and the way to every position of it."""

from __future__ import annotations

from typing import Any

from pentapod.engine.state import State
from pentapod.play.session import Session
from pentapod.play.view import LogLine, log_line
from pentapod.web.shell import dom
from pentapod.web.table import panels


class Log:
    """The list of everything that happened; only what changes is written."""

    def __init__(self) -> None:
        self._place = dom.by_id("log")
        self._empty = dom.by_id("log-empty")
        self._lines: list[tuple[State, LogLine]] = []
        self._eyes: tuple[object, ...] = ()
        """For whom the lines are written: others may know more or less."""
        self._scrolls = False

    def clear(self) -> None:
        """Another game is on the table."""
        self._lines = []
        self._place.replaceChildren()

    def show(self, session: Session) -> None:
        """Bring the list up to date, with the position shown marked in it."""
        steps, place = session.match.steps, self._place
        eyes = session.viewer, session.since, session.names
        same, self._eyes = eyes == self._eyes, eyes
        while len(self._lines) > len(steps):
            self._lines.pop()
            place.lastElementChild.remove()
        for ply, step in enumerate(steps, 1):
            if same and ply <= len(self._lines) and self._lines[ply - 1][0] is step.state:
                continue
            line = step.state, log_line(session, ply)
            if ply > len(self._lines):
                place.insertAdjacentHTML("beforeend", panels.log_line(line[1]))
                self._lines.append(line)
            elif self._lines[ply - 1] != line:
                dom.by_id(f"log-{ply}").parentElement.outerHTML = panels.log_line(line[1])
                self._lines[ply - 1] = line
        self._empty.hidden = bool(steps)
        self._mark(session.match.ply)

    def _mark(self, ply: int) -> None:
        current = self._place.querySelector("[aria-current]")
        if current:
            current.removeAttribute("aria-current")
        if ply:
            dom.by_id(f"log-{ply}").setAttribute("aria-current", "step")
        if not self._scrolls:
            self._scrolls = True
            dom.next_frame(self._scroll)

    def _scroll(self) -> None:
        """Bring the marked line to the middle. Not before the next frame: where it lies costs a layout to know."""
        self._scrolls = False
        place: Any = self._place
        if line := place.querySelector("[aria-current]"):
            place.scrollTop = line.offsetTop - place.clientHeight / 2
