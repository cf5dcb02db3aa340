"""Whether a well written position of MODX can exist."""

from __future__ import annotations

from collections.abc import Container
from itertools import pairwise
from typing import assert_never

from pentapod.engine.state import CHANCE, ImpossiblePosition, refuse
from pentapod.engine.values import in_order
from pentapod.games.modx.data.table import JOKERS, MARKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.board import CELL_NAMES, LETTERS, RING, cells_of, names_of
from pentapod.games.modx.rules.ending import possible_winners
from pentapod.games.modx.rules.patterns import PATTERNS, standing
from pentapod.games.modx.rules.position import Ledger, Position
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` with the first thing found that no game leads to.

    The position has pieces of all four colours, whether or not they play.
    """
    _check_supplies(position)
    _check_jokers(position)
    _check_seats(position.ledger, position.task)
    _check_overlooked(position)
    _check_progress(position)
    _check_task(position, position.task)
    if position.ledger.interrupted:
        _check_interrupted(position, position.ledger.interrupted)


def _check_supplies(position: Position) -> None:
    ledger = position.ledger
    for colour, letter in enumerate(LETTERS):
        placed, laid = position.pieces[colour].bit_count(), MARKERS - ledger.markers[colour]
        if colour >= ledger.party.seats and (placed or laid):
            raise ImpossiblePosition(letter, "not-playing", seat=colour)
        if placed > X_PIECES:
            raise ImpossiblePosition(letter, "x-pieces-over", seat=colour, count=placed, most=X_PIECES)
        if laid > MARKERS:
            raise ImpossiblePosition(letter, "markers-over", seat=colour, count=laid, most=MARKERS)
    for cell, stack in enumerate(ledger.stacks):
        if any(lower == upper for lower, upper in pairwise(stack)):
            name = CELL_NAMES[cell]
            raise ImpossiblePosition(name, "own-colour", place=name)


def _check_jokers(position: Position) -> None:
    task, cells = position.task, position.ledger.joker_cells
    count = len(position.ledger.jokers)
    if count not in _possible_jokers(task):
        raise ImpossiblePosition("J", "joker-count", count=count)
    if isinstance(task, SetUp):
        for cell in cells_of(cells):
            if cells & RING[cell]:
                name = CELL_NAMES[cell]
                raise ImpossiblePosition(name, "jokers-adjacent", place=name)
    if standing(cells) and not _has_ended(task, Ending.JOKER):
        raise ImpossiblePosition("J", "jokers-pattern")


def _possible_jokers(task: Task) -> Container[int]:
    match task:
        case Deal():
            return (0,)
        case SetUp():
            return range(JOKERS)
        case Over():
            return range(JOKERS + 1)
        case _:
            return (JOKERS,)


def _has_ended(task: Task, ending: Ending) -> bool:
    return isinstance(task, Over) and task.ending is ending


def _check_seats(ledger: Ledger, task: Task) -> None:
    seats = range(ledger.party.seats)
    named = {task.turn, task.actor, *ledger.out, *(entry.colour for entry in ledger.overlooked)}
    if isinstance(task, Over):
        named |= set(task.winners)
    if ledger.interrupted:
        named.add(ledger.interrupted.actor)
    for seat in sorted(named - set(seats)):
        if seat != CHANCE or not isinstance(task, Deal | Over):
            raise ImpossiblePosition("-" if seat == CHANCE else LETTERS[seat], "no-seat")
    alone = len(ledger.sides) < 2 and not _has_ended(task, Ending.RESIGN)
    refuse("out", {"out-order": not in_order(ledger.out), "one-side-left": alone})
    refuse(
        task.kind,
        {
            "deal-turn": isinstance(task, Deal) and task.turn != CHANCE,
            "wrong-actor": isinstance(task, Place | Score | Tick) and task.actor != task.turn,
        },
    )
    if not isinstance(task, Deal | Over) and task.actor in ledger.out:
        raise ImpossiblePosition(LETTERS[task.actor], "actor-out", seat=task.actor)


def _check_overlooked(position: Position) -> None:
    ledger = position.ledger
    refuse(
        "overlooked",
        {
            "overlooked-auto": ledger.overlooked and not ledger.claiming,
            "overlooked-order": not in_order(ledger.overlooked),
        },
    )
    for colour, number in ledger.overlooked:
        if number not in position.patterns(colour):
            name = PATTERNS[number].id
            raise ImpossiblePosition(name, "no-overlooked", seat=colour)


def _check_progress(position: Position) -> None:
    """Whether the game would have ended before, or has ended in a way that it cannot."""
    ledger, task = position.ledger, position.task
    if isinstance(task, Over):
        if task.winners not in possible_winners(position, task.ending):
            raise ImpossiblePosition("over", "ending")
        return
    for team in ledger.party.teams:
        total = ledger.points_of(team)
        if total >= ledger.party.target:
            raise ImpossiblePosition(LETTERS[team[0]], "target-reached", count=total, seat=team[0])
    for seat in range(ledger.party.seats):
        last = position.pieces[seat].bit_count() == X_PIECES and seat != task.turn and seat not in ledger.out
        refuse(LETTERS[seat], {"markers-used-up": ledger.markers[seat] == 0, "x-pieces-used-up": last}, seat=seat)
    if position.quiet > QUIET_PLACEMENTS - isinstance(task, Place):
        text = str(position.quiet)
        raise ImpossiblePosition(text, "quiet-end", most=QUIET_PLACEMENTS)


def _check_interrupted(position: Position, held: Task) -> None:
    """Whether a claim may have interrupted this task."""
    task = position.task
    if not position.ledger.claiming or not isinstance(task, Cover | Move):
        raise ImpossiblePosition(task.kind, "interruption")
    if not isinstance(held, Place | Tick | Cover | Move):
        raise ImpossiblePosition(held.kind, "interrupted")
    if isinstance(held, Tick):  # what was ticked may have been broken by the claim
        _check_ascending(held)
    else:
        _check_task(position, held)


def _check_task(position: Position, task: Task) -> None:
    match task:
        case Deal() | SetUp():
            if any(position.pieces) or any(position.ledger.stacks):
                raise ImpossiblePosition(task.kind, "jokers-first")
        case Place():
            if position.pieces[task.actor].bit_count() == X_PIECES:
                raise ImpossiblePosition(LETTERS[task.actor], "nothing-to-place", seat=task.actor)
        case Score() | Tick():
            _check_patterns(position, task)
        case Cover():
            _check_cover(position, task)
            _check_hand(task)
        case Move():
            _check_hand(task)
            if not position.free:
                raise ImpossiblePosition(task.kind, "no-free-space")
        case Over():
            pass
        case _:
            assert_never(task)


def _check_cover(position: Position, task: Cover) -> None:
    ledger = position.ledger
    marked = [cell for cell in cells_of(task.cells) if ledger.stacks[cell][-1:] == (task.actor,)]
    if marked or task.cells & sum(position.pieces):
        raise ImpossiblePosition(",".join(names_of(task.cells)), "cover-cells")
    if not 0 < ledger.markers[task.actor] < task.cells.bit_count():
        raise ImpossiblePosition(task.kind, "cover-unneeded")


def _check_hand(task: Cover | Move) -> None:
    if not in_order(task.hand) or (isinstance(task, Move) and not task.hand):
        raise ImpossiblePosition(task.kind, "hand-order")


def _check_patterns(position: Position, task: Score | Tick) -> None:
    if position.ledger.claiming != isinstance(task, Tick):
        raise ImpossiblePosition(task.kind, "ticks" if position.ledger.claiming else "no-ticks")
    patterns = position.patterns(task.turn)
    if isinstance(task, Tick):
        _check_ascending(task)
        possible = set(task.ticked) <= set(patterns)
    else:
        possible = bool(patterns)
    if not possible:
        raise ImpossiblePosition(task.kind, "not-made", seat=task.turn)


def _check_ascending(task: Tick) -> None:
    if not in_order(task.ticked):
        raise ImpossiblePosition(task.kind, "ticked-order")
