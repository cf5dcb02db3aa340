"""Who sits on this screen: whose turn is played here, whose hand is shown, to whom the screen must be passed.

It knows no browser. Whoever held the screen has lost it as soon as it is to be passed on, and sees nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from pentapod.engine.match import Match, Step
from pentapod.engine.state import CHANCE, Deadline

Seats = frozenset[int]


class Whereabouts(NamedTuple):
    """Where a seat is played: "host", "device", "lost", "open", "computer", or "" where nobody plays elsewhere."""

    kind: str
    ms: int | None = None
    """How long the way to a device and back takes, in milliseconds, if it is known."""


HERE: Final = Whereabouts("")


def only(seat: int | None) -> Seats | None:
    """The seats that are played at a screen where only this one is; None where all are."""
    return None if seat is None else frozenset({seat})


class Screen:
    """A match as it is looked at here. `levels` are those of the computer players by seat, 0 for a person."""

    def __init__(
        self,
        match: Match,
        names: tuple[str, ...],
        levels: tuple[int, ...],
        read_only: bool,
        mine: Seats | None,
        resumed: bool,
    ) -> None:
        self.match = match
        self.names = names
        self.levels = levels or (0,) * len(names)
        self.read_only = read_only
        self.mine = mine
        """The seats that are played here; None where all sit on this screen."""
        self.resumed = resumed and not self.at_end
        """Whether the game goes on from the earlier position shown: somebody has undone to it or played there."""
        self.holder: int | None = None
        """The seat that has the screen, where secrets are held."""
        self.told_all = False
        """Whether nothing is secret though the line shown goes on: it is a variation of a game that is over."""
        self.bound: Seats | None = None
        """With fair dice, the seats whose secrets are here; None where seats are bound to no device."""
        self.seed = ""
        """What the secrets of this device follow from; "" where it has no part in fair dice."""
        self._ready: set[int] = set()
        self.told: dict[int, tuple[Step, object, Any]] = {}
        """The actions that were told lately, by ply: to whom, and how (`story.py`)."""
        self._find_holder()

    def _find_holder(self) -> None:
        """Who sits alone here has the screen from the beginning."""
        people = self.people()
        self.holder = people[0] if len(people) == 1 else None

    @property
    def at_end(self) -> bool:
        """Whether the newest position is shown."""
        return self.match.ply == len(self.match.steps)

    @property
    def live(self) -> bool:
        """Whether the game goes on from the position shown, instead of only being looked at."""
        return not self.read_only and (self.at_end or self.resumed)

    @property
    def is_open(self) -> bool:
        """Whether nothing is secret, wherever one looks: the game is over."""
        return self.told_all or self.match.latest.result is not None

    @property
    def quick(self) -> bool:
        """Whether it counts who acts when: several seats may act now, or try to, or a clock runs."""
        state = self.match.state
        return len(state.actors) > 1 or state.deadline is not None or bool(state.tries())

    @property
    def hurried(self) -> bool:
        """Whether there is no time to ask again: it is nobody's turn, or a clock runs."""
        state = self.match.state
        return state.deadline is not None or (state.turn is None and len(state.actors) > 1)

    def _plays_here(self, seat: int) -> bool:
        """Whether a person plays this seat on this screen."""
        if seat == CHANCE or self.levels[seat] or (self.bound is not None and seat not in self.bound):
            return False
        return self.mine is None or seat in self.mine

    def people(self) -> tuple[int, ...]:
        """The seats that people play on this screen."""
        return tuple(filter(self._plays_here, range(len(self.names))))

    @property
    def you(self) -> int | None:
        """The seat of the only person here: what happens to it is told to "you". None where there are more, or none."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    @property
    def alone(self) -> bool:
        """Whether one person plays against computer players only."""
        return self.mine is None and self.you is not None and any(self.levels)

    def must_happen(self) -> bool:
        """Whether the next action is no player's choice: chance, or a consequence."""
        state = self.match.state
        return state.actors == (CHANCE,) or state.automatic

    # ------------------------------------------------------------------ secrets

    @property
    def viewer(self) -> int | None:
        """For whose eyes the position is drawn and told: CHANCE, who dealt, sees all, once the game is over."""
        if self.is_open:
            return CHANCE
        return None if self.quick and len(self.people()) > 1 else self.holder

    @property
    def revealed(self) -> tuple[int, ...]:
        """The seats that play by speed at one screen, whose hands lie face up before them once all are ready."""
        if len(self.people()) == 1 or self.unready():
            return ()
        return tuple(sorted(filter(self._plays_here, self._ready)))

    @property
    def onlooker(self) -> int | None:
        """For whose eyes a picture is drawn that leaves the page: hands stay hidden while the game goes on."""
        return CHANCE if self.is_open else None

    @property
    def tells_hands(self) -> bool:
        """Whether a link or record of the match tells what some of its players may not know."""
        match = self.match
        return not self.is_open and any(match.state_at(ply).hidden for ply in range(len(match.steps) + 1))

    @property
    def unattended(self) -> bool:
        """Whether hands are hidden and none of the several people here has the screen."""
        return self.tells_hands and self.holder is None and len(self.people()) > 1

    def handover(self) -> int | None:
        """The seat to which the screen must be passed before it can act or see its hand, if there is one."""
        if not self.live or not self._has_secrets():
            return None
        if self.mine is not None and len(self.mine) == 1:
            return min(self.mine) if self.holder is None else None
        return self.match.state.actors[0] if self._is_covered() else None

    def _has_secrets(self) -> bool:
        """Whether something is hidden in the position shown; after the end nothing is, wherever one looks."""
        return self.match.state.hidden and not self.is_open

    def _give_screen_up(self) -> None:
        """Who held the screen has lost it as soon as it is to be passed on or shared, also for looking back."""
        if self.handover() is not None or (self.unready() and len(self.people()) > 1):
            self.holder = None

    def elsewhere(self) -> int | None:
        """The seat that is waited for, if it is played elsewhere; a clock waits for nobody."""
        state = self.match.state
        if self.mine is None or state.deadline is not None or not state.actors or self.must_happen():
            return None
        awaited = state.actors if state.turn is None else (state.turn,)
        return None if any(self.levels[seat] or seat in self.mine for seat in awaited) else awaited[0]

    def play_as(self, seats: Seats | None) -> None:
        """Only these seats are played here from now on; with None all are. Hands are covered first."""
        self.mine = seats
        people = self.people()
        if self.match.game.hidden and people != (self.holder,):
            self.holder = None
        self._forget_ready()

    def take_screen(self) -> None:
        """The seat that is to act has the screen now."""
        seat = self.handover()
        if seat is not None:
            self.holder = seat

    @contextmanager
    def taken(self) -> Iterator[None]:
        """For a while the seat that is to act has the screen, though nobody looks at it; then it is as before."""
        holder = self.holder
        self.take_screen()
        try:
            yield
        finally:
            self.holder = holder

    @property
    def far(self) -> bool:
        """Whether the only seat that is played here sits at the far side of the board, as it is drawn unturned."""
        people = self.people()
        return len(people) == 1 and 2 * people[0] >= len(self.names)

    def unready(self) -> tuple[int, ...]:
        """The seats of people who have still to say that they are ready for what counts by speed.

        Before all of them have, hands stay covered, no clock starts and no computer player acts.
        """
        state = self.match.state
        if not self.live or not self._is_race():
            return ()
        return tuple(seat for seat in state.actors if self._is_awaited(seat) and seat not in self._ready)

    def _is_awaited(self, seat: int) -> bool:
        """Whether no race begins before this seat is ready."""
        return self._plays_here(seat)

    def _forget_ready(self) -> None:
        """Nobody is ready any more."""
        self._ready.clear()

    def _is_race(self) -> bool:
        state = self.match.state
        return state.deadline is not None or (self.hurried and self._has_secrets())

    def be_ready(self, seat: int) -> None:
        """A seat is ready for what counts by speed, until that is over or another position is looked at."""
        if seat in self.unready():
            self._ready.add(seat)

    @property
    def deadline(self) -> Deadline | None:
        """The clock that runs now, if one does."""
        return self.match.state.deadline if self.live and not self.unready() else None

    def _is_covered(self) -> bool:
        """Whether this position is for a seat to play that has not got the screen."""
        state = self.match.state
        if not self._has_secrets() or not state.actors or self.quick or self.must_happen():
            return False
        seat = state.actors[0]
        return seat != self.holder and self._plays_here(seat)
