"""What rules, touches and fields know of a position: whose turn it is, and what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

from pentapod.engine import state as engine
from pentapod.engine.values import Names, indexed
from pentapod.frame.pieces import Piece
from pentapod.frame.reasons import Frozen

Value = TypeVar("Value")

Row = Names
"""The names of some places."""


class Cells(dict[str, Piece | None]):
    """What lies on the places of a board: `cells[place]` is a piece, or None."""

    is_open = False
    """Whether it may be written to, because an action is being carried out."""

    def __init__(self, pieces: Mapping[str, Piece | None], keys: Mapping[str, int] | None = None) -> None:
        super().__init__(pieces)
        self.keys_of: dict[str, int] = dict(keys) if keys else indexed(pieces)
        """What tells pieces apart that look alike, by their places: a picture sees by it which one has moved."""

    def __setitem__(self, place: str, piece: Piece | None) -> None:
        if not self.is_open:
            raise Frozen("A position is changed by actions alone.")
        super().__setitem__(place, piece)
        self.keys_of[place] = 1 + max(self.keys_of.values())

    def owner(self, place: str) -> int | None:
        """The seat whose piece lies on a place; None if none does."""
        piece = self[place]
        return None if piece is None else piece.seat

    def row_owner(self, row: Row) -> int | None:
        """The seat whose pieces lie on all places of a row; None if no seat's do."""
        first = self.owner(row[0])
        return first if first is not None and all(self.owner(place) == first for place in row[1:]) else None

    def places(self, seat: int, kind: str = "") -> Row:
        """The places on which pieces of a seat lie, of one kind or of all."""
        return tuple(
            place
            for place, piece in self.items()
            if piece and piece.seat == seat and piece.kind in (kind or piece.kind)
        )

    def count(self, seat: int, kind: str = "") -> int:
        """How many pieces of a seat there are, of one kind or of all."""
        return len(self.places(seat, kind))

    @property
    def is_full(self) -> bool:
        """Whether something lies on every place."""
        return all(self.values())

    def move(self, origin: str, to: str) -> Piece | None:
        """Move what lies on a place to another. What lay there is gone, and is given back."""
        taken, key = self[to], self.keys_of[origin]
        self[to], self[origin] = self[origin], None
        self.keys_of[to] = key
        return taken


class Each(list[Value]):
    """One value for each seat."""

    is_open = False

    def __setitem__(self, seat: Any, value: Any) -> None:
        if not self.is_open:
            raise Frozen("A position is changed by actions alone.")
        super().__setitem__(seat, value)


def _fixed(*_: object, **__: object) -> NoReturn:
    raise TypeError("A board keeps its places, and seats keep their values: write to one of them, as in board[place].")


for _name in ("clear", "pop", "popitem", "setdefault", "update", "__delitem__", "__ior__"):
    setattr(Cells, _name, _fixed)
for _name in ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "__delitem__", "__iadd__"):
    setattr(Each, _name, _fixed)


class Position(engine.State):
    """A position as its parts see it; `state.py` makes it whole. Its fields are attributes by their names."""

    seats: int
    """How many seats the game has."""
    seat: int
    """Whose turn it is."""

    def cells(self, space: object) -> Cells:
        """What lies on the places of a space."""
        raise NotImplementedError
