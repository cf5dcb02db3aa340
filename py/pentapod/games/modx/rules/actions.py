"""What may be done in a position: every legal action, and what may be tried without knowing whether it is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, Actions, Path
from pentapod.engine.values import Names, union
from pentapod.games.modx.data.table import COLOURS, SHAPES
from pentapod.games.modx.rules.board import CELL_NAMES, EVERYWHERE, RING, flags
from pentapod.games.modx.rules.patterns import PATTERN_AT, PATTERNS, lacking, standing
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Cover, Deal, Move, Over, Place, Score, SetUp, Task, Tick

DONE: Final = "done"
"""The touch that ends ticking."""

SCORE: Final = "score"
"""The touch that scores."""

CLAIMS: Final = tuple(f"claim-{seat}" for seat in range(len(COLOURS)))
"""The first touch of a claim, by the seat that claims."""


class Claim(NamedTuple):
    """What one claim takes: a connected union of overlooked patterns of one colour."""

    colour: int
    cells: int


_PLACINGS: Final = tuple(tuple(Action(seat, (name,)) for name in CELL_NAMES) for seat in range(len(COLOURS)))
_CLAIMINGS: Final = tuple(
    tuple(Action(seat, (claim, name)) for name in CELL_NAMES) for seat, claim in enumerate(CLAIMS)
)
_TICKINGS: Final = tuple(
    tuple((PATTERNS[number].middle, Action(seat, path)) for path, number in sorted(PATTERN_AT.items()))
    for seat in range(len(COLOURS))
)
"""By seat, every tick there can be, with the cell in its middle."""


def _on_cells(actions: Sequence[Action], cells: int) -> Actions:
    """Those of the 64 actions, one for each cell, that are on these cells."""
    return tuple(compress(actions, flags(cells)))


def legal_actions(position: Position) -> Actions:
    """Every legal action, ascending."""
    own = _own_actions(position, position.task)
    return tuple(sorted((*own, *claims(position)))) if position.ledger.overlooked else own


def _own_actions(position: Position, task: Task) -> Actions:
    """What the actor of a task may do."""
    match task:
        case Place():  # first: nearly every task is one
            return tuple(compress(_PLACINGS[task.actor], position.spaces))
        case Tick():
            ticks = [Action(task.actor, _path(number)) for number in tickable(position, task)]
            return tuple(sorted([*ticks, Action(task.actor, (DONE,))]))
        case Score():
            return (Action(task.actor, (SCORE,)),)
        case Move():
            return _on_cells(_PLACINGS[task.actor], joker_spaces(position, task))
        case Cover():
            return _on_cells(_PLACINGS[task.actor], task.cells)
        case SetUp():
            return _on_cells(_PLACINGS[task.actor], setup_spaces(position))
        case Deal():
            seats, out = range(position.ledger.party.seats), position.ledger.out
            return tuple(Action(CHANCE, (str(seat),)) for seat in seats if seat not in out)
        case Over():
            return ()


def setup_spaces(position: Position) -> int:
    """Where a starting Joker may go: nowhere adjacent to another, in any of the eight directions."""
    around = union(RING[joker.cell] for joker in position.ledger.jokers)
    return EVERYWHERE & ~(position.ledger.joker_cells | around)


def tickable(position: Position, task: Tick) -> list[int]:
    """The numbers of the patterns that may be ticked next."""
    return [number for number in position.patterns(task.turn) if number not in task.ticked]


def _path(number: int) -> Path:
    """The touches that tick a pattern."""
    pattern = PATTERNS[number]
    return pattern.shape.id, CELL_NAMES[pattern.middle]


def ticked_by(path: Path) -> int | None:
    """The number of the pattern, if any, that a tick names by its shape and its middle."""
    return PATTERN_AT.get((path[0], path[1])) if len(path) == 2 else None


def completed_by_joker(position: Position, cell: int) -> int | None:
    """The colour, if any, for which a Joker on this cell would complete a pattern that is not of Jokers only."""
    jokers = position.ledger.joker_cells | 1 << cell
    for colour, own in enumerate(position.pieces):
        for number in standing(own | jokers):
            mask = PATTERNS[number].mask
            if mask >> cell & 1 and mask & own:
                return colour
    return None


def harmless_spaces(position: Position) -> int:
    """The free spaces where a Joker completes no pattern for any colour."""
    jokers, harmless = position.ledger.joker_cells, position.free
    everybody = sum(position.pieces)
    for own in position.pieces:
        for cells in lacking(1, own | jokers, everybody ^ own):
            if cells & own:
                harmless &= ~cells
    return harmless


def joker_spaces(position: Position, task: Move) -> int:
    """Where the next Joker may go. If no space is harmless: back to its old cell, or if that is taken, anywhere."""
    return harmless_spaces(position) or position.free & 1 << task.hand[0] or position.free


def claimable(position: Position) -> list[Claim]:
    """What can be claimed now: nothing while another claim is settled."""
    ledger = position.ledger
    if ledger.interrupted or isinstance(position.task, Over):
        return []
    claims: list[Claim] = []
    for colour, number in ledger.overlooked:
        cells = PATTERNS[number].mask
        touching = [claim for claim in claims if claim.colour == colour and claim.cells & cells]
        for claim in touching:
            claims.remove(claim)
            cells |= claim.cells
        claims.append(Claim(colour, cells))
    return claims


def claim_at(position: Position, cell: int) -> Claim | None:
    """What is claimed by touching this cell, if one of the X-pieces of an overlooked pattern is there."""
    pieces = position.pieces
    return next((claim for claim in claimable(position) if claim.cells & pieces[claim.colour] & 1 << cell), None)


def claims(position: Position) -> Iterator[Action]:
    """Every claim by every seat that may make it (all but the maker of the pattern), at each of the X-pieces."""
    ledger = position.ledger
    for colour, cells in claimable(position):
        for seat in range(ledger.party.seats):
            if seat != colour and seat not in ledger.out:
                yield from _on_cells(_CLAIMINGS[seat], cells & position.pieces[colour])


def tries(position: Position) -> list[Action]:
    """Where the players may look for patterns: ticks around the mover's X-pieces and Jokers, claims at all others'.

    Depends on where pieces lie, not on whether they make a pattern.
    """
    ledger, task = position.ledger, position.task
    if not ledger.claiming or isinstance(task, Deal | SetUp | Over):
        return []
    found: list[Action] = []
    if isinstance(task, Tick):
        filled = position.pieces[task.turn] | ledger.joker_cells
        found += [action for middle, action in _TICKINGS[task.actor] if filled >> middle & 1]
    if not ledger.interrupted:
        everybody = sum(position.pieces)
        for seat in range(ledger.party.seats):
            if seat not in ledger.out:
                found += _on_cells(_CLAIMINGS[seat], everybody ^ position.pieces[seat])
    return found


def every_touch() -> Names:
    """Every touch of an action: cells, shapes, what ends something, claims, and the seat that chance names."""
    shapes = (shape.id for shape in SHAPES)
    return (*CELL_NAMES, *shapes, DONE, SCORE, *CLAIMS, *map(str, range(len(COLOURS))))
