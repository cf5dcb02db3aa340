"""A position of PODS as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from typing import Final

from pentapod.engine.grammar import (
    TEXT,
    either,
    form,
    mapped,
    number,
    numbered,
    one_of,
    optional,
    record,
    sequence,
    subset,
)
from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pods.data.table import HAND, ORIENTATIONS, POINTS
from pentapod.games.pods.rules.board import EMPTY_BOARD
from pentapod.games.pods.rules.pieces import code_of, owner
from pentapod.games.pods.rules.pieces import number as number_of
from pentapod.games.pods.rules.position import Position, PositionT
from pentapod.games.pods.rules.variant import variant

SIDES: Final = "wb"
"""The letters for White and Black."""


def _known(pod: int, part: str = "") -> int:
    """The same number, if a pod has it."""
    if not 1 <= pod <= HAND:
        raise ImpossiblePosition(part or str(pod), "no-pod", pod=pod, last=HAND)
    return pod


_SIDE: Final = numbered(SIDES, pattern=".")
_COUNT: Final = number(digits="0|[1-9][0-9]{0,2}")
_POD: Final = mapped(_COUNT, _known, int)
_POINT: Final = numbered(POINTS, "no-point", pattern="[a-z][0-9]")
_PODS: Final = sequence(form("{pod}@{point}", None, "no-pod-on-point", pod=_COUNT, point=_POINT))
_SET: Final = subset(_POD, twice=lambda text, pod: ImpossiblePosition(text, "pod-named-twice", pod=int(pod)))
CODE: Final = mapped(
    optional(form("{side}{pod}", None, "no-change", side=_SIDE, pod=_POD)),
    lambda pod: code_of(*pod) if pod else 0,
    lambda code: (owner(code), number_of(code)) if code else None,
)
"""What stands on a point: `w3`, or `-` for nothing."""
_CHANGES: Final = sequence(form("{point}{code}", None, "no-change", point=_POINT, code=CODE))

_POSITION: Final = record(
    " ",
    either("standard", "advanced"),
    either("unguarded", "guarded"),
    one_of({**{str(degrees): degrees for degrees in ORIENTATIONS}, "?": None}),
    TEXT,
    _PODS,
    _PODS,
    key="short",
    options={
        "aside:": (form("{white}/{black}", None, "no-pods-aside", white=_SET, black=_SET), (0, 0)),
        "quiet:": (_COUNT, 0),
        "earlier:": (sequence(_CHANGES, ";"), ()),
        "resigned:": (_SIDE, None),
    },
)


def write(position: Position) -> str:
    """The text of a position."""
    advanced, guard, degrees, *_ = position.variant
    board, aside, earlier = position.board, position.aside, position.earlier
    changes = _changes(earlier, board) if earlier else ()
    others = (aside, position.quiet, changes, position.resigned)
    return _POSITION.write((advanced, guard, degrees, SIDES[position.to_move], *_standing(board), *others))


def _standing(board: bytes) -> list[list[tuple[int, int]]]:
    """The pods of White and Black on the board, each with its point."""
    pods: list[list[tuple[int, int]]] = [[], []]
    for point, code in enumerate(board):
        if code:
            pods[owner(code)].append((number_of(code), point))
    return list(map(sorted, pods))


def pods_text(board: bytes, seat: int) -> str:
    """A seat's pods on the board: `1@a2,3@d4`."""
    return _PODS.write(tuple(_standing(board)[seat]))


def _changes(boards: tuple[bytes, ...], newest: bytes) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Where each board differs from the next one, newest first."""
    pairs = zip(reversed(boards), (newest, *boards[:0:-1]), strict=True)
    return tuple(
        tuple([(point, code) for point, code in enumerate(board) if code != later[point]]) for board, later in pairs
    )


def parse(text: str, kind: type[PositionT]) -> PositionT:
    """The position that a text tells, of that class, whether it can be or not: `check` looks at that.

    Raises `MalformedPosition`, and `ImpossiblePosition` where there is no such pod or a pod is in two places.
    """
    advanced, guard, degrees, side, white, black, aside, quiet, changes, resigned = _POSITION.parse(text)
    board = bytearray(EMPTY_BOARD)
    for seat, pods in enumerate((white, black)):
        for pod, point in pods:
            entry = f"{pod}@{POINTS[point]}"
            code = code_of(seat, _known(pod, entry))
            if board[point]:
                raise ImpossiblePosition(entry, "point-taken", place=POINTS[point])
            if code in board:
                raise ImpossiblePosition(entry, "pod-elsewhere", seat=seat, pod=pod)
            board[point] = code
    earlier = _boards(changes, bytes(board))
    return kind.laid_out(
        variant(advanced, guard, degrees), bytes(board), _SIDE.parse(side), aside, quiet, earlier, resigned
    )


def _boards(changes: tuple[tuple[tuple[int, int], ...], ...], newest: bytes) -> tuple[bytes, ...]:
    """The boards that differ so, each from the next one, oldest first."""
    boards = [newest]
    for change in changes:
        board = bytearray(boards[0])
        for point, code in change:
            board[point] = code
        if board == boards[0]:
            raise ImpossiblePosition(_CHANGES.write(change), "no-difference")
        boards.insert(0, bytes(board))
    return tuple(boards[:-1])
