"""The computer players of a match: who of them is asked what and when, and when what they answer is played.

Where they think is not decided here: whoever drives a board takes `request`, thinks or lets think, and calls `answer`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from pentapod.bots.levels import LEVELS
from pentapod.engine.state import Action, Path, State
from pentapod.play.countdown import Clock
from pentapod.play.session import Session
from pentapod.play.thinking.thinker import Message, request


class Decision(NamedTuple):
    """An action that a computer player has chosen, and the time of the clock before which it is not played."""

    due: float
    action: Action


class Computers:
    """Asks each computer that may act in a position once, and lets the quickest of them act.

    An action comes not sooner than a person could follow (`pace`, in seconds) or, where a clock runs, than a person
    would act. `clock` counts seconds.
    """

    def __init__(self, session: Session, seed: str, pace: Callable[[], float], clock: Clock = perf_counter) -> None:
        self._session = session
        self._seed = seed
        self._pace = pace
        self._clock = clock
        self._state: State | None = None
        """The position that they think about."""
        self._seats: list[int] = []
        """Who has still to be asked about it, the first of them now."""
        self._last_resort = False
        """Whether nobody has wanted to act first, and whose turn it is has to."""
        self._decisions: list[Decision] = []
        self._begun = 0.0
        self._since: int | None = None

    def update(self) -> bool:
        """Look at the position shown. Whether it is another one: then no answer about the last one is wanted."""
        seats = self._session.looking_on()
        state = self._session.match.state
        if self._state is (state if seats else None):
            return False
        self.rest()
        if seats:
            self._state = state
            self._seats = list(seats)
            self._start_clock(state)
        return True

    @property
    def active(self) -> bool:
        """Whether there is a position about which they have been or will be asked."""
        return self._state is not None

    def rest(self) -> None:
        """Nobody is to act any more, until they look at the position anew."""
        self._state, self._seats, self._decisions, self._last_resort = None, [], [], False

    def _start_clock(self, state: State) -> None:
        """Reactions are measured from what happened last; where a clock runs, from what has started it."""
        since = state.deadline.since if state.deadline else None
        if since is None or since != self._since:
            self._begun = self._clock()
        self._since = since

    def _skip(self) -> None:
        """Pass over those who only might have been able to act; when nobody acts, somebody has to."""
        state, levels = self._session.match.state, self._session.levels
        while self._seats and self._seats[0] not in state.actors:
            self._seats.pop(0)
        if not self._seats and not self._decisions and not self._last_resort:
            self._last_resort = all(levels[seat] for seat in state.actors)
            self._seats = [state.actors[0] if state.turn is None else state.turn] if self._last_resort else []

    @property
    def thinking(self) -> int | None:
        """The seat that is to think next, as far as everybody knows: it may turn out that it cannot act."""
        return self._seats[0] if self._state is not None and self._seats else None

    def request(self) -> Message | None:
        """What a thinker is to be asked now (`thinker.py`); None if nobody is to think."""
        if self._state is not None:
            self._skip()
        seat, session = self.thinking, self._session
        if seat is None:
            return None
        match, state = session.match, session.match.state
        # Whose turn it is does not wait: it would tell others that there is something for them to do.
        waits = not self._last_resort and len(state.actors) > 1 and seat != state.turn
        noise = f"{self._seed} {seat}"
        level, seed = session.strength(seat), f"{self._seed} {match.ply} {seat}"
        return request(match, seat, level, seed, noise, waits, budget=session.budget())

    def answer(self, path: Path | None) -> None:
        """What the one that was asked wants to do; None to let others act first."""
        seat = self._seats.pop(0)
        if path is not None:
            self._decisions.append(Decision(self._begun + self._reaction(seat), Action(seat, path)))
            self._decisions.sort()

    def _reaction(self, seat: int) -> float:
        if self._session.match.state.deadline is None:
            return self._pace()
        return LEVELS[self._session.levels[seat] - 1].reaction(f"{self._seed} {self._since} {seat}")

    def due(self) -> float | None:
        """After how many seconds a computer acts, as far as is known; None if none has chosen."""
        return max(0.0, self._decisions[0].due - self._clock()) if self._decisions else None

    def decided(self) -> Action | None:
        """The action that is to be played now, if there is one."""
        return self._decisions[0].action if self.due() == 0 else None
