"""How a position that is set up by hand is drawn: its places, and the pieces that can be put there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, count
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit
from pentapod.engine.state import CHANCE, State
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, HAND, LEVEL, NAMES, PODS
from pentapod.games.xpod.rules.board import SIDES, SOUTH, SQUARE_OF, TITLES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, Ended, GameOver, TakeTurn, activation_of, load_of
from pentapod.games.xpod.rules.text_parts import SEATS
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner, unit
from pentapod.games.xpod.scene import panels
from pentapod.games.xpod.scene.figures import icon as brick_icon
from pentapod.games.xpod.scene.figures import icon_width
from pentapod.games.xpod.scene.layout import Box
from pentapod.games.xpod.scene.marks import bricks_of, tile
from pentapod.games.xpod.scene.scene import ground, pieces, square_targets
from pentapod.games.xpod.words.names import bricks_listed, counted, level
from pentapod.scene.shapes import Circle, Curve, Group, Line, Rect, Scene, Shape, Target, Text, View

LID: Final = "lid"
POD: Final = "pod"
CARDS_OF: Final = "cards"
MORE: Final = "more"
LESS: Final = "less"
USED: Final = "used"

_LEAST: Final = {True: 82.0, False: 40.0}
"""In a tall picture and in a wide one, the least room beside the units of a lid that can be touched."""
_UNIT_SCALE: Final = 0.9

MARKS: Final = {"safe": SAFE, "frozen": FROZEN}


class Place(NamedTuple):
    """Where something can lie: a square, or something of a seat."""

    square: int = -1
    seat: int = -1
    kind: str = ""
    """LID, POD or CARDS_OF."""
    at: int = -1
    """LID: which of its units in the order in which they are drawn; -1 for the room beside them."""
    card: int = 0
    """CARDS_OF: the bit of a card; 0 for the room beside them."""


@cache
def place_of(touch: str) -> Place:
    """What a touch names. Raises `CannotEdit`."""
    if touch in SQUARE_OF:
        return Place(SQUARE_OF[touch])
    side, _, name = touch.partition("-")
    kind, _, number = name.partition("-")
    if side in SIDES:
        seat = SIDES.index(side)
        if name in CARD_BIT:
            return Place(seat=seat, kind=CARDS_OF, card=CARD_BIT[name])
        if name in (LID, POD, CARDS_OF):
            return Place(seat=seat, kind=name)
        if kind == LID and number.isdecimal():
            return Place(seat=seat, kind=LID, at=int(number) - 1)
    raise CannotEdit("There is no such place.")


class Thing(NamedTuple):
    """A piece of the supply: of a seat a unit, a brick of a pod or a card, or a mark."""

    seat: int = -1
    form: int = 0
    pod: int = -1
    kind: int = -1
    card: int = 0
    mark: str = ""


def _things() -> Iterator[tuple[str, Thing]]:
    for seat, letter in enumerate(SEATS):
        for place, pod in enumerate(PODS):
            for plan in pod.plans:
                for form in plan.forms:
                    yield f"{letter}-{plan.id}{LEVEL[form]}", Thing(seat, form, place)
            for kind, name in enumerate(pod.kinds):
                yield f"{letter}-{pod.id}-{name}", Thing(seat, pod=place, kind=kind)
        for name, bit in CARD_BIT.items():
            yield f"{letter}-{name}", Thing(seat, card=bit)
    for name in (*MARKS, MORE, LESS, USED):
        yield name, Thing(mark=name)


THINGS: Final = dict(_things())
"""Every piece that there is in any game, by id."""


# ---------------------------------------------------------------------- the picture


def scene(state: State, view: View) -> Scene:
    """The position with everything that can hold something as a target."""
    assert isinstance(state, XPod)
    shown, view = _drawable(state), View(CHANCE, (), view.flip, view.room)
    at = panels.placed(shown, view)
    targets = [*square_targets(shown, view)]
    for seat in range(2):
        targets += (*_lid_targets(shown, seat, view), *_card_targets(shown, seat, view), _pod_target(shown, seat, view))
    free = filter(None, (_free_card(shown, seat, view) for seat in range(2)))
    rooms = [Rect(*box, "board-deep", "edge", 2, 12) for box in free]
    on_board = [sum(owner(code) == seat for code in state.units.values()) for seat in range(2)]
    told = " and ".join(f"{counted(number, 'unit')} of {TITLES[seat]}" for seat, number in enumerate(on_board))
    return Scene(
        at.of.w,
        at.of.h,
        ground(state.setting, at),
        (*pieces(shown, view), *rooms),
        tuple(targets),
        f"X-Pod Play Off, a position that is set up. On the board: {told}.",
    )


def _drawable(state: XPod) -> XPod:
    """The same with units told apart that share a name, and with the panels as they are in play."""
    names: set[tuple[int, int, int]] = set()
    load = load_of(state.task)
    carried = load._replace(unit=apart(load.unit, names)) if load else None
    units = {square: apart(code, names) for square, code in state.units.items()}
    south, north = (side._replace(lid=tuple(apart(code, names) for code in side.lid)) for side in state.sides)
    task = TakeTurn(SOUTH) if isinstance(state.task, ChoosePlans) else state.task
    activation = activation_of(task)
    if isinstance(task, TakeTurn | GameOver) and activation and not isinstance(activation, Ended):
        task = task._replace(activation=activation._replace(load=carried))
    return XPod(state.setting, units, (south, north), task)


def apart(code: Unit, names: set[tuple[int, int, int]]) -> Unit:
    """A unit by a name that is not yet among those given, its own if it can be."""
    seat, plan = owner(code), form_of(code).plan
    copies = chain((copy_of(code),), count())
    copy = next(copy for copy in copies if (seat, plan, copy) not in names)
    names.add((seat, plan, copy))
    return unit(seat, code & FORM, copy) | code & (SAFE | FROZEN)


def _lid_targets(state: XPod, seat: int, view: View) -> Iterator[Target]:
    """Each unit in a lid, then the room beside them."""
    panel, lid = panels.placed(state, view).panel(seat), panels.in_order(state.sides[seat].lid)
    area = panel.lid
    end = area.x
    for number, place in enumerate(panel.lid_places(len(lid))):
        label = f"{TITLES[seat]}'s lid: {NAMES[lid[number] & FORM]}, {level(lid[number])}"
        yield Target(f"{SIDES[seat]}-{LID}-{number + 1}", label, *place)
        end = place.x + place.w
    if area.x + area.w - end > _LEAST[view.tall]:
        free = area._replace(x=end, w=area.x + area.w - end)
        label = f"{TITLES[seat]}'s lid, {'room for more' if lid else 'empty'}"
        yield Target(f"{SIDES[seat]}-{LID}", label, *free)


def _card_targets(state: XPod, seat: int, view: View) -> Iterator[Target]:
    """Each X-tra card of a player, then the room for one more."""
    cards = panels.card_places(state, seat, view)
    for card, place in cards:
        where = "used" if state.sides[seat].used & CARD_BIT[card.id] else "in hand"
        yield Target(f"{SIDES[seat]}-{card.id}", f"{TITLES[seat]}'s X-tra card {card.name}, {where}", *place)
    if free := _free_card(state, seat, view):
        room = HAND - len(cards)
        yield Target(f"{SIDES[seat]}-{CARDS_OF}", f"{TITLES[seat]}'s X-tra cards, room for {room} more", *free)


def _free_card(state: XPod, seat: int, view: View) -> Box | None:
    """The room for one more X-tra card."""
    cards = panels.card_places(state, seat, view)
    if len(cards) >= HAND:
        return None
    return panels.placed(state, view).panel(seat).card_places(HAND)[len(cards)]


def _pod_target(state: XPod, seat: int, view: View) -> Target:
    pod, side = PODS[state.setting.pods[seat]], state.sides[seat]
    locked = f"{bricks_listed(pod, side.locked)} locked" if side.locked else "no brick locked"
    label = f"{TITLES[seat]}'s {pod.name} Pod: {locked}, {counted(side.points, 'point')}"
    return Target(f"{SIDES[seat]}-{POD}", label, *panels.placed(state, view).panel(seat).pod)


# ---------------------------------------------------------------------- pieces


@cache
def icon(piece: str) -> tuple[Shape, ...]:
    """A piece as it lies on the table."""
    thing = THINGS[piece]
    if thing.form:
        code = unit(thing.seat, thing.form)
        return (Group((*tile(code), *bricks_of(code, "", 0, 0)), 0, 2, scale=_UNIT_SCALE),)
    if thing.kind >= 0:
        scale = min(1.6, 70 / icon_width(thing.pod, thing.kind))
        return (
            Circle(0, 0, 44, "panel", f"seat-{thing.seat}", 5),
            Group(brick_icon(thing.pod, thing.kind), 0, 14, scale=scale),
        )
    if thing.card:
        return tuple(_card(next(card for card in CARDS if CARD_BIT[card.id] == thing.card).name, thing.seat))
    return tuple(_MARKS_DRAWN[thing.mark]())


def _card(name: str, seat: int) -> Iterator[Shape]:
    first, _, second = name.partition(" ")
    yield Rect(-46, -40, 92, 80, "panel", f"seat-{seat}", 4, 12)
    yield Text(0, -15 * bool(second), first, 22, "ink", bold=True)
    if second:
        yield Text(0, 17, second, 28, "ink", bold=True)


def _base() -> Shape:
    return Rect(-42, -42, 84, 84, "board-deep", "edge", 2, 14)


def _safe() -> Iterator[Shape]:
    yield _base()
    yield Curve((("M", -32, 26), ("Q", -34, -32, 0, -33), ("Q", 34, -32, 32, 26)), "glass", "ink", 4)


def _frozen() -> Iterator[Shape]:
    yield _base()
    yield Rect(-38, -38, 76, 76, "ice", round=12)
    for turn in (0, 60, 120):
        yield Group((Line((0, -27, 0, 27), "ink", 4), *_twigs(-27), *_twigs(27)), turn=turn)


def _twigs(y: float) -> tuple[Shape, ...]:
    inner = y * 0.62
    return (Line((-8, y * 0.92, 0, inner, 8, y * 0.92), "ink", 3.5),)


def _levels(more: bool) -> Iterator[Shape]:
    """The slabs of a unit's level beside a plus or a minus."""
    yield _base()
    for number in range(3):
        filled = number < (3 if more else 1)
        yield Rect(-32, 16 - 20 * number, 28, 14, "accent" if filled else "panel", "accent", 2.5, 4)
    yield Line((8, 0, 32, 0), "ink", 6)
    if more:
        yield Line((20, -12, 20, 12), "ink", 6)


def _used() -> Iterator[Shape]:
    yield Rect(-40, -34, 80, 68, "board-deep", "edge", 4, 12)
    yield Line((-26, 22, 26, -22), "soft-ink", 5)


_MARKS_DRAWN: Final[dict[str, Callable[[], Iterator[Shape]]]] = {
    "safe": _safe,
    "frozen": _frozen,
    MORE: lambda: _levels(True),
    LESS: lambda: _levels(False),
    USED: _used,
}
