"""The panel of a player: plans, lid, X-tra cards, bricks, and the pod with what is locked in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.engine.game import CHANCE
from pentapod.games.xpod import bricks, layout
from pentapod.games.xpod.about import plan_label
from pentapod.games.xpod.board import TITLES
from pentapod.games.xpod.figures import icon as brick_icon
from pentapod.games.xpod.figures import icon_width
from pentapod.games.xpod.icons import icon
from pentapod.games.xpod.layout import Box
from pentapod.games.xpod.marks import abilities, mark, portrait, shown
from pentapod.games.xpod.phrases import counted, level
from pentapod.games.xpod.position import CHOOSE, Setting
from pentapod.games.xpod.rules import XPod
from pentapod.games.xpod.supply import lid_touch
from pentapod.games.xpod.table import BRICKS, CARD_BIT, CARDS, KIND_NAMES, NAMES, PODS, POINTS, Card, plans_of
from pentapod.games.xpod.touches import touch_of
from pentapod.games.xpod.units import FORM, Unit, copy_of, form_of
from pentapod.scene.shapes import Circle, Group, Line, Rect, Shape, Target, Text, View

_INITIALS: Final = "sn"


def key_of(code: Unit) -> str:
    """A unit's key: the same wherever it is."""
    form = form_of(code)
    return f"{_INITIALS[code >> 8 & 1]}-{PODS[form.pod].plans[form.plan].id}-{copy_of(code)}"


# ---------------------------------------------------------------------- what never changes


@cache
def ground(setting: Setting, seat: int, tall: bool, flip: bool) -> tuple[Shape, ...]:
    """The panel without anything that a game changes."""
    return tuple(_ground(setting, seat, tall, flip))


def _ground(setting: Setting, seat: int, tall: bool, flip: bool) -> Iterator[Shape]:
    box, pod, role = layout.panel(seat, tall, flip), PODS[setting.pods[seat]], f"seat-{seat}"
    yield Rect(*box, f"{role}-soft", round=18)
    if not tall:
        yield mark(seat, box.x + 28, box.y + 38, 11, role)
        yield Text(box.x + 52, box.y + 38, f"{pod.name} Pod", 32, "ink", "start", True)
    sheets = plans_of(setting.pods[seat], setting.tier)
    for place, plan in zip(layout.plans(box, tall, len(sheets)), sheets, strict=True):
        yield from _plan_card(place, plan.top, plan.name, tall)
    for kind, place in enumerate(layout.bricks(box, tall, len(pod.kinds))):
        yield Rect(*place, "panel", "edge", 1.5, 10)
        scale = min(1.0, place.w * 0.46 / icon_width(setting.pods[seat], kind))
        yield Group(
            brick_icon(setting.pods[seat], kind), place.x + place.w * 0.32, place.y + place.h * 0.6, scale=scale
        )
    area = layout.lid_area(box, tall)
    yield Rect(area.x, area.y, area.w, area.h, "board-deep", "edge", 1.5, 16)
    shell = layout.pod(seat, tall, flip)
    yield Rect(*shell, f"{role}-soft", role, 3.5, min(shell.w, shell.h) / 2)
    if tall:
        yield mark(seat, shell.x + shell.w / 2, shell.y + 22, 9, role)
    for x, y, r in _slots(shell, tall):
        yield Circle(x, y, r, "panel", role, 2)


def _plan_card(place: Box, form: int, name: str, tall: bool) -> Iterator[Shape]:
    yield Rect(*place, "panel", "edge", 1.5, 10)
    x, y = place.middle
    if tall:
        yield Group(portrait(form), x, y + 17, scale=min(0.8, place.w / 100))
        yield from abilities(form, place.x + 3, place.y + place.h - 16, place.w - 6)
    else:
        yield Group(portrait(form), x, y + 18, scale=0.8)
        yield Text(x, place.y + 13, name, 20, "soft-ink")
        yield from abilities(form, place.x + 8, place.y + place.h - 17, place.w - 16)


def _slots(shell: Box, tall: bool) -> Iterator[tuple[float, float, float]]:
    """A place for each brick that can be locked: middle and radius."""
    for slot in range(POINTS):
        if tall:
            yield shell.x + shell.w / 2, shell.y + 62 + slot * 49, 22
        else:
            yield shell.x + shell.w / 2 + (slot - 1) * 76, shell.y + shell.h / 2, 25


# ---------------------------------------------------------------------- what a game changes


def things(state: XPod, seat: int, view: View) -> Iterator[Shape]:
    """What lies in a panel now."""
    box = layout.panel(seat, view.tall, view.flip)
    setting, side = state.setting, state.sides[seat]
    pod = PODS[setting.pods[seat]]
    sheets = plans_of(setting.pods[seat], setting.tier)
    for place, plan in zip(layout.plans(box, view.tall, len(sheets)), sheets, strict=True):
        if not bricks.has(side.stock, BRICKS[plan.top]):
            yield Group((Rect(place.x + 1, place.y + 1, place.w - 2, place.h - 2, "panel", round=10),), alpha=0.55)
        if _sees(state, seat, view) and plan in [pod.plans[chosen] for chosen in state.task.picks[seat].plans]:
            yield from _ticked(place)
    for kind, place in enumerate(layout.bricks(box, view.tall, len(pod.kinds))):
        count = bricks.counts(side.stock)[kind]
        if not count:
            yield Group((Rect(place.x + 1, place.y + 1, place.w - 2, place.h - 2, "panel", round=10),), alpha=0.55)
        yield Text(
            place.x + place.w * 0.81, place.y + place.h / 2, str(count), 30, "ink" if count else "soft-ink", bold=True
        )
    yield from _cards(state, seat, view)
    yield from _locked(state, seat, view)
    places = layout.lid(box, view.tall, len(side.lid))
    for code, place in zip(in_order(side.lid), places, strict=True):
        yield from shown(code, key_of(code), *place.middle, min(0.9, place.w / 98))


def tray(state: XPod, seat: int, view: View) -> tuple[float, float]:
    """Where bricks come from and fall back to."""
    box = layout.panel(seat, view.tall, view.flip)
    first, *_, last = layout.bricks(box, view.tall, len(PODS[state.setting.pods[seat]].kinds))
    return (first.x + last.x + last.w) / 2, first.y + first.h / 2


def in_order(lid: tuple[Unit, ...]) -> list[Unit]:
    """The units of a lid as they are drawn: those alike beside each other."""
    return sorted(lid, key=lambda code: (code & FORM, code))


def _sees(state: XPod, seat: int, view: View) -> bool:
    return state.task.kind == CHOOSE and view.viewer in (seat, CHANCE)


def _ticked(place: Box) -> Iterator[Shape]:
    yield Rect(place.x + 2, place.y + 2, place.w - 4, place.h - 4, "chosen", "touch", 4, 9)
    yield Circle(place.x + place.w - 16, place.y + 16, 14, "touch")
    yield Group(icon("done", "panel"), place.x + place.w - 16, place.y + 16, scale=0.62)


def _shown_cards(state: XPod, seat: int) -> list[Card]:
    """The cards of a player, or all kinds while they are chosen."""
    own = state.sides[seat].hand | state.sides[seat].used
    return [card for card in CARDS if state.task.kind == CHOOSE or own & CARD_BIT[card.id]]


def card_places(state: XPod, seat: int, view: View) -> list[tuple[Card, Box]]:
    """The cards that are shown of a player, and where."""
    shown_ = _shown_cards(state, seat)
    box = layout.panel(seat, view.tall, view.flip)
    return list(zip(shown_, layout.cards(box, view.tall, len(shown_)), strict=True))


def _cards(state: XPod, seat: int, view: View) -> Iterator[Shape]:
    side = state.sides[seat]
    for card, place in card_places(state, seat, view):
        used = bool(side.used & CARD_BIT[card.id])
        yield Rect(*place, "board-deep" if used else "panel", "edge" if used else f"seat-{seat}", 3, 12)
        first, _, second = card.name.partition(" ")
        x, y = place.middle
        size = 28 if view.tall else 22
        ink = "soft-ink" if used else "ink"
        yield Text(x, y - 16 * bool(second), first, size, ink, bold=not used)
        if second:
            yield Text(x, y + 16, second, size + 4, ink, bold=not used)
        if used:
            yield Line((place.x + 14, place.y + place.h - 12, place.x + place.w - 14, place.y + 12), "soft-ink", 3)
        if _sees(state, seat, view) and state.task.picks[seat].cards & CARD_BIT[card.id]:
            yield from _ticked(place)


def _locked(state: XPod, seat: int, view: View) -> Iterator[Shape]:
    """Points as filled places of the pod, with the bricks that are locked in them."""
    side = state.sides[seat]
    locked = [kind for kind, count in enumerate(bricks.counts(side.locked)) for _ in range(count)]
    slots = list(_slots(layout.pod(seat, view.tall, view.flip), view.tall))
    for number, (x, y, r) in enumerate(slots[: side.points]):
        yield Circle(x, y, r, f"seat-{seat}")
        if number < len(locked):
            yield Circle(x, y, r - 3, "panel")
            yield Group(brick_icon(state.setting.pods[seat], locked[number]), x, y + 8, scale=0.78)
        else:
            yield mark(seat, x, y, r * 0.42, "on-seat")


# ---------------------------------------------------------------------- targets


def targets(state: XPod, seat: int, view: View) -> Iterator[Target]:
    """Everything of a panel that can be touched or asked about, in the order of play."""
    box, title = layout.panel(seat, view.tall, view.flip), TITLES[seat]
    setting, side = state.setting, state.sides[seat]
    pod = PODS[setting.pods[seat]]
    alike: dict[int, list[Box]] = {}
    for code, place in zip(in_order(side.lid), layout.lid(box, view.tall, len(side.lid)), strict=True):
        alike.setdefault(code & FORM, []).append(place)
    for form, places in alike.items():
        code = next(code for code in side.lid if code & FORM == form)
        many = f"{counted(len(places), 'unit')}, " if len(places) > 1 else ""
        label = f"{title}'s {NAMES[form]} in the lid, {many}{level(code)}"
        width = places[-1].x + places[-1].w - places[0].x
        yield _target(state, seat, lid_touch(form), label, places[0]._replace(w=width))
    sheets = plans_of(setting.pods[seat], setting.tier)
    for plan, place in zip(sheets, layout.plans(box, view.tall, len(sheets)), strict=True):
        yield _target(state, seat, plan.id, f"{title}: {plan_label(state, seat, plan)}", place)
    for card, place in card_places(state, seat, view):
        used = ", used" if side.used & CARD_BIT[card.id] else ""
        yield _target(state, seat, card.id, f"{title}: X-tra card {card.name}{used}", place)
    for kind, place in enumerate(layout.bricks(box, view.tall, len(pod.kinds))):
        left = counted(bricks.counts(side.stock)[kind], *KIND_NAMES[pod.kinds[kind]])
        yield _target(state, seat, pod.kinds[kind], f"{title}: {left} in the inventory", place)
    label = f"{title}'s {pod.name} Pod: {counted(side.points, 'point')}"
    yield _target(state, seat, "pod", label, layout.pod(seat, view.tall, view.flip))


def _target(state: XPod, seat: int, name: str, label: str, box: Box) -> Target:
    return Target(touch_of(state, seat, name), label, *box)
