"""A position of PODS as one line of text, and back.

`advanced guarded 90 w 1@a2,3@d4 7@c3 aside:-/5,12 quiet:2 earlier:d4-;e4w3,d4- resigned:w`

In this order, parted by single spaces:

- `standard` or `advanced`; `guarded` or `unguarded` (whether long legs guard);
- how the board is turned: `0`, `90`, `180`, `270`, or `?` before chance has spoken;
- the side to move, `w` for Blue or `b` for Orange: White and Black, as the source calls them;
- Blue's pods on the board, then Orange's, as pod@point, or `-` for none. Pods that are named nowhere are in hand.

Then, each only if there is something to tell:

- `aside:` Blue's and Orange's pods that were set aside;
- `quiet:` the number of turns since a hand shrank;
- `earlier:` the boards since a pod was last set aside, newest first, each by the points where it differed from the next
  one: empty (`d4-`), or with a pod of Blue (`d4w3`) or Orange (`d4b3`);
- `resigned:` the side that gave up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pods.data.table import BIPODS, HAND, ORIENTATIONS, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.legs import (
    BLACK,
    EMPTY_BOARD,
    LEGS_OF,
    WHITE,
    blocked,
    code_of,
    lines_turned,
    number,
    owner,
)
from pentapod.games.pods.rules.variant import Pair
from pentapod.games.pods.words.names import TITLES

FULL_HAND: Final = sum(1 << pod for pod in range(1, HAND + 1))
"""A hand is a whole number with a bit for each pod in it: bit 3 is pod 3."""

_SIDES: Final = "wb"
_INDEX: Final = {name: point for point, name in enumerate(POINTS)}


class Position(NamedTuple):
    """What the text of a position tells."""

    advanced: bool
    guard: bool
    degrees: int | None
    seat: int
    board: bytes
    aside: Pair
    quiet: int
    earlier: tuple[bytes, ...]
    resigned: int | None


def hands(position: Position) -> Pair:
    """Who holds what: the pods that are neither on the board nor set aside."""
    left = [FULL_HAND & ~pods for pods in position.aside]
    for code in filter(None, position.board):
        left[owner(code)] &= ~(1 << number(code))
    return left[WHITE], left[BLACK]


def write(position: Position) -> str:
    """The text of a position."""
    fields = [
        "advanced" if position.advanced else "standard",
        "guarded" if position.guard else "unguarded",
        "?" if position.degrees is None else str(position.degrees),
        _SIDES[position.seat],
        _write_pods(position.board, WHITE),
        _write_pods(position.board, BLACK),
    ]
    if any(position.aside):
        fields.append(f"aside:{_write_set(position.aside[WHITE])}/{_write_set(position.aside[BLACK])}")
    if position.quiet:
        fields.append(f"quiet:{position.quiet}")
    if position.earlier:
        fields.append(f"earlier:{_write_earlier(position.earlier, position.board)}")
    if position.resigned is not None:
        fields.append(f"resigned:{_SIDES[position.resigned]}")
    return " ".join(fields)


def _write_pods(board: bytes, seat: int) -> str:
    pods = sorted((number(code), POINTS[at]) for at, code in enumerate(board) if code and owner(code) == seat)
    return ",".join(f"{pod}@{point}" for pod, point in pods) or "-"


def _write_set(pods: int) -> str:
    return ",".join(str(pod) for pod in range(1, HAND + 1) if pods >> pod & 1) or "-"


def _write_earlier(boards: tuple[bytes, ...], newest: bytes) -> str:
    differences = []
    for board in reversed(boards):
        changed = (at for at in range(len(POINTS)) if board[at] != newest[at])
        differences.append(",".join(POINTS[at] + _write_code(board[at]) for at in changed))
        newest = board
    return ";".join(differences)


def _write_code(code: int) -> str:
    return f"{_SIDES[owner(code)]}{number(code)}" if code else "-"


def read(text: str) -> Position:
    """What a text tells, as far as it can be true. Raises `MalformedPosition` or `ImpossiblePosition`."""
    position = parse(text)
    _check(position)
    return position


def parse(text: str) -> Position:
    """What a text tells, true or not, if each pod has one place: else, too, it raises `ImpossiblePosition`."""
    fields = text.split(" ")
    if len(fields) < 6:
        raise MalformedPosition(text, "A position of PODS has six parts at least: rules, guard, turn, side and pods.")
    rules, guard, degrees, side, white, black, *others = fields
    board = bytearray(EMPTY_BOARD)
    _read_pods(white, WHITE, board)
    _read_pods(black, BLACK, board)
    extra = _read_others(others)
    return Position(
        _one_of(rules, ("standard", "advanced")) == "advanced",
        _one_of(guard, ("guarded", "unguarded")) == "guarded",
        None if degrees == "?" else int(_one_of(degrees, (*map(str, ORIENTATIONS), "?"))),
        _read_side(side),
        bytes(board),
        _read_aside(extra["aside"]) if "aside" in extra else (0, 0),
        _read_count(extra["quiet"]) if "quiet" in extra else 0,
        _read_earlier(extra["earlier"], bytes(board)) if "earlier" in extra else (),
        _read_side(extra["resigned"]) if "resigned" in extra else None,
    )


def resigned_too_late() -> ImpossiblePosition:
    """The error for a position in which a side gave up that had won or lost already."""
    return ImpossiblePosition("resigned", "Nobody can have resigned here: the game is over by itself.")


def _one_of(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise MalformedPosition(word, f"{word!r} is none of: {', '.join(words)}.")
    return word


def _read_side(side: str) -> int:
    return _SIDES.index(_one_of(side, tuple(_SIDES)))


def _read_point(name: str, part: str) -> int:
    if name not in _INDEX:
        raise MalformedPosition(part, f"{name!r} in {part!r} is no point of the board.")
    return _INDEX[name]


def _read_number(digits: str, part: str) -> int:
    """A whole number without leading zeros."""
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4 and digits == str(int(digits))):
        raise MalformedPosition(part, f"{digits!r} in {part!r} is not a number.")
    return int(digits)


def _read_pod(digits: str, part: str) -> int:
    pod = _read_number(digits, part)
    if not 1 <= pod <= HAND:
        raise ImpossiblePosition(part, f"{part!r}: there is no pod {pod}; each side has pods 1 to {HAND}.")
    return pod


def _read_pods(field: str, seat: int, board: bytearray) -> None:
    for entry in field.split(",") if field != "-" else ():
        digits, at, name = entry.partition("@")
        if not at:
            raise MalformedPosition(entry, f"{entry!r} is not a pod on a point, such as 3@d4.")
        pod, point = _read_pod(digits, entry), _read_point(name, entry)
        if board[point]:
            raise ImpossiblePosition(entry, f"{entry!r}: another pod stands on {name}.")
        if code_of(seat, pod) in board:
            raise ImpossiblePosition(entry, f"{entry!r}: {TITLES[seat]}'s pod {pod} stands elsewhere already.")
        board[point] = code_of(seat, pod)


def _read_others(fields: list[str]) -> dict[str, str]:
    """The parts with a name, which must come in their order and without repeats."""
    names = ["aside", "quiet", "earlier", "resigned"]
    values = {}
    for field in fields:
        name, colon, value = field.partition(":")
        if not colon or name not in names:
            left = ", ".join(f"{name}:" for name in names) or "no more parts"
            raise MalformedPosition(field, f"{field!r} cannot stand here, only: {left}.")
        del names[: names.index(name) + 1]
        values[name] = value
    return values


def _read_aside(field: str) -> Pair:
    white, slash, black = field.partition("/")
    if not slash:
        raise MalformedPosition(field, f"{field!r} is not Blue's and Orange's pods set aside, such as 3/- or 4,5/6.")
    return _read_set(white), _read_set(black)


def _read_set(field: str) -> int:
    pods = 0
    for entry in field.split(",") if field != "-" else ():
        pod = 1 << _read_pod(entry, field)
        if pods & pod:
            raise ImpossiblePosition(field, f"{field!r} names pod {entry} twice.")
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
            raise ImpossiblePosition(difference, f"{difference!r} is no difference: every turn changes the board.")
        newest = bytes(board)
        boards.append(newest)
    return tuple(reversed(boards))


def _check(position: Position) -> None:
    """Raises `ImpossiblePosition` for what no game can lead to, as far as it is easily seen."""
    check_rules: Callable[[Position], None] = _check_advanced if position.advanced else _check_standard
    check_rules(position)
    played = any(position.board) or any(position.aside) or position.quiet or position.earlier
    if position.degrees is None and (played or position.seat != WHITE):
        raise ImpossiblePosition("?", "The board is turned before anything is played.")
    if not hands(position)[position.seat]:
        title = TITLES[position.seat]
        raise ImpossiblePosition(
            _SIDES[position.seat], f"{title} cannot be to move: {title} has an empty hand, and won."
        )


def _check_standard(position: Position) -> None:
    if any(position.aside) or position.quiet or position.earlier:
        part = "aside" if any(position.aside) else "quiet" if position.quiet else "earlier"
        raise ImpossiblePosition(part, f"The Standard rules have no {part!r}.")
    standing = [code for code in position.board if code]
    white, black = ([number(code) for code in standing if owner(code) == seat] for seat in (WHITE, BLACK))
    if len(white) - len(black) != position.seat:
        raise ImpossiblePosition(
            _SIDES[position.seat],
            f"{TITLES[position.seat]} cannot be to move with {len(white)} blue and {len(black)} orange pods placed.",
        )
    if white and not set(white) & set(BIPODS):
        raise ImpossiblePosition(_write_pods(position.board, WHITE), "Blue opened with a bipod, but none is here.")
    lines = lines_turned(position.degrees or 0)
    for at, code in enumerate(position.board):
        if code and not LEGS_OF[code] & lines[at]:
            part = f"{number(code)}@{POINTS[at]}"
            raise ImpossiblePosition(part, f"{part!r} has no leg along a line there, so it was never placed.")


def _check_advanced(position: Position) -> None:
    for board in (*position.earlier, position.board):
        _check_board(position, board)
    if position.quiet > QUIET_TURNS:
        raise ImpossiblePosition("quiet", f"The game is drawn after {QUIET_TURNS} quiet turns.")
    if position.earlier[-2::-2].count(position.board) >= REPETITIONS:
        raise ImpossiblePosition("earlier", f"The game is drawn when a position occurs {REPETITIONS} times.")


def _check_board(position: Position, board: bytes) -> None:
    pods = [code for code in board if code]
    for code in pods:
        name = f"{TITLES[owner(code)]}'s pod {number(code)}"
        if pods.count(code) > 1:
            raise ImpossiblePosition(_write_code(code), f"{name} stands on two points at once.")
        if position.aside[owner(code)] >> number(code) & 1:
            raise ImpossiblePosition(_write_code(code), f"{name} is set aside and on the board.")
    lines = int.from_bytes(lines_turned(position.degrees or 0), "little")
    for at in blocked(board, lines):
        part = f"{number(board[at])}@{POINTS[at]}"
        raise ImpossiblePosition(part, f"{part!r} is blocked: it would have been removed.")
