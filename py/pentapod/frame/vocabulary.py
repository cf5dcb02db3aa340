"""The words that games are written with, by what stands before the dot: what an editor completes, what a mistake is
compared with, what the help of the workshop lists. Whatever else these classes have, the frame needs for itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pentapod.engine.values import Names
from pentapod.frame.fields import Board, Cups, Deck, Field, Hands, Holding, Score
from pentapod.frame.position import Cells, Each
from pentapod.frame.spaces import Space, Squares, Track
from pentapod.frame.state import State

WORDS: Final[Mapping[type, Names]] = {
    State: (
        *("seat", "seats", "opponent", "end_turn", "after_seat", "can_act", "tell", "out", "resigned", "cells"),
        *("ending", "impossible", "set_up", "shown", "has_left", "leave"),
    ),
    Cells: ("owner", "row_owner", "places", "count", "is_full", "move"),
    Holding: ("wait", "discard"),
    Space: (
        *("neighbours", "step", "ray", "rows", "rank", "column", "at", "connects", "symmetries"),
        *("empty", "own", "enemy", "columns"),
    ),
    Squares: ("around",),
    Track: ("ahead",),
}
"""Of each class the words that it has beside those of what it extends."""

VALUES: Final[Mapping[type[Field[Any]], type]] = {
    Board: Cells,
    Cups: Holding,
    Deck: str,
    Hands: Holding,
    Score: Each,
}
"""What a field is in a position, where that has words of its own or none at all."""


def words_of(kind: type) -> Names:
    """The words of a class, its own and those of what it extends."""
    return tuple(word for owner in kind.__mro__ for word in WORDS.get(owner, ()))
