"""Three in a row on nine squares, as children play it on paper.

The players take turns to mark an empty square.

Three of your own marks in a row win, straight or diagonal. If the board is full before that,
nobody wins.
"""

from pentapod.frame import Board, Squares, State, action, drawn, game, pieces, won

GRID = Squares(3, 3)
ROWS = GRID.rows(3)
MARKS = pieces("mark", "x", "o", looks=("cross", "ring"))


class TicTacToe(State):
    board = Board(GRID, MARKS)

    @action("Mark {square}", square=GRID.empty)
    def mark(self, square):
        self.board[square] = MARKS[self.seat]
        self.end_turn()

    def ending(self):
        for row in ROWS:
            if (seat := self.board.row_owner(row)) is not None:
                return won(seat, why="three in a row")
        return drawn("the board is full") if self.board.is_full else None

    def impossible(self):
        ahead = self.board.count(0) - self.board.count(1)
        return None if ahead == self.seat else "The players have not taken turns."


GAME = game(TicTacToe, "Tic-tac-toe")
