"""Drop discs into seven columns: four of your own in a row win.

The players take turns to drop a disc into a column; it falls to the lowest empty place.

Four of your discs in a row win, upright, level or diagonal. If all columns are full before that,
nobody wins.
"""

from pentapod.frame import Board, Squares, State, action, drawn, game, pieces, refuse, won

GRID = Squares(7, 6, noun="place")
ROWS = GRID.rows(4)
DISCS = pieces("disc", "b", "o")


class FourInARow(State):
    board = Board(GRID, DISCS)

    @action("Drop a disc into {column}", column=GRID.columns)
    def drop(self, column):
        lowest = next((place for place in GRID.column(column) if not self.board[place]), None)
        if lowest is None:
            refuse("Column {column} is full.", column=column)
        self.board[lowest] = DISCS[self.seat]
        self.end_turn()

    def ending(self):
        for row in ROWS:
            if (seat := self.board.row_owner(row)) is not None:
                return won(seat, why="four in a row")
        return drawn("all columns are full") if self.board.is_full else None

    def impossible(self):
        if self.board.count(0) - self.board.count(1) != self.seat:
            return "The players have not taken turns."
        for place in GRID:
            below = GRID.step(place, 0, -1)
            if below and self.board[place] and not self.board[below]:
                return f"The disc on {place} hangs in the air."
        return None


GAME = game(FourInARow, "Four in a row")
