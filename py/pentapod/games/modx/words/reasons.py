"""What speaks for an action of MODX: points, patterns that are made, blocked, or lack little."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, resolved
from pentapod.games.modx.rules.actions import CLAIMS, ticked_by
from pentapod.games.modx.rules.board import CELL_OF, names_of
from pentapod.games.modx.rules.patterns import PATTERNS, cells_in
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Ending, Move, Over, Place, Score, Tick

NAMED: Final = 4
"""At most so many spaces are named; more are counted."""


def reasons(state: ModxState, action: Action) -> Iterator[Message]:
    """What speaks for a legal action, the most telling first."""
    task = state.task
    if action.path[0] in CLAIMS or isinstance(task, Cover):
        yield from _gained(state, resolved(state.after(action)), action.seat)
    elif isinstance(task, Tick):
        yield from _ticked(state, task, action)
    elif isinstance(task, Place):
        yield from _placed(state, action)
    elif isinstance(task, Move):
        yield from _joker_moved(state, action)


def _placed(state: ModxState, action: Action) -> Iterator[Message]:
    seat, bit = action.seat, 1 << CELL_OF[action.path[0]]
    after = state.after(action)
    if isinstance(after.task, Score):
        scored = resolved(after)
        gain = scored.ledger.points[seat] - state.ledger.points[seat]
        yield from _won(scored, seat)
        key = "reason-scores" if gain > 0 else "reason-completes"
        yield because(key, pattern_list=(after.patterns(seat), None), points=gain)
        yield from _taken(state, scored, seat)
        return
    yield from _won(after, seat)
    made = [number for number in after.patterns(seat) if PATTERNS[number].mask & bit]
    if made:
        yield because("reason-completes", pattern_list=(made, None))
    yield from _blocked(state, seat, bit)
    yield from _threats(state, after, seat)
    yield from _nearer(state, seat, bit)


def _joker_moved(state: ModxState, action: Action) -> Iterator[Message]:
    after = state.after(action)
    yield from _won(after, action.seat)
    yield from _threats(state, after, action.seat)
    foes = _foes(state, action.seat)
    spaces = {CELL_OF[other.path[0]] for other in state.actions()}
    spared = [
        foe
        for foe in foes
        if not after.cells_lacking(1, foe) & ~state.cells_lacking(1, foe)
        and any(state.cells_lacking(2, foe) >> cell & 1 for cell in spaces)
    ]
    if spared:
        yield because("reason-spares", seats=spared)


def _ticked(state: ModxState, task: Tick, action: Action) -> Iterator[Message]:
    """What the pattern adds to those that are ticked already, or what all of them bring."""
    number = ticked_by(action.path)
    ticked = cells_in(task.ticked)
    cells = ticked if number is None else PATTERNS[number].mask & ~ticked
    ledger = state.ledger
    points = (cells & ~ledger.joker_cells & ~ledger.tops[action.seat]).bit_count()
    if points > 0 and (ticked | cells).bit_count() <= ledger.markers[action.seat]:
        yield because("reason-brings", points=points)


# -- what an action brings about -------------------------------------------------------------------


def _won(after: Position, seat: int) -> Iterator[Message]:
    over, ledger = after.task, after.ledger
    if not isinstance(over, Over) or seat not in over.winners:
        return
    if over.ending is Ending.TARGET:
        yield because("reason-target", points=ledger.points_of(ledger.team_of(seat)))
    elif over.ending is Ending.JOKER:
        yield because("reason-jokers")
    elif over.ending in (Ending.MARKERS, Ending.PIECES) and set(over.winners) <= set(ledger.team_of(seat)):
        yield because("reason-ends")


def _gained(state: Position, after: Position, seat: int) -> Iterator[Message]:
    """The points that it brings, and those that it takes from other sides."""
    gain = after.ledger.points[seat] - state.ledger.points[seat]
    if gain > 0:
        yield because("reason-brings", points=gain)
    yield from _taken(state, after, seat)


def _taken(state: Position, after: Position, seat: int) -> Iterator[Message]:
    """The points that it takes from other sides."""
    before, now = state.ledger.points, after.ledger.points
    for foe in _foes(state, seat):
        if now[foe] < before[foe]:
            yield because("reason-takes", points=before[foe] - now[foe], seat=foe)


def _blocked(state: Position, seat: int, bit: int) -> Iterator[Message]:
    """The patterns of others that lacked nothing but a piece on this cell."""
    for foe in _foes(state, seat):
        filled = state.pieces[foe] | state.ledger.joker_cells
        lacking = [
            number for number, pattern in enumerate(PATTERNS) if pattern.mask & bit and pattern.mask & ~filled == bit
        ]
        if lacking:
            yield because("reason-blocks", pattern_list=(lacking, foe))


def _threats(state: Position, after: Position, seat: int) -> Iterator[Message]:
    """The cells where one more piece now completes a pattern."""
    cells = after.cells_lacking(1, seat) & ~state.cells_lacking(1, seat)
    spaces = names_of(cells)
    if len(spaces) > NAMED:
        yield because("reason-threats", count=len(spaces))
    elif spaces:
        yield because("reason-threatens", places=spaces)


def _nearer(state: Position, seat: int, bit: int) -> Iterator[Message]:
    """Its own patterns that lack little now, and those of others that lacked two pieces and cannot be made any more."""
    jokers, taken = state.ledger.joker_cells, sum(state.pieces)
    own = state.pieces[seat]
    filled, blocked = own | jokers | bit, taken ^ own
    near = _count(filled, blocked, bit, 2)
    if near:
        yield because("reason-nearer", count=near)
    for foe in _foes(state, seat):
        pieces = state.pieces[foe]
        spoilt = _count(pieces | jokers, taken ^ pieces, bit, 2)
        if spoilt:
            yield because("reason-spoils", count=spoilt, seat=foe)
    begun = 0 if near else _count(filled, blocked, bit, 3)
    if begun:
        yield because("reason-begins", count=begun)


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
