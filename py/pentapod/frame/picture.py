"""The picture of a position: its boards, what seats hold, numbers and sentences, and buttons for what has no place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from pentapod.engine import state as engine
from pentapod.frame.fields import UNKNOWN, Board, Cups, Deck, Die, Hands, Number, Score, Seat
from pentapod.frame.pieces import SIZE, drawn_piece, seat_mark
from pentapod.frame.position import Row
from pentapod.frame.spaces import Columns, Space
from pentapod.frame.state import State
from pentapod.frame.touches import Domain, Numbers
from pentapod.scene.boxes import Box, around
from pentapod.scene.rooms import best
from pentapod.scene.shapes import Circle, Group, Rect, Scene, Shape, Target, Text, View
from pentapod.scene.tumbling import pips, tumbling

if TYPE_CHECKING:
    from pentapod.frame.words import FrameWords

WIDTH: Final = 800.0
ASIDE: Final = 620.0
"""The width of what is beside a board in a wide window."""
GAP: Final = 16.0

CHOICE, BUTTON, HELD, LINE = 116.0, 100.0, 150.0, 64.0
"""How high a row of choices, of other buttons, of cards or dice, and of text is."""

WIDEST_BUTTON: Final = 392.0
"""A button that stands alone is no wider."""

ENDING: Final = ("Done", "End turn", "Pass")
"""What a button is called that ends a turn, as `d` on the keyboard does."""

MOST_IN_ROW: Final = 6

RIM: Final = 0.08
"""How far the colour of a seat reaches over its side of a board, in sides of a place: as far as there is room."""


Spot = tuple[float, float]
"""The middle of a place."""


class Part(NamedTuple):
    """Something in the picture below or beside another: a board, the hand of a seat, the buttons of a rule."""

    kind: str
    what: object
    rows: int
    height: float


class Layout(NamedTuple):
    """Where the parts are."""

    w: float
    h: float
    unit: float
    boxes: tuple[tuple[Part, Box], ...]


def scene(state: engine.State, view: View, words: FrameWords) -> Scene:
    """The picture of a position, as `view.viewer` may see it."""
    assert isinstance(state, State)
    return _scene(state, view, words, with_cells=False)


def editor_scene(state: State, view: View, words: FrameWords) -> Scene:
    """The same with nothing hidden, and with every place of a board as a target."""
    return _scene(state, View(engine.CHANCE, flip=view.flip, room=view.room), words, with_cells=True)


def _scene(state: State, view: View, words: FrameWords, with_cells: bool) -> Scene:
    layout = best(_layouts(type(state), state.seats), view.room)
    things: list[Shape] = []
    targets: list[Target] = []
    for part, box in layout.boxes:
        painter = _PAINTERS[part.kind](state, view, words, box, with_cells)
        for found in painter(part.what):
            (targets if isinstance(found, Target) else things).append(found)  # type: ignore[arg-type]
    ground = _ground(layout, view.flip)
    return Scene(layout.w, layout.h, ground, tuple(things), tuple(targets), words.picture(state))


# -- layout --------------------------------------------------------------------------------------------


@cache
def _layouts(kind: type[State], seats: int) -> tuple[Layout, ...]:
    """Everything below one another, and, if there is a board, the rest beside it."""
    dropped_into = {domain.space for domain in _domains(kind) if isinstance(domain, Columns)}
    boards = [
        Part(
            "columns" if board.space in dropped_into else "board",
            board,
            1,
            round(WIDTH * board.space.box[3] / board.space.box[2] + 2 * GAP),
        )
        for board in kind.boards()
    ]
    rest = list(_rest(kind, seats))
    tall = _stacked([*boards, *rest], WIDTH)
    shown = boards or [part for part in rest if part.kind in ("held", "die", "lines")]
    beside = [part for part in (*boards, *rest) if part not in shown]
    if not shown or not beside:
        return (tall,)
    left, right = _stacked(shown, WIDTH), _stacked(beside, ASIDE)
    moved = tuple((part, box._replace(x=box.x + WIDTH + GAP)) for part, box in right.boxes)
    wide = Layout(WIDTH + GAP + ASIDE, max(left.h, right.h), WIDTH, (*left.boxes, *moved))
    return tall, wide


def _rest(kind: type[State], seats: int) -> Iterator[Part]:
    """All parts that are no board, from above."""
    held = [field for field in kind.fields.values() if isinstance(field, Cups | Hands)]
    for field in held:
        for seat in range(seats):
            yield Part("held", (field, seat), 1, HELD)
    dice = [field for field in kind.fields.values() if isinstance(field, Die)]
    for die in dice:
        yield Part("die", die, 1, 2 * HELD)
    lines = [field for field in kind.fields.values() if field.label and isinstance(field, Number | Deck | Seat)]
    if lines or kind.shown is not State.shown:
        count = len(lines) + (kind.shown is not State.shown)
        yield Part("lines", tuple(lines), count, LINE * count)
    alone = [rule for rule in kind.rules if not rule.parts]
    for domain in _button_domains(kind):
        rows = -(-len(domain.all_touches()) // MOST_IN_ROW)  # Rounded up.
        yield Part("choices", domain, rows, CHOICE * rows)
    if alone:
        yield Part("buttons", tuple(alone), 1, BUTTON)


def _domains(kind: type[State]) -> dict[Domain, None]:
    """What actions are made of."""
    return dict.fromkeys(domain for rule in kind.rules for domain in rule.parts.values())


def _button_domains(kind: type[State]) -> list[Domain]:
    """What is chosen by buttons: no place of a board, and nothing that is held."""
    on_boards = [board.space for board in kind.boards()]
    return [
        domain for domain in _domains(kind) if domain.space not in on_boards and not isinstance(domain, Cups | Hands)
    ]


def _stacked(parts: list[Part], width: float) -> Layout:
    boxes, y = [], 0.0
    for part in parts:
        boxes.append((part, Box(0, y, width, part.height)))
        y += part.height + GAP
    return Layout(width, y - GAP, width, tuple(boxes))


# -- ground --------------------------------------------------------------------------------------------


@cache
def _ground(layout: Layout, flip: bool) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for part, box in layout.boxes:
        if isinstance(part.what, Board):
            space = part.what.space
            spots, side = _spots(part.what, box, flip)
            shapes += space.below(spots, side)
            for seat, sides in enumerate(part.what.sides):
                shapes += (shape for row in sides for shape in _rim(space, row, spots, side, f"seat-{seat}"))
            if part.kind == "columns":
                shapes += _frame(space, spots, side)
                continue
            for place, (x, y) in spots.items():
                shapes += space.ground(place, x, y, side)
    return tuple(shapes)


def _frame(space: Space, spots: Mapping[str, Spot], side: float) -> Iterator[Shape]:
    """A board that stands upright: its places are holes, and each column has its letter in the uppermost one."""
    left, right = (edge([x for x, _ in spots.values()]) for edge in (min, max))
    top, bottom = (edge([y for _, y in spots.values()]) for edge in (min, max))
    yield Rect(
        left - side / 2,
        top - side / 2,
        right - left + side,
        bottom - top + side,
        "board-deep",
        "board-line",
        3,
        0.2 * side,
    )
    for x, y in spots.values():
        yield Circle(x, y, 0.42 * side, "board", "board-line", 2)
    for place in space.ranks[0]:
        yield Text(*spots[place], place[0], 0.34 * side, "soft-ink")


def _rim(space: Space, row: Row, spots: Mapping[str, Spot], side: float, role: str) -> Iterator[Shape]:
    """A row's places again in a seat's colour, a little outwards, so that they show beyond the edge of the board."""
    (x0, y0), (x1, y1) = spots[row[0]], spots[row[-1]]
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = (y1 - y0) / length, (x0 - x1) / length
    middle = [sum(spot[axis] for spot in spots.values()) / len(spots) for axis in (0, 1)]
    out = RIM * side if (x0 - middle[0]) * dx + (y0 - middle[1]) * dy > 0 else -RIM * side
    for place in row:
        x, y = spots[place]
        yield next(space.ground(place, x + out * dx, y + out * dy, side))._replace(fill=role, stroke=role)  # type: ignore[call-arg]


@cache
def _spots(board: Board, box: Box, flip: bool) -> tuple[dict[str, Spot], float]:
    """The middle of every place, and how long a side of one is."""
    left, top, w, h = board.space.box
    box = box.inside(GAP / 4)
    side = min(box.w / w, box.h / h)
    x0, y0 = box.x + (box.w - w * side) / 2, box.y + (box.h - h * side) / 2
    spots = {}
    for place in board.space:
        x, y = board.space.spot(place)
        x, y = x0 + (x - left) * side, y0 + (y - top) * side
        spots[place] = (2 * x0 + w * side - x, 2 * y0 + h * side - y) if flip else (x, y)
    return spots, side


# -- parts ---------------------------------------------------------------------------------------------


class _Painter(NamedTuple):
    """What every part is drawn from. A painter yields shapes and targets."""

    state: State
    view: View
    words: FrameWords
    box: Box
    with_cells: bool

    def __call__(self, what: object) -> Iterator[Shape | Target]:
        raise NotImplementedError

    def can_press(self, touch: str) -> bool:
        """Whether a button would be taken now."""
        state, chosen = self.state, self.view.chosen
        is_secret = state.hidden and self.view.viewer != state.seat
        if self.view.idle or state.result is not None or state.drawing or is_secret:
            return False
        return any(
            action.path[len(chosen)] == touch
            for action in state.actions()
            if action.path[: len(chosen)] == chosen and len(action.path) > len(chosen)
        )

    def button(
        self, touch: str, label: str, box: Box, ends: bool = False, *, written: str = "", face: int = 0
    ) -> Iterator[Shape | Target]:
        """A button, drawn as what can be pressed now, has been chosen, or neither.

        It has its label on it, or what is `written` instead, or the face of a die.
        """
        if touch in self.view.chosen and not self.view.idle:
            fill, ink, edge = "accent", "on-accent", "accent"
        elif self.can_press(touch):
            fill, ink, edge = "panel", "ink", "accent"
        else:
            fill, ink, edge = "panel", "soft-ink", "edge"
        yield Rect(box.x, box.y, box.w, box.h, fill, edge, 4, 22)
        if face:
            yield Group(pips(face, 24, 8, ink), *box.centre, scale=box.h / 100)
        else:
            written = written or label
            size = min(44.0, 1.7 * box.w / max(3, len(written)))
            yield Text(*box.centre, written, size, ink, bold=ink != "soft-ink")
        if not self.with_cells:
            yield Target(touch, label, *box, ends=ends)


class _BoardPainter(_Painter):
    def __call__(self, what: object) -> Iterator[Shape | Target]:
        assert isinstance(what, Board)
        cells = self.state.cells(what.space)
        spots, side = _spots(what, self.box, self.view.flip)
        several = len({piece.kind for piece in what.pieces}) > 1
        for place, (x, y) in spots.items():
            if piece := cells[place]:
                scale = 0.78 * side / SIZE
                turn = 180 if piece.seat is not None and (piece.seat == 0) == self.view.flip and piece.look else 0
                yield Group(drawn_piece(piece, several), x, y, turn, scale, key=f"{what.name}-{cells.keys_of[place]}")
        yield from self.places(what, spots, side)

    def places(self, board: Board, spots: Mapping[str, Spot], side: float) -> Iterator[Target]:
        """What can be touched on it."""
        space, cells = board.space, self.state.cells(board.space)
        size = space.reach * side
        for place, spot in spots.items():
            yield Target(place, self.words.place(place, cells[place]), *around(*spot, size), round=space.is_round)


class _ColumnsPainter(_BoardPainter):
    """A board whose columns are touched anywhere."""

    def places(self, board: Board, spots: Mapping[str, Spot], side: float) -> Iterator[Target]:
        if self.with_cells:
            yield from super().places(board, spots, side)
            return
        domain, cells = board.space.columns, self.state.cells(board.space)
        last = max(cells.keys_of.values())
        for letter in domain.all_touches():
            places = board.space.column(letter)
            top, bottom = (edge([spots[place][1] for place in places]) for edge in (min, max))
            x = spots[places[0]][0]
            label = self.words.column(domain, letter, [cells[place] for place in places])
            newest = max(places, key=cells.keys_of.__getitem__)
            is_latest = cells[newest] and cells.keys_of[newest] == last
            latest = (x - side / 2, spots[newest][1] - side / 2, side, side) if is_latest else None
            yield Target(letter, label, x - side / 2, top - side / 2, side, bottom - top + side, latest=latest)


HeldRow = tuple[Cups | Hands, int]
"""What seats hold, and the seat."""


class _HeldPainter(_Painter):
    """What a seat holds, beside its mark."""

    def __call__(self, what: object) -> Iterator[Shape | Target]:
        assert isinstance(what, tuple)
        field, seat = cast(HeldRow, what)
        box, state, view = self.box, self.state, self.view
        held = field.held(state)[seat]
        turn = state.result is None and seat in view.deciding(state.actors)
        yield Rect(*box, f"seat-{seat}-soft", f"seat-{seat}" if turn else "", 5, 20)
        yield Group(seat_mark(seat), box.x + 44, box.y + box.h / 2)
        if self.with_cells:
            yield Target(row_touch(field, seat), self.words.row(field, seat, held), *box)
        sees = not field.hides(state) or view.viewer in (seat, engine.CHANCE) or seat in view.revealed
        room = Box(box.x + 84, box.y, box.w - 100, box.h)
        size = min(box.h - 24, room.w / max(1, len(held)) - 8)
        can_touch = field in {domain for rule in state.rules for domain in rule.parts.values()}
        for at, letter in enumerate(held):
            x, y = room.x + (at + 0.5) * (size + 8), box.y + box.h / 2
            face = letter if sees and letter != UNKNOWN else ""
            yield Group(tuple(card(field, face)), x, y, scale=size / 100, key=f"{field.name}-{seat}-{at}")
            if face and can_touch and seat == state.seat and letter not in held[:at] and not self.with_cells:
                label = self.words.held(field, letter)
                yield Target(letter, label, *around(x, y, size))


def row_touch(field: Cups | Hands, seat: int) -> str:
    """The touch of all that a seat holds, where it is set up by hand."""
    return f"{field.name}-{seat}"


def card(field: Cups | Hands, letter: str) -> Iterator[Shape]:
    """A card or a die, 100 units high, around the origin; without a letter its back."""
    if isinstance(field, Cups):
        yield from die_face(int(letter) if letter else 0)
        return
    yield Rect(-38, -50, 76, 100, "panel" if letter else "board-deep", "board-line", 4, 12)
    if letter:
        name = field.this(letter)
        yield Text(0, 0, name, min(56.0, 120 / len(name)), "ink", bold=True)


@cache
def die_face(face: int) -> tuple[Shape, ...]:
    """A die around the origin, 92 units across; 0 is one that nobody sees."""
    paper = Rect(-46, -46, 92, 92, "panel" if face else "board-deep", "board-line", 4, 18)
    return (paper, *pips(face, 24, 9, "ink"))


class _DiePainter(_Painter):
    def __call__(self, what: object) -> Iterator[Shape | Target]:
        assert isinstance(what, Die)
        face = max(0, vars(self.state)[what.name])
        x, y = self.box.centre
        seen = (field for field in self.state.fields.values() if isinstance(field, Board | Number | Score))
        throw = sum(ord(sign) for field in seen for sign in field.write(vars(self.state)[field.name]))
        tumble = tumbling(die_face, face, throw) if face else ()
        yield Group(die_face(face), x, y, scale=2.2, key=what.name, tumble=tumble)


class _LinesPainter(_Painter):
    """Numbers and sentences."""

    def __call__(self, what: object) -> Iterator[Shape | Target]:
        texts = [self._line(field) for field in what]  # type: ignore[attr-defined]
        texts += [self.words.why(reason) for reason in self.state.shown()]
        for at, text in enumerate(texts):
            yield Text(self.box.centre[0], self.box.y + (at + 0.5) * LINE, text, 40, "ink")

    def _line(self, field: Number | Deck | Seat) -> str:
        value = vars(self.state)[field.name]
        return self.words.line(field, len(value) if isinstance(field, Deck) else value)


class _ChoicesPainter(_Painter):
    """The buttons of one part of an action, in rows."""

    def __call__(self, what: object) -> Iterator[Shape | Target]:
        assert isinstance(what, Domain)
        touches = what.all_touches()
        rows = -(-len(touches) // MOST_IN_ROW)
        boxes = self.box.split(-(-len(touches) // rows), rows, GAP)
        for touch, box in zip(touches, boxes, strict=False):
            face = what.by_touch[touch] if isinstance(what, Numbers) and what.dice else 0
            label = self.words.label(what, touch)
            yield from self.button(touch, label, box, written=what.written(touch), face=face)


class _ButtonsPainter(_Painter):
    """The buttons of those rules without parts whose time it can be."""

    def __call__(self, what: object) -> Iterator[Shape | Target]:
        state = self.state
        rules = [rule for rule in what if rule.follows == state.automatic and rule.applies(state)]  # type: ignore[attr-defined]
        if not rules:
            return
        width = min(self.box.w, len(rules) * (WIDEST_BUTTON + GAP) - GAP)
        row = Box(self.box.x + (self.box.w - width) / 2, self.box.y, width, self.box.h)
        for rule, box in zip(rules, row.split(len(rules), 1, GAP), strict=True):
            label = self.words.button(rule)
            yield from self.button(rule.name, label, box, ends=label in ENDING)


_PAINTERS: Final = {
    "board": _BoardPainter,
    "columns": _ColumnsPainter,
    "held": _HeldPainter,
    "die": _DiePainter,
    "lines": _LinesPainter,
    "choices": _ChoicesPainter,
    "buttons": _ButtonsPainter,
}
