"""The chips beside the board where patterns are claimed: for ticking, done, and a claim for each seat.

They lie in the same places all through the game and tell nothing but whose ticking it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.modx.data.table import COLOURS, SHAPES
from pentapod.games.modx.rules.actions import CLAIMS, DONE
from pentapod.games.modx.rules.position import DEAL, OVER, SETUP, TICK
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.scene.layout import Box, panel_boxes
from pentapod.games.modx.scene.pieces import mark
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Target, Text

_SIZE: Final = 33
"""Letters of a chip of full size, and the chip that they fit."""

_FULL: Final = (126.0, 84.0)

_SKETCH: Final = 78
"""How far the dots of a shape may reach."""

_RESTING: Final = 0.4
"""How strongly a chip is drawn that can not be touched now."""


class Chip(NamedTuple):
    """What can be touched beside the board."""

    touch: str
    label: str
    text: str
    box: Box
    dots: tuple[tuple[int, int], ...] = ()
    """The cells of a shape, by file and rank, the one in the middle third."""
    seat: int = -1
    resting: bool = False
    """Whether it is only there to keep its place."""


def chips(state: ModxState, tall: bool) -> Iterator[Chip]:
    """All chips of a position, in order of play. Claims are always there: only who looks knows if one is right."""
    if not state.ledger.claiming or state.task.kind in (DEAL, SETUP, OVER):
        return
    task, seats = state.task, state.ledger.party.seats
    boxes = panel_boxes(len(SHAPES), seats, tall)
    resting = task.kind != TICK
    for shape, box in zip(SHAPES, boxes, strict=False):
        yield Chip(shape.id, f"Tick {shape.one}", "", box, tuple(sorted(shape.steps)), task.turn, resting=resting)
    yield Chip(DONE, "Done", "Done", boxes[len(SHAPES)], resting=resting)
    for seat, box in enumerate(boxes[-seats:]):
        if seat not in state.ledger.out:
            yield Chip(CLAIMS[seat], f"{COLOURS[seat]} claims an overlooked pattern", "Claim", box, seat=seat)


def chip_targets(state: ModxState, tall: bool, choosing: bool) -> Iterator[Target]:
    """The targets of the chips. They are not ringed while a touch of an action has been made (`choosing`)."""
    for chip in chips(state, tall):
        if not chip.resting:
            quiet = choosing or chip.touch in CLAIMS
            yield Target(chip.touch, chip.label, *chip.box, quiet=quiet, ends=chip.touch == DONE)


def chip_shapes(state: ModxState, tall: bool, chosen: Sequence[str]) -> Iterator[Shape]:
    """The chips, each scaled to its place."""
    for chip in chips(state, tall):
        box = chip.box
        scale = min(1, box.w / _FULL[0], box.h / _FULL[1])
        frame = Rect(*box, "chosen" if chip.touch in chosen else "panel", "edge", 2, min(box.w, box.h) * 0.18)
        face = Group(tuple(_face(chip)), box.x + box.w / 2, box.y + box.h / 2, scale=scale)
        if chip.resting:
            yield Group((frame, face), alpha=_RESTING)
        else:
            yield from (frame, face)


def _face(chip: Chip) -> Iterator[Shape]:
    if chip.dots:
        yield from _sketch(chip)
    elif chip.seat >= 0:
        yield mark(chip.seat, -45, 0, 10, f"seat-{chip.seat}")
        yield Text(15, 0, chip.text, 31, "ink")
    else:
        yield Text(0, 0, chip.text, _SIZE, "ink", bold=True)


def _sketch(chip: Chip) -> Iterator[Shape]:
    """A shape as five dots. Where it is ticked stands out: in the middle."""
    files, ranks = zip(*chip.dots, strict=True)
    left, right, low, high = min(files), max(files), min(ranks), max(ranks)
    step = _SKETCH / (max(right - left, high - low) + 1)
    for number, (file, rank) in enumerate(chip.dots):
        x, y = (file - (left + right) / 2) * step, ((low + high) / 2 - rank) * step
        if number == 2:
            yield Circle(x, y, 8.5, f"seat-{chip.seat}")
        else:
            yield Circle(x, y, 5.5, f"seat-{chip.seat}-soft", f"seat-{chip.seat}", 2.5)
