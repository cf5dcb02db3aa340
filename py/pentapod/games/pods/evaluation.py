"""How a position of PODS looks to somebody who knows the game: for computer players.

Whoever runs out of places loses, so all depends on room: how crowded one's hand is on the points that are left to it,
and whether some pod in it will find no place. The weights are a logistic regression on the results of 2,200 games that
a search of 500 positions an action played against itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, State
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.actions import pods_in
from pentapod.games.pods.rules.board import blocked
from pentapod.games.pods.rules.ending import is_repeated
from pentapod.games.pods.rules.pieces import LEGS_OF, owner
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.room import Room, rooms
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.turn import PLACEMENT_OF, TURNS, Placement, board_after


class Weights(NamedTuple):
    """Worth of each thing in logits of the share of the win: all but the first two as one's own less the foe's."""

    to_move: float
    white: float
    crowding: float
    """Pods in hand for each point to place them on, a point that the foe may take first counting half."""
    worry: float
    """The sum over the pods in hand of 1 / (1 + points for it)."""
    room: float
    """The square root of the points where some pod may be placed."""
    unguarded: float
    """Empty points that the foe does not guard."""


STANDARD: Final = Weights(0.30, -0.32, -1.24, -1.15, 1.91, 0.0)
ADVANCED: Final = Weights(0.24, 0.0, -3.27, 0.0, 0.0, 0.074)


SPREAD: Final = 0.38
"""See `Judge.spread`; measured in games of players who look one action ahead."""


def evaluate(state: State) -> tuple[float, ...]:
    """The share of the win that White and Black can expect."""
    assert isinstance(state, Pods)
    if state.actors == (CHANCE,):
        return (0.5, 0.5)
    weights = ADVANCED if state.variant.advanced else STANDARD
    white, black = rooms(state)
    balance = _prospect(weights, white, black) - _prospect(weights, black, white) + weights.white
    share = 1 / (1 + exp(-balance - (-weights.to_move if state.to_move else weights.to_move)))
    return share, 1 - share


def _prospect(weights: Weights, own: Room, foe: Room) -> float:
    safe = own.points & ~foe.points
    doubled = own.points.bit_count() + safe.bit_count()
    prospect = weights.crowding * len(own.each) / (1 + doubled / 2)
    if weights.room:
        prospect += weights.room * sqrt(own.points.bit_count())
    if weights.worry:
        prospect += weights.worry * sum(
            [2 / (2 + points.bit_count() + (points & safe).bit_count()) for points in own.each]
        )
    if weights.unguarded:
        prospect += weights.unguarded * own.unguarded.bit_count()
    return prospect


def key(state: State) -> Hashable:
    """Tells positions of one game apart; how often a position occurred counts only when it ends the game."""
    assert isinstance(state, Pods)
    return state.board, state.to_move, state.hands, state.quiet, is_repeated(state)


def details(state: State) -> Iterator[tuple[int, Hashable]]:
    """Each pod on its point."""
    assert isinstance(state, Pods)
    return ((owner(code), (code, point)) for point, code in enumerate(state.board) if code)


def awkward(state: State, action: Action) -> bool:
    """Whether it blocks a pod of the mover that was not blocked before."""
    assert isinstance(state, Pods)
    turn = TURNS.get(action)
    if turn is None:
        return False
    lines, before, after = state.variant.lines, state.board, board_after(state.board, turn)
    return any(
        owner(after[point]) == action.seat for point in set(blocked(after, lines)).difference(blocked(before, lines))
    )


def order(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions that look as if they left the mover better off first: what they guard, and whose room they take.

    In Standard a placement is left out if another pod on the same point guards as much and leaves more legs in hand.
    """
    assert isinstance(state, Pods)
    if actions[0].seat == CHANCE:
        return actions
    own, foe = rooms(state)[:: -1 if state.to_move else 1]
    if state.variant.advanced:
        scores = _score_advanced(state, own, foe, actions)
    else:
        scores = _score_standard(state, own, foe, actions)
    return sorted(scores, key=scores.__getitem__, reverse=True)


# The numbers in both are a least-squares fit to what `evaluate` says of the position that follows.


def _score_standard(position: Position, own: Room, foe: Room, actions: Sequence[Action]) -> dict[Action, float]:
    guards, foes, mine = position.variant.guards, foe.points, own.points
    codes = pods_in(position.to_move, position.hands[position.to_move])
    worth = {code: 1.96 / (1 + points.bit_count()) for code, points in zip(codes, own.each, strict=True)}
    contested = [0.23 if foes >> bit & 1 else -0.23 if mine >> bit & 1 else 0.0 for bit in range(0, 8 * len(POINTS), 8)]
    fewer = _fewer_legs(codes)
    placements = [PLACEMENT_OF[action] for action in actions]
    taken = {(code, point): guards[code][point] & foes for _, code, _, point, _ in placements}
    scores = {}
    for action, ((code, point), points) in zip(actions, taken.items(), strict=True):
        for other in fewer[code]:
            instead = taken.get((other, point))
            if instead is not None and not points & ~instead:
                break
        else:
            scores[action] = 0.38 * points.bit_count() + worth[code] + contested[point]
    return scores


def _score_advanced(position: Position, own: Room, foe: Room, actions: Sequence[Action]) -> dict[Action, float]:
    guards = position.variant.guards
    safe = own.points & ~foe.points
    scores = {}
    for action in actions:
        turn = TURNS[action]
        if isinstance(turn, Placement):
            code = turn.code
            score = -0.28 if safe >> 8 * turn.point & 1 else 0.0
        else:
            code = position.board[turn.origin]
            score = -0.18 - 0.13 * (guards[code][turn.origin] & own.unguarded).bit_count()
        scores[action] = score + 0.22 * (guards[code][turn.point] & foe.points).bit_count()
    return scores


@cache
def _fewer_legs(codes: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """For each of these pods the others that have some of its legs and no others."""
    return {
        code: tuple(other for other in codes if other != code and not LEGS_OF[other] & ~LEGS_OF[code]) for code in codes
    }
