"""The seats that computers play at the table: asks for their actions, which come at a pace that can be followed."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from js import window

from pentapod.bots.levels import LEVELS
from pentapod.engine.state import Action, State
from pentapod.play.session import Session
from pentapod.play.thinker import request
from pentapod.web.shell import dom
from pentapod.web.table.worker import Mind


class Computers:
    """Looks after the computer players of a session. `act` plays an action if the position is still the same."""

    def __init__(self, mind: Mind, act: Callable[[State, Action], None], pace: Callable[[], float]) -> None:
        self.thinking: int | None = None
        """The seat that thinks now."""
        self._mind = mind
        self._act = act
        self._pace = pace
        self._state: State | None = None
        self._timers: list[int] = []
        self._begun = 0.0
        self._since: int | None = None
        self._seed = f"{SystemRandom().getrandbits(48):x}"

    def attend(self, session: Session) -> None:
        """Look at the position shown: ask the computers that may act in it, each once."""
        if any(session.levels):
            self._mind.warm_up()
        seats = session.looking_on()
        if seats and self._state is session.match.state:
            return
        self.rest()
        if seats:
            self._state = session.match.state
            self._start_clock(self._state)
            self._ask(session, list(seats))

    def _start_clock(self, state: State) -> None:
        """Reactions are measured from what happened last; where a clock runs, from what has started it."""
        since = state.deadline.since if state.deadline else None
        if since is None or since != self._since:
            self._begun = window.performance.now()
        self._since = since

    def rest(self) -> None:
        """Nobody is to act any more."""
        if self._state is None:
            return
        self._state, self.thinking = None, None
        self._mind.stop()
        for timer in self._timers:
            dom.never(timer)
        self._timers = []

    def _ask(self, session: Session, seats: list[int], acting: bool = False) -> None:
        state = session.match.state
        if not seats:
            self.thinking = None
            if not acting and all(session.levels[seat] for seat in state.actors):
                seat = state.actors[0] if state.turn is None else state.turn
                self._think(session, seat, False, lambda action: self._later(session, seat, action))
            return
        seat, *others = seats
        if seat not in state.actors:
            self._ask(session, others, acting)
            return

        def answered(action: Action | None) -> None:
            if action:
                self._later(session, seat, action)
            self._ask(session, others, acting or action is not None)

        # Whose turn it is does not wait: it would tell others that there is something for them to do.
        self._think(session, seat, len(state.actors) > 1 and seat != state.turn, answered)

    def _think(self, session: Session, seat: int, wait: bool, then: Callable[[Action | None], None]) -> None:
        match = session.match
        seed = f"{self._seed} {match.ply} {seat}"
        self.thinking = seat

        def answered(told: Any) -> None:
            path = told["path"]
            then(None if path is None else Action(seat, tuple(path)))

        self._mind.ask(request(match, seat, session.levels[seat], seed, wait), answered)

    def _later(self, session: Session, seat: int, action: Action | None) -> None:
        """Let an action be played, not sooner than a person could follow or, where speed counts, than one would act."""
        state = session.match.state
        wanted = self._pace()
        if state.deadline is not None:
            wanted = LEVELS[session.levels[seat] - 1].reaction(f"{self._seed} {self._since} {seat}")
        passed = (window.performance.now() - self._begun) / 1000
        if action:
            self._timers.append(dom.later(max(0.0, wanted - passed), lambda: self._act(state, action)))
