"""How a position of PODS looks to somebody who knows the game: for computer players.

Whoever runs out of places loses. In Standard most depends on how many placements either side is sure of, and on whether
some pod in hand will find no place; in Advanced, where pods move, on room. The weights are logistic regressions: in
Standard on 2,932 positions of 306 games that a search of 250 positions an action played against itself, and what proofs
of their late positions said of the winner; in Advanced on the results of such games.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from math import exp
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.endgame import endgame
from pentapod.games.pods.rules.actions import pods_in
from pentapod.games.pods.rules.bitboard import Outlook, outlooks
from pentapod.games.pods.rules.board import blocked
from pentapod.games.pods.rules.ending import is_repeated
from pentapod.games.pods.rules.pieces import LEGS_OF, owner
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.room import Room, rooms
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.turn import PLACEMENT_OF, TURNS, Placement, board_after

# What things are worth, in logits of the share of the win; all but the first two as one's own less the foe's.

# In Standard:
_TO_MOVE: Final = 0.49
_WHITE: Final = 0.09
_SURE: Final = 1.14
"""Each placement that the foe cannot prevent."""
_WORRY: Final = -2.18
"""The sum over the pods in hand of 1 / (1 + points for it), a point that the foe may take first counting half."""

# In Advanced:
_TO_MOVE_ADVANCED: Final = 0.24
_CROWDING: Final = -3.27
"""Pods in hand for each point to place them on, a point that the foe may take first counting half."""
_UNGUARDED: Final = 0.074
"""Empty points that the foe does not guard."""


def evaluate(state: Pods) -> tuple[float, ...]:
    """The share of the win that White and Black can expect."""
    if state.actors == (CHANCE,):
        return (0.5, 0.5)
    balance = _advanced(state) if state.variant.advanced else _standard(state)
    share = 1 / (1 + exp(-balance))
    return share, 1 - share


def _standard(state: Pods) -> float:
    """How much better off White is than Black."""
    white, black = outlooks(state)
    balance = _WHITE + (-_TO_MOVE if state.to_move else _TO_MOVE)
    return balance + _prospect(white, black.points) - _prospect(black, white.points)


def _prospect(own: Outlook, foe: int) -> float:
    safe = own.points & ~foe
    worry = sum([2 / (2 + places.bit_count() + (places & safe).bit_count()) for places in own.each])
    return _SURE * own.sure + _WORRY * worry


def _advanced(state: Pods) -> float:
    """How much better off White is than Black."""
    white, black = rooms(state)
    balance = -_TO_MOVE_ADVANCED if state.to_move else _TO_MOVE_ADVANCED
    balance += _UNGUARDED * (white.unguarded.bit_count() - black.unguarded.bit_count())
    return balance + _CROWDING * (_crowding(white, black.points) - _crowding(black, white.points))


def _crowding(own: Room, foe: int) -> float:
    return len(own.each) / (1 + (own.points.bit_count() + (own.points & ~foe).bit_count()) / 2)


def key(state: Pods) -> Hashable:
    """Tells positions of one game apart; how often a position occurred counts only when it ends the game."""
    return state.board, state.to_move, state.hands, state.quiet, is_repeated(state)


def details(state: Pods) -> Iterator[tuple[int, Hashable]]:
    """Each pod on its point."""
    return ((owner(code), (code, point)) for point, code in enumerate(state.board) if code)


def awkward(state: Pods, action: Action) -> bool:
    """Whether it blocks a pod of the mover that was not blocked before."""
    turn = TURNS.get(action)
    if turn is None:
        return False
    lines, before, after = state.variant.lines, state.board, board_after(state.board, turn)
    return any(
        owner(after[point]) == action.seat for point in set(blocked(after, lines)).difference(blocked(before, lines))
    )


def order(state: Pods, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions that look as if they left the mover better off first: what they guard, and whose room they take.

    In Standard a placement is left out if another pod on the same point guards as much and leaves more legs in hand.
    """
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
    worth = {code: 2.93 / (1 + points.bit_count()) for code, points in zip(codes, own.each, strict=True)}
    contested = [0.29 if foes >> bit & 1 else -0.29 if mine >> bit & 1 else 0.0 for bit in range(0, 8 * len(POINTS), 8)]
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
            scores[action] = 0.25 * points.bit_count() + worth[code] + contested[point]
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


EVALUATOR: Final = Evaluator(
    evaluate,
    order,
    key,
    details=details,
    spread=0.43,
    errors=(1.8, 0.4, 0.25, 0.08, 0.0),
    awkward=awkward,
    endgame=endgame,
)
"""`spread` was measured in games of players who look one action ahead: 0.48 in Standard, 0.37 in Advanced."""
