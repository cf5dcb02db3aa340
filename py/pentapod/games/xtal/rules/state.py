"""The rules of XTAL as the suite knows them: positions, their legal actions, and how to begin.

A `Position` is plain data, and the files beside this one say what may become of it: `actions.py` what may be done,
`turn.py` what that does; `setup.py`, `cards/`, `combat/` and `resign.py` hold the rules of each part of a game.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pentapod.engine.game import Teams
from pentapod.engine.grammar import check_written
from pentapod.engine.message import Message, Why
from pentapod.engine.options import Options
from pentapod.engine.state import (
    CHANCE,
    Action,
    Actions,
    Deadline,
    IllegalAction,
    Path,
    Seats,
    Shares,
    State,
    Viewer,
    before_leaving,
)
from pentapod.engine.values import won_by
from pentapod.games.xtal.data.table import IDLE_TIMES
from pentapod.games.xtal.rules import text
from pentapod.games.xtal.rules.actions import GiveCard, LayGroup, Moves, Pass, Roll, legal_moves
from pentapod.games.xtal.rules.check import check
from pentapod.games.xtal.rules.deeds import deed
from pentapod.games.xtal.rules.hidden import redealt
from pentapod.games.xtal.rules.objections import objection
from pentapod.games.xtal.rules.position import CHANCE_ACTS, Phase, Position, Setting, deck, known, seats_in
from pentapod.games.xtal.rules.resign import resign
from pentapod.games.xtal.rules.setup import new_game
from pentapod.games.xtal.rules.touches import PASS, TIMEOUT
from pentapod.games.xtal.rules.turn import after_move, forfeits


class Xtal(State):
    """A position of XTAL."""

    __slots__ = ("_actions", "_actors", "_moves", "position")

    position: Position

    def __init__(self, position: Position) -> None:
        self.position = position
        self._moves: Moves | None = None
        self._actions: Actions = ()
        self._actors: Seats | None = None

    @property
    def moves(self) -> Moves:
        """Every legal action, ascending, with what it does."""
        if self._moves is None:
            self._moves = legal_moves(self.position)
            self._actions = tuple(self._moves)
        return self._moves

    @property
    def actors(self) -> Seats:
        if self._actors is None:
            self._actors = _actors(self.position)
        return self._actors

    @property
    def out(self) -> Seats:
        return seats_in(self.position.out)

    @property
    def hidden(self) -> bool:
        position = self.position
        return not position.setting.open and position.phase is not Phase.OVER and any(position.hands)

    @property
    def deadline(self) -> Deadline | None:
        position, seconds = self.position, self.position.setting.seconds
        if not position.composes_freely:
            return None
        if position.phase is Phase.OPEN:
            idle = next(seat for seat in position.table.pair if not position.passed >> seat & 1)
            return Deadline(position.beat, seconds * IDLE_TIMES, Action(idle, (PASS[idle],)))
        seat = known(position.acting)
        touch = TIMEOUT[seat] if position.phase is Phase.WEAPON else PASS[seat]
        return Deadline(position.beat, seconds, Action(seat, (touch,)))

    @property
    def automatic(self) -> bool:
        # Everybody sees that a hand is empty. Under a Weapon and after a Void a pass is never taken for granted.
        position = self.position
        return position.phase is Phase.OPEN and position.acting is not None and not position.hands[position.acting]

    def objection(self, path: Path, viewer: Viewer) -> Why | None:
        return objection(self.position, path, viewer)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        return deed(self.position, action.seat, self.moves[action], action.path[0], viewer)

    def witnessed(self, action: Action, viewer: int) -> Hashable:
        if not isinstance(self.moves[action], LayGroup):
            return super().witnessed(action, viewer)
        after = self.after(action).position  # a group is laid open: who could not see it composed sees it now
        return after.laid, after.refuse, after.table

    def actions(self) -> Actions:
        if self._moves is None:
            return tuple(self.moves)
        return self._actions

    def weights(self) -> Sequence[int]:
        if self.position.phase not in (Phase.DEAL, Phase.DRAW):
            return (1,) * len(self.moves)
        counts = deck(self.position)
        return tuple(counts[move.kind] for move in self.moves.values() if isinstance(move, GiveCard))

    def after(self, action: Action) -> Xtal:
        move = self.moves.get(action)
        if move is None:
            raise IllegalAction(action)
        return Xtal(after_move(self.position, action.seat, move))

    def resign(self, seat: int) -> Xtal:
        state = before_leaving(self, seat, self.position.setting.seats)
        return Xtal(resign(state.position, seat)) if state.actors else state

    @property
    def result(self) -> Shares | None:
        position = self.position
        return won_by(seats_in(position.winners), position.setting.seats) if position.phase is Phase.OVER else None

    def redeal(self, seat: Viewer, rng: Random) -> Xtal:
        return Xtal(redealt(self.position, seat, rng)) if self.hidden and seat != CHANCE else self

    def text(self) -> str:
        return text.write(self.position)

    def costs(self, action: Action) -> Seats:
        """A turn is forfeited, or rings are lost to a Weapon that was not cancelled."""
        position, move = self.position, self.moves[action]
        if isinstance(move, Roll):
            return (known(position.mover),) if forfeits(position, move.face) else ()
        defeat = isinstance(move, Pass) and position.phase is Phase.WEAPON
        return (action.seat,) if defeat and position.table.rings[action.seat] else ()


def _actors(position: Position) -> Seats:
    if position.phase in CHANCE_ACTS:
        return (CHANCE,)
    if position.phase is Phase.OVER:
        return ()
    if position.acting is not None:
        return (position.acting,)
    # By speed: a seat that has passed and holds no card has nothing left to do.
    pair = position.table.pair
    return tuple(seat for seat in pair if position.hands[seat] or not position.passed >> seat & 1)


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
    return Xtal(new_game(setting))


def position(line: str) -> Xtal:
    """Reads what `Xtal.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    found = text.read(line)
    check(found)
    check_written(line, text.write(found))
    return Xtal(found)


def teams(options: Options) -> Teams:
    """Every seat plays for itself."""
    return tuple((seat,) for seat in range(int(options["players"])))


def settled(state: Xtal) -> Options:
    """What a position tells of the options."""
    setting = state.position.setting
    return {
        "players": str(setting.seats),
        "tempo": "speed" if setting.speed else "windows",
        "hands": "open" if setting.open else "hidden",
        "levitate": "strict" if setting.strict else "next",
        "guard": "on" if setting.guarded else "off",
        "answer": str(setting.seconds),
    }
