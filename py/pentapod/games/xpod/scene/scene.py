"""A position of X-Pod Play Off as a picture: the board, a column of what may be done, and a panel for each player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.engine.state import State
from pentapod.engine.touches import next_touches
from pentapod.games.xpod.data.table import FORMS, Special, plans_of
from pentapod.games.xpod.rules.board import COUNT, HOME_ROWS, SQUARES, TITLES, row_of, squares_in
from pentapod.games.xpod.rules.position import Setting
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import DrawStarter, GameOver, activation_of, load_of
from pentapod.games.xpod.rules.touches import APART, DONE, DROP, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit
from pentapod.games.xpod.scene import panels
from pentapod.games.xpod.scene.icons import icon
from pentapod.games.xpod.scene.layout import Places
from pentapod.games.xpod.scene.marks import shown
from pentapod.games.xpod.scene.panels import key_of
from pentapod.games.xpod.scene.preview import preview
from pentapod.games.xpod.words.names import level, where
from pentapod.games.xpod.words.prompt import summary
from pentapod.scene.shapes import Group, Line, Rect, Scene, Shape, Target, Text, View

_BUTTONS: Final[dict[str, tuple[str, str]]] = {
    Special.CARRY: ("Carry", "Carry a neighbour"),
    Special.DECON: ("Decon", "Deconstruct"),
    Special.EAT: ("Eat", "Eat a neighbour"),
    Special.REPAIR: ("Repair", "Repair a neighbour"),
    Special.WEB: ("Web", "Web an enemy"),
    DROP: ("Drop", "Put down what is carried"),
    UNFREEZE: ("Thaw", "Unfreeze it: that is the turn"),
    "build": ("Build", "Build it into the lid"),
    "build-1": ("Lvl 1", "Build it at level 1"),
    "build-2": ("Lvl 2", "Build it at level 2"),
    APART: ("Apart", "Take it apart"),
    "done": ("Done", "Done"),
    "pass": ("Pass", "Pass"),
}
"""The touches of the column of actions: what stands on each, and its label."""


def scene(state: State, view: View) -> Scene:
    """The picture of a position. Only what is chosen before an advanced game is secret."""
    assert isinstance(state, XPod)
    at = panels.placed(state, view)
    things = (*pieces(state, view), *preview(state, view), *_button_shapes(state, view))
    return Scene(at.of.w, at.of.h, ground(state.setting, at), things, _targets(state, view), summary(state))


def pieces(state: XPod, view: View) -> tuple[Shape, ...]:
    """Whatever lies on the board and in the panels; the position need not be possible."""
    return (
        *(shape for seat in range(2) for shape in panels.things(state, seat, view)),
        *_falling(state, view),
        *_units(state, view),
    )


# ---------------------------------------------------------------------- what never changes


@cache
def ground(setting: Setting, at: Places) -> tuple[Shape, ...]:
    """Board and panels, before anything is on them."""
    return (
        *_board(setting.obstacles, at),
        *(shape for seat in range(2) for shape in panels.ground(setting, seat, at)),
    )


def _board(obstacles: int, at: Places) -> Iterator[Shape]:
    of, box, spots = at.of, at.of.board, at.squares
    half = of.pitch / 2
    yield Rect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, "board", "board-line", 2, 14)
    for square, (x, y) in enumerate(spots):
        home = next((seat for seat in range(2) if HOME_ROWS[seat] >> square & 1), None)
        fill = "board-deep" if home is None else f"seat-{home}-soft"
        yield Rect(x - half + 2.5, y - half + 2.5, of.pitch - 5, of.pitch - 5, fill, round=10)
    for square in squares_in(obstacles):
        yield from _block(*spots[square], half)
    yield Rect(*of.buttons, "board", round=16)
    yield Text(*of.buttons.middle, "Actions", 28, "soft-ink")
    for square in range(COUNT):
        x, y = spots[square]
        if y > box.y + box.h - of.pitch:
            yield Text(x, box.y + box.h + 19, SQUARES[square][0], 28, "soft-ink")
        if x < box.x + of.pitch:
            yield Text(box.x - 19, y, SQUARES[square][1], 28, "soft-ink")


def _block(x: float, y: float, half: float) -> Iterator[Shape]:
    """A solid block, seen slightly from above."""
    side = half - 7
    yield Rect(x - side, y - side + 12, 2 * side, 2 * side - 10, "block-side", round=9)
    yield Rect(x - side, y - side - 2, 2 * side, 2 * side - 14, "block", "block-side", 2, 9)
    for at in (-0.45, 0.45):
        yield Line((x + at * side, y - side + 10, x + at * side, y + side - 28), "block-side", 3)


# ---------------------------------------------------------------------- on the board


def _units(state: XPod, view: View) -> Iterator[Shape]:
    """Every unit on its square, from the back to the front; a flyer hovers over an obstacle, a load over a carrier."""
    at = panels.placed(state, view)
    spots, size = at.squares, at.of.size
    activation, load = activation_of(state.task), load_of(state.task)
    carrier = activation.square if activation else None
    marked = None if isinstance(state.task, GameOver) else carrier
    for square in sorted(state.units, key=lambda square: spots[square][1]):
        code = state.units[square]
        x, y = spots[square]
        if state.setting.obstacles >> square & 1:
            yield from shown(code, key_of(code), x, y - 12 * size, 0.94 * size)
        else:
            yield from shown(code, key_of(code), x, y, size)
        if square == marked:
            half = at.of.pitch / 2 - 2
            yield Rect(x - half, y - half, 2 * half, 2 * half, "", "touch", 5, 17)
    if load and carrier is not None:
        x, y = spots[carrier]
        yield from shown(load.unit, key_of(load.unit), x + 26 * size, y - 34 * size, 0.62 * size)


def _falling(state: XPod, view: View) -> Iterator[Shape]:
    """Nothing to see: where bricks are that no unit has, so that those of a lost level are seen to fall back there."""
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
    """The touches of the column: those that may come next, and those that are chosen."""
    if isinstance(state.task, DrawStarter | GameOver):
        return []
    touches = (*view.chosen, *next_touches(state.actions(), view.chosen))
    return [str(touch) for touch in _BUTTONS if touch in touches]


def _button_shapes(state: XPod, view: View) -> Iterator[Shape]:
    shown_ = _buttons(state, view)
    for touch, box in zip(shown_, panels.placed(state, view).of.button_places(len(shown_)), strict=True):
        x, y = box.middle
        yield Rect(*box, "panel", "edge", 2, 16)
        scale = min(1.0, box.h / 90)
        role = "danger" if touch == Special.DECON else "accent"
        yield Group(icon(touch, role), x, y - 16 * scale, scale=1.05 * scale)
        yield Text(x, y + 24 * scale, _BUTTONS[touch][0], 28 * scale, "ink", bold=True)


# ---------------------------------------------------------------------- targets


def _targets(state: XPod, view: View) -> tuple[Target, ...]:
    """The column of actions, squares row by row from the near side, then the panels, that of who acts first."""
    buttons = _buttons(state, view)
    found = [
        Target(touch, _BUTTONS[touch][1], *box, ends=(touch,) in (DONE, PASS))
        for touch, box in zip(buttons, panels.placed(state, view).of.button_places(len(buttons)), strict=True)
    ]
    found += square_targets(state, view)
    first = max(state.actors[0], 0) if state.actors else 0
    for seat in (first, 1 - first):
        found += panels.targets(state, seat, view)
    return tuple(found)


def square_targets(state: XPod, view: View) -> Iterator[Target]:
    """The squares, row by row from South's side."""
    at = panels.placed(state, view)
    pitch, spots = at.of.pitch, at.squares
    for square in sorted(range(COUNT), key=lambda square: (row_of(square), square)):
        x, y = spots[square]
        label = _square_label(state, square)
        yield Target(SQUARES[square], label, x - pitch / 2, y - pitch / 2, pitch, pitch)


def _square_label(state: XPod, square: int) -> str:
    name = SQUARES[square]
    obstacle = state.setting.obstacles >> square & 1
    code = state.units.get(square)
    if code is not None:
        return f"{name}, {_unit_label(code, square)}{', over an obstacle' * bool(obstacle)}"
    if obstacle:
        return f"{name}, an obstacle"
    home = next((seat for seat in range(2) if HOME_ROWS[seat] >> square & 1), None)
    return f"{name}, empty" if home is None else f"{name}, empty, {TITLES[home]}'s home row"


@cache
def _unit_label(code: Unit, square: int) -> str:
    unit = where(code, square, TITLES).rpartition(" on ")[0]
    told = [unit, level(code), FORMS[code & FORM].printed or "no action"]
    return ", ".join([*told, *(["safe"] if code & SAFE else []), *(["frozen"] if code & FROZEN else [])])
