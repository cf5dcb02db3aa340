"""A position of MODX in the making, as the editor changes it: all its parts side by side, and nothing derived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pentapod.engine.state import State
from pentapod.games.modx.data.table import COLOURS, Party
from pentapod.games.modx.rules.board import cells_of
from pentapod.games.modx.rules.ending import possible_winners
from pentapod.games.modx.rules.position import Joker, Ledger, Overlooked, Stack
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Ending, Move, Place, Task

_EMPTY: Final = (0,) * len(COLOURS)


class Sketch(NamedTuple):
    """A position in the making. It has pieces and markers of all four colours, whether or not they play."""

    party: Party
    claiming: bool
    stacks: tuple[Stack, ...]
    pieces: tuple[int, ...]
    joker_cells: int
    task: Task
    interrupted: Task | None
    quiet: int
    out: tuple[int, ...]
    overlooked: tuple[Overlooked, ...]
    jokers: tuple[Joker, ...]
    """As in the ledger of the position before the edit: the order that lasts."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The cells that Jokers to be put back came from."""
        return (*hand_of(self.task), *hand_of(self.interrupted))

    @property
    def state(self) -> ModxState:
        """The position that is sketched."""
        jokers = [*map(Joker, cells_of(self.joker_cells)), *(Joker(cell, lifted=True) for cell in self.hands)]
        ledger = Ledger(
            party=self.party,
            claiming=self.claiming,
            stacks=self.stacks,
            jokers=_in_order(self.jokers, jokers),
            out=self.out,
            overlooked=self.overlooked,
            interrupted=self.interrupted,
        )
        return ModxState(ledger, self.task, self.pieces, self.quiet)

    @property
    def empty(self) -> bool:
        """Whether nothing lies on the board."""
        return not (self.joker_cells or any(self.pieces) or any(self.stacks))

    @property
    def playing(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(self.party.seats) if seat not in self.out]

    @property
    def next_turn(self) -> Place:
        """The placement after this turn."""
        seats, turn = self.playing, self.task.turn
        heir = next((seat for seat in seats if seat > turn), seats[0] if seats else turn)
        return Place(heir, heir)

    @property
    def broken_off(self) -> Sketch:
        """Without what is under way: Jokers in the hand return to the cells that they came from, if those are free."""
        task, free = self.task, self.state.free
        jokers = self.joker_cells
        for cell in self.hands:
            jokers |= 1 << cell & free
        if isinstance(task, Cover | Move):
            task = Place(task.turn, task.turn)
        return self._replace(joker_cells=jokers, task=task, interrupted=None)

    def winners(self, ending: Ending) -> tuple[int, ...]:
        """Who would share the win, or nobody if this is no end; whose turn it is, if several might win."""
        possible = possible_winners(self.state, ending)
        own = [winners for winners in possible if self.task.turn in winners]
        return next(iter((*own, *possible)), ())


def sketch_of(state: State) -> Sketch:
    """The sketch of a position."""
    assert isinstance(state, ModxState)
    ledger = state.ledger
    return Sketch(
        party=ledger.party,
        claiming=ledger.claiming,
        stacks=ledger.stacks,
        pieces=(state.pieces + _EMPTY)[: len(COLOURS)],
        joker_cells=ledger.joker_cells,
        task=state.task,
        interrupted=ledger.interrupted,
        quiet=state.quiet,
        out=ledger.out,
        overlooked=ledger.overlooked,
        jokers=ledger.jokers,
    )


def hand_of(task: Task | None) -> tuple[int, ...]:
    """The cells that the Jokers came from which a task is to put back."""
    return task.hand if isinstance(task, Cover | Move) else ()


def _in_order(before: Sequence[Joker], now: Sequence[Joker]) -> tuple[Joker, ...]:
    """The Jokers of now in the order of before. A Joker that is new takes the place of one that is gone."""
    new = list(now)
    kept: list[Joker | None] = []
    for joker in before:
        if joker in new:
            new.remove(joker)
            kept.append(joker)
        else:
            kept.append(None)
    filled = [joker if joker is not None else new.pop(0) if new else None for joker in kept]
    return (*(joker for joker in filled if joker is not None), *new)
