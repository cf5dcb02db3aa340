"""The rules of XTAL as a `Game`: positions, their legal actions, and how to begin.

What the rules say lies in the files beside this one: `cards.py` (what each card does), `groups.py` (cards laid
together), `combat.py` (who acts, and when it ends), `moves.py` and `turn.py` (the roll and what it brings) and
`leaving.py`. A `Position` is plain data; the state here gives it to the rest of the suite.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, Deadline, IllegalAction, State, resolved
from pentapod.games.xtal.data.table import IDLE_TIMES
from pentapod.games.xtal.rules import text
from pentapod.games.xtal.rules.actions import PASS, TIMEOUT, Move, Moves, done, moves_of
from pentapod.games.xtal.rules.check import check
from pentapod.games.xtal.rules.leaving import left
from pentapod.games.xtal.rules.moves import begun
from pentapod.games.xtal.rules.path import LENGTH
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    DEAL,
    DRAW,
    HOMES,
    OPEN,
    OVER,
    PLAY,
    WEAPON,
    Position,
    Setting,
    deck,
)
from pentapod.games.xtal.rules.secrets import redealt

if TYPE_CHECKING:
    from random import Random


class Xtal(State):
    """A position of XTAL."""

    __slots__ = ("_actions", "_actors", "_moves", "position")

    position: Position

    def __init__(self, position: Position) -> None:
        self.position = position
        self._moves: Moves | None = None
        self._actions: tuple[Action, ...] = ()
        self._actors: tuple[int, ...] | None = None

    @property
    def moves(self) -> Moves:
        """Every legal action, ascending, with what it does."""
        if self._moves is None:
            self._moves = moves_of(self.position)
            self._actions = tuple(self._moves)
        return self._moves

    @property
    def actors(self) -> tuple[int, ...]:
        if self._actors is None:
            position = self.position
            if position.phase == OVER:
                self._actors = ()
            elif position.phase in (HOMES, PLAY) or (position.phase in COMBAT and position.acting >= 0):
                self._actors = (position.acting,)
            elif position.phase in COMBAT:  # by speed: who has passed and holds no card has nothing left to do
                pair = position.table.pair
                self._actors = tuple(seat for seat in pair if position.hands[seat] or not position.passed >> seat & 1)
            else:
                self._actors = (CHANCE,)
        return self._actors

    @property
    def out(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.position.setting.seats) if not self.position.playing(seat))

    @property
    def hidden(self) -> bool:
        position = self.position
        return not position.setting.open and position.phase != OVER and any(position.hands)

    @property
    def deadline(self) -> Deadline | None:
        position = self.position
        if not position.setting.speed or position.phase not in COMBAT:
            return None
        if position.phase == WEAPON:
            return Deadline(
                position.beat, position.setting.seconds, Action(position.acting, (TIMEOUT[position.acting],))
            )
        if position.phase == ANSWER:
            return Deadline(position.beat, position.setting.seconds, Action(position.acting, (PASS[position.acting],)))
        idle = next(seat for seat in position.table.pair if not position.passed >> seat & 1)
        return Deadline(position.beat, position.setting.seconds * IDLE_TIMES, Action(idle, (PASS[idle],)))

    @property
    def automatic(self) -> bool:
        # Everybody sees that a hand is empty. Under a Weapon and after a Void a pass is never taken for granted.
        position = self.position
        return position.phase == OPEN and not position.setting.speed and not position.hands[position.acting]

    def actions(self) -> tuple[Action, ...]:
        if self._moves is None:
            return tuple(self.moves)
        return self._actions

    def weights(self) -> Sequence[int]:
        if self.position.phase not in (DEAL, DRAW):
            return (1,) * len(self.moves)
        counts = deck(self.position)
        return tuple(counts[move.value] for move in self.moves.values())

    def after(self, action: Action) -> Xtal:
        move = self.moves.get(action)
        if move is None:
            raise IllegalAction(action)
        return Xtal(done(self.position, action.seat, move))

    def resign(self, seat: int) -> Xtal:
        state = resolved(self)
        if state is not self and state.position.phase == OVER and self.position.playing(seat):
            return state
        return Xtal(left(state.position, seat))

    @property
    def result(self) -> tuple[float, ...] | None:
        position = self.position
        if position.phase != OVER:
            return None
        share = 1 / position.winners.bit_count()
        return tuple(share if position.winners >> seat & 1 else 0.0 for seat in range(position.setting.seats))

    def redeal(self, seat: int | None, rng: Random) -> Xtal:
        return Xtal(redealt(self.position, seat, rng)) if self.hidden and seat != CHANCE else self

    def text(self) -> str:
        return text.write(self.position)

    def costs(self, action: Action) -> tuple[int, ...]:
        return costs(self.position, action.seat, self.moves[action])


def costs(position: Position, seat: int, move: Move) -> tuple[int, ...]:
    """The seats that lose something: a turn that is forfeited, or rings to who was not answered."""
    if move.kind == "roll":
        return (
            (position.mover,)
            if position.table.taken((position.table.tokens[position.mover] + move.value) % LENGTH)
            else ()
        )
    return (seat,) if move.kind == "pass" and position.phase == WEAPON and position.table.rings[seat] else ()


def start(options: Options) -> Xtal:
    """The empty board, before the first player chooses a Home."""
    setting = Setting(
        int(options["players"]),
        options["tempo"] == "speed",
        options["hands"] == "open",
        options["levitate"] == "strict",
        options["guard"] == "on",
        int(options["answer"]),
    )
    return Xtal(begun(setting))


def position(line: str) -> Xtal:
    """Reads what `Xtal.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    read = text.read(line)
    check(read)
    text.same(line, read)
    return Xtal(read)


def teams(options: Options) -> Teams:
    """Everybody for himself."""
    return tuple((seat,) for seat in range(int(options["players"])))


def settled(state: State) -> Options:
    """What a position tells of the options."""
    assert isinstance(state, Xtal)
    setting = state.position.setting
    return {
        "players": str(setting.seats),
        "tempo": "speed" if setting.speed else "windows",
        "hands": "open" if setting.open else "hidden",
        "levitate": "strict" if setting.strict else "next",
        "guard": "on" if setting.guarded else "off",
        "answer": str(setting.seconds),
    }
