"""A position of PODS as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pods.data.table import HAND, ORIENTATIONS, POINT_OF, POINTS
from pentapod.games.pods.rules.board import EMPTY_BOARD
from pentapod.games.pods.rules.pieces import BLACK, WHITE, Pair, code_of, number, owner
from pentapod.games.pods.rules.position import Position, PositionT
from pentapod.games.pods.rules.variant import variant

SIDES: Final = "wb"
"""The letters for White and Black."""


def write(position: Position) -> str:
    """The text of a position."""
    of = position.variant
    fields = [
        "advanced" if of.advanced else "standard",
        "guarded" if of.guard else "unguarded",
        "?" if of.degrees is None else str(of.degrees),
        SIDES[position.to_move],
        pods_text(position.board, WHITE),
        pods_text(position.board, BLACK),
    ]
    if any(position.aside):
        fields.append(f"aside:{_pods_aside_text(position.aside[WHITE])}/{_pods_aside_text(position.aside[BLACK])}")
    if position.quiet:
        fields.append(f"quiet:{position.quiet}")
    if position.earlier:
        fields.append(f"earlier:{_earlier_text(position.earlier, position.board)}")
    if position.resigned is not None:
        fields.append(f"resigned:{SIDES[position.resigned]}")
    return " ".join(fields)


def pods_text(board: bytes, seat: int) -> str:
    """A seat's pods on the board: `1@a2,3@d4`."""
    pods = sorted((number(code), POINTS[point]) for point, code in enumerate(board) if code and owner(code) == seat)
    return ",".join(f"{pod}@{point}" for pod, point in pods) or "-"


def _pods_aside_text(pods: int) -> str:
    return ",".join(str(pod) for pod in range(1, HAND + 1) if pods >> pod & 1) or "-"


def _earlier_text(boards: tuple[bytes, ...], newest: bytes) -> str:
    differences = []
    for board in reversed(boards):
        changed = (point for point in range(len(POINTS)) if board[point] != newest[point])
        differences.append(",".join(POINTS[point] + code_text(board[point]) for point in changed))
        newest = board
    return ";".join(differences)


def code_text(code: int) -> str:
    """What stands on a point: `w3`, or `-` for nothing."""
    return f"{SIDES[owner(code)]}{number(code)}" if code else "-"


def parse(text: str, kind: type[PositionT]) -> PositionT:
    """The position that a text tells, of that class, whether it can be or not: `check` looks at that.

    Raises `MalformedPosition`, and `ImpossiblePosition` where there is no such pod or a pod is in two places.
    """
    fields = text.split(" ")
    if len(fields) < 6:
        raise MalformedPosition(text, "short")
    rules, guard, degrees, side, white, black, *others = fields
    pods = bytearray(EMPTY_BOARD)
    _read_pods(white, WHITE, pods)
    _read_pods(black, BLACK, pods)
    board, extra = bytes(pods), _read_others(others)
    return kind.laid_out(
        variant(
            _one_of(rules, ("standard", "advanced")) == "advanced",
            _one_of(guard, ("guarded", "unguarded")) == "guarded",
            None if degrees == "?" else int(_one_of(degrees, (*map(str, ORIENTATIONS), "?"))),
        ),
        board,
        _read_side(side),
        _read_aside(extra["aside"]) if "aside" in extra else (0, 0),
        _read_count(extra["quiet"]) if "quiet" in extra else 0,
        _read_earlier(extra["earlier"], board) if "earlier" in extra else (),
        _read_side(extra["resigned"]) if "resigned" in extra else None,
    )


def _one_of(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise MalformedPosition(word, "choice", choices=words)
    return word


def _read_side(side: str) -> int:
    return SIDES.index(_one_of(side, tuple(SIDES)))


def _read_point(name: str, part: str) -> int:
    if name not in POINT_OF:
        raise MalformedPosition(part, "no-point", name=name)
    return POINT_OF[name]


def _read_number(digits: str, part: str) -> int:
    """A whole number without leading zeros."""
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4 and digits == str(int(digits))):
        raise MalformedPosition(part, "no-number", digits=digits)
    return int(digits)


def _read_pod(digits: str, part: str) -> int:
    pod = _read_number(digits, part)
    if not 1 <= pod <= HAND:
        raise ImpossiblePosition(part, "no-pod", pod=pod, last=HAND)
    return pod


def _read_pods(field: str, seat: int, board: bytearray) -> None:
    for entry in field.split(",") if field != "-" else ():
        digits, sign, name = entry.partition("@")
        if not sign:
            raise MalformedPosition(entry, "no-pod-on-point")
        pod, point = _read_pod(digits, entry), _read_point(name, entry)
        if board[point]:
            raise ImpossiblePosition(entry, "point-taken", place=name)
        if code_of(seat, pod) in board:
            raise ImpossiblePosition(entry, "pod-elsewhere", seat=seat, pod=pod)
        board[point] = code_of(seat, pod)


def _read_others(fields: list[str]) -> dict[str, str]:
    """The parts with a name, which must come in their order and without repeats."""
    names = ["aside", "quiet", "earlier", "resigned"]
    values = {}
    for field in fields:
        name, colon, value = field.partition(":")
        if not colon or name not in names:
            raise MalformedPosition(field, "misplaced", choices=tuple(f"{name}:" for name in names))
        del names[: names.index(name) + 1]
        values[name] = value
    return values


def _read_aside(field: str) -> Pair:
    white, slash, black = field.partition("/")
    if not slash:
        raise MalformedPosition(field, "no-pods-aside")
    return _read_set(white), _read_set(black)


def _read_set(field: str) -> int:
    pods = 0
    for entry in field.split(",") if field != "-" else ():
        pod = 1 << _read_pod(entry, field)
        if pods & pod:
            raise ImpossiblePosition(field, "pod-named-twice", pod=_read_number(entry, field))
        pods |= pod
    return pods


def _read_count(field: str) -> int:
    return _read_number(field, field)


def _read_earlier(field: str, newest: bytes) -> tuple[bytes, ...]:
    boards = []
    for difference in field.split(";"):
        board = bytearray(newest)
        for entry in difference.split(","):
            point, what = _read_point(entry[:2], entry), entry[2:]
            if what == "-":
                board[point] = 0
            else:
                board[point] = code_of(_read_side(what[:1]), _read_pod(what[1:], entry))
        if board == newest:
            raise ImpossiblePosition(difference, "no-difference")
        newest = bytes(board)
        boards.append(newest)
    return tuple(reversed(boards))
