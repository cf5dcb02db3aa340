"""A position of X-Pod Play Off as a picture: the board, a column of buttons, and a panel for each player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from pentapod.engine.state import State
from pentapod.engine.touches import next_touches
from pentapod.games.xpod.data.table import FORMS, Special, plans_of
from pentapod.games.xpod.rules.board import COUNT, HOME_ROWS, SQUARES, row_of, squares_in
from pentapod.games.xpod.rules.position import Setting
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import DrawStarter, GameOver, activation_of, load_of
from pentapod.games.xpod.rules.touches import DONE, PASS
from pentapod.games.xpod.rules.units import FORM, Unit
from pentapod.games.xpod.scene import panels
from pentapod.games.xpod.scene.icons import icon
from pentapod.games.xpod.scene.layout import Arrangement, Layout
from pentapod.games.xpod.scene.panels import key_of
from pentapod.games.xpod.scene.pieces import block, unit_shapes
from pentapod.games.xpod.scene.preview import preview
from pentapod.games.xpod.words.prompt import BUTTONS
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.boxes import Box, around
from pentapod.scene.coordinates import coordinates
from pentapod.scene.rooms import scale
from pentapod.scene.shapes import Group, Rect, Room, Scene, Shape, Target, Text, View

LETTERS_PX: Final = 14.5
"""The least height of letters on a phone."""
_LETTER: Final = 0.63
"""The width of a bold letter, in sizes of its text: a long word on a button is written smaller."""


def scene(state: State, view: View, words: XPodWords) -> Scene:
    """The picture of a position. Only what is chosen before an advanced game is secret."""
    assert isinstance(state, XPod)
    arranged = panels.arrangement(state, view)
    things = (*contents(state, view, words), *preview(state, view), *_button_shapes(state, view, words))
    return Scene(
        arranged.layout.w,
        arranged.layout.h,
        ground(state.setting, arranged, words),
        things,
        _targets(state, view, words),
        words.picture(state),
    )


def contents(state: XPod, view: View, words: XPodWords) -> tuple[Shape, ...]:
    """Whatever lies on the board and in the panels; the position need not be possible."""
    return (
        *(shape for seat in range(2) for shape in panels.contents(state, seat, view, words)),
        *_falling(state, view),
        *_units(state, view),
    )


# ---------------------------------------------------------------------- what never changes


@cache
def ground(setting: Setting, arranged: Arrangement, words: XPodWords) -> tuple[Shape, ...]:
    """Board and panels, before anything is on them."""
    return (
        *_board(setting.obstacles, arranged),
        *(shape for seat in range(2) for shape in panels.ground(setting, seat, arranged, words)),
    )


def _board(obstacles: int, arranged: Arrangement) -> Iterator[Shape]:
    layout, box, spots = arranged.layout, arranged.layout.board, arranged.squares
    half = layout.pitch / 2
    yield Rect(*box.inside(-4), "board", "board-line", 2, 14)
    for square, (x, y) in enumerate(spots):
        home = next((seat for seat in range(2) if HOME_ROWS[seat] >> square & 1), None)
        fill = "board-deep" if home is None else f"seat-{home}-soft"
        yield Rect(*around(x, y, layout.pitch - 5), fill, round=10)
    for square in squares_in(obstacles):
        yield from block(*spots[square], half)
    yield Rect(*layout.buttons, "board", round=16)
    yield from coordinates(SQUARES, spots, box.x - 19, box.y + box.h + 19, 28)


# ---------------------------------------------------------------------- on the board


def _units(state: XPod, view: View) -> Iterator[Shape]:
    """Every unit on its square, from the back to the front; flyers hover over obstacles, a load over its carrier."""
    arranged = panels.arrangement(state, view)
    spots, size = arranged.squares, arranged.layout.size
    activation, load = activation_of(state.task), load_of(state.task)
    carrier = activation.square if activation else None
    marked = None if isinstance(state.task, GameOver) else carrier
    for square in sorted(state.units, key=lambda square: spots[square][1]):
        code = state.units[square]
        x, y = spots[square]
        if state.setting.obstacles >> square & 1:
            yield from unit_shapes(code, key_of(code), x, y - 12 * size, 0.94 * size)
        else:
            yield from unit_shapes(code, key_of(code), x, y, size)
        if square == marked:
            yield Rect(*around(x, y, arranged.layout.pitch - 4), "", "touch", 5, 17)
    if load and carrier is not None:
        x, y = spots[carrier]
        yield from unit_shapes(load.unit, key_of(load.unit), x + 26 * size, y - 34 * size, 0.62 * size)


def _falling(state: XPod, view: View) -> Iterator[Shape]:
    """Invisible bricks in the tray for every level that no unit has: the bricks of a lost level glide back there."""
    load = load_of(state.task)
    everywhere = (
        *state.units.values(),
        *(code for side in state.sides for code in side.lid),
        *((load.unit,) if load else ()),
    )
    built = {f"{key_of(code)}-{number + 1}" for code in everywhere for number in range(FORMS[code & FORM].level)}
    for seat in range(2):
        x, y = panels.tray(state, seat, view)
        for plan in plans_of(state.setting.pods[seat], state.setting.tier):
            for level_ in range(1, len(plan.forms) + 1):
                key = f"{'sn'[seat]}-{plan.id}-0-{level_}"
                if key not in built:
                    yield Group((), x, y, scale=0.5, alpha=0, key=key)


# ---------------------------------------------------------------------- what may be done


def _buttons(state: XPod, view: View) -> list[str]:
    """The touches that have a button now: those that may come next, and those that are chosen."""
    if isinstance(state.task, DrawStarter | GameOver):
        return []
    touches = (*view.chosen, *next_touches(state.actions(), view.chosen))
    return [touch for touch in BUTTONS if touch in touches]


def _button_places(state: XPod, view: View) -> Iterator[tuple[str, Box]]:
    shown_ = _buttons(state, view)
    layout = panels.arrangement(state, view).layout
    ends = bool(shown_) and (shown_[-1],) in (DONE, PASS)
    return zip(shown_, layout.button_places(len(shown_), ends), strict=True)


def _button_shapes(state: XPod, view: View, words: XPodWords) -> Iterator[Shape]:
    places = tuple(_button_places(state, view))
    if not places:
        yield from _no_buttons(panels.arrangement(state, view).layout, view.room, words)
    for touch, box in places:
        x, y = box.centre
        yield Rect(*box, "panel", "edge", 2, 16)
        small = min(1.0, box.h / 90)
        role = "danger" if touch == Special.DECON else "accent"
        yield Group(icon(touch, role), x, y - 16 * small, scale=1.05 * small)
        word = words.labelled(f"button-{touch}")
        size = min(28 * small, box.w / (_LETTER * len(word)))
        yield Text(x, y + 24 * small, word, size, "ink", bold=True)


def _no_buttons(layout: Layout, room: Room, words: XPodWords) -> Iterator[Shape]:
    """What will appear in the room of the buttons, in letters that a phone shows well; else their name alone."""
    (x, y), size = layout.buttons.centre, max(28.0, LETTERS_PX / scale(layout, room))
    lines = words.labelled("label-actions-to-come").split("\n")
    fits = size * max(map(len, lines)) * 0.6 < layout.buttons.w and size * 1.25 * len(lines) < layout.buttons.h
    for at, line in enumerate(lines if fits else [words.labelled("label-actions")]):
        down = (at - len(lines) / 2 + 0.5) * size * 1.25 if fits else 0
        yield Text(x, y + down, line, size if fits else 28, "soft-ink")


# ---------------------------------------------------------------------- targets


def _targets(state: XPod, view: View, words: XPodWords) -> tuple[Target, ...]:
    """The buttons, the squares row by row from South's side, then the panels, first that of the seat that acts."""
    found = [
        Target(touch, words.labelled(f"label-{touch}"), *box, ends=(touch,) in (DONE, PASS))
        for touch, box in _button_places(state, view)
    ]
    found += square_targets(state, view, words)
    first = max(state.actors[0], 0) if state.actors else 0
    for seat in (first, 1 - first):
        found += panels.targets(state, seat, view, words)
    return tuple(found)


def square_targets(state: XPod, view: View, words: XPodWords) -> Iterator[Target]:
    """The squares, row by row from South's side."""
    arranged = panels.arrangement(state, view)
    pitch, spots, obstacles = arranged.layout.pitch, arranged.squares, state.setting.obstacles
    for square in sorted(range(COUNT), key=lambda square: (row_of(square), square)):
        yield _square(square, state.units.get(square), bool(obstacles >> square & 1), spots[square], pitch, words)


@lru_cache(1 << 8)
def _square(
    square: int, unit: Unit | None, obstacle: bool, spot: tuple[float, float], pitch: float, words: XPodWords
) -> Target:
    return Target(SQUARES[square], words.square(square, unit, obstacle), *around(*spot, pitch))
