"""The buttons beside the board where patterns are claimed: to tick a shape, Done, and a claim for each seat.

They keep their places all through the game and show nothing but whose turn to tick it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pentapod.games.modx.data.table import SHAPES
from pentapod.games.modx.rules.actions import CLAIMS, DONE
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.rules.task import Deal, Over, SetUp, Tick
from pentapod.games.modx.scene.layout import button_boxes
from pentapod.games.modx.scene.pieces import mark
from pentapod.games.modx.words.words import ModxWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Group, Rect, Shape, Target, Text

_FULL: Final = (126.0, 84.0)
"""The size of a button that is not scaled down."""

_LETTERS: Final = 33
"""The size of the letters on such a button."""

_DOTS: Final = 78
"""The width and height that the dots of a shape take up on it."""

_DISABLED: Final = 0.4
"""How strongly a button is drawn that cannot be touched now."""


class Button(NamedTuple):
    """What can be touched beside the board."""

    touch: str
    label: str
    text: str
    box: Box
    dots: tuple[tuple[int, int], ...] = ()
    """The cells of a shape, by file and rank, the one in the middle third."""
    seat: int | None = None
    """Whose colour it shows."""
    disabled: bool = False
    """Whether it cannot be touched now, and is only there to keep its place."""


def _buttons(position: Position, tall: bool, words: ModxWords) -> Iterator[Button]:
    """All buttons of a position, in order of play. Claims are always enabled: whether one is right is not shown."""
    ledger, task = position.ledger, position.task
    if not ledger.claiming or isinstance(task, Deal | SetUp | Over):
        return
    seats = ledger.party.seats
    boxes = button_boxes(len(SHAPES), seats, tall)
    disabled = not isinstance(task, Tick)
    for shape, box in zip(SHAPES, boxes, strict=False):
        label, dots = words.labelled("label-tick", shape=shape.id), tuple(sorted(shape.steps))
        yield Button(shape.id, label, "", box, dots, task.turn, disabled)
    done, claim = words.labelled("label-done"), words.labelled("label-claim")
    yield Button(DONE, done, done, boxes[len(SHAPES)], disabled=disabled)
    for seat, box in enumerate(boxes[-seats:]):
        if seat not in ledger.out:
            yield Button(CLAIMS[seat], words.labelled("label-claims", seat=seat), claim, box, seat=seat)


def button_targets(position: Position, tall: bool, choosing: bool, words: ModxWords) -> Iterator[Target]:
    """The targets of the buttons. They are not ringed once the first touch of an action was made (`choosing`)."""
    for button in _buttons(position, tall, words):
        if not button.disabled:
            quiet = choosing or button.touch in CLAIMS
            yield Target(button.touch, button.label, *button.box, quiet=quiet, ends=button.touch == DONE)


def button_shapes(position: Position, tall: bool, chosen: Sequence[str], words: ModxWords) -> Iterator[Shape]:
    """The buttons, each scaled to its place."""
    for button in _buttons(position, tall, words):
        box = button.box
        scale = min(1, box.w / _FULL[0], box.h / _FULL[1])
        frame = Rect(*box, "chosen" if button.touch in chosen else "panel", "edge", 2, min(box.w, box.h) * 0.18)
        face = Group(tuple(_face(button)), *box.centre, scale=scale)
        if button.disabled:
            yield Group((frame, face), alpha=_DISABLED)
        else:
            yield from (frame, face)


def _face(button: Button) -> Iterator[Shape]:
    if button.seat is None:
        yield Text(0, 0, button.text, _LETTERS, "ink", bold=True)
    elif button.dots:
        yield from _dots(button.dots, f"seat-{button.seat}")
    else:
        yield mark(button.seat, -45, 0, 10, f"seat-{button.seat}")
        yield Text(15, 0, button.text, 31, "ink")


def _dots(cells: Sequence[tuple[int, int]], colour: str) -> Iterator[Shape]:
    """A shape as five dots. The one in its middle, where it is ticked, stands out."""
    files, ranks = zip(*cells, strict=True)
    left, right, low, high = min(files), max(files), min(ranks), max(ranks)
    step = _DOTS / (max(right - left, high - low) + 1)
    for number, (file, rank) in enumerate(cells):
        x, y = (file - (left + right) / 2) * step, ((low + high) / 2 - rank) * step
        if number == 2:
            yield Circle(x, y, 8.5, colour)
        else:
            yield Circle(x, y, 5.5, f"{colour}-soft", colour, 2.5)
