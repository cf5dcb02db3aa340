"""Three pawns against three on nine squares: break through, or leave the other side without a move.

Martin Gardner made Hexapawn up in 1962, for a computer of matchboxes that learns to play it.

A pawn moves one square straight ahead if that is empty, or takes an enemy pawn one square
diagonally ahead.

You win when one of your pawns reaches the far row, or when the other player cannot move.
"""

from pentapod.frame import Board, Squares, State, action, game, pieces, refuse, say, won

GRID = Squares(3, 3)
PAWNS = pieces("pawn", "ABC", "abc", looks=("pawn", "pawn"))
FAR = (GRID.rank(-1), GRID.rank(1))
AHEAD = (1, -1)


class Hexapawn(State):
    board = Board(GRID, PAWNS, start="abc/.../ABC")

    @action("Move {pawn} to {square}", pawn=GRID.own("pawn"), square=GRID)
    def move(self, pawn, square):
        ahead = AHEAD[self.seat]
        if square == GRID.step(pawn, 0, ahead):
            if self.board[square]:
                refuse("The way ahead is blocked.")
        elif square in (GRID.step(pawn, -1, ahead), GRID.step(pawn, 1, ahead)):
            if self.board.owner(square) != self.opponent:
                refuse("A pawn moves diagonally only to take.")
        else:
            refuse("A pawn moves one square ahead.")
        self.board.move(pawn, square)
        self.end_turn()

    def ending(self):
        for seat in (0, 1):
            if any(self.board.owner(square) == seat for square in FAR[seat]):
                return won(seat, why="a pawn has reached the far row")
        return None if self.can_act else won(self.opponent, why="no pawn can move")

    def impossible(self):
        begun = self.seat == 1
        for seat in (0, 1):
            steps = [self.steps(seat, place) for place in self.board.places(seat)]
            gone = 3 - self.board.count(1 - seat)
            if (
                any(aside > ahead for ahead, aside in steps)
                or sum(aside for _, aside in steps) > gone
            ):
                return say(
                    "A pawn of {seat} left its column, but only taking does that.", seat=seat
                )
            if seat == self.seat and any(ahead == 2 for ahead, _ in steps):
                return say("{seat} has won, and cannot be to move.", seat=seat)
            moved = any(ahead for ahead, _ in steps)
            begun = begun or moved
            if seat != self.seat and begun and not moved:
                return say("{seat} cannot have moved last: no pawn has left its row.", seat=seat)
        return None

    def steps(self, seat, place):
        column, row = GRID.grid[place]
        home = PAWNS.index(self.board[place]) % 3
        return abs(row - 2 * seat), abs(column - home)


GAME = game(Hexapawn, "Hexapawn")
