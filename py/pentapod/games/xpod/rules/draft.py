"""A position while an action changes it: what happens to units, bricks and cards, in the rulebook's words.

Bricks are real: whatever a unit loses goes back to its owner's stock in the same step.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import Actions
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    ADD,
    BRICKS,
    FORMS,
    LEVEL,
    NEXT,
    POINTS,
    REPETITIONS,
    SCARES,
    TURNS,
    Special,
)
from pentapod.games.xpod.rules.activation.push import Push
from pentapod.games.xpod.rules.board import NEXT_TO, TARGET_ROWS, squares_in
from pentapod.games.xpod.rules.position import Position, Side, fingerprint
from pentapod.games.xpod.rules.task import (
    Activation,
    BuildTwo,
    Ended,
    Ending,
    GameOver,
    LockBrick,
    Moving,
    TakeBack,
    TakeTurn,
    activation_of,
    load_of,
    turn_of,
)
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, first_copy, owner, unit

_SCARY: Final = frozenset(form.pod for form in FORMS if Special.SCARE in form.specials)
"""The pods that have a unit with SCARE."""


class Draft(Position):
    """A position that may be changed."""

    __slots__ = ("actions",)

    units: dict[int, Unit]
    sides: list[Side]

    def __init__(self, position: Position) -> None:
        super().__init__(
            position.setting,
            dict(position.units),
            list(position.sides),
            position.task,
            position.turns,
            position.passed,
            position.turn_start,
            position.earlier_starts,
        )
        self.actions: Actions | None = None
        """The legal actions, if they were listed already."""

    @property
    def turn_task(self) -> TakeTurn:
        """The task, where only a `TakeTurn` is possible."""
        assert isinstance(self.task, TakeTurn)
        return self.task

    def activate(self, activation: Activation) -> None:
        """The activation goes on so; also one in whose middle the game has just ended."""
        task = self.task
        if isinstance(task, TakeTurn):
            self.task = TakeTurn(task.seat, activation, task.pending, task.card_played)
        else:
            assert isinstance(task, GameOver)
            self.task = task._replace(activation=activation)

    def forget(self) -> None:
        """Something happened that cannot be undone by play: no earlier position can come again."""
        self.turn_start, self.earlier_starts = None, ()

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

    def pick_up(self, square: int, mark: int = 0) -> None:
        """A unit gains a level, from its owner's inventory, and perhaps a mark."""
        code = self.units[square]
        self.give(owner(code), -ADD[NEXT[code & FORM]])
        self.units[square] = code + 1 | mark

    def may_lift(self, square: int) -> bool:
        """Whether there is a next level, and the bricks for it."""
        code = self.units[square]
        following = NEXT[code & FORM]
        return bool(following) and bricks.has(self.sides[owner(code)].stock, ADD[following])

    # ------------------------------------------------------------------ on the board

    def shove(self, moving: Moving, push: Push, direction: int) -> None:
        """One point of PUSH: the activated unit steps on, with the line before it; or the line loses a level each.

        A pusher that steps into the row where it scores loses the points that are left.
        """
        square, origin, points, _, touched, load = moving
        if push.blocked:
            for hit in push.line:
                if not self.units[hit] & SAFE:
                    self.lower(hit)
            self.activate(Moving(square, origin, points - 1, direction, True, load))
            return
        scored = None
        step = push.ahead - square
        for pushed in reversed(push.line):
            code = self.units.pop(pushed)
            if TARGET_ROWS[owner(code)] >> pushed + step & 1:
                scored = code
            else:
                self.units[pushed + step] = code
        pusher = self.units[push.ahead] = self.units.pop(square)
        left = 0 if TARGET_ROWS[owner(pusher)] >> push.ahead & 1 else points - 1
        self.activate(Moving(push.ahead, origin, left, None, touched or bool(push.line), load))
        if scored is not None:
            self.score(scored)

    def arrive(self, moving: Moving) -> None:
        """The activated unit stands in its target row, without a load, and scores."""
        code = self.units.pop(moving.square)
        self.activate(Ended(None, moving.origin, moving.blocked, moving.touched))
        self.score(code)

    # ------------------------------------------------------------------ points and cards

    def score(self, *codes: Unit) -> None:
        """Units of one owner score at the same moment: points, bricks, what is locked, and cards that come back."""
        seat = owner(codes[0])
        side = self.sides[seat]
        points = side.points + len(codes)
        self.sides[seat] = side._replace(stock=side.stock + sum(BRICKS[code & FORM] for code in codes), points=points)
        self.forget()
        if points >= POINTS:
            self.end(Ending.POINTS, seat)
            return
        locks = [LockBrick(seat, bricks.each(BRICKS[code & FORM])) for code in codes]
        other = self.sides[1 - seat]
        backs = [TakeBack(1 - seat)] * len(codes)
        if len(backs) >= other.used.bit_count():  # all of them come back, and there is nothing to choose
            self.sides[1 - seat] = other._replace(hand=other.hand | other.used, used=0)
            backs = []
        task = self.turn_task
        self.task = task._replace(pending=(*task.pending, *locks, *backs))
        self.settle_locks()

    def settle_locks(self) -> None:
        """While the next choice is about a unit of one kind of brick, one of these is locked without asking."""
        while self.turn_task.pending:
            choice = self.turn_task.pending[0]
            if not isinstance(choice, LockBrick) or len(bricks.kinds(choice.bricks)) > 1:
                return
            self.lock(choice, bricks.kinds(choice.bricks)[0])

    def lock(self, choice: LockBrick, kind: int) -> None:
        """A brick of the unit that scored goes into the pod; that answers the first choice."""
        side, brick = self.sides[choice.seat], bricks.one(kind)
        self.sides[choice.seat] = side._replace(stock=side.stock - brick, locked=side.locked + brick)
        self._answered()

    def take_back(self, choice: TakeBack, card: int) -> None:
        """A used card may be played again; that answers the first choice."""
        side = self.sides[choice.seat]
        self.sides[choice.seat] = side._replace(hand=side.hand | card, used=side.used & ~card)
        self._answered()

    def _answered(self) -> None:
        task = self.turn_task
        self.task = task._replace(pending=task.pending[1:])

    def play_card(self, card: int) -> None:
        """An X-tra card of the seat that is to move is used up."""
        task = self.turn_task
        side = self.sides[task.seat]
        self.sides[task.seat] = side._replace(hand=side.hand & ~card, used=side.used | card)
        self.task = task._replace(card_played=True)
        self.forget()

    # ------------------------------------------------------------------ the end of a turn and of the game

    def end(self, ending: Ending, winner: int | None = None) -> None:
        """The game is over. A load that is in the air stays there."""
        self.forget()
        activation = activation_of(self.task) if load_of(self.task) else None
        self.task = GameOver(turn_of(self.task), ending, winner, activation)

    def end_turn(self, placed: int | None = None, passed: bool = False) -> None:
        """The turn is over: thaw, scare, then the other player, whose units are no longer safe.

        `placed` is the square on which a unit was placed, `passed` whether the turn was passed.
        """
        units, task = self.units, self.task
        assert isinstance(task, TakeTurn | BuildTwo)
        seat = task.seat
        if isinstance(task, TakeTurn) and task.activation and task.activation.square in units:
            for square in squares_in(NEXT_TO[task.activation.square]):
                if square in units and owner(units[square]) == seat:
                    units[square] &= ~FROZEN
        self._scare(seat, placed)
        for square, code in units.items():
            if code & SAFE and owner(code) != seat:
                units[square] = code & ~SAFE
        twice = passed and self.passed
        self.turns += 1
        self.passed = passed
        self.task = TakeTurn(1 - seat)
        if twice:
            self.end(Ending.PASSES)
        else:
            self._count_turn()

    def _scare(self, seat: int, placed: int | None) -> None:
        """Every unfrozen unit of a seat that scares, but the one just placed, freezes the enemies next to it."""
        units = self.units
        if self.setting.pods[seat] not in _SCARY:
            return
        scarers = [square for square, code in units.items() if SCARES[code & FORM] and square != placed]
        for square in scarers:
            if owner(units[square]) == seat and not units[square] & FROZEN:
                for other in squares_in(NEXT_TO[square]):
                    if other in units and owner(units[other]) != seat:
                        units[other] |= FROZEN

    def _count_turn(self) -> None:
        """The game is drawn when a position has come too often, or when too many turns are over."""
        if self.turn_start is not None:
            self.earlier_starts = (*self.earlier_starts, self.turn_start)
        self.turn_start = fingerprint(self.task.seat, self.units, self.sides)
        if self.earlier_starts.count(self.turn_start) + 1 >= REPETITIONS:
            self.end(Ending.REPEATED)
        elif self.turns >= TURNS:
            self.end(Ending.LONG)
