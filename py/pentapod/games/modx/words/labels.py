"""What is written on the picture of a MODX position, and said of it and its targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapod.engine.english import listed
from pentapod.games.modx.rules.board import CELL_NAMES
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.words.names import SHAPE_NAMES, cell_label
from pentapod.games.modx.words.prompt import prompt


class Labels:
    """The words that the scene asks for."""

    names: tuple[str, ...]
    done: Final = "Done"
    claim: Final = "Claim"
    """On the button of `claims`."""

    def cell(self, position: Position, cell: int) -> str:
        """A cell, and what lies on it."""
        return cell_label(position, cell, self.names)

    def picture(self, position: Position) -> str:
        """A position in words: who has how many points, and what is to be done."""
        seats = range(position.ledger.party.seats)
        points = listed([f"{self.names[seat]} {position.ledger.points[seat]}" for seat in seats])
        return f"MODX. Points: {points}. {prompt(position, self.names, ())}"

    def score(self, cells: Iterable[int]) -> str:
        """All that is about to score."""
        return f"Score {listed([CELL_NAMES[cell] for cell in cells])}"

    def tick(self, shape: str) -> str:
        """The button of a shape, by its id."""
        return f"Tick {SHAPE_NAMES[shape].one}"

    def claims(self, seat: int) -> str:
        """The button with which a seat claims."""
        return f"{self.names[seat]} claims an overlooked pattern"
