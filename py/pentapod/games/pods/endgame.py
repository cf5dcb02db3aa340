"""Who wins late positions of Standard with best play: proof-number search to the end of the game.

There is no draw, and where one side is sure of more placements than the other can make, it has won.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Final, NamedTuple

from pentapod.engine.state import Action, Shares, State
from pentapod.engine.values import Numbers, ones
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.bitboard import SHAPES, bitboard, few_bits, shapes
from pentapod.games.pods.rules.pieces import FULL_HAND, WHITE
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.variant import Variant

LATE: Final = 14
"""The number of pods on the board from which on a proof is tried: most then take less than two seconds in a page."""

_CERTAIN: Final = (1 << 30) - 1
"""How hard it is to prove what is disproved."""
_HARDNESS: Final = tuple(4 ** min(points, 10) for points in range(len(POINTS) + 1))
"""How hard it seems to prove that a side gets stuck that may still use so many points."""
_FIRST_LIMIT: Final = 100
"""So much work goes into each action at first when one that wins is asked for, unless it is known."""

_FEWER_LEGS: Final = tuple(
    tuple(other for other, few in enumerate(SHAPES) if other != shape and not few & ~legs)
    for shape, legs in enumerate(SHAPES)
)
"""For each shape the others that have some of its legs and no others."""


class _Estimate(NamedTuple):
    """How hard it seems to prove that the side to move wins, and that it loses."""

    proof: int
    disproof: int


_WON: Final = _Estimate(0, _CERTAIN)
_LOST: Final = _Estimate(_CERTAIN, 0)


class _Node:
    """A position that was looked at, and has been neither won nor lost at first sight."""

    __slots__ = ("disproof", "empty", "foe", "foe_hand", "hand", "own", "placements", "proof", "replies")

    def __init__(self, empty: int, own: int, foe: int, hand: int, foe_hand: int) -> None:
        self.empty = empty
        """The empty points that matter: those that may be used, and their neighbours."""
        self.own = own
        """The points that the side to move may use."""
        self.foe = foe
        self.hand = hand
        self.foe_hand = foe_hand
        self.proof = self.disproof = 1
        self.placements: list[tuple[int, int]] = []
        """By shape and point."""
        self.replies: list[_Known] = []
        """What they lead to: an estimate until it is looked at."""


_Known = _Node | _Estimate


class PodsEndgame:
    """Proves positions of one game: Standard, on a board that is turned one way."""

    def __init__(self, variant: Variant) -> None:
        assert variant.degrees is not None
        self._board = bitboard(variant.guard, variant.degrees)
        self._known: dict[Numbers, _Known] = {}
        """Positions, by what matters of them."""
        self._reached: dict[Numbers, _Known] = {}
        """The same, by how they are reached."""

    def prove(self, state: State) -> Generator[None, None, Shares]:
        assert isinstance(state, Pods)
        position = self._of(state)
        if isinstance(position, _Node):
            yield from self._search(position)
        mover_wins = position.proof == 0
        return (1.0, 0.0) if mover_wins is (state.to_move == WHITE) else (0.0, 1.0)

    def best(self, state: State, actions: Sequence[Action]) -> Action | None:
        assert isinstance(state, Pods)
        if self._of(state).proof:
            return None
        open_ = [(action, self._of(state.after(action))) for action in actions]
        limit = 0
        while open_:
            for action, after in open_:
                if isinstance(after, _Node):
                    for _ in zip(range(limit), self._search(after), strict=False):
                        pass
                if after.disproof == 0:
                    return action
            open_ = [(action, after) for action, after in open_ if after.proof]
            limit = 4 * limit or _FIRST_LIMIT
        return None

    def _of(self, state: Pods) -> _Known:
        empty = few_bits(state.legal.empty)
        white, black = (
            (empty & ~few_bits(state.guarded[seat]), sum([1 << shape for shape in shapes(seat, state.hands[seat])]))
            for seat in (WHITE, 1 - WHITE)
        )
        (own, hand), (foe, foe_hand) = (white, black) if state.to_move == WHITE else (black, white)
        if not foe_hand:
            return _LOST
        return self._position(empty, own, foe, hand, foe_hand)

    # -- the search ----------------------------------------------------------------------------------------------

    def _search(self, root: _Node) -> Generator[None]:
        """Look at the position that is most likely to settle it, again and again, until it is settled.

        Depth first: a branch is left when its numbers are beyond the limits that its neighbours set.
        """
        path = [(root, _CERTAIN, _CERTAIN)] if root.proof and root.disproof else []
        while path:
            node, most_proof, most_disproof = path[-1]
            best = second = _CERTAIN
            total = first = 0
            for at, reply in enumerate(node.replies):
                disproof = reply.disproof
                if disproof < best:
                    second, best, first = best, disproof, at
                elif disproof < second:
                    second = disproof
                total += reply.proof
            total = min(total, _CERTAIN - 1)
            node.proof, node.disproof = best, total
            if best == 0 or total == 0:
                node.proof, node.disproof = _LOST if best else _WON
                node.placements, node.replies = [], []
                path.pop()
            elif best >= most_proof or total >= most_disproof:
                path.pop()
            else:
                reply = node.replies[first]
                proof = reply.proof
                if isinstance(reply, _Estimate):
                    reply = node.replies[first] = self._after(node, *node.placements[first])
                    yield
                if isinstance(reply, _Node) and reply.proof and reply.disproof:
                    path.append((reply, most_disproof - total + proof, min(most_proof, 2 * second)))

    def _after(self, node: _Node, shape: int, point: int) -> _Known:
        rest = ~(1 << point)
        foe = node.foe & rest & ~self._board.guards[shape][point]
        key = (node.empty & rest, node.own & rest, foe, node.hand ^ 1 << shape, node.foe_hand)
        position = self._position(key[0], foe, key[1], node.foe_hand, key[3])
        self._reached[key] = position
        return position

    def _position(self, empty: int, own: int, foe: int, hand: int, foe_hand: int) -> _Known:
        """A position in which the sides may use some empty points, as far as their pods fit there."""
        fits = self._board.fitting(empty)
        pods, own = _usable(fits, own, hand)
        foe_pods, foe = _usable(fits, foe, foe_hand)
        if not pods:
            return _LOST
        if not foe_pods or len(pods) == hand.bit_count() == 1:
            return _WON
        empty &= own | foe | self._board.neighbours(own | foe)
        whole, foe_whole = len(pods) == hand.bit_count(), len(foe_pods) == foe_hand.bit_count()
        key = (empty, own, foe, sum([1 << pod for pod in pods]), sum([1 << pod for pod in foe_pods]), whole, foe_whole)
        position = self._known.get(key)
        if position is None:
            position = self._at_first_sight(empty, own, foe, pods, foe_pods, whole, foe_whole)
            if position is None:
                node = _Node(empty, own, foe, hand, foe_hand)
                position = node if self._list(node, pods) else _WON
            self._known[key] = position
        return position

    def _list(self, node: _Node, pods: Sequence[int]) -> bool:
        """List the placements, but for those that are surely no better than others; False if one wins at once."""
        empty, own, foe, hand, foe_hand = node.empty, node.own, node.foe, node.hand, node.foe_hand
        fits, guards, reached = self._board.fitting(empty), self._board.guards, self._reached
        points = own.bit_count()
        for pod in pods:
            fewer = [other for other in _FEWER_LEGS[pod] if other in pods]
            places = fits[pod] & own
            while places:
                place = places & -places
                places ^= place
                point = place.bit_length() - 1
                guarded = guards[pod][point] & foe
                for other in fewer:
                    if fits[other] & place and guards[other][point] & foe == guarded:
                        break
                else:
                    left = foe & ~(place | guarded)
                    if not left:
                        return False
                    reply = reached.get((empty ^ place, own ^ place, left, hand ^ 1 << pod, foe_hand))
                    if reply is None:
                        reply = _estimate(points - 1, left.bit_count())
                    node.placements.append((pod, point))
                    node.replies.append(reply)
        return True

    # -- what is sure without a search ---------------------------------------------------------------------------

    def _at_first_sight(
        self,
        empty: int,
        own: int,
        foe: int,
        pods: Sequence[int],
        foe_pods: Sequence[int],
        whole: bool,
        foe_whole: bool,
    ) -> _Estimate | None:
        """Whether one side is sure of more placements than the other can make at most.

        Who can place all pods of the hand (`whole`) has no such limit: that wins.
        """
        foe_most = min(len(foe_pods), foe.bit_count())
        if (not foe_whole or foe_most < len(foe_pods)) and self._board.sure(empty, own, foe, pods) > foe_most:
            return _WON
        most = min(len(pods), own.bit_count())
        if (not whole or most < len(pods)) and self._board.sure(empty, foe, own, foe_pods) >= most:
            return _LOST
        return None


def _usable(fits: Sequence[int], points: int, hand: int) -> tuple[list[int], int]:
    """The shapes of a hand that fit on some of these points, and the points where one of them does."""
    usable = 0
    pods = []
    for pod in _pods(hand):
        places = fits[pod] & points
        if places:
            usable |= places
            pods.append(pod)
    return pods, usable


@cache
def _estimate(own: int, foe: int) -> _Estimate:
    """Of the position after a placement: the mover may still use so many points, the foe, who is to move, so many."""
    return _Estimate(_HARDNESS[own], _HARDNESS[foe])


_pods: Final = cache(ones)
"""The shapes of a hand."""


def endgame(state: State) -> PodsEndgame | None:
    """What proves this position and all that follow: of Standard, once there are `LATE` pods on the board."""
    assert isinstance(state, Pods)
    if state.result is not None or state.variant.advanced or state.variant.degrees is None:
        return None
    on_board = len(POINTS) - state.board.count(0)
    return PodsEndgame(state.variant) if on_board >= LATE and state.hands[WHITE] != FULL_HAND else None
