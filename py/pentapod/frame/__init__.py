"""What every game needs and no game has to bring: the frame gives, the game says.

A small game is one Python file that imports from here and from the standard library alone. docs/adding-a-game.md
builds one.
"""

from pentapod.engine.state import CHANCE
from pentapod.frame.fields import ROLL, Board, Cups, Deck, Die, Flag, Hands, Number, Option, Score, Seat
from pentapod.frame.game import game
from pentapod.frame.pieces import Piece, neutral, pieces
from pentapod.frame.reasons import drawn, refuse, say, won
from pentapod.frame.rules import action, consequence
from pentapod.frame.spaces import Hexes, Points, Squares, Track
from pentapod.frame.state import State
from pentapod.frame.touches import Choices, Numbers

__all__ = [
    "CHANCE",
    "ROLL",
    "Board",
    "Choices",
    "Cups",
    "Deck",
    "Die",
    "Flag",
    "Hands",
    "Hexes",
    "Number",
    "Numbers",
    "Option",
    "Piece",
    "Points",
    "Score",
    "Seat",
    "Squares",
    "State",
    "Track",
    "action",
    "consequence",
    "drawn",
    "game",
    "neutral",
    "pieces",
    "refuse",
    "say",
    "won",
]
