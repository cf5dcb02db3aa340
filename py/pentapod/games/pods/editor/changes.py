"""Changes of PODS positions that are being set up, possible or not. None of them changes the position it is given."""

from __future__ import annotations

from pentapod.engine.state import State
from pentapod.games.pods.rules.pieces import BLACK, WHITE, Pair, number, owner
from pentapod.games.pods.rules.position import Position, laid_out
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.variant import variant


def position_of(state: State) -> Position:
    """The position of a state of PODS."""
    assert isinstance(state, Pods)
    return state.position


def laid_anew(position: Position) -> Pods:
    """A position in which something was replaced: what follows from the rest is found again.

    The boards that were there before, and who has resigned, are forgotten.
    """
    return Pods(laid_out(position.variant, position.board, position.to_move, position.aside, position.quiet))


def with_rules(position: Position, advanced: bool) -> Pods:
    """By other rules. The Standard rules have no pods set aside and count no turns."""
    of = position.variant
    rules = variant(advanced, of.guard, of.degrees)
    if advanced:
        return laid_anew(position._replace(variant=rules))
    return laid_anew(position._replace(variant=rules, aside=(0, 0), quiet=0))


def with_guard(position: Position, guard: bool) -> Pods:
    """With long legs that guard, or do not."""
    of = position.variant
    return laid_anew(position._replace(variant=variant(of.advanced, guard, of.degrees)))


def with_board_turned(position: Position, degrees: int | None) -> Pods:
    """With the board turned so; None before it was turned."""
    of = position.variant
    return laid_anew(position._replace(variant=variant(of.advanced, of.guard, degrees)))


def with_pod(position: Position, point: int, code: int) -> Pods:
    """With a pod on a point, or nothing (0)."""
    board = position.board[:point] + bytes((code,)) + position.board[point + 1 :]
    return laid_anew(position._replace(board=board))


def with_pod_aside(position: Position, code: int, is_aside: bool) -> Pods:
    """With a pod set aside, or not."""
    aside, bit = list(position.aside), 1 << number(code)
    aside[owner(code)] = aside[owner(code)] | bit if is_aside else aside[owner(code)] & ~bit
    return laid_anew(position._replace(aside=(aside[WHITE], aside[BLACK])))


def is_in_hand(position: Position, code: int) -> bool:
    """Whether a pod lies in its owner's hand."""
    return bool(position.hands[owner(code)] >> number(code) & 1)


def is_aside(position: Position, code: int) -> bool:
    """Whether a pod was set aside."""
    return bool(position.aside[owner(code)] >> number(code) & 1)


def only_aside(position: Position) -> Pair:
    """The pods that were set aside and are not on the board as well."""
    on_board = [0, 0]
    for code in filter(None, position.board):
        on_board[owner(code)] |= 1 << number(code)
    return position.aside[WHITE] & ~on_board[WHITE], position.aside[BLACK] & ~on_board[BLACK]
