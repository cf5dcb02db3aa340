"""The rules of MODX as a `Game`: positions, their legal actions, and how to begin.

A scoring turn is several actions: the placement, what scores (one `score`, or ticks that end with `done`), cells for
the last markers when they run short, and every Joker's new place. Each of these is a `Task` of the position.

Where patterns are claimed, the players find out themselves what there is to tick and to claim: ticking follows every
placement, whether or not it has made a pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, IllegalAction, MalformedPosition, Path, State
from pentapod.games.modx.data.table import MARKERS, PARTIES, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules import text
from pentapod.games.modx.rules.actions import CHOICES, CLAIMS, claims, made, placings, tries
from pentapod.games.modx.rules.board import CELLS, COMPLETIONS, EVERYWHERE, NAMES, RING, flags
from pentapod.games.modx.rules.position import DEAL, OVER, PLACE, SCORE, TICK, Ledger, Task, following
from pentapod.games.modx.rules.turn import CHOSEN, claimed, resigned, turn_ended

_CELL_OF_PATH: Final[dict[Path, int]] = {(name,): cell for cell, name in enumerate(NAMES)}
_BITS: Final = tuple(1 << cell for cell in CELLS)


class ModxState(State):
    """A position of MODX."""

    __slots__ = ("_actions", "clear", "ledger", "pieces", "quiet", "spaces", "task")

    ledger: Ledger
    task: Task
    clear: int
    """The cells of the Jokers."""
    pieces: tuple[int, ...]
    """The cells of the X-pieces, by seat."""
    quiet: int
    """Placements since the last new marker."""
    spaces: bytes
    """One byte for each cell: 1 if it has neither X-piece nor Joker, else 0."""

    def __init__(
        self, ledger: Ledger, task: Task, clear: int, pieces: tuple[int, ...], quiet: int, spaces: bytes
    ) -> None:
        self.ledger = ledger
        self.task = task
        self.clear = clear
        self.pieces = pieces
        self.quiet = quiet
        self.spaces = spaces
        self._actions: tuple[Action, ...] | None = None

    def but(
        self,
        task: Task,
        *,
        ledger: Ledger | None = None,
        clear: int | None = None,
        pieces: tuple[int, ...] | None = None,
        quiet: int | None = None,
    ) -> ModxState:
        """This position with another task, and what else is given."""
        clear = self.clear if clear is None else clear
        pieces = pieces or self.pieces
        quiet = self.quiet if quiet is None else quiet
        return ModxState(ledger or self.ledger, task, clear, pieces, quiet, flags(_free(clear, pieces)))

    @property
    def free(self) -> int:
        """The cells with neither X-piece nor Joker. Markers never block."""
        return _free(self.clear, self.pieces)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.ledger.overlooked:
            return tuple(sorted({action.seat for action in self.actions()}))
        return () if self.task.kind == OVER else (self.task.actor,)

    @property
    def turn(self) -> int | None:
        # Others may act only to claim, and that they may is for them to find out.
        return None if self.task.kind in (DEAL, OVER) else self.task.actor

    @property
    def out(self) -> tuple[int, ...]:
        return self.ledger.out

    def actions(self) -> tuple[Action, ...]:
        actions = self._actions
        if actions is None:
            task = self.task
            plain = task.kind == PLACE
            actions = placings(task.actor, self.spaces) if plain else tuple(CHOICES[task.kind](self))
            if self.ledger.overlooked:
                actions = tuple(sorted((*actions, *claims(self))))
            self._actions = actions
        return actions

    def tries(self) -> Sequence[Action]:
        return tries(self)

    def as_told(self) -> ModxState:
        if not self.ledger.overlooked:
            return self
        return self.but(self.task, ledger=self.ledger._replace(overlooked=()))

    @property
    def automatic(self) -> bool:
        return self.task.kind == SCORE

    def after(self, action: Action) -> ModxState:
        # Nearly every action is a plain placement, which a table and a byte tell without listing all actions.
        seat, path = action
        task = self.task
        if task.kind == PLACE and seat == task.actor:
            cell = _CELL_OF_PATH.get(path)
            if cell is not None and self.spaces[cell]:
                return self._placed(seat, cell)
        if action not in self.actions():
            raise IllegalAction(action)
        if path[0] in CLAIMS:
            return claimed(self, seat, path[1])
        return CHOSEN[task.kind](self, path)

    def _placed(self, seat: int, cell: int) -> ModxState:
        ledger, pieces, spaces = self.ledger, self.pieces, self.spaces
        own = pieces[seat] | _BITS[cell]
        filled = own | self.clear
        state = ModxState(
            ledger,
            Task(TICK, seat, seat) if ledger.claiming else ledger.following[seat],
            self.clear,
            (*pieces[:seat], own, *pieces[seat + 1 :]),
            self.quiet + 1,
            spaces[:cell] + b"\0" + spaces[cell + 1 :],
        )
        if ledger.claiming:
            return state
        for rest in COMPLETIONS[cell][filled & RING[cell]]:
            if filled & rest == rest:
                return state.but(Task(SCORE, seat, seat))
        if ledger.loose or own.bit_count() == X_PIECES or state.quiet == QUIET_PLACEMENTS:
            state = state.but(self.task)
            return state.but(Task(SCORE, seat, seat)) if ledger.loose and made(state, seat) else turn_ended(state)
        return state

    def resign(self, seat: int) -> ModxState:
        return resigned(self, seat)

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.task.kind != OVER:
            return None
        winners = self.task.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.ledger.party.seats))

    def text(self) -> str:
        return text.write(self)


def _free(clear: int, pieces: tuple[int, ...]) -> int:
    taken = clear
    for own in pieces:
        taken |= own
    return EVERYWHERE & ~taken


def start(options: Options) -> ModxState:
    """The empty board, before chance names the oldest player."""
    party = PARTIES[options["players"]]
    ledger = Ledger(
        party=party,
        claiming=options["patterns"] == "claim",
        stacks=((),) * len(CELLS),
        points=(0,) * party.seats,
        markers=(MARKERS,) * party.seats,
        jokers=(),
        out=(),
        following=following(party, ()),
        loose=False,
        overlooked=(),
    )
    pieces = (0,) * party.seats
    return ModxState(ledger, Task(DEAL, CHANCE, CHANCE), 0, pieces, 0, flags(_free(0, pieces)))


def position(line: str) -> ModxState:
    """Reads what `ModxState.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    read = text.read(line)
    state = ModxState(*read, flags(_free(read.clear, read.pieces)))
    if state.text() != line:
        raise MalformedPosition(line, f"This position is written {state.text()!r}.")
    return state


def teams(options: Options) -> Teams:
    """Each seat for itself, or two teams that sit alternately."""
    return PARTIES[options["players"]].teams


def settled(state: State) -> Options:
    """What a position tells of the options."""
    assert isinstance(state, ModxState)
    ledger = state.ledger
    players = next(players for players, party in PARTIES.items() if party == ledger.party)
    return {"players": players, "patterns": "claim" if ledger.claiming else "auto"}
