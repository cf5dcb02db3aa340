"""The panel of a player: plans, lid, X-tra cards, bricks, and the pod with what is locked in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import BRICKS, CARD_BIT, CARDS, PODS, POINTS, plans_of
from pentapod.games.xpod.rules.building import shortage
from pentapod.games.xpod.rules.position import Setting, Side
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, Picks, turn_of
from pentapod.games.xpod.rules.touches import actor, lid_touch, touch_of_seat
from pentapod.games.xpod.rules.units import FORM, Unit, copy_of, form_of
from pentapod.games.xpod.scene.figures import icon as brick_icon
from pentapod.games.xpod.scene.figures import icon_width
from pentapod.games.xpod.scene.icons import icon
from pentapod.games.xpod.scene.layout import Arrangement, Panel, arrange
from pentapod.games.xpod.scene.pieces import abilities, mark, portrait, unit_shapes
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Group, Line, Rect, Shape, Target, Text, View

_INITIALS: Final = "sn"
CAPITAL: Final = 0.79
"""The width of a bold capital in a wide typeface, in sizes of its text: the average over the longest word of a card."""


@cache
def _longest(words: XPodWords, whole: bool) -> float:
    """The width of the longest line of a card, in sizes of its text: the names of all cards have one size."""
    names = (words.card_name(card) for card in CARDS)
    return max(len(name if whole else name.split()[0]) for name in names) * CAPITAL


def key_of(code: Unit) -> str:
    """A unit's key: the same wherever it is."""
    form = form_of(code)
    return f"{_INITIALS[code >> 8 & 1]}-{PODS[form.pod].plans[form.plan].id}-{copy_of(code)}"


# ---------------------------------------------------------------------- what never changes


def arrangement(state: XPod, view: View) -> Arrangement:
    """Where everything lies in the picture of a position: who looks on while others act keeps the own panel near."""
    if view.idle and view.viewer is not None and view.viewer >= 0:
        return arrange(view.room, view.flip, view.viewer)
    actor, *_ = (*view.deciding(state.actors), CHANCE)
    return arrange(view.room, view.flip, turn_of(state.task) if actor == CHANCE else actor)


def panel_of(state: XPod, seat: int, view: View) -> Panel:
    """Where the things of a seat lie now."""
    return arrangement(state, view).panel(seat, len(alike(state.sides[seat].lid)))


@cache
def ground(setting: Setting, seat: int, arranged: Arrangement, words: XPodWords) -> tuple[Shape, ...]:
    """The panel of a seat without anything that a game changes."""
    return tuple(_ground(setting, seat, arranged.panel(seat), words))


def _ground(setting: Setting, seat: int, panel: Panel, words: XPodWords) -> Iterator[Shape]:
    box, pod, role = panel.box, PODS[setting.pods[seat]], f"seat-{seat}"
    yield Rect(*box, f"{role}-soft", round=18)
    shell = panel.pod
    if panel.titled:
        yield mark(seat, box.x + 28, box.y + 38, 11, role)
        name = words.labelled("label-pod-name", pod=setting.pods[seat])
        yield Text(box.x + 52, box.y + 38, name, 32, "ink", "start", True)
    elif not panel.upright and shell.x > box.x + box.w * 0.4 and box.y < shell.y < box.y + 10:
        yield mark(seat, box.x + 24, shell.y + shell.h / 2, 10, role)
        name = words.labelled(f"pod-{pod.id}")
        yield Text(box.x + 44, shell.y + shell.h / 2, name, 31, "ink", "start", True)
    sheets = plans_of(setting.pods[seat], setting.tier)
    for place, plan in zip(panel.plan_places(len(sheets)), sheets, strict=True):
        yield from _plan_card(place, plan.top, words.labelled(f"unit-{plan.id}"), panel)
    for kind, place in enumerate(panel.brick_places(len(pod.kinds))):
        yield Rect(*place, "panel", "edge", 1.5, 10)
        scale = min(1.0, place.h / 80, place.w * 0.46 / icon_width(setting.pods[seat], kind))
        yield Group(
            brick_icon(setting.pods[seat], kind), place.x + place.w * 0.32, place.y + place.h * 0.6, scale=scale
        )
    yield Rect(*shell, f"{role}-soft", role, 3.5, min(shell.w, shell.h) / 2)
    if panel.upright:
        yield mark(seat, shell.x + shell.w / 2, shell.y + 22, 9, role)
    for x, y, r in _slots(panel):
        yield Circle(x, y, r, "panel", role, 2)


def _plan_card(place: Box, form: int, name: str, panel: Panel) -> Iterator[Shape]:
    yield Rect(*place, "panel", "edge", 1.5, 10)
    x, y = place.centre
    if not panel.reading:
        yield Group(portrait(form), x, y + place.h * 0.36, scale=min(place.h / 92, place.w / 100))
    elif not panel.titled:
        yield Group(portrait(form), x, y + place.h * 0.17, scale=min(0.8, place.h / 122, place.w / 100))
        yield from abilities(form, place.x + 3, place.y + place.h - 16, place.w - 6)
    else:
        yield Group(portrait(form), x, y + 18, scale=0.8)
        yield Text(x, place.y + 13, name, 20, "soft-ink")
        yield from abilities(form, place.x + 8, place.y + place.h - 17, place.w - 16)


def _slots(panel: Panel) -> Iterator[tuple[float, float, float]]:
    """A place for each brick that can be locked: its centre and radius."""
    shell = panel.pod
    for slot in range(POINTS):
        if panel.upright:
            yield shell.x + shell.w / 2, shell.y + 62 + slot * 49, 22
        else:
            pitch = min(76.0, shell.w / POINTS)
            yield shell.x + shell.w / 2 + (slot - 1) * pitch, shell.y + shell.h / 2, min(25.0, shell.h * 0.43)


# ---------------------------------------------------------------------- what a game changes


KEPT: Final = 32
"""So many panels are kept: most actions leave one of them as it is."""


class Filling(NamedTuple):
    """All that decides what lies in a panel, and what of it can be touched."""

    setting: Setting
    seat: int
    side: Side
    picks: Picks
    cards: tuple[str, ...]
    """The cards that are shown."""
    acts: bool
    panel: Panel


def _filling(state: XPod, seat: int, view: View) -> Filling:
    side, picks = state.sides[seat], _seen_picks(state, seat, view)
    cards, panel = tuple(_shown_cards(state, seat)), panel_of(state, seat, view)
    return Filling(state.setting, seat, side, picks, cards, seat == actor(state), panel)


def contents(state: XPod, seat: int, view: View, words: XPodWords) -> tuple[Shape, ...]:
    """What lies in a panel now."""
    return _contents(_filling(state, seat, view), words)


@lru_cache(KEPT)
def _contents(filling: Filling, words: XPodWords) -> tuple[Shape, ...]:
    return tuple(_in_panel(filling, words))


def _in_panel(filling: Filling, words: XPodWords) -> Iterator[Shape]:
    setting, seat, side, picks, *_, panel = filling
    pod = PODS[setting.pods[seat]]
    sheets = plans_of(setting.pods[seat], setting.tier)
    picked = [pod.plans[chosen] for chosen in picks.plans]
    for place, plan in zip(panel.plan_places(len(sheets)), sheets, strict=True):
        if not bricks.has(side.stock, BRICKS[plan.top]):
            yield Group((Rect(*place.inside(1), "panel", round=10),), alpha=0.55)
        if plan in picked:
            yield from _ticked(place)
    for kind, place in enumerate(panel.brick_places(len(pod.kinds))):
        count = bricks.counts(side.stock)[kind]
        if not count:
            yield Group((Rect(*place.inside(1), "panel", round=10),), alpha=0.55)
        yield Text(
            place.x + place.w * 0.81, place.y + place.h / 2, str(count), 30, "ink" if count else "soft-ink", bold=True
        )
    yield from _cards(filling, words)
    yield from _locked(filling)
    yield Rect(*panel.lid, "board-deep", "edge", 1.5, 16)
    for code, place in zip(in_order(side.lid), panel.lid_places(alike(side.lid)), strict=True):
        yield from unit_shapes(code, key_of(code), *place.centre, min(0.9, place.w / 98, place.h / 100))


def tray(state: XPod, seat: int, view: View) -> tuple[float, float]:
    """Where bricks come from and fall back to."""
    return panel_of(state, seat, view).bricks.centre


def in_order(lid: tuple[Unit, ...]) -> list[Unit]:
    """The units of a lid as they are drawn: those alike beside each other."""
    return sorted(lid, key=lambda code: (code & FORM, code))


def alike(lid: tuple[Unit, ...]) -> list[int]:
    """How many units of each kind are in a lid, in the order in which they are drawn."""
    return [sum(1 for _ in units) for _, units in groupby(in_order(lid), lambda code: code & FORM)]


def _seen_picks(state: XPod, seat: int, view: View) -> Picks:
    """What a seat has picked before an advanced game, as far as the viewer may see it."""
    if isinstance(state.task, ChoosePlans) and view.viewer in (seat, CHANCE):
        return state.task.picks[seat]
    return Picks()


def _ticked(place: Box) -> Iterator[Shape]:
    yield Rect(*place.inside(2), "chosen", "touch", 4, 9)
    yield Circle(place.x + place.w - 16, place.y + 16, 14, "touch")
    yield Group(icon("done", "panel"), place.x + place.w - 16, place.y + 16, scale=0.62)


def _shown_cards(state: XPod, seat: int) -> list[str]:
    """The cards of a player, or all kinds while they are chosen."""
    own = state.sides[seat].hand | state.sides[seat].used
    return [card for card in CARDS if isinstance(state.task, ChoosePlans) or own & CARD_BIT[card]]


def card_places(state: XPod, seat: int, view: View) -> list[tuple[str, Box]]:
    """The cards that are shown of a player, and where."""
    return list(_places(_filling(state, seat, view)))


def _places(filling: Filling) -> Iterator[tuple[str, Box]]:
    return zip(filling.cards, filling.panel.card_places(len(filling.cards)), strict=True)


def _cards(filling: Filling, words: XPodWords) -> Iterator[Shape]:
    picked = filling.picks.cards
    for card, place in _places(filling):
        used = bool(filling.side.used & CARD_BIT[card])
        yield Rect(*place, "board-deep" if used else "panel", "edge" if used else f"seat-{filling.seat}", 3, 12)
        name = words.card_name(card)
        one, two = (
            min(31.0, place.h * share, (place.w - 17) / _longest(words, whole))
            for share, whole in ((0.6, True), (0.36, False))
        )
        size = max(one, two)
        first, _, second = (name, "", "") if one > two else name.partition(" ")
        x, y = place.centre
        ink = "soft-ink" if used else "ink"
        yield Text(x, y - size * 0.56 * bool(second), first, size, ink, bold=not used)
        if second:
            yield Text(x, y + size * 0.56, second, size * 1.1, ink, bold=not used)
        if used:
            yield Line((place.x + 14, place.y + place.h - 12, place.x + place.w - 14, place.y + 12), "soft-ink", 3)
        if picked & CARD_BIT[card]:
            yield from _ticked(place)


def _locked(filling: Filling) -> Iterator[Shape]:
    """Points as filled places of the pod, with the bricks that are locked in them."""
    setting, seat, side = filling[:3]
    locked = bricks.listed(side.locked)
    slots = list(_slots(filling.panel))
    for number, (x, y, r) in enumerate(slots[: side.points]):
        yield Circle(x, y, r, f"seat-{seat}")
        if number < len(locked):
            yield Circle(x, y, r - 3, "panel")
            yield Group(brick_icon(setting.pods[seat], locked[number]), x, y + r / 3, scale=r / 32)
        else:
            yield mark(seat, x, y, r * 0.42, "on-seat")


# ---------------------------------------------------------------------- targets


def targets(state: XPod, seat: int, view: View, words: XPodWords) -> tuple[Target, ...]:
    """Everything of a panel that can be touched or asked about, in the order of play."""
    return _targets(_filling(state, seat, view), words)


@lru_cache(KEPT)
def _targets(filling: Filling, words: XPodWords) -> tuple[Target, ...]:
    return tuple(
        Target(touch_of_seat(filling.seat, filling.acts, name), label, *box)
        for name, label, box in _touchable(filling, words)
    )


def _touchable(filling: Filling, words: XPodWords) -> Iterator[tuple[str, str, Box]]:
    """The name, the label and the place of each thing."""
    setting, seat, side, *_, panel = filling
    pod = PODS[setting.pods[seat]]
    kinds: dict[int, list[Box]] = {}
    for code, place in zip(in_order(side.lid), panel.lid_places(alike(side.lid)), strict=True):
        kinds.setdefault(code & FORM, []).append(place)
    for form, boxes in kinds.items():
        code = next(code for code in side.lid if code & FORM == form)
        width = boxes[-1].x + boxes[-1].w - boxes[0].x
        label = words.in_lid(code, len(boxes))
        yield lid_touch(form), label, boxes[0]._replace(w=width)
    sheets = plans_of(setting.pods[seat], setting.tier)
    for plan, place in zip(sheets, panel.plan_places(len(sheets)), strict=True):
        few = shortage(side, setting.pods[seat], plan.top)
        label = words.labelled("label-plan", seat=seat, thing=plan.id, can=plan.top, shortage=few)
        yield plan.id, label, place
    for card, place in _places(filling):
        used = bool(side.used & CARD_BIT[card])
        yield card, words.labelled("label-card", seat=seat, card=card, used=used), place
    for kind, place in enumerate(panel.brick_places(len(pod.kinds))):
        name, left = pod.kinds[kind], bricks.counts(side.stock)[kind]
        yield name, words.labelled("label-bricks", seat=seat, brick=(name, left)), place
    label = words.labelled("label-pod", seat=seat, pod=setting.pods[seat], count=side.points)
    yield "pod", label, panel.pod
