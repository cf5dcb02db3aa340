"""Changes of PODS positions that are being set up, possible or not. None of them changes the position it is given."""

from __future__ import annotations

from pentapod.engine.state import State
from pentapod.games.pods.rules.pieces import BLACK, WHITE, Pair, number, owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.variant import Variant, variant


def pods(state: State) -> Pods:
    """A state of this game."""
    assert isinstance(state, Pods)
    return state


def changed(
    state: Pods,
    *,
    rules: Variant | None = None,
    board: bytes | None = None,
    to_move: int | None = None,
    aside: Pair | None = None,
    quiet: int | None = None,
) -> Pods:
    """A position with some parts replaced. Earlier boards, and who has resigned, are forgotten."""
    return Pods.laid_out(
        state.variant if rules is None else rules,
        state.board if board is None else board,
        state.to_move if to_move is None else to_move,
        state.aside if aside is None else aside,
        state.quiet if quiet is None else quiet,
    )


def with_rules(state: Pods, advanced: bool) -> Pods:
    """By other rules. The Standard rules have no pods set aside and count no turns."""
    rules = variant(advanced, state.variant.guard, state.variant.degrees)
    return changed(state, rules=rules) if advanced else changed(state, rules=rules, aside=(0, 0), quiet=0)


def with_guard(state: Pods, guard: bool) -> Pods:
    """With long legs that guard, or do not."""
    return changed(state, rules=variant(state.variant.advanced, guard, state.variant.degrees))


def with_board_turned(state: Pods, degrees: int | None) -> Pods:
    """With the board turned so; None before it was turned."""
    return changed(state, rules=variant(state.variant.advanced, state.variant.guard, degrees))


def with_pod(state: Pods, point: int, code: int) -> Pods:
    """With a pod on a point, or nothing (0)."""
    return changed(state, board=state.board[:point] + bytes((code,)) + state.board[point + 1 :])


def with_pod_aside(state: Pods, code: int, is_aside: bool) -> Pods:
    """With a pod set aside, or not."""
    aside, bit = list(state.aside), 1 << number(code)
    aside[owner(code)] = aside[owner(code)] | bit if is_aside else aside[owner(code)] & ~bit
    return changed(state, aside=(aside[WHITE], aside[BLACK]))


def is_in_hand(state: Pods, code: int) -> bool:
    """Whether a pod lies in its owner's hand."""
    return bool(state.hands[owner(code)] >> number(code) & 1)


def is_aside(state: Pods, code: int) -> bool:
    """Whether a pod was set aside."""
    return bool(state.aside[owner(code)] >> number(code) & 1)


def only_aside(state: Pods) -> Pair:
    """The pods that were set aside and are not on the board as well."""
    on_board = [0, 0]
    for code in filter(None, state.board):
        on_board[owner(code)] |= 1 << number(code)
    return state.aside[WHITE] & ~on_board[WHITE], state.aside[BLACK] & ~on_board[BLACK]
