"""What Hexapawn says, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.english import counted, inside, noun, won
from pentapod.engine.state import Action, Path
from pentapod.engine.words import Stat, Words
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SQUARES
from pentapod.games.hexapawn.rules.board import has_arrived
from pentapod.games.hexapawn.rules.state import Hexapawn

TITLES: Final = ("Blue", "Orange")

FAULTS: Final = {
    "board": "{part} is not {size} rows of {size} squares with pawns or dots.",
    "column": "A pawn of {seat} left its column, which it does only when it takes a pawn.",
    "pawn-twice": "Pawn {part} stands on more than one square.",
    "resigned": "The game is over, and nobody can have resigned.",
    "short": "A position has three parts: the board, who is to move and who has resigned.",
    "unmoved": "{seat} cannot have moved last, for no pawn of {seat} has left its row.",
    "won": "{seat} has won, and cannot be to move.",
}

REFUSALS: Final = {
    "not-there": "A pawn moves one square ahead if that is empty, and takes one square diagonally ahead.",
    "own-pawn": "{seat} moves a pawn of their own.",
    "stuck": "The pawn on {place} cannot move: the way ahead is blocked, and there is nothing to take.",
}

DEEDS: Final = {
    "move": "{seat} moved a pawn from {origin_place} to {place}.",
    "take": "{seat} took {other_seat}'s pawn on {place} from {origin_place}.",
}

ADVICE: Final = {
    "move": "Move the pawn from {origin_place} to {place}",
    "take": "Take the pawn on {place} from {origin_place}",
}


class HexapawnWords(Words[Hexapawn]):
    """The English of Hexapawn."""

    titles = TITLES
    summary = "Three pawns against three on nine squares: break through, or leave the other side without a move."
    options = ()
    faults = FAULTS
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE
    to_move: Final = "To move"

    def prompt(self, state: Hexapawn, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        if state.loser is not None:
            return _ending(state, state.loser, names)
        name = names[state.seat]
        return f"{name}: move the pawn on {chosen[0]} to a marked square." if chosen else f"{name}: move a pawn."

    def stats(self, state: Hexapawn, seat: int) -> tuple[Stat, ...]:
        pawns = sum(pawn in PAWNS[seat] for pawn in state.board)
        return (Stat(noun(pawns, "pawn"), pawns),)

    def reasons(
        self, state: Hexapawn, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        after = state.after(action)
        if after.loser is not None:
            return ("it wins",)
        return (f"it leaves {names[after.seat]} {counted(len(after.actions()), 'move')}",)

    def about(self, state: Hexapawn, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        seat = owner(state, touch) if touch in SQUARES else None
        if seat is None:
            return ()
        goal = "far" if seat == 0 else "near"
        return (
            f"{names[seat]}'s pawn on {touch}",
            "It moves one square ahead if that is empty, and takes one square diagonally ahead.",
            f"On the {goal} row, as Blue sees the board, it wins.",
        )

    # What the scene and the editor ask for:

    def picture(self, state: Hexapawn) -> str:
        """The position in a sentence, for somebody who cannot see it."""
        blue, orange = (sum(pawn in pawns for pawn in state.board) for pawns in PAWNS)
        return f"Hexapawn: {blue} blue and {orange} orange pawns."

    def square(self, state: Hexapawn, square: str) -> str:
        """A square and what stands on it."""
        seat = owner(state, square)
        return f"{square}, empty" if seat is None else f"{square}, {self.names[seat]}'s pawn"

    def piece(self, seat: int, letter: str) -> str:
        """A pawn to be put on the board."""
        return f"{self.names[seat]}'s pawn from column {letter.lower()}"

    def pieces_of(self, seat: int) -> str:
        """The heading above the pawns of a seat."""
        return f"{self.names[seat]}'s pawns"

    def standing(self) -> str:
        """Why a pawn cannot be put once more."""
        return "This pawn stands on the board already."

    def empty(self, square: str) -> str:
        """Why nothing is taken from a square."""
        return f"The square {square} is empty."


def owner(state: Hexapawn, square: str) -> int | None:
    """The seat whose pawn stands on a square, by its name."""
    pawn = state.board[SQUARES.index(square)]
    return None if pawn == EMPTY else 0 if pawn in PAWNS[0] else 1


def _ending(state: Hexapawn, loser: int, names: Sequence[str]) -> str:
    winners = (names[1 - loser],)
    if state.resigned is not None:
        return won(winners, f"{inside(names[loser])} resigned")
    if has_arrived(state.board, 1 - loser):
        return won(winners, "a pawn has reached the last row")
    return won(winners, f"{inside(names[loser])} cannot move")


WORDS = HexapawnWords()
