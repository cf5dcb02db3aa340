"""The computer players of a board on another page: they think in slices, whenever they are asked to go on.

Knows no browser; who asks keeps the time.
"""

from __future__ import annotations

import json
from random import Random
from typing import Final

from pentapod.bots.levels import LEVELS
from pentapod.engine.state import Action, State
from pentapod.play.session import Session
from pentapod.play.thinker import Thinker, request

PACE_SECONDS: Final = 0.5
"""So that what happened last can be seen before a computer acts."""
REST_SECONDS: Final = 0.01
SLICE_MS: Final = 12


class Opponents:
    """Looks after the computer players of one session."""

    def __init__(self, session: Session, rng: Random) -> None:
        self._session = session
        self._seed = f"{rng.getrandbits(48):x}"
        self._thinker = Thinker()
        self._state: State | None = None
        self._asked: int | None = None
        self._let_pass: set[int] = set()
        """Who lets others act first in this position."""

    def pause(self) -> float:
        """After how many seconds they are to go on; 0 when none of them is to act."""
        seats = self._seats()
        if not seats:
            return 0
        if self._state is self._session.match.state:
            return REST_SECONDS
        state = self._session.match.state
        if state.deadline is None and state.turn is not None:
            return PACE_SECONDS
        return LEVELS[self._session.levels[seats[0]] - 1].reaction(f"{self._seed} {self._session.match.ply}")

    def go_on(self) -> bool:
        """Think a little. Whether the position, or who is to act in it, is another one now."""
        session, state = self._session, self._session.match.state
        if self._state is not state:
            self._state, self._asked = state, None
            self._let_pass.clear()
        self._let_pass |= {seat for seat in self._seats() if seat not in state.actors}
        seats = self._seats()
        if not seats:
            return True
        if self._asked is None:
            self._asked = seats[0]
            wait = len(set(state.actors) - self._let_pass) > 1 and seats[0] != state.turn
            seed = f"{self._seed} {session.match.ply} {seats[0]}"
            asked = request(session.match, seats[0], session.levels[seats[0]], seed, wait)
            self._thinker.ask(json.dumps({"id": 1, **asked}))
        told = self._thinker.step(SLICE_MS)
        if told is None:
            return False
        seat, self._asked = self._asked, None
        path = json.loads(told)["path"]
        if path is None:
            self._let_pass.add(seat)
        else:
            session.play(Action(seat, tuple(path)))
        return True

    def _seats(self) -> list[int]:
        passed = self._let_pass if self._state is self._session.match.state else ()
        return [seat for seat in self._session.looking_on() if seat not in passed]
