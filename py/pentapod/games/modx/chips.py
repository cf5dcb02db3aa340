"""The chips beside the board where patterns are claimed: for ticking, done, and a claim for each seat.

They lie in the same places all through the game and tell nothing but whose ticking it is. Version 1 had one for every
pattern that was made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.modx.board import PATTERNS, file_of, rank_of
from pentapod.games.modx.choices import CLAIMS, DONE, made
from pentapod.games.modx.layout import Box, chip_boxes, panel_boxes
from pentapod.games.modx.pieces import mark, tick
from pentapod.games.modx.position import DEAL, OVER, SETUP, TICK
from pentapod.games.modx.rules import ModxState
from pentapod.games.modx.table import COLOURS, SHAPES
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Target, Text

_SIZE: Final = 30
"""Letters of a chip of full size, and the chip that they fit."""

_FULL: Final = (126.0, 84.0)

_RESTING: Final = 0.4
"""How strongly a chip is drawn that can not be touched now."""


class Chip(NamedTuple):
    """What can be touched beside the board."""

    touch: str
    label: str
    text: str
    box: Box
    dots: tuple[tuple[int, int], ...] = ()
    """The cells of a shape or a pattern, by file and rank, the one in the middle third."""
    seat: int = -1
    ticked: bool = False
    resting: bool = False
    """Whether it is only there to keep its place."""


def chips(state: ModxState, tall: bool) -> Iterator[Chip]:
    """All chips of a position, in order of play. Claims are always there: only who looks knows if one is right."""
    if not state.ledger.claiming or state.task.kind in (DEAL, SETUP, OVER):
        return
    yield from _lasting(state, tall) if state.ledger.unaided else _listed(state, tall)


def _lasting(state: ModxState, tall: bool) -> Iterator[Chip]:
    """Every shape, Done and the claims."""
    task, seats = state.task, state.ledger.party.seats
    boxes = panel_boxes(len(SHAPES), seats, tall)
    resting = task.kind != TICK
    for shape, box in zip(SHAPES, boxes, strict=False):
        yield Chip(shape.id, f"Tick {shape.one}", "", box, tuple(sorted(shape.steps)), task.turn, resting=resting)
    yield Chip(DONE, "Done", "Done", boxes[len(SHAPES)], resting=resting)
    for seat, box in enumerate(boxes[-seats:]):
        if seat not in state.ledger.out:
            yield _claim(seat, box)


def _listed(state: ModxState, tall: bool) -> Iterator[Chip]:
    """The patterns that were made, Done and the claims."""
    task = state.task
    patterns = [PATTERNS[number] for number in made(state, task.turn)] if task.kind == TICK else []
    seats = [seat for seat in range(state.ledger.party.seats) if seat not in state.ledger.out]
    boxes = iter(chip_boxes(len(patterns) + (task.kind == TICK) + len(seats), tall))
    ticked = {PATTERNS[number] for number in task.ticked}
    for pattern in patterns:
        label = f"{pattern.name}{', ticked' * (pattern in ticked)}"
        dots = tuple((file_of(cell), rank_of(cell)) for cell in pattern.cells)
        text = pattern.id.partition("-")[2]
        yield Chip(pattern.id, label, text, next(boxes), dots, task.turn, pattern in ticked)
    if task.kind == TICK:
        yield Chip(DONE, "Done", "Done", next(boxes))
    for seat in seats:
        yield _claim(seat, next(boxes))


def _claim(seat: int, box: Box) -> Chip:
    return Chip(CLAIMS[seat], f"{COLOURS[seat]} claims an overlooked pattern", "Claim", box, seat=seat)


def chip_targets(state: ModxState, tall: bool, choosing: bool) -> Iterator[Target]:
    """The targets of the chips. They are not ringed while a touch of an action has been made (`choosing`)."""
    for chip in chips(state, tall):
        if not chip.resting:
            quiet = chip.touch in CLAIMS or (choosing and state.ledger.unaided)
            yield Target(chip.touch, chip.label, *chip.box, quiet=quiet)


def chip_shapes(state: ModxState, tall: bool, chosen: Sequence[str]) -> Iterator[Shape]:
    """The chips, each scaled to its place."""
    for chip in chips(state, tall):
        box = chip.box
        scale = min(1, box.w / _FULL[0], box.h / _FULL[1])
        filled = chip.ticked or chip.touch in chosen
        frame = Rect(*box, "chosen" if filled else "panel", "edge", 2, min(box.w, box.h) * 0.18)
        face = Group(tuple(_face(chip)), box.x + box.w / 2, box.y + box.h / 2, scale=scale)
        if chip.resting:
            yield Group((frame, face), alpha=_RESTING)
        else:
            yield from (frame, face)


def _face(chip: Chip) -> Iterator[Shape]:
    if chip.dots and chip.text:
        yield from _sketch(chip, -30, 52)
        yield Text(30, 0, chip.text, _SIZE, "ink", bold=True)
        if chip.ticked:
            yield tick(44, -28)
    elif chip.dots:
        yield from _sketch(chip, 0, 78)
    elif chip.seat >= 0:
        yield mark(chip.seat, -45, 0, 10, f"seat-{chip.seat}")
        yield Text(15, 0, chip.text, 27, "ink")
    else:
        yield Text(0, 0, chip.text, _SIZE, "ink", bold=True)


def _sketch(chip: Chip, middle: float, side: float) -> Iterator[Shape]:
    """A shape as five dots. Of one to be ticked, where that is done stands out: in the middle."""
    files, ranks = zip(*chip.dots, strict=True)
    left, right, low, high = min(files), max(files), min(ranks), max(ranks)
    step = side / (max(right - left, high - low) + 1)
    for number, (file, rank) in enumerate(chip.dots):
        x, y = middle + (file - (left + right) / 2) * step, ((low + high) / 2 - rank) * step
        if chip.text or number == 2:
            yield Circle(x, y, step * 0.42 if chip.text else 8.5, f"seat-{chip.seat}")
        else:
            yield Circle(x, y, 5.5, f"seat-{chip.seat}-soft", f"seat-{chip.seat}", 2.5)
