"""The state of PODS, Standard and Advanced, as the engine plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pentapod.engine.game import Teams
from pentapod.engine.message import Message, because
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, IllegalAction, Path, Seats, Shares, State, Viewer, before_leaving
from pentapod.games.pods.data.table import POINT_OF
from pentapod.games.pods.rules import text
from pentapod.games.pods.rules.actions import legal
from pentapod.games.pods.rules.check import check
from pentapod.games.pods.rules.ending import outcome
from pentapod.games.pods.rules.objections import objection
from pentapod.games.pods.rules.pieces import number, owner
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.turn import ORIENTATION_ACTIONS, TURNS, after, after_turning, removed
from pentapod.games.pods.rules.variant import variant


class Pods(Position, State):
    """A position, what may be done in it, and what has become of the game.

    Whether the game is over depends on what may be done, so both are found at once. Actions are listed when they are
    first asked for.
    """

    __slots__ = ("_actions", "actors", "ending", "legal", "result")

    actors: Seats
    result: Shares | None

    def __post_init__(self) -> None:
        self.legal = legal(self)
        self.ending, self.result = outcome(self, self.legal)
        self.actors = () if self.ending else actors(self)
        self._actions: Sequence[Action] | None = None

    def actions(self) -> Sequence[Action]:
        if self._actions is None:
            if self.ending:
                self._actions = ()
            elif self.actors == (CHANCE,):
                self._actions = ORIENTATION_ACTIONS
            else:
                self._actions = self.legal.actions()
        return self._actions

    def objection(self, path: Path, viewer: Viewer) -> Message | None:
        return objection(self, self.legal, path)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        seat, (first, *rest) = action
        if seat == CHANCE:
            return because("leave" if first == "0" else "turn", number=int(first))
        if first not in POINT_OF:
            return because("place", seat=seat, number=int(first), place=rest[0])
        pod = number(self.board[POINT_OF[first]])
        return because("move", seat=seat, number=pod, origin_place=first, place=rest[0])

    def after(self, action: Action) -> Pods:
        turn = TURNS.get(action)
        if turn is not None and not self.ending and self.legal.allows(turn):
            return after(self, turn)
        if action in ORIENTATION_ACTIONS and action in self.actions():
            return after_turning(self, int(action.path[0]))
        raise IllegalAction(action)

    def removed(self, action: Action) -> tuple[tuple[int, int], ...]:
        """The points and codes of the pods that a legal action takes off the board, because they are blocked."""
        return () if action.seat == CHANCE else removed(self, TURNS[action])

    def costs(self, action: Action) -> Seats:
        return tuple(sorted({owner(code) for _, code in self.removed(action)}))

    def opens_with_a_bipod(self) -> bool:
        """Whether White is to place his first pod, which in Standard is a bipod."""
        return self.legal.pods != self.hands[self.to_move]

    def resign(self, seat: int) -> Pods:
        return replace(before_leaving(self, seat, 2), resigned=seat)

    @property
    def out(self) -> Seats:
        return () if self.resigned is None else (self.resigned,)

    def notation(self, action: Action) -> str:
        """A placement as `3@d4`, a move as `d4-e4`, a turn of the board as its degrees."""
        return ("@" if action.path[0].isdigit() else "-").join(action.path)

    def text(self) -> str:
        return text.write(self)


def actors(position: Position) -> Seats:
    """Who acts while the game goes on: chance turns the board first."""
    return (CHANCE,) if position.variant.degrees is None else (position.to_move,)


def start(options: Options) -> Pods:
    """A new game, before the board is turned."""
    return Pods.laid_out(variant(options["rules"] == "advanced", options["guard"] == "on", None))


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return ((0,), (1,))


def position(line: str) -> Pods:
    """The position that `Pods.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    state = text.parse(line, Pods)
    check(state)
    return state


def settled(state: Pods) -> Options:
    """What a position tells of the options."""
    of = state.variant
    return {"rules": "advanced" if of.advanced else "standard", "guard": "on" if of.guard else "off"}
