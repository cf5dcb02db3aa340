"""Who looks at this screen: whose hand is shown, who is ready, to whom it must be passed.

Whoever held the screen has lost it as soon as it is to be passed on, and sees nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pentapod.engine.state import CHANCE
from pentapod.play.seating import Seating


class Screen:
    """The screen at which these people sit."""

    def __init__(self, here: Seating) -> None:
        self._here = here
        self.holder = here.you
        """The seat that has the screen, where secrets are held: who sits alone here has it from the beginning."""
        self.ready: set[int] = set()
        """The seats that are ready for what counts by speed."""

    @property
    def viewer(self) -> int | None:
        """For whose eyes the position is drawn and told: CHANCE, who dealt, sees all, once the game is over."""
        if self._here.is_open:
            return CHANCE
        return None if self._here.quick and len(self._here.people()) > 1 else self.holder

    @property
    def unattended(self) -> bool:
        """Whether hands are hidden and none of the several people here has the screen."""
        return self._here.tells_hands and self.holder is None and len(self._here.people()) > 1

    # ------------------------------------------------------------------ passing it on

    def handover(self) -> int | None:
        """The seat to which the screen must be passed before it can act or see its hand, if there is one."""
        here = self._here
        if not here.live or not here.has_secrets:
            return None
        if here.mine is not None and len(here.mine) == 1:
            return min(here.mine) if self.holder is None else None
        return here.match.state.actors[0] if self.is_covered() else None

    def is_covered(self) -> bool:
        """Whether this position is for a seat to play that has not got the screen."""
        here, state = self._here, self._here.match.state
        if not here.has_secrets or not state.actors or here.quick or here.must_happen():
            return False
        seat = state.actors[0]
        return seat != self.holder and here.plays_here(seat)

    def take(self) -> None:
        """The seat that is to act has the screen now."""
        seat = self.handover()
        if seat is not None:
            self.holder = seat

    @contextmanager
    def taken(self) -> Iterator[None]:
        """For a while the seat that is to act has the screen, though nobody looks at it; then it is as before."""
        holder = self.holder
        self.take()
        try:
            yield
        finally:
            self.holder = holder

    def give_up(self) -> None:
        """Who held the screen has lost it as soon as it is to be passed on or shared, also for looking back."""
        if self.handover() is not None or (self.unready() and len(self._here.people()) > 1):
            self.holder = None

    def reseat(self) -> None:
        """Other people sit here. Hands are covered first."""
        if self._here.match.game.hidden and self._here.people() != (self.holder,):
            self.holder = None
        self.forget_ready()

    # ------------------------------------------------------------------ being ready

    @property
    def revealed(self) -> tuple[int, ...]:
        """The seats that play by speed at one screen, whose hands lie face up before them once all are ready."""
        if len(self._here.people()) == 1 or self.unready():
            return ()
        return tuple(sorted(filter(self._here.plays_here, self.ready)))

    @property
    def is_race(self) -> bool:
        """Whether what comes counts by speed, and nobody may begin before all are ready."""
        here = self._here
        return here.match.state.deadline is not None or (here.hurried and here.has_secrets)

    def unready(self) -> tuple[int, ...]:
        """The seats of people who have still to say that they are ready for what counts by speed.

        Before all of them have, hands stay covered, no clock starts and no computer player acts.
        """
        if not self._here.live or not self.is_race:
            return ()
        return tuple(
            seat for seat in self._here.match.state.actors if self._is_awaited(seat) and seat not in self.ready
        )

    def _is_awaited(self, seat: int) -> bool:
        """Whether no race begins before this seat is ready."""
        return self._here.plays_here(seat)

    def be_ready(self, seat: int) -> None:
        """A seat is ready for what counts by speed, until that is over or another position is looked at."""
        if seat in self.unready():
            self.ready.add(seat)

    def forget_ready(self) -> None:
        """Nobody is ready any more."""
        self.ready.clear()
