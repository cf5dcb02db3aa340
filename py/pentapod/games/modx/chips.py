"""The chips beside the board where patterns are claimed: patterns to tick, done, and a claim for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pentapod.games.modx.board import PATTERNS, Pattern, file_of, rank_of
from pentapod.games.modx.choices import CLAIMS, DONE, made
from pentapod.games.modx.layout import Box, chip_boxes
from pentapod.games.modx.pieces import mark, tick
from pentapod.games.modx.position import DEAL, OVER, SETUP, TICK
from pentapod.games.modx.rules import ModxState
from pentapod.games.modx.table import COLOURS
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Target, Text

_SIZE: Final = 30
"""Letters of a chip of full size, and the chip that they fit."""

_FULL: Final = (126.0, 84.0)


class Chip(NamedTuple):
    """What can be touched beside the board."""

    touch: str
    label: str
    text: str
    pattern: Pattern | None = None
    seat: int = -1
    ticked: bool = False


def chips(state: ModxState) -> Iterator[Chip]:
    """All chips of a position, in order of play. Claims are always there: only who looks knows if one is right."""
    task = state.task
    if not state.ledger.claiming or task.kind in (DEAL, SETUP, OVER):
        return
    if task.kind == TICK:
        for number in made(state, task.turn):
            pattern = PATTERNS[number]
            ticked = number in task.ticked
            label = f"{pattern.name}{', ticked' * ticked}"
            yield Chip(pattern.id, label, pattern.id.partition("-")[2], pattern, task.turn, ticked)
        yield Chip(DONE, "Done", "Done")
    for seat in range(state.ledger.party.seats):
        if seat not in state.ledger.out:
            yield Chip(CLAIMS[seat], f"{COLOURS[seat]} claims an overlooked pattern", "Claim", None, seat)


def chip_targets(state: ModxState, tall: bool) -> Iterator[Target]:
    """The targets of the chips."""
    for chip, box in _placed(state, tall):
        yield Target(chip.touch, chip.label, *box, quiet=chip.touch in CLAIMS)


def chip_shapes(state: ModxState, tall: bool) -> Iterator[Shape]:
    """The chips, each scaled to its place."""
    for chip, box in _placed(state, tall):
        scale = min(1, box.w / _FULL[0], box.h / _FULL[1])
        yield Rect(*box, "chosen" if chip.ticked else "panel", "edge", 2, min(box.w, box.h) * 0.18)
        yield Group(tuple(_face(chip)), box.x + box.w / 2, box.y + box.h / 2, scale=scale)


def _placed(state: ModxState, tall: bool) -> list[tuple[Chip, Box]]:
    shown = list(chips(state))
    return list(zip(shown, chip_boxes(len(shown), tall), strict=True))


def _face(chip: Chip) -> Iterator[Shape]:
    if chip.pattern:
        yield from _sketch(chip.pattern, chip.seat)
        yield Text(30, 0, chip.text, _SIZE, "ink", bold=True)
        if chip.ticked:
            yield tick(44, -28)
    elif chip.seat >= 0:
        yield mark(chip.seat, -42, 0, 11, f"seat-{chip.seat}")
        yield Text(14, 0, chip.text, 28, "ink")
    else:
        yield Text(0, 0, chip.text, _SIZE, "ink", bold=True)


def _sketch(pattern: Pattern, seat: int) -> Iterator[Shape]:
    """The shape of a pattern as five dots."""
    files, ranks = [file_of(cell) for cell in pattern.cells], [rank_of(cell) for cell in pattern.cells]
    left, right, low, high = min(files), max(files), min(ranks), max(ranks)
    step = 52 / (max(right - left, high - low) + 1)
    for file, rank in zip(files, ranks, strict=True):
        x, y = -30 + (file - (left + right) / 2) * step, ((low + high) / 2 - rank) * step
        yield Circle(x, y, step * 0.42, f"seat-{seat}")
