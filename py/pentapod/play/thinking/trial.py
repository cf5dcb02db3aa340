"""The position before a mistake of a finished game, set before somebody who tries to do better."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

from pentapod.engine.state import Action, Paths
from pentapod.play.notices import Notice, Offer
from pentapod.play.session import Session
from pentapod.play.words import say

LEVEL: Final = 3
"""How strong computer players are at the seats where people sat."""


class Standing(Enum):
    """What came of it."""

    OPEN = auto()
    FOUND = auto()
    MISSED = auto()


class Trial(Session):
    """The game goes on from before the mistake that led to a ply: its seat is played here, all others by computers.

    `loss` is what it cost of the win, `good` are the paths that would have been better. The finished game stays as it
    was, and this one is not kept.
    """

    def __init__(self, finished: Session, ply: int, loss: float, good: Paths) -> None:
        match = finished.match
        before = match.anew()
        before.steps = match.steps[: ply - 1]
        before.go(ply - 1)
        self.seat = match.action_at(ply).seat
        levels = tuple(0 if seat == self.seat else level or LEVEL for seat, level in enumerate(finished.levels))
        super().__init__(before, finished.names, levels)
        self.loss = loss
        self.good = good
        self.is_kept = False
        self._start = before.last

    @property
    def standing(self) -> Standing:
        """Whether what was done first is about as good as the best."""
        done = self.done
        if done is None:
            return Standing.OPEN
        return Standing.FOUND if done.path in self.good else Standing.MISSED

    @property
    def done(self) -> Action | None:
        """What was done first, if something was."""
        steps = self.match.steps[self._start : self.match.ply]
        return next((step.action for step in steps if step.action.seat == self.seat), None)

    def asides(self) -> Iterator[Notice]:
        """How the player fares."""
        leave, show = Offer(say("trial-leave"), "leave-trial"), Offer(say("trial-show"), "show-better")
        match self.standing:
            case Standing.OPEN:
                yield Notice(say("trial-open", loss=round(100 * self.loss)), (show, leave), "task")
            case Standing.FOUND:
                yield Notice(say("trial-found"), (leave._replace(primary=True),), "task")
            case Standing.MISSED:
                again = Offer(say("trial-again"), "try-again", primary=True)
                yield Notice(say("trial-missed"), (again, show, leave), "task")

    def begin_again(self) -> None:
        """Back to the position before the mistake, as if nothing had been done since."""
        self.go(self._start)
        del self.match.steps[self._start :]
