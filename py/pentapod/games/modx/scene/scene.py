"""A position of MODX as a picture: the board and, where patterns are claimed, buttons beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.games.modx.rules.actions import CLAIMS, SCORE
from pentapod.games.modx.rules.board import CELL_NAMES, cells_of
from pentapod.games.modx.rules.patterns import PATTERNS, Pattern
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Move, Score, Tick
from pentapod.games.modx.scene.buttons import button_shapes, button_targets
from pentapod.games.modx.scene.layout import BOARD, BOTTOM, LEFT, LETTERS, PITCH, TOP, places, size
from pentapod.games.modx.scene.pieces import joker, markers, rise, x_piece
from pentapod.games.modx.words.words import ModxWords
from pentapod.scene.boxes import around
from pentapod.scene.coordinates import coordinates
from pentapod.scene.shapes import Group, Line, Rect, Scene, Shape, Target, View

_LIFT: Final = 9
"""How far a Joker in the hand floats above the cell it came from."""


def scene(state: ModxState, view: View, words: ModxWords) -> Scene:
    """The picture of a position, for everybody the same: nothing in this game is hidden."""
    w, h = size(view.tall, state.ledger.claiming)
    things = (*things_on_board(state, view), *button_shapes(state, view.tall, view.chosen, words))
    return Scene(w, h, ground(view.flip), things, _targets(state, view, words), words.picture(state))


def things_on_board(position: Position, view: View) -> tuple[Shape, ...]:
    """What lies on the board, and the light of patterns that were made."""
    return (*_lights(position, view), *_stacks(position, view), *_pieces(position, view))


@cache
def ground(flip: bool) -> tuple[Shape, ...]:
    """The board: a recess for each cell, files named below and ranks at the left."""
    return (
        Rect(LEFT - 3, TOP - 3, BOARD + 6, BOARD + 6, "board", "board-line", 2, 14),
        *(Rect(*around(x, y, PITCH - 6), "board-deep", round=9) for x, y in places(flip)),
        *coordinates(CELL_NAMES, places(flip), LEFT / 2 - 2, BOTTOM + LETTERS, 32),
    )


def _lights(position: Position, view: View) -> Iterator[Shape]:
    """The patterns about to score light up."""
    spots = places(view.flip)
    patterns = _scoring(position)
    for cell in _cells(patterns):
        yield from (Rect(*around(*spots[cell], PITCH - 6), "recent", round=9),) * 2
    for pattern in patterns:
        yield from _beams(pattern, spots, f"seat-{position.task.turn}")


def _scoring(position: Position) -> list[Pattern]:
    """The patterns about to score: all that were made, or those that are ticked."""
    match position.task:
        case Score(turn=turn):
            numbers = position.patterns(turn)
        case Tick(ticked=ticked):
            numbers = list(ticked)
        case _:
            numbers = []
    return [PATTERNS[number] for number in numbers]


def _cells(patterns: list[Pattern]) -> list[int]:
    return sorted({cell for pattern in patterns for cell in pattern.cells})


def _beams(pattern: Pattern, spots: tuple[tuple[float, float], ...], role: str) -> Iterator[Shape]:
    """Light from end to end of a pattern; an X and a Plus have two lines through their middle."""
    first, second, _, fourth, last = pattern.cells
    for one, other in ((first, last), (second, fourth)):
        yield Line((*spots[one], *spots[other]), role, 9)
    for cell in pattern.cells:
        yield Rect(*around(*spots[cell], PITCH - 8), "", role, 5, 10)


def _stacks(position: Position, view: View) -> Iterator[Shape]:
    taken = ~position.free
    for cell, (x, y) in enumerate(places(view.flip)):
        stack = position.ledger.stacks[cell]
        if stack:
            yield Group(markers(stack, bool(taken >> cell & 1)), x, y)


def _pieces(position: Position, view: View) -> Iterator[Shape]:
    """X-pieces, and the Jokers: those in the hand float over the cells that they came from."""
    spots, stacks = places(view.flip), position.ledger.stacks
    for seat, pieces in enumerate(position.pieces):
        for cell in cells_of(pieces):
            x, y = spots[cell]
            yield Group(x_piece(seat), x, y + rise(stacks[cell]), key=f"x-{CELL_NAMES[cell]}")
    jokers = position.ledger.jokers
    for number, (cell, lifted) in enumerate(jokers):
        if not lifted:
            x, y = spots[cell]
            yield Group(joker(), x, y + rise(stacks[cell]), key=f"joker-{number}")
    task = position.task
    next_up = task.hand[0] if isinstance(task, Cover | Move) and task.hand else None
    for number, (cell, lifted) in enumerate(jokers):
        if lifted:
            x, y = spots[cell]
            alpha = 0.95 if cell == next_up else 0.5
            yield Group(joker(), x + _LIFT, y - _LIFT, scale=1.1, alpha=alpha, key=f"joker-{number}")


def _targets(position: Position, view: View, words: ModxWords) -> tuple[Target, ...]:
    spots = places(view.flip)
    claiming = bool(view.chosen) and view.chosen[0] in CLAIMS  # where a pattern stands is for the claimant to see
    cells = (
        Target(name, label, *around(*spot, PITCH), quiet=claiming)
        for name, label, spot in zip(CELL_NAMES, words.cells(position), spots, strict=True)
    )
    if isinstance(position.task, Score):
        box = _score_target(position, spots, words)
        return (box, *(target for target in cells if not _overlap(target, box)))
    return (*cells, *button_targets(position, view.tall, bool(view.chosen), words))


def _score_target(position: Position, spots: tuple[tuple[float, float], ...], words: ModxWords) -> Target:
    """One target over all that scores."""
    cells = _cells(_scoring(position))
    xs, ys = [spots[cell][0] for cell in cells], [spots[cell][1] for cell in cells]
    x, y = min(xs) - PITCH / 2, min(ys) - PITCH / 2
    label = words.say("label-score", places=[CELL_NAMES[cell] for cell in cells])
    return Target(SCORE, label, x, y, max(xs) + PITCH / 2 - x, max(ys) + PITCH / 2 - y)


def _overlap(one: Target, other: Target) -> bool:
    return (
        one.x < other.x + other.w and other.x < one.x + one.w and one.y < other.y + other.h and other.y < one.y + one.h
    )
