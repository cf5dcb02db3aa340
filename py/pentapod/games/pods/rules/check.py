"""Which positions of PODS can be, as far as it is easily seen."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pods.data.table import BIPODS, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.actions import legal
from pentapod.games.pods.rules.board import blocked, lines_turned
from pentapod.games.pods.rules.ending import outcome_by_itself
from pentapod.games.pods.rules.pieces import BLACK, LEGS_OF, WHITE, number, owner
from pentapod.games.pods.rules.position import Position, occurrences
from pentapod.games.pods.rules.text import SIDE_NAMES, SIDES, code_text, pods_text


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` for what no game can lead to."""
    if position.variant.advanced:
        _check_advanced(position)
    else:
        _check_standard(position)
    side = SIDES[position.to_move]
    if position.variant.degrees is None and (_is_begun(position) or position.to_move != WHITE):
        raise ImpossiblePosition("?", "The board is turned before anything is played.")
    if not position.hands[position.to_move]:
        name = SIDE_NAMES[position.to_move]
        raise ImpossiblePosition(side, f"{name} cannot be to move: {name} has an empty hand, and won.")
    if position.resigned is not None and outcome_by_itself(position, legal(position)).ending:
        raise ImpossiblePosition("resigned", "Nobody can have resigned here: the game is over by itself.")


def _is_begun(position: Position) -> bool:
    return any(position.board) or any(position.aside) or position.quiet > 0 or position.earlier != ()


def _check_standard(position: Position) -> None:
    if any(position.aside) or position.quiet or position.earlier:
        part = "aside" if any(position.aside) else "quiet" if position.quiet else "earlier"
        raise ImpossiblePosition(part, f"The Standard rules have no {part!r}.")
    standing = [code for code in position.board if code]
    white, black = ([number(code) for code in standing if owner(code) == seat] for seat in (WHITE, BLACK))
    if len(white) - len(black) != position.to_move:
        raise ImpossiblePosition(
            SIDES[position.to_move],
            f"{SIDE_NAMES[position.to_move]} cannot be to move with {len(white)} blue and {len(black)} orange pods"
            " placed.",
        )
    if white and not set(white) & set(BIPODS):
        raise ImpossiblePosition(pods_text(position.board, WHITE), "Blue opened with a bipod, but none is here.")
    lines_at = lines_turned(position.variant.degrees or 0)
    for point, code in enumerate(position.board):
        if code and not LEGS_OF[code] & lines_at[point]:
            part = f"{number(code)}@{POINTS[point]}"
            raise ImpossiblePosition(part, f"{part!r} has no leg along a line there, so it was never placed.")


def _check_advanced(position: Position) -> None:
    for board in (*position.earlier, position.board):
        _check_board(position, board)
    if position.quiet > QUIET_TURNS:
        raise ImpossiblePosition("quiet", f"The game is drawn after {QUIET_TURNS} quiet turns.")
    if occurrences(position) > REPETITIONS:
        raise ImpossiblePosition("earlier", f"The game is drawn when a position occurs {REPETITIONS} times.")


def _check_board(position: Position, board: bytes) -> None:
    """An Advanced board, this one or an earlier one."""
    pods = [code for code in board if code]
    for code in pods:
        name = f"{SIDE_NAMES[owner(code)]}'s pod {number(code)}"
        if pods.count(code) > 1:
            raise ImpossiblePosition(code_text(code), f"{name} stands on two points at once.")
        if position.aside[owner(code)] >> number(code) & 1:
            raise ImpossiblePosition(code_text(code), f"{name} is set aside and on the board.")
    lines = int.from_bytes(lines_turned(position.variant.degrees or 0), "little")
    for point in blocked(board, lines):
        part = f"{number(board[point])}@{POINTS[point]}"
        raise ImpossiblePosition(part, f"{part!r} is blocked: it would have been removed.")
