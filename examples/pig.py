"""Roll a die as often as you dare: the sum counts once you hold, and a one loses it.

In your turn you roll the die as often as you like. What it shows is added up.

Hold, and the sum is added to your points. Roll a one, and the sum is lost. Either way it is the
other player's turn.

The first player with a hundred points wins.
"""

from pentapod.frame import ROLL, Die, Number, Option, Score, State, action, game, refuse, won


class Pig(State):
    goal = Option("Play to", {"100": "100 points", "50": "50 points"})
    points = Score("points", one="point")
    sum = Number(label="this turn")
    die = Die(then="rolled")

    @action("Roll the die")
    def roll(self):
        self.die = ROLL

    def rolled(self):
        if self.die == 1:
            self.tell("{seat} loses the {sum} points of this turn.", seat=self.seat, sum=self.sum)
            self.sum = 0
            self.end_turn()
        else:
            self.sum += self.die

    @action("Hold")
    def hold(self):
        if not self.sum:
            refuse("Roll the die first.")
        self.points[self.seat] += self.sum
        self.sum = 0
        self.end_turn()

    def ending(self):
        for seat, points in enumerate(self.points):
            if points >= int(self.goal):
                return won(seat, why=f"{points} points")
        return None

    def impossible(self):
        return "A sum has no points without a roll." if self.sum and self.die in (0, 1) else None


GAME = game(Pig, "Pig")
