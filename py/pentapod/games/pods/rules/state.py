"""The state of PODS, Standard and Advanced, as the engine plays it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, Path, State
from pentapod.games.pods.rules import text
from pentapod.games.pods.rules.actions import legal
from pentapod.games.pods.rules.check import check
from pentapod.games.pods.rules.ending import outcome
from pentapod.games.pods.rules.pieces import BLACK, WHITE, owner
from pentapod.games.pods.rules.position import Position, laid_out
from pentapod.games.pods.rules.turn import ORIENTATION_ACTIONS, TURNS, after, after_turning, removed
from pentapod.games.pods.rules.variant import variant


class Pods(State):
    """A position, what may be done in it, and what has become of the game."""

    __slots__ = ("_actions", "actors", "ending", "legal", "position", "result")

    actors: tuple[int, ...]
    result: tuple[float, ...] | None

    def __init__(self, position: Position) -> None:
        self.position = position
        self.legal = legal(position)
        self.ending, self.result = outcome(position, self.legal)
        self.actors = () if self.ending else actors(position)
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

    def after(self, action: Action) -> Pods:
        turn = TURNS.get(action)
        if turn is not None and not self.ending and self.legal.allows(turn):
            return Pods(after(self.position, turn))
        if action in ORIENTATION_ACTIONS and action in self.actions():
            return Pods(after_turning(self.position, int(action.path[0])))
        raise IllegalAction(action)

    def removed(self, action: Action) -> tuple[tuple[int, int], ...]:
        """The points and codes of the pods that a legal action takes off the board, because they are blocked."""
        return () if action.seat == CHANCE else removed(self.position, TURNS[action])

    def costs(self, action: Action) -> tuple[int, ...]:
        return tuple(sorted({owner(code) for _, code in self.removed(action)}))

    def opens_with_a_bipod(self) -> bool:
        """Whether White is to place his first pod, which in Standard is a bipod."""
        return self.legal.pods != self.position.hands[self.position.to_move]

    def resign(self, seat: int) -> Pods:
        if self.ending or seat not in (WHITE, BLACK):
            raise IllegalAction(Action(seat, RESIGN))
        return Pods(self.position._replace(resigned=seat))

    @property
    def out(self) -> tuple[int, ...]:
        return () if self.position.resigned is None else (self.position.resigned,)

    def text(self) -> str:
        return text.write(self.position)


def actors(position: Position) -> tuple[int, ...]:
    """Who acts while the game goes on: chance turns the board first."""
    return (CHANCE,) if position.variant.degrees is None else (position.to_move,)


def start(options: Options) -> Pods:
    """A new game, before the board is turned."""
    return Pods(laid_out(variant(options["rules"] == "advanced", options["guard"] == "on", None)))


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return ((0,), (1,))


def position(line: str) -> Pods:
    """The position that `Pods.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    parsed = text.parse(line)
    check(parsed)
    return Pods(parsed)


def settled(state: State) -> Options:
    """What a position tells of the options."""
    assert isinstance(state, Pods)
    of = state.position.variant
    return {"rules": "advanced" if of.advanced else "standard", "guard": "on" if of.guard else "off"}


def notation(path: Path) -> str:
    """A placement as `3@d4`, a move as `d4-e4`, a turn of the board as its degrees."""
    return ("@" if path[0].isdigit() else "-").join(path)
