"""How a position that is set up by hand is drawn, and the marks that can be put on what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, count
from typing import Final

from pentapod.engine.state import CHANCE, State
from pentapod.games.xpod.data.table import CARD_BIT, HAND, IDS, LEVEL, TOPS, counted
from pentapod.games.xpod.rules.board import SIDES, SOUTH
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, Ended, GameOver, TakeTurn, activation_of, load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner, unit
from pentapod.games.xpod.scene import panels
from pentapod.games.xpod.scene.scene import contents, ground, square_targets
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Curve, Group, Line, Rect, Scene, Shape, Target, View

LID: Final = "lid"
POD: Final = "pod"
CARDS: Final = "cards"
"""The touches of a seat's places, behind its name: the lid, the pod, and the room for more X-tra cards."""

_LEAST: Final = {True: 82.0, False: 40.0}
"""The narrowest room beside the units of a lid that can be touched, in a tall picture (True) and in a wide one."""


def scene(state: State, view: View, words: XPodWords) -> Scene:
    """The position with everything that can hold something as a target."""
    assert isinstance(state, XPod)
    shown, view = _drawable(state), View(CHANCE, (), view.flip, view.room)
    arranged = panels.arrangement(shown, view)
    free = filter(None, (_free_card(shown, seat, view) for seat in range(2)))
    rooms = [Rect(*box, "board-deep", "edge", 2, 12) for box in free]
    return Scene(
        arranged.layout.w,
        arranged.layout.h,
        ground(state.setting, arranged, words),
        (*contents(shown, view, words), *rooms),
        (
            *square_targets(shown, view, words),
            *(target for seat in range(2) for target in _panel_targets(shown, seat, view, words)),
        ),
        _label(state, words),
    )


def _label(state: XPod, words: XPodWords) -> str:
    south, north = (sum(owner(code) == seat for code in state.units.values()) for seat in range(2))
    return words.sentence("picture", south=south, north=north)


def _drawable(state: XPod) -> XPod:
    """The same position with a name for each unit of its own, and with the panels as they are in play."""
    names: set[tuple[int, int, int]] = set()
    load = load_of(state.task)
    carried = load._replace(unit=_apart(load.unit, names)) if load else None
    units = {square: _apart(code, names) for square, code in state.units.items()}
    south, north = (side._replace(lid=tuple(_apart(code, names) for code in side.lid)) for side in state.sides)
    task = TakeTurn(SOUTH) if isinstance(state.task, ChoosePlans) else state.task
    activation = activation_of(task)
    if isinstance(task, TakeTurn | GameOver) and activation and not isinstance(activation, Ended):
        task = task._replace(activation=activation._replace(load=carried))
    return XPod(state.setting, units, (south, north), task)


def _apart(code: Unit, names: set[tuple[int, int, int]]) -> Unit:
    """A unit under a name that is not among those given: its own, if that is free."""
    seat, plan = owner(code), form_of(code).plan
    copies = chain((copy_of(code),), count())
    copy = next(copy for copy in copies if (seat, plan, copy) not in names)
    names.add((seat, plan, copy))
    return unit(seat, code & FORM, copy) | code & (SAFE | FROZEN)


def _panel_targets(state: XPod, seat: int, view: View, words: XPodWords) -> Iterator[Target]:
    """Each unit in the lid, then the room beside them; each X-tra card, then the room for one more; and the pod."""
    side, pod, touch = state.sides[seat], state.setting.pods[seat], SIDES[seat]
    panel, say = panels.panel_of(state, seat, view), partial(words.sentence, seat=seat)
    free = panel.lid
    lid = zip(panels.in_order(side.lid), panel.lid_places(panels.alike(side.lid)), strict=True)
    for number, (code, place) in enumerate(lid, 1):
        form = code & FORM
        label = say("unit-in-lid", thing=IDS[form], level=LEVEL[form], top=TOPS[form])
        yield Target(f"{touch}-{LID}-{number}", label, *place)
        end = place.x + place.w
        free = panel.lid._replace(x=end, w=panel.lid.x + panel.lid.w - end)
    if free.w > _LEAST[view.tall]:
        yield Target(f"{touch}-{LID}", say("lid", empty=not side.lid), *free)
    cards = panels.card_places(state, seat, view)
    for card, place in cards:
        label = say("card", card=card, used=bool(side.used & CARD_BIT[card]))
        yield Target(f"{touch}-{card}", label, *place)
    if room := _free_card(state, seat, view):
        yield Target(f"{touch}-{CARDS}", say("card-room", room=HAND - len(cards)), *room)
    label = say("pod", pod=pod, bricks=counted(pod, side.locked), count=side.points)
    yield Target(f"{touch}-{POD}", label, *panel.pod)


def _free_card(state: XPod, seat: int, view: View) -> Box | None:
    """The room for one more X-tra card."""
    held = len(panels.card_places(state, seat, view))
    return None if held >= HAND else panels.panel_of(state, seat, view).card_places(HAND)[held]


# ---------------------------------------------------------------------- marks


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


MARKS: Final = {
    "safe": (*_safe(),),
    "frozen": (*_frozen(),),
    "more": (*_levels(True),),
    "less": (*_levels(False),),
    "used": (*_used(),),
}
"""The marks that can be put on a unit or a card, by the ids of their pieces, and how they look."""
