"""What is written on the picture and said of its targets."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.engine.english import counted
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import FORMS, KIND_NAMES, NAMES, PODS, Card, Plan
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARES, TITLES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit
from pentapod.games.xpod.words.names import level, whose
from pentapod.games.xpod.words.refusal import lacks

ACTIONS: Final = "Actions"
"""The name of the column of buttons."""


def square_label(state: XPod, square: int) -> str:
    """A square, and what stands on it."""
    name = SQUARES[square]
    obstacle = state.setting.obstacles >> square & 1
    code = state.units.get(square)
    if code is not None:
        return f"{name}, {_unit_label(code)}{', over an obstacle' * bool(obstacle)}"
    if obstacle:
        return f"{name}, an obstacle"
    home = next((seat for seat in range(2) if HOME_ROWS[seat] >> square & 1), None)
    return f"{name}, empty" if home is None else f"{name}, empty, {TITLES[home]}'s home row"


@cache
def _unit_label(code: Unit) -> str:
    marks = [name for mark, name in ((SAFE, "safe"), (FROZEN, "frozen")) if code & mark]
    return ", ".join([whose(code, TITLES), level(code), FORMS[code & FORM].printed or "no action", *marks])


def lid_label(seat: int, code: Unit, count: int) -> str:
    """So many units in a lid that are alike."""
    many = f"{counted(count, 'unit')}, " if count > 1 else ""
    return f"{TITLES[seat]}'s {NAMES[code & FORM]} in the lid, {many}{level(code)}"


def plan_label(state: XPod, seat: int, plan: Plan) -> str:
    """A plan: what its unit can do, and whether it can be built."""
    few = lacks(state, seat, plan.top)
    can = f"needs {few}" if few else "can be built"
    return f"{TITLES[seat]}: Plan {NAMES[plan.top]}: {FORMS[plan.top].printed or 'no action'}; {can}"


def card_label(seat: int, card: Card, used: bool) -> str:
    """An X-tra card."""
    return f"{TITLES[seat]}: X-tra card {card.name}{', used' * used}"


def brick_label(state: XPod, seat: int, kind: int) -> str:
    """How many bricks of a kind are left."""
    name = KIND_NAMES[PODS[state.setting.pods[seat]].kinds[kind]]
    return f"{TITLES[seat]}: {counted(bricks.counts(state.sides[seat].stock)[kind], *name)} in the inventory"


def pod_label(state: XPod, seat: int) -> str:
    """A pod, and its points."""
    pod = PODS[state.setting.pods[seat]]
    return f"{TITLES[seat]}'s {pod.name} Pod: {counted(state.sides[seat].points, 'point')}"
