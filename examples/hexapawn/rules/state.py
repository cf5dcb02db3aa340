"""The rules of Hexapawn: a position, what may be done in it and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.reason import Reason, Why, because
from pentapod.engine.state import RESIGN, Action, IllegalAction, Path, State
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SQUARES, START
from pentapod.games.hexapawn.rules.board import BLUE, has_arrived, moved, moves
from pentapod.games.hexapawn.rules.check import check
from pentapod.games.hexapawn.rules.text import Position, read, written


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Hexapawn(State):
    """A position in which `seat` is to move. A board has the letter of a pawn, or a dot, for each square."""

    board: str = START
    seat: int = BLUE
    resigned: int | None = None

    @property
    def loser(self) -> int | None:
        """Who has resigned, or is to move and cannot: a pawn of the other side has arrived, or none can move."""
        if self.resigned is not None:
            return self.resigned
        return self.seat if has_arrived(self.board, 1 - self.seat) or not moves(self.board, self.seat) else None

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.seat,) if self.loser is None else ()

    @property
    def out(self) -> tuple[int, ...]:
        return () if self.resigned is None else (self.resigned,)

    def actions(self) -> Sequence[Action]:
        return moves(self.board, self.seat) if self.loser is None else ()

    def objection(self, path: Path, viewer: int | None) -> Why | None:
        if not path or path[0] not in SQUARES or self.board[SQUARES.index(path[0])] not in PAWNS[self.seat]:
            return because("own-pawn", seat=self.seat)
        moves = any(action.path[0] == path[0] for action in self.actions())
        return because("not-there" if moves else "stuck", place=path[0])

    def deed(self, action: Action, viewer: int | None = None) -> Reason:
        (origin, to), taken = action.path, self.costs(action)
        facts = {"seat": action.seat, "other_seat": 1 - action.seat, "origin_place": origin, "place": to}
        return Reason("take" if taken else "move", facts)

    def after(self, action: Action) -> Hexapawn:
        if action not in self.actions():
            raise IllegalAction(action)
        return Hexapawn(moved(self.board, action.path), 1 - self.seat)

    def resign(self, seat: int) -> Hexapawn:
        if self.loser is not None:
            raise IllegalAction(Action(seat, RESIGN))
        return replace(self, resigned=seat)

    @property
    def result(self) -> tuple[float, ...] | None:
        return None if self.loser is None else (float(self.loser), 1.0 - self.loser)

    def costs(self, action: Action) -> tuple[int, ...]:
        taken = self.board[SQUARES.index(action.path[1])] != EMPTY
        return (1 - action.seat,) if taken else ()

    def text(self) -> str:
        return written(Position(self.board, self.seat, self.resigned))


def start(options: Options) -> Hexapawn:
    return Hexapawn()


def position(text: str) -> Hexapawn:
    """Read what `Hexapawn.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    found = read(text)
    check(found)
    return Hexapawn(*found)


def teams(options: Options) -> Teams:
    return ((0,), (1,))


def settled(state: State) -> Options:
    return {}
