"""What is under way in a position of MODX that is edited: kept while it fits, dropped when an edit takes its ground.

Positions in the making have pieces and markers of all four colours, whether or not they play.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, Party
from pentapod.games.modx.rules.actions import made
from pentapod.games.modx.rules.board import EVERYWHERE, PATTERNS, cells_of, flags, standing
from pentapod.games.modx.rules.check import possible_winners
from pentapod.games.modx.rules.position import (
    COVER,
    DEAL,
    MOVE,
    OVER,
    PLACE,
    SCORE,
    SETUP,
    TICK,
    Ledger,
    Task,
    following,
    visible,
)
from pentapod.games.modx.rules.state import ModxState

Stack = tuple[int, ...]

_EMPTY: Final = (0,) * len(COLOURS)


class Sketch(NamedTuple):
    """What a position consists of, without all that follows from it."""

    party: Party
    claiming: bool
    stacks: tuple[Stack, ...]
    pieces: tuple[int, ...]
    clear: int
    task: Task
    quiet: int
    out: tuple[int, ...]
    overlooked: tuple[tuple[int, int], ...]
    jokers: tuple[int, ...]
    """As in the ledger of the position that is edited: the order that lasts."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The cells that Jokers to be put back came from."""
        held = self.task.held
        return (*self.task.hand, *(held.hand if held else ()))

    @property
    def state(self) -> ModxState:
        """The position."""
        taken = self.clear
        for own in self.pieces:
            taken |= own
        return ModxState(self._ledger(), self.task, self.clear, self.pieces, self.quiet, flags(EVERYWHERE & ~taken))

    def _ledger(self) -> Ledger:
        seats = len(COLOURS)
        return Ledger(
            party=self.party,
            claiming=self.claiming,
            stacks=self.stacks,
            points=visible(self.stacks, seats),
            markers=tuple(MARKERS - sum(stack.count(seat) for stack in self.stacks) for seat in range(seats)),
            jokers=_in_order(self.jokers, [*cells_of(self.clear), *(~cell for cell in self.hands)]),
            out=self.out,
            following=following(self.party, self.out) if self.playing else (),
            loose=any(standing(own | self.clear) for own in self.pieces if own),
            overlooked=self.overlooked,
        )

    @property
    def bare(self) -> bool:
        """Whether the board is empty."""
        return not (self.clear or any(self.pieces) or any(self.stacks))

    @property
    def playing(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(self.party.seats) if seat not in self.out]

    @property
    def sides(self) -> int:
        """How many teams have not resigned."""
        return sum(not set(team) <= set(self.out) for team in self.party.teams)

    def next_turn(self) -> Task:
        """The placement after this turn."""
        seats = self.playing
        after = next((seat for seat in seats if seat > self.task.turn), seats[0] if seats else self.task.turn)
        return Task(PLACE, after, after)

    def winners(self, ending: str) -> tuple[int, ...]:
        """Who would share the win, or nobody if this is no end; whose turn it is, if several might win."""
        ledger = self._ledger()
        possible = possible_winners(ledger, ending, self.clear, self.quiet)
        own = [winners for winners in possible if self.task.turn in winners]
        return next(iter((*own, *possible)), ())


def sketch(state: ModxState) -> Sketch:
    """The sketch of a position."""
    ledger = state.ledger
    pieces = (state.pieces + _EMPTY)[: len(COLOURS)]
    return Sketch(
        ledger.party,
        ledger.claiming,
        ledger.stacks,
        pieces,
        state.clear,
        state.task,
        state.quiet,
        ledger.out,
        ledger.overlooked,
        ledger.jokers,
    )


def _in_order(before: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    """The Jokers of now in the order of before: one that is somewhere else stands where the one stood that is gone."""
    new = list(now)
    kept: list[int | None] = []
    for joker in before:
        if joker in new:
            new.remove(joker)
            kept.append(joker)
        else:
            kept.append(None)
    filled = [joker if joker is not None else new.pop(0) if new else None for joker in kept]
    return (*(joker for joker in filled if joker is not None), *new)


def mended(before: Sketch, after: Sketch) -> Sketch:
    """An edited position without what was under way before and has lost its ground.

    What did not fit before the edit is left alone: its maker may be on the way to where it fits.
    """
    lost = [entry for entry in after.overlooked if _stands(before, entry) and not _stands(after, entry)]
    after = after._replace(overlooked=tuple(entry for entry in after.overlooked if entry not in lost))
    return _MENDED.get(after.task.kind, _as_it_is)(before, after)


def _stands(at: Sketch, entry: tuple[int, int]) -> bool:
    colour, number = entry
    return not PATTERNS[number].mask & ~(at.pieces[colour] | at.clear)


def _as_it_is(before: Sketch, after: Sketch) -> Sketch:
    return after


def _mended_start(before: Sketch, after: Sketch) -> Sketch:
    """Things on the board begin the game; the fifth Joker, or anything else, ends the placing of the Jokers."""
    if not _beginning(before) or not after.playing:
        return after
    if after.task.kind == DEAL and not after.bare:
        first = after.playing[0]
        after = after._replace(task=Task(SETUP, first, first))
    return after if _beginning(after) else after._replace(task=after.next_turn())


def _beginning(at: Sketch) -> bool:
    """Whether the board is as it is in this stage of the beginning: empty, or some of the Jokers on it."""
    if at.task.kind == DEAL:
        return at.bare
    return at._replace(clear=0).bare and at.clear.bit_count() < JOKERS


def _mended_patterns(before: Sketch, after: Sketch) -> Sketch:
    task = after.task
    left = made(after.state, task.turn)
    if task.kind == TICK:
        return after._replace(task=task._replace(ticked=tuple(number for number in task.ticked if number in left)))
    if not left and made(before.state, before.task.turn):
        return after._replace(task=Task(PLACE, task.turn, task.turn))
    return after


def _mended_cover(before: Sketch, after: Sketch) -> Sketch:
    """Cells that a marker cannot go to any more are left out; nothing is left to choose if there are enough markers."""
    task, markers = after.task, after.state.ledger.markers
    cells = task.cells
    for own in after.pieces:
        cells &= ~own
    for cell in cells_of(cells):
        if after.stacks[cell][-1:] == (task.actor,):
            cells ^= 1 << cell
    if cells == before.task.cells and markers == before.state.ledger.markers:
        return after
    if 0 < markers[task.actor] < cells.bit_count():
        return after._replace(task=task._replace(cells=cells))
    return _mended_move(before, after._replace(task=task._replace(kind=MOVE, cells=0)))


def _mended_move(before: Sketch, after: Sketch) -> Sketch:
    task = after.task
    if task.hand or not (before.task.hand or before.task.kind == COVER):
        return after
    return after._replace(task=task.held or after.next_turn())


def _mended_end(before: Sketch, after: Sketch) -> Sketch:
    """Winners are those of the board as it is now. Without any the game goes on."""
    winners = after.winners(after.task.ending)
    if winners or before.task.ending != after.task.ending or not before.winners(before.task.ending):
        return after._replace(task=after.task._replace(winners=winners))
    return after._replace(task=after.next_turn())


_MENDED: Final = {
    DEAL: _mended_start,
    SETUP: _mended_start,
    SCORE: _mended_patterns,
    TICK: _mended_patterns,
    COVER: _mended_cover,
    MOVE: _mended_move,
    OVER: _mended_end,
}


def without_hands(at: Sketch) -> Sketch:
    """What is under way broken off: Jokers in the hand return to the cells that they came from, if those are free."""
    clear = at.clear
    taken = clear
    for own in at.pieces:
        taken |= own
    for cell in at.hands:
        clear |= 1 << cell & ~taken
    return at._replace(clear=clear, task=at.task._replace(hand=(), held=None, cells=0))


def with_party(at: Sketch, party: Party) -> Sketch:
    """For another number of players: what fits stays, the rest leaves the board."""
    seats = range(party.seats)
    stacks = tuple(tuple(seat for seat, _ in groupby(seat for seat in stack if seat in seats)) for stack in at.stacks)
    pieces = tuple(own if seat in seats else 0 for seat, own in enumerate(at.pieces))
    out = tuple(seat for seat in at.out if seat in seats)
    if at.sides > 1 and at._replace(party=party, out=out).sides < 2:
        out = ()
    task = at.task
    if not {task.turn, task.actor, *((task.held.actor,) if task.held else ())} <= {-1, *seats}:
        at = without_hands(at)
        turn = task.turn if task.turn in seats else 0
        task = at.task._replace(turn=turn, actor=turn)
        if task.kind in (COVER, MOVE):
            task = Task(PLACE, turn, turn)
    overlooked = tuple(entry for entry in at.overlooked if entry[0] in seats)
    return at._replace(party=party, stacks=stacks, pieces=pieces, out=out, task=task, overlooked=overlooked)
