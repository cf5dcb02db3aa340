"""What the editor of MODX says."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import listed
from pentapod.engine.state import CHANCE
from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, X_PIECES
from pentapod.games.modx.rules.board import CELL_NAMES
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Place, Score, SetUp, Tick
from pentapod.games.modx.words.names import cell_label


class Editing:
    """The words that the editor asks for."""

    x_pieces: Final = "X-pieces"
    jokers: Final = "Jokers"
    markers: Final = "Markers"
    """These three are headings."""
    joker: Final = "Joker"
    knob_names: Final = {
        "stage": "What is done now",
        "turn": "Turn",
        "quiet": "Placements since the last marker",
        "overlooked": "Overlooked patterns",
    }
    stages: Final = {
        Deal.kind: "Chance names the oldest player",
        SetUp.kind: "The Jokers are placed",
        Place.kind: "An X is placed",
        Score.kind: "Patterns score",
        Tick.kind: "Patterns are ticked",
        Cover.kind: "The last markers are laid",
        Move.kind: "Jokers are put back",
    }
    endings: Final = {
        Ending.TARGET: "Over: enough points",
        Ending.MARKERS: "Over: a player has no marker left",
        Ending.JOKER: "Over: a pattern of Jokers",
        Ending.PIECES: "Over: a player has no X left",
        Ending.QUIET: "Over: a draw",
        Ending.RESIGN: "Over: the others resigned",
    }
    in_or_out: Final = {"in": "Plays", "out": "Resigned"}
    overlooked: Final = {
        "none": "None can be claimed",
        "all": "All that stand can be claimed",
        "some": "Some can be claimed",
    }

    def sketch(self, position: Position) -> str:
        """A position in the making, in words."""
        ledger = position.ledger
        points = listed([f"{COLOURS[seat]} {ledger.points[seat]}" for seat in range(ledger.party.seats)])
        return f"MODX, a position in the making. Points: {points}."

    def cell_of_hand(self, position: Position, cell: int) -> str:
        """A cell from which a Joker of the hand came, and what lies on it."""
        return f"{cell_label(position, cell, COLOURS)}, a Joker from here in the hand"

    def x_piece(self, seat: int) -> str:
        """An X-piece to be put."""
        return f"{COLOURS[seat]}'s X"

    def marker(self, seat: int) -> str:
        """A marker to be put."""
        return f"{COLOURS[seat]}'s marker"

    def seat(self, seat: int) -> str:
        """A seat whose turn it can be; CHANCE is nobody."""
        return "Nobody" if seat == CHANCE else COLOURS[seat]

    # Why something cannot be done:

    def not_playing(self, seat: int) -> str:
        """The seat of a piece is not in the game."""
        return f"{COLOURS[seat]} does not play in this game."

    def no_x_left(self, seat: int) -> str:
        """All X-pieces of a seat are used up."""
        return f"All {X_PIECES} X-pieces of {COLOURS[seat]} are on the board."

    def no_marker_left(self, seat: int) -> str:
        """All markers of a seat are used up."""
        return f"All {MARKERS} markers of {COLOURS[seat]} are on the board."

    def no_joker_left(self) -> str:
        """All Jokers are used up."""
        return f"All {JOKERS} Jokers are in play."

    def own_marker(self) -> str:
        """A marker would cover one of its colour."""
        return "A marker never lies on one of its own colour."

    def lies_there(self, cell: int) -> str:
        """A piece is on its cell already."""
        return f"It lies on {CELL_NAMES[cell]} already."

    def nothing_on(self, cell: int) -> str:
        """There is nothing to take."""
        return f"Nothing lies on {CELL_NAMES[cell]}."
