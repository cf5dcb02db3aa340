"""Whether a well written position of MODX can exist."""

from __future__ import annotations

from collections.abc import Container
from itertools import pairwise
from typing import assert_never

from pentapod.engine.state import CHANCE, ImpossiblePosition
from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.board import CELL_NAMES, RING, cells_of, names_of
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
    for colour, name in enumerate(COLOURS):
        placed, laid = position.pieces[colour].bit_count(), MARKERS - ledger.markers[colour]
        if colour >= ledger.party.seats and (placed or laid):
            raise ImpossiblePosition(name, f"{name} does not play in this game, but has something on the board.")
        if placed > X_PIECES:
            raise ImpossiblePosition(name, f"{name} has {placed} X-pieces on the board; there are only {X_PIECES}.")
        if laid > MARKERS:
            raise ImpossiblePosition(name, f"{name} has {laid} markers on the board; there are only {MARKERS}.")
    for cell, stack in enumerate(ledger.stacks):
        if any(lower == upper for lower, upper in pairwise(stack)):
            name = CELL_NAMES[cell]
            raise ImpossiblePosition(name, f"{name}: a marker never lies on one of its own colour.")


def _check_jokers(position: Position) -> None:
    task, cells = position.task, position.ledger.joker_cells
    count = len(position.ledger.jokers)
    if count not in _possible_jokers(task):
        raise ImpossiblePosition("J", f"There cannot be {count} Jokers on the board and in the hand now.")
    if isinstance(task, SetUp):
        for cell in cells_of(cells):
            if cells & RING[cell]:
                name = CELL_NAMES[cell]
                raise ImpossiblePosition(name, f"The Joker on {name} is adjacent to another at the start.")
    if standing(cells) and not _has_ended(task, Ending.JOKER):
        raise ImpossiblePosition("J", "The five Jokers make a pattern, which would have ended the game.")


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
            name = "nobody" if seat == CHANCE else COLOURS[seat]
            raise ImpossiblePosition(name, f"It cannot be {name} here.")
    if list(ledger.out) != sorted(set(ledger.out)):
        raise ImpossiblePosition("out", "Who resigned is listed once each, in order.")
    if len(ledger.sides) < 2 and not _has_ended(task, Ending.RESIGN):
        raise ImpossiblePosition("out", "With only one side left the game would be over.")
    if isinstance(task, Deal) and task.turn != CHANCE:
        raise ImpossiblePosition(task.kind, "Before the deal it is nobody's turn.")
    if isinstance(task, Place | Score | Tick) and task.actor != task.turn:
        raise ImpossiblePosition(task.kind, "Only whose turn it is can do this.")
    if not isinstance(task, Deal | Over) and task.actor in ledger.out:
        raise ImpossiblePosition(COLOURS[task.actor], f"{COLOURS[task.actor]} has resigned.")


def _check_overlooked(position: Position) -> None:
    ledger = position.ledger
    if ledger.overlooked and not ledger.claiming:
        raise ImpossiblePosition("overlooked", "Where patterns score by themselves none can be overlooked.")
    if list(ledger.overlooked) != sorted(set(ledger.overlooked)):
        raise ImpossiblePosition("overlooked", "Overlooked patterns are listed once each, in order.")
    for colour, number in ledger.overlooked:
        if number not in position.patterns(colour):
            name = PATTERNS[number].id
            raise ImpossiblePosition(name, f"{COLOURS[colour]} has no pattern {name} on the board.")


def _check_progress(position: Position) -> None:
    """Whether the game would have ended before, or has ended in a way that it cannot."""
    ledger, task = position.ledger, position.task
    if isinstance(task, Over):
        if task.winners not in possible_winners(position, task.ending):
            raise ImpossiblePosition("over", "The game cannot have ended in this way.")
        return
    for team in ledger.party.teams:
        total = ledger.points_of(team)
        if total >= ledger.party.target:
            raise ImpossiblePosition(COLOURS[team[0]], f"With {total} points {COLOURS[team[0]]} would have won.")
    for seat in range(ledger.party.seats):
        if ledger.markers[seat] == 0:
            raise ImpossiblePosition(COLOURS[seat], f"{COLOURS[seat]} has no marker left, which ends the game.")
        if position.pieces[seat].bit_count() == X_PIECES and seat != task.turn and seat not in ledger.out:
            raise ImpossiblePosition(COLOURS[seat], f"{COLOURS[seat]} has no X-piece left, which ends the game.")
    if position.quiet > QUIET_PLACEMENTS - isinstance(task, Place):
        text = str(position.quiet)
        raise ImpossiblePosition(text, f"After {QUIET_PLACEMENTS} quiet placements the game would be over.")


def _check_interrupted(position: Position, held: Task) -> None:
    """Whether a claim may have interrupted this task."""
    task = position.task
    if not position.ledger.claiming or not isinstance(task, Cover | Move):
        raise ImpossiblePosition(task.kind, "Only a claim interrupts something, and only to settle what it took.")
    if not isinstance(held, Place | Tick | Cover | Move):
        raise ImpossiblePosition(held.kind, "A claim cannot interrupt this.")
    if isinstance(held, Tick):  # what was ticked may have been broken by the claim
        _check_ascending(held)
    else:
        _check_task(position, held)


def _check_task(position: Position, task: Task) -> None:
    match task:
        case Deal() | SetUp():
            if any(position.pieces) or any(position.ledger.stacks):
                raise ImpossiblePosition(task.kind, "The Jokers are placed before any X-piece and any marker.")
        case Place():
            if position.pieces[task.actor].bit_count() == X_PIECES:
                name = COLOURS[task.actor]
                raise ImpossiblePosition(name, f"{name} has no X-piece left to place.")
        case Score() | Tick():
            _check_patterns(position, task)
        case Cover():
            _check_cover(position, task)
            _check_hand(task)
        case Move():
            _check_hand(task)
            if not position.free:
                raise ImpossiblePosition(task.kind, "There is no free space for the Joker.")
        case Over():
            pass
        case _:
            assert_never(task)


def _check_cover(position: Position, task: Cover) -> None:
    ledger = position.ledger
    marked = [cell for cell in cells_of(task.cells) if ledger.stacks[cell][-1:] == (task.actor,)]
    if marked or task.cells & sum(position.pieces):
        raise ImpossiblePosition(",".join(names_of(task.cells)), "A marker to come cannot go to these cells.")
    if not 0 < ledger.markers[task.actor] < task.cells.bit_count():
        raise ImpossiblePosition(task.kind, "Cells are chosen only when markers run short.")


def _check_hand(task: Cover | Move) -> None:
    if list(task.hand) != sorted(set(task.hand)) or (isinstance(task, Move) and not task.hand):
        raise ImpossiblePosition(task.kind, "The Jokers in the hand are listed by the cells they came from, in order.")


def _check_patterns(position: Position, task: Score | Tick) -> None:
    if position.ledger.claiming != isinstance(task, Tick):
        negated = "" if position.ledger.claiming else " not"
        raise ImpossiblePosition(task.kind, f"Patterns are{negated} ticked in this game.")
    patterns = position.patterns(task.turn)
    if isinstance(task, Tick):
        _check_ascending(task)
        possible = set(task.ticked) <= set(patterns)
    else:
        possible = bool(patterns)
    if not possible:
        raise ImpossiblePosition(task.kind, f"{COLOURS[task.turn]} has not made these patterns.")


def _check_ascending(task: Tick) -> None:
    if list(task.ticked) != sorted(set(task.ticked)):
        raise ImpossiblePosition(task.kind, "Patterns are ticked once each, in order.")
