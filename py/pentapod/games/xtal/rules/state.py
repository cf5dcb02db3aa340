"""The rules of XTAL as a `Game`: positions, their legal actions, and how to begin.

What the rules say lies in the files beside this one: `cards.py` (what each card does), `groups.py` (cards laid
together), `combat.py` (who acts, and when it ends), `moves.py` and `turns.py` (the roll and what it brings) and
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

    __slots__ = ("_actions", "_actors", "_moves", "at")

    at: Position

    def __init__(self, at: Position) -> None:
        self.at = at
        self._moves: Moves | None = None
        self._actions: tuple[Action, ...] = ()
        self._actors: tuple[int, ...] | None = None

    @property
    def moves(self) -> Moves:
        """Every legal action, ascending, with what it does."""
        if self._moves is None:
            self._moves = moves_of(self.at)
            self._actions = tuple(self._moves)
        return self._moves

    @property
    def actors(self) -> tuple[int, ...]:
        if self._actors is None:
            at = self.at
            if at.stage == OVER:
                self._actors = ()
            elif at.stage in (HOMES, PLAY) or (at.stage in COMBAT and at.acting >= 0):
                self._actors = (at.acting,)
            elif at.stage in COMBAT:  # by speed: who has passed and holds no card has nothing left to do
                pair = at.table.pair
                self._actors = tuple(seat for seat in pair if at.hands[seat] or not at.passed >> seat & 1)
            else:
                self._actors = (CHANCE,)
        return self._actors

    @property
    def out(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.at.setting.seats) if not self.at.playing(seat))

    @property
    def hidden(self) -> bool:
        at = self.at
        return not at.setting.open and at.stage != OVER and any(at.hands)

    @property
    def deadline(self) -> Deadline | None:
        at = self.at
        if not at.setting.speed or at.stage not in COMBAT:
            return None
        if at.stage == WEAPON:
            return Deadline(at.beat, at.setting.seconds, Action(at.acting, (TIMEOUT[at.acting],)))
        if at.stage == ANSWER:
            return Deadline(at.beat, at.setting.seconds, Action(at.acting, (PASS[at.acting],)))
        idle = next(seat for seat in at.table.pair if not at.passed >> seat & 1)
        return Deadline(at.beat, at.setting.seconds * IDLE_TIMES, Action(idle, (PASS[idle],)))

    @property
    def automatic(self) -> bool:
        # Everybody sees that a hand is empty. Under a Weapon and after a Void a pass is never taken for granted.
        at = self.at
        return at.stage == OPEN and not at.setting.speed and not at.hands[at.acting]

    def actions(self) -> tuple[Action, ...]:
        if self._moves is None:
            return tuple(self.moves)
        return self._actions

    def weights(self) -> Sequence[int]:
        if self.at.stage not in (DEAL, DRAW):
            return (1,) * len(self.moves)
        counts = deck(self.at)
        return tuple(counts[move.value] for move in self.moves.values())

    def after(self, action: Action) -> Xtal:
        move = self.moves.get(action)
        if move is None:
            raise IllegalAction(action)
        return Xtal(done(self.at, action.seat, move))

    def resign(self, seat: int) -> Xtal:
        state = resolved(self)
        if state is not self and state.at.stage == OVER and self.at.playing(seat):
            return state
        return Xtal(left(state.at, seat))

    @property
    def result(self) -> tuple[float, ...] | None:
        at = self.at
        if at.stage != OVER:
            return None
        share = 1 / at.winners.bit_count()
        return tuple(share if at.winners >> seat & 1 else 0.0 for seat in range(at.setting.seats))

    def redeal(self, seat: int | None, rng: Random) -> Xtal:
        return Xtal(redealt(self.at, seat, rng)) if self.hidden and seat != CHANCE else self

    def text(self) -> str:
        return text.write(self.at)

    def costs(self, action: Action) -> tuple[int, ...]:
        return costs(self.at, action.seat, self.moves[action])


def costs(at: Position, seat: int, move: Move) -> tuple[int, ...]:
    """The seats that lose something: a turn that is forfeited, or rings to who was not answered."""
    if move.kind == "roll":
        return (at.mover,) if at.table.taken((at.table.tokens[at.mover] + move.value) % LENGTH) else ()
    return (seat,) if move.kind == "pass" and at.stage == WEAPON and at.table.rings[seat] else ()


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
    at = text.read(line)
    check(at)
    text.same(line, at)
    return Xtal(at)


def teams(options: Options) -> Teams:
    """Everybody for himself."""
    return tuple((seat,) for seat in range(int(options["players"])))


def settled(state: State) -> Options:
    """What a position tells of the options."""
    assert isinstance(state, Xtal)
    setting = state.at.setting
    return {
        "players": str(setting.seats),
        "tempo": "speed" if setting.speed else "windows",
        "hands": "open" if setting.open else "hidden",
        "levitate": "strict" if setting.strict else "next",
        "guard": "on" if setting.guarded else "off",
        "answer": str(setting.seconds),
    }
