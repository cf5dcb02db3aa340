"""How a position that is set up by hand is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from typing import Final

from pentapod.engine.state import CHANCE, State
from pentapod.games.xpod.data.table import CARD_BIT, HAND
from pentapod.games.xpod.editor.places import CARDS, LID, POD
from pentapod.games.xpod.rules.board import SIDES, SOUTH
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, Ended, GameOver, TakeTurn, activation_of, load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner, unit
from pentapod.games.xpod.scene import panels
from pentapod.games.xpod.scene.scene import contents, ground, square_targets
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Rect, Scene, Target, View

_LEAST: Final = {True: 82.0, False: 40.0}
"""The narrowest room beside the units of a lid that can be touched, in a tall picture (True) and in a wide one."""


def scene(state: State, view: View, words: XPodWords) -> Scene:
    """The position with everything that can hold something as a target."""
    assert isinstance(state, XPod)
    shown, view = _drawable(state), View(CHANCE, (), view.flip, view.room)
    arranged = panels.arrangement(shown, view)
    targets = [*square_targets(shown, view, words)]
    for seat in range(2):
        targets += (
            *_lid_targets(shown, seat, view, words),
            *_card_targets(shown, seat, view, words),
            _pod_target(shown, seat, view, words),
        )
    free = filter(None, (_free_card(shown, seat, view) for seat in range(2)))
    rooms = [Rect(*box, "board-deep", "edge", 2, 12) for box in free]
    return Scene(
        arranged.layout.w,
        arranged.layout.h,
        ground(state.setting, arranged, words),
        (*contents(shown, view, words), *rooms),
        tuple(targets),
        words.sketch(state),
    )


def _drawable(state: XPod) -> XPod:
    """The same position with a name for each unit of its own, and with the panels as they are in play."""
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
    """A unit under a name that is not among those given: its own, if that is free."""
    seat, plan = owner(code), form_of(code).plan
    copies = chain((copy_of(code),), count())
    copy = next(copy for copy in copies if (seat, plan, copy) not in names)
    names.add((seat, plan, copy))
    return unit(seat, code & FORM, copy) | code & (SAFE | FROZEN)


def _lid_targets(state: XPod, seat: int, view: View, words: XPodWords) -> Iterator[Target]:
    """Each unit in a lid, then the room beside them."""
    panel, lid = panels.panel_of(state, seat, view), panels.in_order(state.sides[seat].lid)
    area = panel.lid
    end = area.x
    for number, place in enumerate(panel.lid_places(panels.alike(state.sides[seat].lid))):
        label = words.unit_in_lid(seat, lid[number])
        yield Target(f"{SIDES[seat]}-{LID}-{number + 1}", label, *place)
        end = place.x + place.w
    if area.x + area.w - end > _LEAST[view.tall]:
        free = area._replace(x=end, w=area.x + area.w - end)
        label = words.room_in_lid(seat, not lid)
        yield Target(f"{SIDES[seat]}-{LID}", label, *free)


def _card_targets(state: XPod, seat: int, view: View, words: XPodWords) -> Iterator[Target]:
    """Each X-tra card of a player, then the room for one more."""
    cards = panels.card_places(state, seat, view)
    for card, place in cards:
        used = bool(state.sides[seat].used & CARD_BIT[card.id])
        yield Target(f"{SIDES[seat]}-{card.id}", words.dealt_card(seat, card, used), *place)
    if free := _free_card(state, seat, view):
        yield Target(f"{SIDES[seat]}-{CARDS}", words.room_for_cards(seat, HAND - len(cards)), *free)


def _free_card(state: XPod, seat: int, view: View) -> Box | None:
    """The room for one more X-tra card."""
    cards = panels.card_places(state, seat, view)
    if len(cards) >= HAND:
        return None
    return panels.panel_of(state, seat, view).card_places(HAND)[len(cards)]


def _pod_target(state: XPod, seat: int, view: View, words: XPodWords) -> Target:
    return Target(f"{SIDES[seat]}-{POD}", words.locked_pod(state, seat), *panels.panel_of(state, seat, view).pod)
