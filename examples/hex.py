"""Join your two sides of a rhombus of hexagons with an unbroken chain.

Piet Hein found Hex in 1942, and John Nash found it again in 1948. It cannot end in a draw.

The players take turns to place a stone on an empty hexagon. Blue joins the lower side to the upper
one, Orange the left side to the right one.

To begin is an advantage. So Orange may swap instead of placing the first stone: Blue's stone
becomes an orange one, on the place that is its mirror image.
"""

from pentapod.frame import Board, Hexes, State, action, game, pieces, won

GRID = Hexes(7, 7)
STONES = pieces("stone", "b", "o")
SIDES = ((GRID.rank(1), GRID.rank(-1)), (GRID.column("a"), GRID.column("g")))


class Hex(State):
    board = Board(GRID, STONES, sides=SIDES)

    @action("Place a stone on {hexagon}", hexagon=GRID.empty)
    def place(self, hexagon):
        self.board[hexagon] = STONES[self.seat]
        self.end_turn()

    @action("Swap", when="may_swap")
    def swap(self):
        (stone,) = self.board.places(0)
        column, row = GRID.grid[stone]
        self.board[stone] = None
        self.board[GRID.at(row, column)] = STONES[1]
        self.end_turn()

    @property
    def may_swap(self):
        return self.seat == 1 and self.board.count(0) == 1 and not self.board.count(1)

    def ending(self):
        for seat, (first, last) in enumerate(SIDES):
            if GRID.connects(self.board, seat, first, last):
                return won(seat, why="a chain joins both sides")
        return None

    def impossible(self):
        ahead = self.board.count(0) - self.board.count(1)
        return None if ahead in (self.seat, self.seat - 1) else "The players have not taken turns."


GAME = game(Hex, "Hex")
