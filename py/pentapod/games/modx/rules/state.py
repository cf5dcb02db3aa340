"""MODX as the engine knows it: a position with its legal actions, and how to begin.

A scoring turn is several actions: the placement, what scores (one `score`, or ticks that end with `done`), cells for
the last markers when they run short, and every Joker's new place. Each of these is a task of the position.

Where patterns are claimed, the players find out themselves what there is to tick and to claim: ticking follows every
placement, whether or not it has made a pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from pentapod.engine.game import Teams
from pentapod.engine.grammar import check_written
from pentapod.engine.message import Message, Why
from pentapod.engine.options import Options
from pentapod.engine.state import (
    CHANCE,
    Action,
    Actions,
    IllegalAction,
    Path,
    Seats,
    Shares,
    State,
    Viewer,
    before_leaving,
)
from pentapod.engine.values import indexed, won_by
from pentapod.games.modx.data.table import PARTIES
from pentapod.games.modx.rules import text
from pentapod.games.modx.rules.actions import legal_actions, tries
from pentapod.games.modx.rules.board import CELL_NAMES, CELLS
from pentapod.games.modx.rules.deeds import deed
from pentapod.games.modx.rules.objections import objection
from pentapod.games.modx.rules.position import Ledger, Position
from pentapod.games.modx.rules.task import Deal, Over, Place, Score
from pentapod.games.modx.rules.turn import placed, played, resigned

_CELL_OF_PATH: Final[dict[Path, int]] = indexed((name,) for name in CELL_NAMES)


class ModxState(Position, State):
    """A position of MODX with all that the engine asks of it."""

    __slots__ = ()

    @classmethod
    def of(cls, position: Position) -> Self:
        """This position, for the engine."""
        return cls(position.ledger, position.task, position.pieces, position.quiet)

    @property
    def actors(self) -> Seats:
        if self.ledger.overlooked:
            return tuple(sorted({action.seat for action in self.actions()}))
        task = self.task
        return () if isinstance(task, Over) else (task.actor,)

    @property
    def turn(self) -> int | None:
        # Others may act only to claim, and that they may is for them to find out.
        task = self.task
        return None if isinstance(task, Deal | Over) else task.actor

    @property
    def out(self) -> Seats:
        return self.ledger.out

    def actions(self) -> Actions:
        actions = self.listed
        if actions is None:
            actions = self.listed = legal_actions(self)
        return actions

    def objection(self, path: Path, viewer: Viewer) -> Why | None:
        return objection(self, path)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        return deed(self, action)

    def tries(self) -> Sequence[Action]:
        return tries(self)

    def as_told(self) -> ModxState:
        ledger = self.ledger
        if not ledger.overlooked:
            return self
        return self.replace(ledger=ledger._replace(overlooked=()))

    @property
    def automatic(self) -> bool:
        return isinstance(self.task, Score)

    def after(self, action: Action) -> ModxState:
        # Nearly every action is a plain placement, which can be checked without listing all actions.
        seat, path = action
        task = self.task
        if isinstance(task, Place) and seat == task.actor:
            cell = _CELL_OF_PATH.get(path)
            if cell is not None and self.spaces[cell]:
                return placed(self, seat, cell)
        if action not in self.actions():
            raise IllegalAction(action)
        return played(self, action)

    def resign(self, seat: int) -> ModxState:
        state = before_leaving(self, seat, self.ledger.party.seats)
        return resigned(state, seat) if state.actors else state

    @property
    def result(self) -> Shares | None:
        task = self.task
        return won_by(task.winners, self.ledger.party.seats) if isinstance(task, Over) else None

    def text(self) -> str:
        return text.write(self)


def start(options: Options) -> ModxState:
    """The empty board, before chance names the oldest player."""
    party = PARTIES[options["players"]]
    ledger = Ledger(party, options["patterns"] == "claim", stacks=((),) * len(CELLS))
    return ModxState(ledger, Deal(CHANCE, CHANCE), (0,) * party.seats, 0)


def position(line: str) -> ModxState:
    """Reads what `ModxState.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    state = ModxState.of(text.read(line))
    check_written(line, state.text())
    return state


def teams(options: Options) -> Teams:
    """Each seat for itself, or two teams that sit alternately."""
    return PARTIES[options["players"]].teams


def settled(state: ModxState) -> Options:
    """What a position tells of the options."""
    ledger = state.ledger
    players = next(players for players, party in PARTIES.items() if party == ledger.party)
    return {"players": players, "patterns": "claim" if ledger.claiming else "auto"}
