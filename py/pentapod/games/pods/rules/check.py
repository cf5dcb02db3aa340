"""Which positions of PODS can be, as far as it is easily seen."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.pods.data.table import BIPODS, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.actions import legal
from pentapod.games.pods.rules.board import blocked, lines_turned
from pentapod.games.pods.rules.ending import outcome_by_itself
from pentapod.games.pods.rules.pieces import BLACK, LEGS_OF, WHITE, number, owner
from pentapod.games.pods.rules.position import Position, occurrences
from pentapod.games.pods.rules.text import CODE, SIDES, pods_text


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` for what no game can lead to."""
    if position.variant.advanced:
        _check_advanced(position)
    else:
        _check_standard(position)
    side = SIDES[position.to_move]
    if position.variant.degrees is None and (_is_begun(position) or position.to_move != WHITE):
        raise ImpossiblePosition("?", "unturned")
    if not position.hands[position.to_move]:
        raise ImpossiblePosition(side, "empty-hand", seat=position.to_move)
    if position.resigned is not None and outcome_by_itself(position, legal(position)).ending:
        raise ImpossiblePosition("resigned", "resigned-after-end")


def _is_begun(position: Position) -> bool:
    return any(position.board) or any(position.aside) or position.quiet > 0 or position.earlier != ()


def _check_standard(position: Position) -> None:
    if any(position.aside) or position.quiet or position.earlier:
        part = "aside" if any(position.aside) else "quiet" if position.quiet else "earlier"
        raise ImpossiblePosition(part, "advanced-only")
    standing = [code for code in position.board if code]
    white, black = ([number(code) for code in standing if owner(code) == seat] for seat in (WHITE, BLACK))
    if len(white) - len(black) != position.to_move:
        raise ImpossiblePosition(
            SIDES[position.to_move], "wrong-mover", seat=position.to_move, blue=len(white), orange=len(black)
        )
    if white and not set(white) & set(BIPODS):
        raise ImpossiblePosition(pods_text(position.board, WHITE), "no-bipod")
    lines_at = lines_turned(position.variant.degrees or 0)
    for point, code in enumerate(position.board):
        if code and not LEGS_OF[code] & lines_at[point]:
            part = f"{number(code)}@{POINTS[point]}"
            raise ImpossiblePosition(part, "no-leg-on-line")


def _check_advanced(position: Position) -> None:
    for board in (*position.earlier, position.board):
        _check_board(position, board)
    if position.quiet > QUIET_TURNS:
        raise ImpossiblePosition("quiet", "drawn-by-quiet", most=QUIET_TURNS)
    if occurrences(position) > REPETITIONS:
        raise ImpossiblePosition("earlier", "drawn-by-repetition", most=REPETITIONS)


def _check_board(position: Position, board: bytes) -> None:
    """An Advanced board, this one or an earlier one."""
    pods = [code for code in board if code]
    for code in pods:
        refuse(
            CODE.write(code),
            {
                "pod-twice": pods.count(code) > 1,
                "pod-aside": position.aside[owner(code)] >> number(code) & 1,
            },
            seat=owner(code),
            pod=number(code),
        )
    lines = int.from_bytes(lines_turned(position.variant.degrees or 0), "little")
    for point in blocked(board, lines):
        part = f"{number(board[point])}@{POINTS[point]}"
        raise ImpossiblePosition(part, "blocked")
