"""`pentapod new mygame.py`: a small game that plays, with comments where somebody will change it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentapod import games
from pentapod.api.words import say
from pentapod.command.sources import BadSource

STARTER: Final = '''\
"""Place stones that do not touch each other: whoever cannot place one any more loses.

The players take turns to place a stone on an empty square that is next to none of their own stones.

You lose when it is your turn and you cannot place a stone.
"""

# The first sentence above says what the game is; all of it becomes its rules page.

from pentapod.frame import Board, Squares, State, action, game, pieces, refuse, won

GRID = Squares(5, 5)  # Or Hexes(5, 5), or points that are joined: Points(["a1 b1 c1", "a1 b2 c3"]).
STONES = pieces("stone", "b", "o")  # A letter for each seat, by which the stone is written in a position.


class CLASS(State):
    # What a position consists of. A Score("points"), a Die() or Hands(...) would be further lines.
    board = Board(GRID, STONES)

    # What a player may do. First say all that forbids it, each with its reason; then do it.
    @action("Place a stone on {square}", square=GRID.empty)
    def place(self, square):
        if any(self.board.owner(other) == self.seat for other in GRID.neighbours(square)):
            refuse("{square} is next to a stone of your own.", square=square)
        self.board[square] = STONES[self.seat]
        self.end_turn()

    # When the game is over, and who has won: won(seat, why=...), drawn(why), or None while it goes on.
    def ending(self):
        return None if self.can_act else won(self.opponent, why="there is no room for another stone")


GAME = game(CLASS, "NAME")  # For more than two players: game(CLASS, "NAME", seats=(2, 4)).
'''


def write_starter(file: Path) -> None:
    """Write a starter into a file that is not there yet. Raises `BadSource`."""
    try:
        games.check_name(file)
        with file.open("x", encoding="utf-8") as new:
            new.write(STARTER.replace("CLASS", file.stem.capitalize()).replace("NAME", file.stem.capitalize()))
    except games.NoGame as error:
        raise BadSource(str(error)) from None
    except FileExistsError:
        raise BadSource(say("starter-exists", file=file)) from None
    except OSError as error:
        raise BadSource(say("file", file=file, why=f"{error.strerror}.")) from None
