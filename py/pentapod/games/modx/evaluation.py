"""How a position of MODX looks to somebody who knows the game: for computer players.

Points count, and so do patterns in the making: those that lack one piece ("fours"), two ("threes") or three ("twos"),
as long as nobody else's piece stands in them. The weights lie between those that fit the results of 600 games of
players who look one action ahead, and those that did best in games of players who search.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from pentapod.engine.state import Action, State
from pentapod.games.modx.data.table import X_PIECES
from pentapod.games.modx.rules.actions import CLAIMS, DONE
from pentapod.games.modx.rules.board import CELL_OF, CELLS, cells_of
from pentapod.games.modx.rules.patterns import PATTERN_OF_BIT, PATTERNS, counted, partial, spread, unblocked
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Deal, Move, Place, SetUp, Tick

# What things are worth, in points.
_FOUR_ON_TURN: Final = 0.8
"""For each marker that a four would bring, if the seat is to place."""
_STEAL_ON_TURN: Final = 0.6
"""More for each of these markers that would cover another seat's."""
_TWO_FOURS: Final = 0.6
"""For each marker, if another seat is to place, and cannot block all fours with one piece."""
_ONE_FOUR: Final = 0.26
"""For each marker, if another seat is to place, and can block."""
_THREE: Final = 0.14
_TWO: Final = 0.05
_TURN: Final = 0.4
_ON_BOARD: Final = 0.05

# How much a lead counts: logits for a lead as large as the target. It counts more as an end comes near.
_LEAD: Final = 1.5
_LEAD_NEAR_LAST_PIECE: Final = 2.0
_LEAD_AT_LAST_PIECE: Final = 3.2
_LEAD_NEAR_TARGET: Final = 1.6


SPREAD: Final = 0.17
"""See `Judge.spread`; measured in games of players who look one action ahead."""


class Chances(NamedTuple):
    """The patterns in the making of one seat."""

    last: int
    """The cells where one piece completes a pattern."""
    fours: tuple[int, ...]
    """The cells of each pattern that lacks one piece."""
    threes: int
    twos: int


def chances(filled: int, blocked: int) -> Chances:
    """The patterns in the making where a seat's pieces and Jokers fill some cells, and pieces of others block some."""
    four, three, two = counted(filled)
    open_ = unblocked(blocked)
    last = 0
    fours: list[int] = []
    four &= open_
    while four:
        lowest = four & -four
        four ^= lowest
        cells = PATTERN_OF_BIT[lowest]
        fours.append(cells)
        last |= cells & ~filled
    return Chances(last, tuple(fours), (three & open_).bit_count(), (two & open_).bit_count())


def evaluate(state: State) -> tuple[float, ...]:
    """The share of the win that each seat can expect."""
    assert isinstance(state, ModxState)
    ledger = state.ledger
    party = ledger.party
    if isinstance(state.task, Deal | SetUp):
        return (1 / party.seats,) * party.seats
    worth = _worth(state)
    totals = [sum([worth[seat] for seat in team]) / party.target for team in party.teams]
    points = max(map(ledger.points_of, party.teams))
    used = max([own.bit_count() for own in state.pieces]) / X_PIECES
    steepness = _LEAD + used * (_LEAD_NEAR_LAST_PIECE + _LEAD_AT_LAST_PIECE * used**3)
    steepness += _LEAD_NEAR_TARGET * points / party.target
    best = max(totals)
    odds = [
        0.0 if set(team) <= set(ledger.out) else exp(steepness * (total - best))
        for team, total in zip(party.teams, totals, strict=True)
    ]
    whole = sum(odds)
    shares = [0.0] * party.seats
    for team, share in zip(party.teams, odds, strict=True):
        for seat in team:
            shares[seat] = share / whole / len(team)
    return tuple(shares)


def _worth(position: Position) -> list[float]:
    """What each seat has and is about to get, in points."""
    ledger, task = position.ledger, position.task
    jokers, held = ledger.joker_cells, ledger.points
    turn = task.actor if isinstance(task, Place) else ledger.following[task.turn].actor
    tops = ledger.tops
    marked = sum(tops)
    taken = sum(position.pieces)
    worth: list[float] = []
    for seat, own in enumerate(position.pieces):
        last, fours, threes, twos = chances(own | jokers, taken ^ own)
        points = held[seat] + _THREE * threes + _TWO * twos + _ON_BOARD * own.bit_count()
        if fours:
            gains = [cells & ~(jokers | tops[seat]) for cells in fours]
            if seat == turn:
                points += max(
                    _FOUR_ON_TURN * gain.bit_count() + _STEAL_ON_TURN * (gain & marked).bit_count() for gain in gains
                )
            else:
                several = last & last - 1
                points += (_TWO_FOURS if several else _ONE_FOUR) * max(gain.bit_count() for gain in gains)
        if seat == turn:
            points += _TURN
        worth.append(points)
    if isinstance(task, Tick):
        made = 0
        for number in position.patterns(task.turn):
            made |= PATTERNS[number].mask
        worth[task.turn] += (made & ~(jokers | tops[task.turn])).bit_count()
    return worth


def key(state: State) -> Hashable:
    """Tells positions of one game apart."""
    assert isinstance(state, ModxState)
    ledger = state.ledger
    return state.pieces, state.task, state.quiet, ledger.content


def details(state: State) -> Iterator[tuple[int, Hashable]]:
    """Each X-piece in its cell."""
    assert isinstance(state, ModxState)
    for seat, own in enumerate(state.pieces):
        for cell in cells_of(own):
            yield seat, cell


def order(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Cells where the most patterns grow or are blocked come first; for a Joker, cells where it helps nobody else.

    Of several ticks only the first is kept, because the others can be made after it.
    """
    assert isinstance(state, ModxState)
    ledger, task, pieces = state.ledger, state.task, state.pieces
    if isinstance(task, Tick):
        ticks = [action for action in actions if action.path != (DONE,) and action.path[0] not in CLAIMS]
        return [*ticks[:1], *(action for action in actions if action not in ticks)]
    if not isinstance(task, Place | Move) or actions[0].path[0] not in CELL_OF:
        return actions
    taken = sum(pieces)
    values = [0] * len(CELLS)
    own_team = ledger.team_of(task.actor)
    for seat, own in enumerate(pieces):
        if isinstance(task, Move):
            weights = _GROWN if seat in own_team else _HARMFUL
        else:
            weights = _GROWN if seat == task.actor else _HARMFUL if seat in own_team else _BLOCKED
        for family, four, three, two in partial(own | ledger.joker_cells, taken ^ own):
            for lowest, value in zip((four, three, two), weights, strict=True):
                if lowest:
                    for cell in cells_of(spread(family, lowest)):
                        values[cell] += value
    return sorted(actions, key=lambda action: values[CELL_OF.get(action.path[-1], 0)], reverse=True)


# What a cell is worth for each four, three and two that it belongs to.
_GROWN: Final = (64, 8, 2)
"""An X-piece in patterns of its own seat, a Joker in those of its own team: they grow."""
_BLOCKED: Final = (32, 4, 1)
"""An X-piece in patterns of another team: they are blocked."""
_HARMFUL: Final = (-32, -4, -1)
"""An X-piece in patterns of a partner, which are blocked; a Joker in those of another team, which grow."""
