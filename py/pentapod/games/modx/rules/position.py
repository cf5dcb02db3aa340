"""What a position of MODX consists of: the task in hand, the X-pieces, and the ledger of what changes less often.

Only what must be remembered is stored. Everything that follows from it (points, free cells, whether a pattern stands)
is derived when it is first asked for, so that no rule has to keep it true.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import NamedTuple, Self, TypeVar

from pentapod.engine.state import Actions, Seats
from pentapod.engine.values import Numbers, bits_of, clockwise, union
from pentapod.games.modx.data.table import COLOURS, MARKERS, Party
from pentapod.games.modx.rules.board import EVERYWHERE, flags
from pentapod.games.modx.rules.patterns import lacking, standing
from pentapod.games.modx.rules.task import PLACEMENTS, Place, Task

Stack = Numbers
"""The markers of a cell, by owner, from the bottom to the top."""


class Joker(NamedTuple):
    """One of the five Jokers."""

    cell: int
    """Where it lies or, when it was lifted, where it came from."""
    lifted: bool = False
    """Whether it is in the hand of the player who is to put it back."""


class Overlooked(NamedTuple):
    """A pattern that stood at the end of a turn and may be claimed."""

    colour: int
    pattern: int
    """Its number."""


class _Entries(NamedTuple):
    """What is stored in a `Ledger`."""

    party: Party
    claiming: bool
    """Whether patterns are ticked, and overlooked ones may be claimed. Players find out themselves which there are."""
    stacks: tuple[Stack, ...]
    """The markers of each cell."""
    jokers: tuple[Joker, ...] = ()
    """The Jokers in play. Each keeps its place in this order as long as the game lasts."""
    out: Seats = ()
    """The seats that resigned, ascending."""
    overlooked: tuple[Overlooked, ...] = ()
    """The patterns that may be claimed, ascending."""
    interrupted: Task | None = None
    """What a claim interrupted, to go on with when the claimed patterns have scored."""


class Ledger(_Entries):
    """What changes only when patterns score or are overlooked, Jokers move, or a seat resigns; and what follows."""

    @cached_property
    def joker_cells(self) -> int:
        """The cells of the Jokers on the board."""
        return bits_of(cell for cell, lifted in self.jokers if not lifted)

    @cached_property
    def tops(self) -> Numbers:
        """The cells with a marker of each colour on top: those under pieces, too."""
        return _tops(self.stacks)

    @cached_property
    def points(self) -> Numbers:
        """The markers on top of their stacks, by colour."""
        return tuple(cells.bit_count() for cells in self.tops)

    @cached_property
    def most(self) -> int:
        """The points of the team that has the most."""
        return max(map(self.points_of, self.party.teams))

    @cached_property
    def content(self) -> str:
        """What tells ledgers of one game apart; a text is compared quickly, for it keeps its hash."""
        return f"{self.joker_cells} {_written(self.stacks)} {self.overlooked} {self.interrupted}"

    @cached_property
    def markers(self) -> Numbers:
        """Markers not yet played, by colour."""
        laid = [owner for stack in self.stacks for owner in stack]
        return tuple(MARKERS - laid.count(colour) for colour in range(len(COLOURS)))

    @property
    def sides(self) -> list[Seats]:
        """The teams (of one seat each, if there are none) that are still in the game: one of their seats is."""
        return [team for team in self.party.teams if not set(team) <= set(self.out)]

    def points_of(self, team: Seats) -> int:
        """The points of all seats of a team."""
        points = self.points
        return sum([points[seat] for seat in team])

    def team_of(self, seat: int) -> Seats:
        """The seats that win together with a seat, itself among them."""
        return next(team for team in self.party.teams if seat in team)

    @cached_property
    def following(self) -> tuple[Place, ...]:
        """The placement that comes after the turn of each seat."""
        return _following(self.party.seats, self.out)


# The next two are asked for the same stacks again and again, for every place that Jokers may be put back to.


@lru_cache(maxsize=1024)
def _tops(stacks: tuple[Stack, ...]) -> Numbers:
    """The cells with a marker of each colour on top."""
    tops = [0] * len(COLOURS)
    for cell, stack in enumerate(stacks):
        if stack:
            tops[stack[-1]] |= 1 << cell
    return tuple(tops)


@lru_cache(maxsize=1024)
def _written(stacks: tuple[Stack, ...]) -> str:
    return str(stacks)


@cache
def _following(seats: int, out: Seats) -> tuple[Place, ...]:
    """By seat, the next turn clockwise of a seat that has not resigned."""
    others = {*range(seats)} - {*out}
    return tuple(PLACEMENTS[clockwise(others, seat, seats)[0]] for seat in range(seats))


class Position:
    """A position, immutable. A position in the editor may have pieces of colours that do not play."""

    __slots__ = ("_patterned", "ledger", "listed", "pieces", "quiet", "spaces", "task")

    ledger: Ledger
    task: Task
    pieces: Numbers
    """The cells of the X-pieces, by seat."""
    quiet: int
    """Placements since the last new marker."""
    spaces: bytes
    """One byte for each cell: 1 if it is free, else 0."""
    listed: Actions | None
    """The legal actions, once they have been listed."""

    def __init__(
        self,
        ledger: Ledger,
        task: Task,
        pieces: Numbers,
        quiet: int,
        spaces: bytes | None = None,
        patterned: bool | None = None,
    ) -> None:
        """`spaces` and `patterned` follow from the rest: whoever knows them already passes them in."""
        self.ledger = ledger
        self.task = task
        self.pieces = pieces
        self.quiet = quiet
        self.spaces = flags(self.free) if spaces is None else spaces
        self._patterned = patterned
        self.listed = None

    @property
    def free(self) -> int:
        """The cells with neither X-piece nor Joker. Markers never block."""
        return EVERYWHERE & ~(self.ledger.joker_cells | sum(self.pieces))

    @property
    def patterned(self) -> bool:
        """Whether a pattern of any colour stands, other than one of Jokers only."""
        if self._patterned is None:
            jokers = self.ledger.joker_cells
            self._patterned = any(standing(own | jokers) for own in self.pieces if own)
        return self._patterned

    def patterns(self, colour: int) -> list[int]:
        """The numbers of the patterns of a colour that stand, ascending."""
        return standing(self.pieces[colour] | self.ledger.joker_cells)

    def cells_lacking(self, count: int, colour: int) -> int:
        """The empty cells of patterns that lack so many pieces of a colour, at most three, and can still be made."""
        own = self.pieces[colour]
        filled = own | self.ledger.joker_cells
        return union(lacking(count, filled, sum(self.pieces) ^ own)) & ~filled

    def owner(self, cell: int) -> int | None:
        """The colour of the X-piece on a cell, if there is one."""
        return next((seat for seat, own in enumerate(self.pieces) if own >> cell & 1), None)

    def replace(
        self,
        task: Task | None = None,
        *,
        ledger: Ledger | None = None,
        pieces: Numbers | None = None,
        quiet: int | None = None,
    ) -> Self:
        """This position with what is given in place of its own."""
        ledger_now, pieces_now = ledger or self.ledger, pieces or self.pieces
        task, quiet = task or self.task, self.quiet if quiet is None else quiet
        if ledger_now is self.ledger and pieces_now is self.pieces:
            return type(self)(ledger_now, task, pieces_now, quiet, self.spaces, self._patterned)
        return type(self)(ledger_now, task, pieces_now, quiet)


P = TypeVar("P", bound=Position)
"""What a rule is given, which is what it gives back: a plain position, or one with all that the engine asks for."""
