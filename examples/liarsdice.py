"""Bid on the dice under all cups together, or call the last bid a lie.

Everybody has five dice under a cup, and sees only their own.

In your turn you bid how many dice of all players show a face: more dice than the last bid, or as
many of a higher face. Instead you may call the last bid a lie. Then all cups are lifted: if there
are fewer such dice than were bid, the bidder loses a die, else you do.

Everybody rolls again, and the loser begins. Whoever has no dice left is out; the last one wins.
"""

from pentapod.frame import (
    Cups,
    Flag,
    Number,
    Numbers,
    Seat,
    State,
    action,
    consequence,
    game,
    refuse,
    say,
    won,
)

DICE = 5


def dice(number):
    return "1 die" if number == 1 else f"{number} dice"


NAMES = ("a one", "a two", "a three", "a four", "a five", "a six")
MOST = 4 * DICE
COUNTS = Numbers("number of dice", 1, MOST, sign="x", names=[dice(n + 1) for n in range(MOST)])
FACES = Numbers("face", 1, 6, sign="s", names=NAMES, dice=True)


class LiarsDice(State):
    cups = Cups(DICE, until="doubted")
    count = Number(most=MOST, setting="dice that were bid")
    face = Number(most=6, setting="their face")
    bidder = Seat(setting="bidder")
    doubted = Flag("the bid is called a lie")

    @action("Bid {count} showing {face}", count=COUNTS, face=FACES)
    def bid(self, count, face):
        most = sum(map(len, self.cups))
        if count > most:
            refuse("There are only {most} dice.", most=most)
        if (count, face) <= (self.count, self.face):
            refuse("Bid more dice, or as many of a higher face.")
        self.count, self.face, self.bidder = count, face, self.seat
        self.end_turn()

    @action("Call the bid a lie", when="bidder_named")
    def call(self):
        self.doubted = True

    @property
    def bidder_named(self):
        return self.bidder is not None

    @consequence("Count the dice", when="doubted")
    def settle(self):
        found = sum(cup.count(str(self.face)) for cup in self.cups)
        loser = self.seat if found >= self.count else self.bidder
        self.tell("{found} showed {face}.", found=dice(found), face=NAMES[self.face - 1])
        self.tell("{seat} loses a die.", seat=loser)
        self.cups[loser] = self.cups[loser][1:]
        self.seat = loser if self.cups[loser] else self.after_seat(loser)
        self.new_round()

    def new_round(self):
        for seat, cup in enumerate(self.cups):
            self.cups[seat] = "?" * len(cup)
        self.count = self.face = 0
        self.bidder, self.doubted = None, False

    def has_left(self, seat):
        return not self.cups[seat]

    def leave(self, seat):
        self.cups[seat] = ""
        self.new_round()

    def ending(self):
        left = [seat for seat, cup in enumerate(self.cups) if cup]
        return won(left[0], why="nobody else has dice") if len(left) == 1 else None

    def impossible(self):
        if len({self.bidder is not None, self.count > 0, self.face > 0}) > 1:
            return "A bid has a number, a face and a bidder."
        if self.count > sum(map(len, self.cups)):
            return "Nobody bids more dice than there are."
        return "Only a bid can be called a lie." if self.doubted and not self.count else None

    def shown(self):
        if self.bidder is None:
            yield say("No bid yet")
        else:
            yield say(
                "{seat} bids {count} showing {face}",
                seat=self.bidder,
                count=dice(self.count),
                face=NAMES[self.face - 1],
            )


GAME = game(LiarsDice, "Liar's Dice", seats=(2, 4))
