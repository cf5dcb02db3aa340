"""What may be chosen in each task of a turn, apart from plain placements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.modx.rules.board import (
    COMPLETIONS,
    EVERYWHERE,
    NAMES,
    PATTERN_AT,
    PATTERNS,
    RING,
    cells_of,
    flags,
    standing,
)
from pentapod.games.modx.rules.position import COVER, DEAL, MOVE, OVER, SCORE, SETUP, TICK

if TYPE_CHECKING:
    from pentapod.games.modx.rules.state import ModxState

DONE: Final = "done"
"""The touch that ends ticking."""

_PLACINGS: Final = tuple(tuple(Action(seat, (name,)) for name in NAMES) for seat in range(4))

CLAIMS: Final = tuple(f"claim-{seat}" for seat in range(4))
"""The first touch of a claim, by the seat that claims."""

_CLAIMINGS: Final = tuple(tuple(Action(seat, (CLAIMS[seat], name)) for name in NAMES) for seat in range(4))
_TICKINGS: Final = tuple(
    tuple((PATTERNS[number].middle, Action(seat, path)) for path, number in sorted(PATTERN_AT.items()))
    for seat in range(4)
)


def setup_spaces(state: ModxState) -> int:
    """Where a starting Joker may go: nowhere adjacent to another, in any of the eight directions."""
    taken = state.clear
    for cell in state.ledger.jokers:
        taken |= RING[cell]
    return EVERYWHERE & ~taken


def made(state: ModxState, colour: int) -> list[int]:
    """The numbers of the patterns of a colour that stand now, ascending."""
    return standing(state.pieces[colour] | state.clear)


def tickable(state: ModxState) -> list[int]:
    """The numbers of the patterns that may be ticked next, in any order: a fixed order would tell of more."""
    return [number for number in made(state, state.task.turn) if number not in state.task.ticked]


def ticked_by(path: Path) -> int | None:
    """The number of the pattern, if any, that a tick names by its shape and its middle."""
    return PATTERN_AT.get((path[0], path[1])) if len(path) == 2 else None


def spoilt(state: ModxState, cell: int) -> int | None:
    """The colour, if any, that a Joker on this cell would complete a pattern for; one of Jokers only does not count."""
    clear, ring = state.clear, RING[cell]
    for colour, pieces in enumerate(state.pieces):
        filled = pieces | clear
        for rest in COMPLETIONS[cell][filled & ring]:
            if filled & rest == rest and rest & pieces:
                return colour
    return None


def quiet_spaces(state: ModxState) -> int:
    """The free spaces where a Joker completes no pattern of any colour."""
    quiet = state.free
    for pieces in state.pieces:
        filled = pieces | state.clear
        for cell in cells_of(quiet):
            for rest in COMPLETIONS[cell][filled & RING[cell]]:
                if filled & rest == rest and rest & pieces:
                    quiet ^= 1 << cell
                    break
    return quiet


def joker_spaces(state: ModxState) -> int:
    """Where the Joker in the hand may go. If no space is quiet: back to its old cell, or if that is taken, anywhere."""
    return quiet_spaces(state) or state.free & 1 << state.task.hand[0] or state.free


def claimable(state: ModxState) -> list[tuple[int, int]]:
    """The connected unions of overlooked patterns of one colour, as (colour, cells); one claim takes one of them."""
    if state.task.held or state.task.kind == OVER:
        return []
    unions: list[tuple[int, int]] = []
    for colour, number in state.ledger.overlooked:
        cells = PATTERNS[number].mask
        touching = [union for union in unions if union[0] == colour and union[1] & cells]
        for union in touching:
            unions.remove(union)
            cells |= union[1]
        unions.append((colour, cells))
    return unions


def claim_at(state: ModxState, cell: int) -> tuple[int, int] | None:
    """The union, if any, that is claimed by touching this cell: one of its X-pieces is there."""
    unions = claimable(state)
    return next((union for union in unions if union[1] & state.pieces[union[0]] & 1 << cell), None)


def claims(state: ModxState) -> Iterator[Action]:
    """Every claim by every seat that may make it (all but the maker of the pattern), at each of the X-pieces."""
    for colour, cells in claimable(state):
        for seat in range(state.ledger.party.seats):
            if seat != colour and seat not in state.ledger.out:
                for cell in cells_of(cells & state.pieces[colour]):
                    yield Action(seat, (CLAIMS[seat], NAMES[cell]))


def tries(state: ModxState) -> Sequence[Action]:
    """Where the players may look for patterns: ticks around the mover's X-pieces and Jokers, claims at all others'.

    Depends on where pieces lie, not on whether they make a pattern.
    """
    ledger, task = state.ledger, state.task
    if not ledger.claiming or task.kind in (DEAL, SETUP, OVER):
        return ()
    found: list[Action] = []
    if task.kind == TICK:
        filled = state.pieces[task.turn] | state.clear
        found += [action for middle, action in _TICKINGS[task.actor] if filled >> middle & 1]
    if not task.held:
        pieces = sum(state.pieces)
        for seat in range(ledger.party.seats):
            if seat not in ledger.out:
                found += compress(_CLAIMINGS[seat], flags(pieces ^ state.pieces[seat]))
    return found


def placings(seat: int, spaces: bytes) -> tuple[Action, ...]:
    """The actions of touching each cell whose byte is 1, ascending."""
    return tuple(compress(_PLACINGS[seat], spaces))


def _cells(mask: Callable[[ModxState], int]) -> Callable[[ModxState], Sequence[Action]]:
    def actions(state: ModxState) -> Sequence[Action]:
        return placings(state.task.actor, flags(mask(state)))

    return actions


def _deals(state: ModxState) -> Sequence[Action]:
    return [Action(CHANCE, (str(seat),)) for seat in range(state.ledger.party.seats) if seat not in state.ledger.out]


def _score(state: ModxState) -> Sequence[Action]:
    return [Action(state.task.actor, (SCORE,))]


def _ticks(state: ModxState) -> Sequence[Action]:
    seat, patterns = state.task.actor, [PATTERNS[number] for number in tickable(state)]
    paths: list[Path] = [(pattern.shape.id, NAMES[pattern.middle]) for pattern in patterns]
    return [Action(seat, path) for path in sorted([*paths, (DONE,)])]


def _none(state: ModxState) -> Sequence[Action]:
    return ()


CHOICES: Final[dict[str, Callable[[ModxState], Sequence[Action]]]] = {
    DEAL: _deals,
    SETUP: _cells(setup_spaces),
    SCORE: _score,
    TICK: _ticks,
    COVER: _cells(lambda state: state.task.cells),
    MOVE: _cells(joker_spaces),
    OVER: _none,
}
"""The actions of the task's actor, ascending, by the kind of task."""
