"""What speaks for an action of MODX: points, patterns that are made, blocked, or lack little."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.engine.state import Action, resolved
from pentapod.games.modx.rules.actions import CLAIMS, ticked_by
from pentapod.games.modx.rules.board import CELL_OF, names_of
from pentapod.games.modx.rules.patterns import PATTERNS, fours, threes
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Ending, Move, Over, Place, Score, Tick
from pentapod.games.modx.words.names import pattern_names

MOST: Final = 3
"""So many reasons are given."""

NAMED: Final = 4
"""At most so many spaces are named; more are counted."""


def reasons(state: ModxState, action: Action, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for a legal action, the most telling first."""
    task = state.task
    if action.path[0] in CLAIMS or isinstance(task, Cover):
        found = _gained(state, resolved(state.after(action)), action.seat, names)
    elif isinstance(task, Tick):
        found = _ticked(state, task, action)
    elif isinstance(task, Place):
        found = _placed(state, action, names)
    elif isinstance(task, Move):
        found = _joker_moved(state, action, names)
    else:
        found = iter(())
    return tuple(islice(found, MOST))


def _placed(state: ModxState, action: Action, names: Sequence[str]) -> Iterator[str]:
    seat, bit = action.seat, 1 << CELL_OF[action.path[0]]
    after = state.after(action)
    if isinstance(after.task, Score):
        scored = resolved(after)
        what, gain = pattern_names(after.patterns(seat)), scored.ledger.points[seat] - state.ledger.points[seat]
        yield from _won(scored, seat)
        yield f"it scores {what} for {counted(gain, 'point')}" if gain > 0 else f"it completes {what}"
        yield from _taken(state, scored, seat, names)
        return
    yield from _won(after, seat)
    made = [number for number in after.patterns(seat) if PATTERNS[number].mask & bit]
    if made:
        yield f"it completes {pattern_names(made)}"
    yield from _blocked(state, seat, bit, names)
    yield from _threats(state, after, seat)
    yield from _nearer(state, seat, bit, names)


def _joker_moved(state: ModxState, action: Action, names: Sequence[str]) -> Iterator[str]:
    after = state.after(action)
    yield from _won(after, action.seat)
    yield from _threats(state, after, action.seat)
    foes = _foes(state, action.seat)
    spaces = {CELL_OF[other.path[0]] for other in state.actions()}
    spared = [
        foe
        for foe in foes
        if not _last_cells(after, foe) & ~_last_cells(state, foe)
        and any(_near(state, foe) >> cell & 1 for cell in spaces)
    ]
    if spared:
        yield f"it gives {listed([names[foe] for foe in spared])} no new space to score on"


def _ticked(state: ModxState, task: Tick, action: Action) -> Iterator[str]:
    """What the pattern adds to those that are ticked already, or what all of them bring."""
    number = ticked_by(action.path)
    ticked = _cells_of(task.ticked)
    cells = ticked if number is None else PATTERNS[number].mask & ~ticked
    ledger = state.ledger
    own = sum(1 << cell for cell, stack in enumerate(ledger.stacks) if stack[-1:] == (action.seat,))
    points = (cells & ~ledger.joker_cells & ~own).bit_count()
    if points > 0 and (ticked | cells).bit_count() <= ledger.markers[action.seat]:
        yield f"it brings {counted(points, 'point')}"


# -- what an action brings about -------------------------------------------------------------------


def _won(after: Position, seat: int) -> Iterator[str]:
    over, ledger = after.task, after.ledger
    if not isinstance(over, Over) or seat not in over.winners:
        return
    if over.ending is Ending.TARGET:
        yield f"it wins with {ledger.points_of(ledger.team_of(seat))} points"
    elif over.ending is Ending.JOKER:
        yield "it makes a pattern of Jokers only, which wins"
    elif over.ending in (Ending.MARKERS, Ending.PIECES) and set(over.winners) <= set(ledger.team_of(seat)):
        yield "it ends the game, which the most points win"


def _gained(state: Position, after: Position, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The points that it brings, and those that it takes from other sides."""
    gain = after.ledger.points[seat] - state.ledger.points[seat]
    if gain > 0:
        yield f"it brings {counted(gain, 'point')}"
    yield from _taken(state, after, seat, names)


def _taken(state: Position, after: Position, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The points that it takes from other sides."""
    before, now = state.ledger.points, after.ledger.points
    for foe in _foes(state, seat):
        if now[foe] < before[foe]:
            yield f"it takes {counted(before[foe] - now[foe], 'point')} from {names[foe]}"


def _blocked(state: Position, seat: int, bit: int, names: Sequence[str]) -> Iterator[str]:
    """The patterns of others that lacked nothing but a piece on this cell."""
    for foe in _foes(state, seat):
        filled = state.pieces[foe] | state.ledger.joker_cells
        lacking = [
            number for number, pattern in enumerate(PATTERNS) if pattern.mask & bit and pattern.mask & ~filled == bit
        ]
        if lacking:
            whose = f"{names[foe]}'s"
            yield f"it blocks {pattern_names(lacking, whose)}"


def _threats(state: Position, after: Position, seat: int) -> Iterator[str]:
    """The cells where one more piece now completes a pattern."""
    cells = _last_cells(after, seat) & ~_last_cells(state, seat)
    spaces = names_of(cells)
    if len(spaces) > NAMED:
        yield f"it threatens to score on {len(spaces)} spaces"
    elif spaces:
        yield f"it threatens to score on {listed(spaces)}"


def _nearer(state: Position, seat: int, bit: int, names: Sequence[str]) -> Iterator[str]:
    """Its own patterns that lack little now, and those of others that lacked two pieces and cannot be made any more."""
    jokers, taken = state.ledger.joker_cells, sum(state.pieces)
    own = state.pieces[seat]
    filled, blocked = own | jokers | bit, taken ^ own
    near = _count(filled, blocked, bit, 2)
    if near:
        yield f"{counted(near, 'pattern')} then {'lacks' if near == 1 else 'lack'} only two pieces"
    for foe in _foes(state, seat):
        pieces = state.pieces[foe]
        spoilt = _count(pieces | jokers, taken ^ pieces, bit, 2)
        if spoilt:
            yield f"it spoils {counted(spoilt, 'pattern')} of {names[foe]}'s that lacked two pieces"
    begun = 0 if near else _count(filled, blocked, bit, 3)
    if begun:
        yield f"it begins {counted(begun, 'pattern')} with two of five pieces"


def _count(filled: int, blocked: int, bit: int, lacking: int) -> int:
    """How many patterns through a cell lack so many pieces and are nowhere blocked."""
    return sum(
        pattern.mask & bit != 0 and not pattern.mask & blocked and (pattern.mask & ~filled).bit_count() == lacking
        for pattern in PATTERNS
    )


# -- cells -----------------------------------------------------------------------------------------


def _foes(state: Position, seat: int) -> list[int]:
    """The seats of the other sides that are still in the game."""
    ledger = state.ledger
    own = ledger.team_of(seat)
    return [foe for foe in range(ledger.party.seats) if foe not in own and foe not in ledger.out]


def _last_cells(state: Position, seat: int) -> int:
    """The cells where one more piece of a seat completes a pattern."""
    own = state.pieces[seat]
    filled, last = own | state.ledger.joker_cells, 0
    for cells in fours(filled, sum(state.pieces) ^ own):
        last |= cells & ~filled
    return last


def _near(state: Position, seat: int) -> int:
    """The empty cells of the patterns of a seat that lack two pieces."""
    own = state.pieces[seat]
    filled, near = own | state.ledger.joker_cells, 0
    for cells in threes(filled, sum(state.pieces) ^ own):
        near |= cells & ~filled
    return near


def _cells_of(numbers: Sequence[int]) -> int:
    cells = 0
    for number in numbers:
        cells |= PATTERNS[number].mask
    return cells
