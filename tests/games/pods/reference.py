"""PODS once more, slowly: written from the rules alone, to compare the real rules with.

Points are (column, row) from 0, directions are steps, pods are (seat, number), the board is a dictionary. Nothing here
is shared with the game but the two tables, copied from the rulings.
"""

from __future__ import annotations

from typing import NamedTuple

ALONG = "00111 01110 01100 00111 01111 00111".split()
UP = "111001 111001 110001 110001 111010".split()
DIAGONAL = r"//\\\  //\\\  //\\\  \\\//  \\\./".split()

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
STEP |= {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
SHORT = ["N", "E", "S", "W"]
ALL = set(STEP)
LEGS = {
    1: {"W", "E"},
    2: {"N", "S"},
    3: {"E", "NW", "SW"},
    4: {"N", "SW", "SE"},
    5: {"W", "NE", "SE"},
    6: {"S", "NW", "NE"},
    7: {"N", "E", "S", "W"},
    8: {"NE", "SE", "SW", "NW"},
    9: ALL - {"E", "NW", "SW"},
    10: ALL - {"N", "SW", "SE"},
    11: ALL - {"W", "NE", "SE"},
    12: ALL - {"S", "NW", "NE"},
    13: ALL - {"W", "E"},
    14: ALL - {"N", "S"},
}

Point = tuple[int, int]
Pod = tuple[int, int]
ON_BOARD = [(column, row) for column in range(6) for row in range(6)]


def name(point: Point) -> str:
    return "abcdef"[point[0]] + "123456"[point[1]]


def at(name: str) -> Point:
    return "abcdef".index(name[0]), "123456".index(name[1])


def plus(point: Point, step: Point) -> Point:
    return point[0] + step[0], point[1] + step[1]


def joined_pairs(degrees: int) -> set[frozenset[Point]]:
    """The pairs of points with a line between them."""
    pairs = set()
    for row in range(6):
        for column in range(5):
            if ALONG[row][column] == "1":
                pairs.add(frozenset([(column, row), (column + 1, row)]))
    for row in range(5):
        for column in range(6):
            if UP[row][column] == "1":
                pairs.add(frozenset([(column, row), (column, row + 1)]))
        for column in range(5):
            if DIAGONAL[row][column] == "/":
                pairs.add(frozenset([(column, row), (column + 1, row + 1)]))
            if DIAGONAL[row][column] == "\\":
                pairs.add(frozenset([(column + 1, row), (column, row + 1)]))
    for _ in range(degrees // 90):
        pairs = {frozenset((row, 5 - column) for column, row in pair) for pair in pairs}
    return pairs


JOINED = {degrees: joined_pairs(degrees) for degrees in (0, 90, 180, 270)}


class Position(NamedTuple):
    advanced: bool
    guard: bool
    degrees: int
    seat: int
    board: dict[Point, Pod]
    hands: tuple[frozenset[int], frozenset[int]]
    aside: tuple[frozenset[int], frozenset[int]]
    quiet: int
    before: tuple[object, ...]
    """The positions before this one that count towards repetition."""


def begin(advanced: bool, guard: bool, degrees: int) -> Position:
    full, none = frozenset(LEGS), frozenset[int]()
    return Position(advanced, guard, degrees, 0, {}, (full, full), (none, none), 0, ())


def leg_steps(pod: Pod) -> list[tuple[str, Point]]:
    """A pod's legs by their names in its owner's eyes, and where they point on the board."""
    seat, number = pod
    sign = 1 if seat == 0 else -1
    return [(leg, (sign * STEP[leg][0], sign * STEP[leg][1])) for leg in LEGS[number]]


def free(degrees: int, board: dict[Point, Pod], pod: Pod, point: Point) -> list[Point]:
    """The connected, adjacent, empty points that a pod's legs point to."""
    targets = [plus(point, step) for _, step in leg_steps(pod)]
    return [t for t in targets if t in ON_BOARD and t not in board and frozenset([point, t]) in JOINED[degrees]]


def guarded(position: Position, seat: int, point: Point) -> bool:
    """Whether a long leg of an enemy of `seat` reaches the point along a line."""
    if not position.guard:
        return False
    for where, pod in position.board.items():
        if pod[0] != seat:
            for leg, step in leg_steps(pod):
                reaches = plus(where, step) == point and frozenset([where, point]) in JOINED[position.degrees]
                if leg not in SHORT and reaches:
                    return True
    return False


def all_blocked(degrees: int, board: dict[Point, Pod]) -> set[Point]:
    return {point for point, pod in board.items() if not free(degrees, board, pod, point)}


def actions(position: Position) -> list[tuple[str, str]]:
    """The paths of all legal actions, ascending; it does not ask whether the game is over."""
    seat, board, degrees = position.seat, position.board, position.degrees
    found = []
    for number in position.hands[seat]:
        if not position.advanced and seat == 0 and len(position.hands[0]) == 14 and number not in (1, 2):
            continue
        for point in ON_BOARD:
            if point in board or guarded(position, seat, point):
                continue
            if position.advanced:
                if all_blocked(degrees, {**board, point: (seat, number)}) == {point}:
                    continue
            elif not free(degrees, board, (seat, number), point):
                continue
            found.append((str(number), name(point)))
    if position.advanced:
        for point, pod in board.items():
            if pod[0] == seat:
                found += [(name(point), name(target)) for target in free(degrees, board, pod, point)]
    return sorted(found)


def play(position: Position, path: tuple[str, str]) -> Position:
    seat, board = position.seat, dict(position.board)
    hands = [set(hand) for hand in position.hands]
    aside = [set(pods) for pods in position.aside]
    if path[0].isdigit():
        hands[seat].remove(int(path[0]))
        board[at(path[1])] = (seat, int(path[0]))
    else:
        board[at(path[1])] = board.pop(at(path[0]))
    irreversible = False
    if position.advanced:
        for point in all_blocked(position.degrees, board):
            owner, number = board.pop(point)
            if owner == seat:
                hands[seat].add(number)
            else:
                aside[owner].add(number)
                irreversible = True
    shrank = len(hands[seat]) < len(position.hands[seat])
    return position._replace(
        seat=1 - seat,
        board=board,
        hands=(frozenset(hands[0]), frozenset(hands[1])),
        aside=(frozenset(aside[0]), frozenset(aside[1])),
        quiet=0 if shrank or not position.advanced else position.quiet + 1,
        before=() if irreversible or not position.advanced else (*position.before, key(position)),
    )


def key(position: Position) -> object:
    return position.seat, frozenset(position.board.items()), position.hands


def result(position: Position) -> tuple[float, float] | None:
    mover = 1 - position.seat
    if not position.hands[mover] or not actions(position):
        return (1.0, 0.0) if mover == 0 else (0.0, 1.0)
    if position.before.count(key(position)) >= 2 or position.quiet >= 60:
        return (0.5, 0.5)
    return None
