"""Nine men a side on three squares that are joined: three in a row let you take one.

Nine Men's Morris was played in Rome, and perhaps long before.

First the players take turns to place their nine men on empty points. Then they move one man along
a line to the next point. Whoever has only three men left may move to any empty point.

Three of your men in a row along a line are a mill. Whenever you make one, take one of the other
player's men: one that is in no mill, unless all of them are.

You lose when you have fewer than three men, or cannot move. After fifty moves without a mill
nobody wins.
"""

from pentapod.frame import (
    Board,
    Flag,
    Number,
    Points,
    Score,
    State,
    action,
    drawn,
    game,
    pieces,
    refuse,
    won,
)

OUTER = ("a1 a4 a7", "a7 d7 g7", "g1 g4 g7", "a1 d1 g1")
MIDDLE = ("b2 b4 b6", "b6 d6 f6", "f2 f4 f6", "b2 d2 f2")
INNER = ("c3 c4 c5", "c5 d5 e5", "e3 e4 e5", "c3 d3 e3")
BRIDGES = ("a4 b4 c4", "d5 d6 d7", "e4 f4 g4", "d1 d2 d3")
BOARD = Points((*OUTER, *MIDDLE, *INNER, *BRIDGES))
MILLS = BOARD.rows(3)
MEN = pieces("man", "b", "o")
NINE, FEWEST, QUIET = 9, 3, 50


class Morris(State):
    board = Board(BOARD, MEN)
    hand = Score("in hand", NINE, most=NINE)
    milled = Flag("a man is to be taken")
    quiet = Number(most=QUIET, setting="moves without a mill")

    @action("Place a man on {point}", point=BOARD.empty, when="placing")
    def place(self, point):
        self.board[point] = MEN[self.seat]
        self.hand[self.seat] -= 1
        self.has_come_to(point)

    @action("Move {man} to {point}", man=BOARD.own("man"), point=BOARD.empty, when="moving")
    def move(self, man, point):
        if point not in BOARD.neighbours(man) and self.board.count(self.seat) > FEWEST:
            refuse("No line leads straight from {man} to {point}.", man=man, point=point)
        self.board.move(man, point)
        self.quiet += 1
        self.has_come_to(point)

    def has_come_to(self, point):
        if self.in_mill(point):
            self.milled, self.quiet = True, 0
        else:
            self.end_turn()

    @action("Take {man}", man=BOARD.enemy("man"), when="milled")
    def take(self, man):
        if self.in_mill(man) and not all(map(self.in_mill, self.board.places(self.opponent))):
            refuse("The man on {man} is in a mill: take another one.", man=man)
        self.board[man] = None
        self.milled = False
        self.end_turn()

    def in_mill(self, point):
        return any(point in mill and self.board.row_owner(mill) is not None for mill in MILLS)

    @property
    def placing(self):
        return not self.milled and self.hand[self.seat] > 0

    @property
    def moving(self):
        return not self.milled and not self.hand[self.seat]

    def ending(self):
        for seat in (0, 1):
            if self.board.count(seat) + self.hand[seat] < FEWEST:
                return won(1 - seat, why="fewer than three men are left")
        if not self.can_act:
            return won(self.opponent, why="no man can move")
        return drawn("fifty moves without a mill") if self.quiet == QUIET else None

    def impossible(self):
        if any(self.board.count(seat) + self.hand[seat] > NINE for seat in (0, 1)):
            return "Nobody has more than nine men."
        if any(self.hand) and self.hand[1] - self.hand[0] != ((self.seat == 1) != self.milled):
            return "The players have not placed their men in turn."
        if self.milled and not any(map(self.in_mill, self.board.places(self.seat))):
            return "Whoever takes a man has a mill."
        return None


GAME = game(Morris, "Nine Men's Morris")
