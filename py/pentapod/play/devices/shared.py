"""A match that people play at several devices at once, as one of these devices sees it.

Each device has a session and an interaction of its own: its touches, where it looks, which way the board lies. What is
played goes to the meeting (`meeting.py`), and what was played comes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Protocol

from pentapod.engine.match import Match
from pentapod.engine.state import Action, State
from pentapod.engine.words import Stat
from pentapod.play.devices.seats import SeatPlan
from pentapod.play.interaction import Interaction
from pentapod.play.latest import Latest
from pentapod.play.notices import Notice
from pentapod.play.outcomes import Chosen, Outcome, Played, Sent
from pentapod.play.screen import Screen
from pentapod.play.seating import Levels, Names, Seating, SeatStatus
from pentapod.play.session import Session
from pentapod.play.words import say
from pentapod.scene.shapes import Scene


class Table(Protocol):
    """Where the match lies that all of them play (`meeting.Meeting`)."""

    match: Match
    plan: SeatPlan
    ready: set[int]
    dealer: Dealer

    def submit(self, key: int, action: Action, captured: float | None) -> bool: ...
    def resign(self, seat: int) -> None: ...
    def undo(self, key: int) -> str: ...
    def be_ready(self, seat: int) -> None: ...
    def asides(self, key: int) -> Iterator[Notice]: ...
    def place(self, seat: int) -> SeatStatus: ...


class DealersScreen(Screen):
    """Nobody looks at it. It knows who of all people is `ready`, wherever they sit."""

    def __init__(self, here: Seating, ready: set[int]) -> None:
        super().__init__(here)
        self.ready = ready

    def _is_awaited(self, seat: int) -> bool:
        return not self._here.levels[seat]


class SharedScreen(DealersScreen):
    """The screen of one device."""

    def __init__(self, here: Seating, table: Table) -> None:
        super().__init__(here, table.ready)
        self._table = table

    def be_ready(self, seat: int) -> None:
        """A seat of this device is ready; all others learn it."""
        if self._here.plays_here(seat) and seat in self.unready():
            self._table.be_ready(seat)

    def forget_ready(self) -> None:
        """Who is ready is so for all devices, wherever one of them looks."""


class Dealer(Session):
    """The match itself: nobody sits here, dice and consequences happen, and computer players are asked here."""

    def __init__(self, match: Match, names: Names, levels: Levels, ready: set[int]) -> None:
        self._ready = ready
        super().__init__(match, names, levels, mine=frozenset())
        self._stats: Latest[dict[int, tuple[Stat, ...]]] = Latest()
        """What the seats have got in the position that was last looked at."""

    def _make_screen(self) -> Screen:
        return DealersScreen(self, self._ready)

    def stats(self, state: State, seat: int) -> tuple[Stat, ...]:
        """What a seat has got in a position; in the one that was last looked at it is found out once for all."""
        known = self._stats.of(dict, state)
        if seat not in known:
            known[seat] = super().stats(state, seat)
        return known[seat]


class SharedSession(Session):
    """A match as one device sees it whose `mine` are played there. It is at the end of the match, or looks back."""

    shared = True

    def __init__(self, table: Table, mine: Collection[int]) -> None:
        match = table.match.anew()
        match.steps = list(table.match.steps)
        match.go(match.last)
        self._people: tuple[int, ...] | None = None
        self._table = table
        super().__init__(match, table.plan.names, table.plan.levels, mine=frozenset(mine))

    def _make_screen(self) -> Screen:
        return SharedScreen(self, self._table)

    @property
    def dealer(self) -> Session:
        """Where dice fall and computer players are asked."""
        return self._table.dealer

    def follow(self) -> None:
        """Something was played, or taken back. Who looks back goes on looking there."""
        there = self.at_end
        self.match.steps = list(self._table.match.steps)
        count = self.match.last
        self.match.ply = count if there else min(count, self.match.ply)
        self.screen.give_up()
        self.touches.follow()

    def people(self) -> tuple[int, ...]:
        """The seats that people play here: the same for as long as this session lasts."""
        if self._people is None:
            self._people = super().people()
        return self._people

    def stats(self, state: State, seat: int) -> tuple[Stat, ...]:
        """What a seat has got in a position: the same for everybody, and so found out once."""
        return self._table.dealer.stats(state, seat)

    def place(self, seat: int) -> SeatStatus:
        """Where a seat is played."""
        return self._table.place(seat)

    # ------------------------------------------------------------------ what is done elsewhere

    def resign(self, seat: int) -> None:
        """A seat gives up, at the end of the match."""
        self._table.resign(seat)

    def _goes_on(self) -> bool:
        return False

    def waits(self) -> bool:
        """Nobody waits until others have seen what they lost: it stands in the strip, and can be shown again."""
        return False

    # ------------------------------------------------------------------ who may do what

    def looking_on(self) -> tuple[int, ...]:
        """The seats of computer players that may act now as far as anybody is told."""
        return () if self.must_happen() else super().looking_on()

    def _possible(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Nothing while they look back."""
        return super()._possible(actions) if self.at_end else ()

    def elsewhere(self) -> int | None:
        """The seat on another device that is waited for: nobody's while somebody here may act, or try to."""
        state = self.match.state
        may = {*state.as_told().actors, *(seat for seat, _ in state.tries())}
        return super().elsewhere() if may.isdisjoint(self.people()) else None

    def _closed(self) -> str:
        return say("looking-back-shared") if not self.at_end else super()._closed()

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back that somebody here chose."""
        return bool(self.touches.chosen) or (self.at_end and bool(self.people()) and super().can_undo)

    def take_over(self, before: SharedSession) -> None:
        """Go on where the session was that this one takes the place of: the same people sit here."""
        self.screen.holder = before.screen.holder
        self.touches.take_over(before.touches)
        if not before.at_end:
            self.match.go(before.match.ply)

    def last_choice(self) -> int:
        """The position before the last choice of somebody here. Raises `CannotUndo`."""
        ply = self.match.ply
        self.match.go(self.match.last)
        try:
            self._take_back()
            return self.match.ply
        finally:
            self.match.go(ply)


class SharedInteraction(Interaction):
    """What is done at one of the devices, whose number at the table is `key`."""

    session: SharedSession

    def __init__(
        self,
        table: Table,
        key: int,
        session: SharedSession,
        rng: Callable[[], Random],
        following: Callable[[], float],
    ) -> None:
        super().__init__(session, rng, following=following, flipped=session.far)
        self._table = table
        self._key = key
        self._captured: float | None = None
        self.shown: Scene | None = None
        """The picture that was shown last, if it was shown elsewhere."""

    def touch(self, touch: str, captured: float | None = None) -> Outcome:
        """Follow a touch that was made at a time in milliseconds."""
        self._captured = captured
        return super().touch(touch)

    def play(self, action: Action) -> Played | Sent | Chosen:
        """Bring an action to the table; where it counts who was first it may have to wait for an earlier one."""
        self._leave()
        captured, self._captured = self._captured, None
        return Sent(action) if self._table.submit(self._key, action, captured) else Chosen()

    def run_out(self) -> None:
        """The clock that counts is the table's."""

    def undo(self) -> str:
        """Take back the last choice of somebody here, or ask the others; what came of it, as a sentence or ""."""
        self._leave()
        return self._table.undo(self._key)

    def asides(self) -> Iterator[Notice]:
        """What the table has to say to who sits at the host's screen."""
        return self._table.asides(self._key)

    def sit(self, session: SharedSession) -> None:
        """Others sit here now, or go by other names."""
        self._leave()
        if session.mine != self.session.mine:
            self.flipped = session.far
        else:
            session.take_over(self.session)
        self.session = session
