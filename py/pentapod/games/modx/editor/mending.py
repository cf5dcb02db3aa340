"""What is under way in a position of MODX that is edited: kept while it fits, dropped when an edit takes its ground."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import assert_never

from pentapod.engine.state import CHANCE
from pentapod.games.modx.data.table import JOKERS, Party
from pentapod.games.modx.editor.sketch import Sketch, hand_of
from pentapod.games.modx.rules.board import cells_of
from pentapod.games.modx.rules.position import Overlooked, Stack
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Tick


def mended(before: Sketch, after: Sketch) -> Sketch:
    """An edited position without what was under way before and has lost its ground.

    What did not fit before the edit is left alone: its maker may be on the way to where it fits.
    """
    lost = [entry for entry in after.overlooked if _stands(before, entry) and not _stands(after, entry)]
    after = after._replace(overlooked=tuple(entry for entry in after.overlooked if entry not in lost))
    task = after.task
    match task:
        case Deal() | SetUp():
            return _mended_start(before, after)
        case Place():
            return after
        case Score():
            made = after.state.patterns(task.turn) or not before.state.patterns(before.task.turn)
            return after if made else after._replace(task=Place(task.turn, task.turn))
        case Tick():
            left = after.state.patterns(task.turn)
            ticked = tuple(number for number in task.ticked if number in left)
            return after._replace(task=replace(task, ticked=ticked))
        case Cover():
            return _mended_cover(before, after, task)
        case Move():
            return _mended_move(before, after)
        case Over():
            return _mended_end(before, after, task)
        case _:
            assert_never(task)


def _stands(sketch: Sketch, entry: Overlooked) -> bool:
    return entry.pattern in sketch.state.patterns(entry.colour)


def _mended_start(before: Sketch, after: Sketch) -> Sketch:
    """Things on the board begin the game; the fifth Joker, or anything else, ends the placing of the Jokers."""
    if not _at_start(before) or not after.playing:
        return after
    if isinstance(after.task, Deal) and not after.empty:
        first = after.playing[0]
        after = after._replace(task=SetUp(first, first))
    return after if _at_start(after) else after._replace(task=after.next_turn)


def _at_start(sketch: Sketch) -> bool:
    """Whether the board is as before the first turn: empty, or with some of the Jokers while they are placed."""
    if isinstance(sketch.task, Deal):
        return sketch.empty
    return sketch._replace(joker_cells=0).empty and sketch.joker_cells.bit_count() < JOKERS


def _mended_cover(before: Sketch, after: Sketch, task: Cover) -> Sketch:
    """Cells that a marker cannot go to any more are left out; nothing is left to choose if there are enough markers."""
    markers = after.state.ledger.markers
    cells = task.cells
    for own in after.pieces:
        cells &= ~own
    for cell in cells_of(cells):
        if after.stacks[cell][-1:] == (task.actor,):
            cells ^= 1 << cell
    cells_before = before.task.cells if isinstance(before.task, Cover) else 0
    if cells == cells_before and markers == before.state.ledger.markers:
        return after
    if 0 < markers[task.actor] < cells.bit_count():
        return after._replace(task=replace(task, cells=cells))
    return _mended_move(before, after._replace(task=Move(task.turn, task.actor, task.hand)))


def _mended_move(before: Sketch, after: Sketch) -> Sketch:
    """When no Joker is left in the hand, what comes after."""
    if hand_of(after.task) or not (hand_of(before.task) or isinstance(before.task, Cover)):
        return after
    return after._replace(task=after.interrupted or after.next_turn, interrupted=None)


def _mended_end(before: Sketch, after: Sketch, over: Over) -> Sketch:
    """Winners are those of the board as it is now. Without any the game goes on."""
    winners = after.winners(over.ending)
    had_ended = isinstance(before.task, Over) and before.task.ending is over.ending
    if winners or not had_ended or not before.winners(over.ending):
        return after._replace(task=replace(over, winners=winners))
    return after._replace(task=after.next_turn)


def with_party(sketch: Sketch, party: Party) -> Sketch:
    """For another number of players: what fits stays, the rest leaves the board."""
    seats = range(party.seats)
    out = tuple(seat for seat in sketch.out if seat in seats)
    if len(_sides(sketch)) > 1 and len(_sides(sketch._replace(party=party, out=out))) < 2:
        out = ()
    return _with_turn_of(sketch, seats)._replace(
        party=party,
        stacks=tuple(_without(stack, seats) for stack in sketch.stacks),
        pieces=tuple(own if seat in seats else 0 for seat, own in enumerate(sketch.pieces)),
        out=out,
        overlooked=tuple(entry for entry in sketch.overlooked if entry.colour in seats),
    )


def _sides(sketch: Sketch) -> list[tuple[int, ...]]:
    return sketch.state.ledger.sides


def _without(stack: Stack, seats: range) -> Stack:
    """A stack with only the markers of these seats; of neighbours that become equal one stays."""
    return tuple(owner for owner, _ in groupby(owner for owner in stack if owner in seats))


def _with_turn_of(sketch: Sketch, seats: range) -> Sketch:
    """What is under way is broken off if another seat than these takes part in it."""
    task, interrupted = sketch.task, sketch.interrupted
    if {task.turn, task.actor, interrupted.actor if interrupted else CHANCE} <= {CHANCE, *seats}:
        return sketch
    turn = task.turn if task.turn in seats else 0
    sketch = sketch.broken_off
    return sketch._replace(task=replace(sketch.task, turn=turn, actor=turn))
