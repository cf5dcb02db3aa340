"""A position while an action changes it: what happens to units and bricks, in the rulebook's words.

Bricks are real: whatever a unit loses goes back to its owner's stock in the same step.
"""

from __future__ import annotations

from pentapod.engine.state import Action
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import ADD, BRICKS, LEVEL, NEXT, POINTS
from pentapod.games.xpod.rules.board import TARGET_ROWS
from pentapod.games.xpod.rules.lay import Table
from pentapod.games.xpod.rules.position import GONE, OVER, Act, Setting, Side, Task, Wait
from pentapod.games.xpod.rules.push import Push
from pentapod.games.xpod.rules.units import FORM, SAFE, Unit, first_copy, owner, unit


class Draft:
    """A position that may be changed."""

    __slots__ = ("actions", "passed", "seen", "setting", "sides", "start", "task", "turns", "units")

    def __init__(self, table: Table) -> None:
        self.setting: Setting = table.setting
        self.units: dict[int, Unit] = dict(table.units)
        self.sides: list[Side] = list(table.sides)
        self.task: Task = table.task
        self.turns = table.turns
        self.passed = table.passed
        self.start = table.start
        self.seen = table.seen
        self.actions: tuple[Action, ...] | None = None
        """The legal actions, if they were listed already."""

    def act(self, act: Act | None) -> None:
        """The activation goes on as `act`."""
        task = self.task
        self.task = Task(task.kind, task.seat, act, task.waits, task.carded)

    def forget(self) -> None:
        """Something happened that cannot be undone by play: no earlier position can come again."""
        self.start, self.seen = 0, ()

    # ------------------------------------------------------------------ bricks and levels

    def give(self, seat: int, some: bricks.Bricks) -> None:
        """Bricks go back to an inventory."""
        side = self.sides[seat]
        self.sides[seat] = side._replace(stock=side.stock + some)

    def build(self, seat: int, form: int) -> Unit:
        """A unit is built into the lid."""
        side = self.sides[seat]
        code = unit(seat, form, first_copy(seat, form, (*side.lid, *self.units.values())))
        self.sides[seat] = side._replace(lid=tuple(sorted((*side.lid, code))), stock=side.stock - BRICKS[form])
        return code

    def take_apart(self, code: Unit) -> None:
        """A unit in the lid becomes bricks again."""
        self.leave_lid(code)
        self.give(owner(code), BRICKS[code & FORM])

    def leave_lid(self, code: Unit) -> None:
        """A unit is taken out of the lid."""
        side = self.sides[owner(code)]
        self.sides[owner(code)] = side._replace(lid=tuple(other for other in side.lid if other != code))

    def lower(self, square: int, levels: int = 1) -> None:
        """A unit loses levels; below level 1 it is off the board."""
        code = self.units[square]
        for _ in range(min(levels, LEVEL[code & FORM])):
            self.give(owner(code), ADD[code & FORM])
            if LEVEL[code & FORM] == 1:
                del self.units[square]
                return
            code -= 1
        self.units[square] = code

    def lift(self, square: int, mark: int = 0) -> None:
        """A unit gains a level, from its owner's inventory."""
        code = self.units[square]
        self.give(owner(code), -ADD[NEXT[code & FORM]])
        self.units[square] = code + 1 | mark

    def may_lift(self, square: int) -> bool:
        """Whether there is a next level, and the bricks for it."""
        code = self.units[square]
        following = NEXT[code & FORM]
        return bool(following) and bricks.has(self.sides[owner(code)].stock, ADD[following])

    # ------------------------------------------------------------------ on the board

    def shove(self, push: Push, direction: int) -> None:
        """One point of PUSH: the activated unit steps on, with the line before it; or the line loses a level each."""
        act = self.task.act
        assert act
        if push.blocked:
            for square in push.line:
                if not self.units[square] & SAFE:
                    self.lower(square)
            self.act(act._replace(points=act.points - 1, heading=direction, touched=True, boost=False))
            return
        scored = 0
        step = push.ahead - act.at
        for square in reversed(push.line):
            code = self.units.pop(square)
            if TARGET_ROWS[owner(code)] >> square + step & 1:
                scored = code
            else:
                self.units[square + step] = code
        self.units[push.ahead] = self.units.pop(act.at)
        self.act(
            act._replace(
                at=push.ahead, points=act.points - 1, heading=-1, touched=act.touched or bool(push.line), boost=False
            )
        )
        if scored:
            self.score(scored)

    def arrive(self) -> None:
        """The activated unit stands in its target row: it scores, unless it still carries something."""
        act = self.task.act
        assert act
        if not act.load:
            code = self.units.pop(act.at)
            self.act(act._replace(at=GONE, ended=True))
            self.score(code)

    def score(self, *codes: Unit) -> None:
        """Units of one owner score at the same moment: points, bricks, what is locked, and cards that come back."""
        seat = owner(codes[0])
        side = self.sides[seat]
        self.sides[seat] = side._replace(
            stock=side.stock + sum(BRICKS[code & FORM] for code in codes), points=side.points + len(codes)
        )
        self.forget()
        if side.points + len(codes) >= POINTS:
            self.end("points", seat)
            return
        locks = [Wait(seat, bricks.each(BRICKS[code & FORM])) for code in codes]
        other = self.sides[1 - seat]
        backs = [Wait(1 - seat)] * len(codes)
        if len(backs) >= other.used.bit_count():  # all of them come back, and there is nothing to choose
            self.sides[1 - seat] = other._replace(hand=other.hand | other.used, used=0)
            backs = []
        self.task = self.task._replace(waits=(*self.task.waits, *locks, *backs))
        self.settle_waits()

    def settle_waits(self) -> None:
        """Where a unit has one kind of brick only, that one is locked."""
        while self.task.waits and len(bricks.kinds(self.task.waits[0].bricks)) == 1:
            self.lock(bricks.kinds(self.task.waits[0].bricks)[0])

    def lock(self, kind: int) -> None:
        """A brick of the unit that scored goes into the pod."""
        seat = self.task.waits[0].seat
        side, brick = self.sides[seat], bricks.one(kind)
        self.sides[seat] = side._replace(stock=side.stock - brick, locked=side.locked + brick)
        self.task = self.task._replace(waits=self.task.waits[1:])

    def take_back(self, card: int) -> None:
        """A used card may be played again."""
        seat = self.task.waits[0].seat
        side = self.sides[seat]
        self.sides[seat] = side._replace(hand=side.hand | card, used=side.used & ~card)
        self.task = self.task._replace(waits=self.task.waits[1:])

    def play_card(self, card: int) -> None:
        """An X-tra card of who is to move is used up."""
        side = self.sides[self.task.seat]
        self.sides[self.task.seat] = side._replace(hand=side.hand & ~card, used=side.used | card)
        self.task = self.task._replace(carded=True)
        self.forget()

    def end(self, ending: str, winner: int = -1) -> None:
        """The game is over. A load that is in the air stays there."""
        act = self.task.act
        self.forget()
        self.task = Task(OVER, self.task.seat, act if act and act.load else None, ending=ending, winner=winner)
