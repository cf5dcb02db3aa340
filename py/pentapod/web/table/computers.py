"""The computer players at the table: they think beside the page, and act at a pace that can be followed."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Final

from pentapod.engine.state import Action, State
from pentapod.play.session import Session
from pentapod.play.thinking.computers import Computers
from pentapod.play.thinking.thinker import Message
from pentapod.web.shell import dom
from pentapod.web.table.worker import ThinkingWorker

LEAST_SECONDS: Final = 0.001
HELD_SECONDS: Final = 0.1
"""After so long it is asked again whether an action that was held up may be played."""


class TableComputers:
    """Looks after the computer players of a session.

    `act` plays an action if the position is still the same; False if that has to wait.
    """

    def __init__(self, worker: ThinkingWorker, act: Callable[[State, Action], bool], pace: Callable[[], float]) -> None:
        self._worker = worker
        self._act = act
        self._pace = pace
        self._session: Session | None = None
        self._computers: Computers | None = None
        self._timer = dom.Timer()

    def update(self, session: Session) -> None:
        """Look at the position shown: ask the computers that may act in it."""
        if self._session is not session:
            self.rest()
            self._session = session
            self._computers = Computers(session, f"{SystemRandom().getrandbits(48):x}", self._pace)
        if any(session.levels):
            self._worker.warm_up(session.match.game)
        assert self._computers
        if self._computers.update():
            self._stop()
            self._ask()

    def rest(self) -> None:
        """Nobody is to act any more."""
        if self._computers and self._computers.active:
            self._computers.rest()
            self._stop()

    def _stop(self) -> None:
        self._worker.stop()
        self._wait(None)

    def _ask(self) -> None:
        """Let think whose turn it is to think."""
        if self._computers and (asked := self._computers.request()):
            self._worker.ask(asked, self._answered)

    def _answered(self, answer: Message) -> None:
        if self._computers:
            path = answer["path"]
            self._computers.answer(None if path is None else tuple(path))
            self._wait(self._computers.due())
            self._ask()

    def _wait(self, seconds: float | None) -> None:
        self._timer.set(None if seconds is None else max(LEAST_SECONDS, seconds), self._play)

    def _play(self) -> None:
        computers, session = self._computers, self._session
        assert computers and session
        if action := computers.decided():
            if not self._act(session.match.state, action):
                self._wait(HELD_SECONDS)
        else:  # The browser's timers may ring a little too soon.
            self._wait(computers.due())
