"""How a position of MODX looks to somebody who knows the game: for computer players.

Points count, and so do patterns in the making: those that lack one piece ("fours"), two ("threes") or three ("twos"),
as long as nobody else's piece stands in them. The weights lie between those that fit the results of 600 games of
players who look one action ahead, and those that did best in games of players who search.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import exp
from struct import Struct
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import Action
from pentapod.games.modx.data.table import X_PIECES
from pentapod.games.modx.rules.actions import CLAIMS, DONE
from pentapod.games.modx.rules.board import CELL_OF, CELLS, cells_of
from pentapod.games.modx.rules.patterns import PATTERN_OF_BIT, PATTERNS, bits_of, making, tally
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


def evaluate(state: ModxState) -> tuple[float, ...]:
    """The share of the win that each seat can expect."""
    ledger = state.ledger
    party = ledger.party
    if isinstance(state.task, _BEFORE):
        return (1 / party.seats,) * party.seats
    worth, out = _worth(state), ledger.out
    used = 0
    for own in state.pieces:
        used = max(used, own.bit_count())
    spent = used / X_PIECES
    steepness = _LEAD + spent * (_LEAD_NEAR_LAST_PIECE + _LEAD_AT_LAST_PIECE * spent**3)
    steepness = (steepness + _LEAD_NEAR_TARGET * ledger.most / party.target) / party.target
    shares = [0.0] * party.seats
    whole = 0.0
    for team in party.teams:
        if not out or not set(team) <= set(out):
            lead = 0.0
            for seat in team:
                lead += worth[seat]
            odds = exp(steepness * lead)
            whole += odds
            for seat in team:
                shares[seat] = odds / len(team)
    return tuple([share / whole for share in shares])


_BEFORE: Final = (Deal, SetUp)
"""Before the first turn nobody stands better."""


def _worth(position: Position) -> list[float]:
    """What each seat has and is about to get, in points."""
    ledger, task, pieces = position.ledger, position.task, position.pieces
    jokers, tops = ledger.joker_cells, ledger.tops
    turn = task.actor if isinstance(task, Place) else ledger.following[task.turn].actor
    tallies = [tally(own) for own in pieces]
    everybody, of_jokers = sum(tallies), tally(jokers)
    worth: list[float] = []
    for seat, own in enumerate(pieces):
        mine = tallies[seat]
        fours, threes, twos = making(mine + of_jokers, everybody - mine)
        points = ledger.points[seat] + _THREE * threes.bit_count() + _TWO * twos.bit_count()
        points += _ON_BOARD * own.bit_count()
        if seat == turn:
            points += _TURN
            if fours:
                points += _on_turn(fours, ~(jokers | tops[seat]), sum(tops))
        elif fours:
            points += _waiting(fours, ~(jokers | tops[seat]), ~(jokers | own))
        worth.append(points)
    if isinstance(task, Tick):
        made = 0
        for number in position.patterns(task.turn):
            made |= PATTERNS[number].mask
        worth[task.turn] += (made & ~(jokers | tops[task.turn])).bit_count()
    return worth


def _on_turn(fours: int, paying: int, marked: int) -> float:
    """What the best four is worth to the seat that is to place. A piece brings a marker where a cell is `paying`."""
    best = 0.0
    for bit in bits_of(fours):
        gain = PATTERN_OF_BIT[bit] & paying
        best = max(best, _FOUR_ON_TURN * gain.bit_count() + _STEAL_ON_TURN * (gain & marked).bit_count())
    return best


def _waiting(fours: int, paying: int, lacking: int) -> float:
    """What the best four is worth to another seat, which lacks a piece where a cell is `lacking`."""
    best = last = 0
    for bit in bits_of(fours):
        cells = PATTERN_OF_BIT[bit]
        last |= cells & lacking
        best = max(best, (cells & paying).bit_count())
    return best * (_TWO_FOURS if last & last - 1 else _ONE_FOUR)


def key(state: ModxState) -> Hashable:
    """Tells positions of one game apart."""
    ledger = state.ledger
    return state.pieces, state.task, state.quiet, ledger.content


def details(state: ModxState) -> Iterator[tuple[int, Hashable]]:
    """Each X-piece in its cell, and before there is any each Joker: where nothing differs, a taste does."""
    for seat, own in enumerate(state.pieces):
        for cell in cells_of(own):
            yield seat, cell
    if not any(state.pieces):
        for cell in cells_of(state.ledger.joker_cells):
            yield from ((seat, ("joker", cell)) for seat in range(len(state.pieces)))


def order(state: ModxState, actions: Sequence[Action]) -> Sequence[Action]:
    """Cells where the most patterns grow or are blocked come first; for a Joker, cells where it helps nobody else.

    Of several ticks only the first is kept, because the others can be made after it.
    """
    ledger, task, pieces = state.ledger, state.task, state.pieces
    if isinstance(task, Tick):
        ticks = [action for action in actions if action.path != (DONE,) and action.path[0] not in CLAIMS]
        return [*ticks[:1], *(action for action in actions if action not in ticks)]
    if not isinstance(task, Place | Move) or actions[0].path[0] not in CELL_OF:
        return actions
    tallies = [tally(own) for own in pieces]
    everybody, of_jokers = sum(tallies), tally(ledger.joker_cells)
    own_team = ledger.team_of(task.actor)
    whole = _LEVEL
    for seat, mine in enumerate(tallies):
        if isinstance(task, Move):
            weights = _GROWN if seat in own_team else _HARMFUL
        else:
            weights = _GROWN if seat == task.actor else _HARMFUL if seat in own_team else _BLOCKED
        for patterns, weight in zip(making(mine + of_jokers, everybody - mine), weights, strict=True):
            if patterns:
                whole += weight * sum([_LANES_OF_BIT[bit] for bit in bits_of(patterns)])
    values = _VALUES.unpack(whole.to_bytes(_VALUES.size, "little"))
    return sorted(actions, key=lambda action: values[CELL_OF.get(action.path[-1], 0)], reverse=True)


_VALUES: Final = Struct(f"<{len(CELLS)}H")
_LANE: Final = 8 * _VALUES.size // len(CELLS)
"""So many bits for each cell in a number that has a value for all of them."""
_LEVEL: Final = sum(1 << _LANE * cell + _LANE - 1 for cell in CELLS)
"""Values that are neither good nor bad."""
_LANES_OF_BIT: Final = {bit: sum(1 << _LANE * cell for cell in cells_of(mask)) for bit, mask in PATTERN_OF_BIT.items()}
# What a cell is worth for each four, three and two that it belongs to.
_GROWN: Final = (64, 8, 2)
"""An X-piece in patterns of its own seat, a Joker in those of its own team: they grow."""
_BLOCKED: Final = (32, 4, 1)
"""An X-piece in patterns of another team: they are blocked."""
_HARMFUL: Final = (-32, -4, -1)
"""An X-piece in patterns of a partner, which are blocked; a Joker in those of another team, which grow."""


EVALUATOR: Final = Evaluator(evaluate, order, key, details=details, spread=0.17, errors=(1.8, 0.9, 0.7, 0.3, 0.0))
"""`spread` was measured in games of players who look one action ahead."""
