"""Who sits here: the match on the board, whose seats people play at this screen, and whether the game goes on there."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE

Seats = frozenset[int]
Names = tuple[str, ...]
"""What the seats are called."""
Levels = tuple[int, ...]
"""The strength of the computer player of each seat, 0 for a person; () for nothing but people."""


class SeatStatus(NamedTuple):
    """Where a seat is played: "host", "device", "lost", "open", "computer", or "" where nobody plays elsewhere."""

    kind: str
    ms: int | None = None
    """How long the way to a device and back takes, in milliseconds, if it is known."""


HERE: Final = SeatStatus("")


def only(seat: int | None) -> Seats | None:
    """The seats that are played at a screen where only this one is; None where all are."""
    return None if seat is None else frozenset({seat})


class Seating:
    """A match as it is looked at here. `levels` are those of the computer players by seat, 0 for a person."""

    def __init__(
        self,
        match: Match,
        names: Names,
        levels: Levels,
        read_only: bool,
        mine: Seats | None,
        resumed: bool,
    ) -> None:
        self.match = match
        self.names = names
        self.levels = levels or (0,) * len(names)
        self.read_only = read_only
        self.mine = mine
        """The seats that are played here; None where all sit at this screen."""
        self.resumed = resumed and not self.at_end
        """Whether the game goes on from the earlier position shown: somebody has undone to it or played there."""
        self.told_all = False
        """Whether nothing is secret though the line shown goes on: it is a variation of a game that is over."""
        self.bound: Seats | None = None
        """With fair dice, the seats whose secrets are here; None where seats are bound to no device."""
        self.seed = ""
        """What the secrets of this device follow from; "" where it has no part in fair dice."""

    @property
    def at_end(self) -> bool:
        """Whether the newest position is shown."""
        return self.match.ply == self.match.last

    @property
    def live(self) -> bool:
        """Whether the game goes on from the position shown, instead of only being looked at."""
        return not self.read_only and (self.at_end or self.resumed)

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

    def must_happen(self) -> bool:
        """Whether the next action is no player's choice: chance, or a consequence."""
        state = self.match.state
        return state.actors == (CHANCE,) or state.automatic

    # ------------------------------------------------------------------ who plays here

    def plays_here(self, seat: int) -> bool:
        """Whether a person plays this seat at this screen."""
        if seat == CHANCE or self.levels[seat] or (self.bound is not None and seat not in self.bound):
            return False
        return self.mine is None or seat in self.mine

    def people(self) -> tuple[int, ...]:
        """The seats that people play at this screen."""
        return tuple(filter(self.plays_here, range(len(self.names))))

    @property
    def you(self) -> int | None:
        """The seat of the only person here: what happens to it is told to "you". None where there are more, or none."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    @property
    def alone(self) -> bool:
        """Whether one person plays against computer players only."""
        return self.mine is None and self.you is not None and any(self.levels)

    @property
    def far(self) -> bool:
        """Whether the only seat that is played here sits at the far side of the board, as it is drawn unturned."""
        return self.you is not None and 2 * self.you >= len(self.names)

    def elsewhere(self) -> int | None:
        """The seat that is waited for, if it is played elsewhere; a clock waits for nobody."""
        state = self.match.state
        if self.mine is None or state.deadline is not None or not state.actors or self.must_happen():
            return None
        awaited = state.actors if state.turn is None else (state.turn,)
        return None if any(self.levels[seat] or seat in self.mine for seat in awaited) else awaited[0]

    # ------------------------------------------------------------------ secrets

    @property
    def is_open(self) -> bool:
        """Whether nothing is secret, wherever one looks: the game is over."""
        return self.told_all or self.match.latest.result is not None

    @property
    def has_secrets(self) -> bool:
        """Whether something is hidden in the position shown; after the end nothing is, wherever one looks."""
        return self.match.state.hidden and not self.is_open

    @property
    def tells_hands(self) -> bool:
        """Whether a link or record of the match tells what some of its players may not know."""
        match = self.match
        return not self.is_open and any(match.state_at(ply).hidden for ply in range(match.last + 1))

    @property
    def onlooker(self) -> int | None:
        """For whose eyes a picture is drawn that leaves the page: hands stay hidden while the game goes on."""
        return CHANCE if self.is_open else None
