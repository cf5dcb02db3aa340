"""What can be built, and what can be done with the units in a lid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from pentapod.engine.state import Action, Actions
from pentapod.engine.values import Numbers, indexed
from pentapod.games.xpod.data.bricks import Bricks, has, missing
from pentapod.games.xpod.data.table import BRICKS, IDS, PODS, plans_of
from pentapod.games.xpod.rules.board import SQUARES, squares_in
from pentapod.games.xpod.rules.position import BuildLevel, Setting, Side
from pentapod.games.xpod.rules.touches import APART, build_touch, lid_touch
from pentapod.games.xpod.rules.units import FORM, Unit

_KEPT: Final = 4096
"""How many answers of each function below are remembered."""


@lru_cache(_KEPT)
def buildable(setting: Setting, seat: int) -> Numbers:
    """The forms that a player's plans allow to build: each plan at its max level, or at any."""
    plans = plans_of(setting.pods[seat], setting.tier)
    any_level = setting.build_level == BuildLevel.ANY
    return tuple(form for plan in plans for form in (plan.forms if any_level else plan.forms[-1:]))


@lru_cache(_KEPT)
def affordable(setting: Setting, seat: int, stock: Bricks) -> Numbers:
    """The buildable forms for which the stock has the bricks."""
    return tuple(form for form in buildable(setting, seat) if has(stock, BRICKS[form]))


@lru_cache(_KEPT)
def affords_two(setting: Setting, seat: int, stock: Bricks) -> bool:
    """Whether two units, alike or not, can be built together."""
    return any(
        has(stock, BRICKS[one] + BRICKS[two])
        for one, two in combinations_with_replacement(affordable(setting, seat, stock), 2)
    )


Groups = tuple[tuple[str, Actions], ...]
"""Actions by their first touch, ascending in themselves."""


@lru_cache(_KEPT)
def build_actions(setting: Setting, seat: int, stock: Bricks, second_from: Bricks | None = None) -> Groups:
    """Every unit that can be built from the stock.

    With `second_from`, only units after which these bricks, less those of the first unit, are enough for another one.
    """
    forms = affordable(setting, seat, stock)
    if second_from is not None:
        forms = tuple(form for form in forms if affordable(setting, seat, second_from - BRICKS[form]))
    return _grouped(Action(seat, (IDS[form], build_touch(form))) for form in forms)


def _grouped(actions: Iterable[Action]) -> Groups:
    groups: dict[str, list[Action]] = {}
    for action in sorted(actions):
        groups.setdefault(action.path[0], []).append(action)
    return tuple((first, tuple(group)) for first, group in groups.items())


@lru_cache(_KEPT)
def apart_actions(seat: int, lid: tuple[Unit, ...]) -> Actions:
    """Every unit in the lid taken apart."""
    return tuple(sorted({Action(seat, (lid_touch(code & FORM), APART)) for code in lid}))


@lru_cache(_KEPT)
def lid_actions(seat: int, lid: tuple[Unit, ...], free: int) -> Groups:
    """Every unit in the lid taken apart, or placed on every free square of the home row."""
    touches = {lid_touch(code & FORM) for code in lid}
    places = (Action(seat, (touch, SQUARES[square])) for touch in touches for square in squares_in(free))
    return _grouped((*apart_actions(seat, lid), *places))


def in_lid(lid: tuple[Unit, ...], touch: str) -> Unit:
    """The unit of a lid that a touch names; of several alike the first."""
    return next(code for code in lid if lid_touch(code & FORM) == touch)


def stock_with_lid(stock: Bricks, lid: tuple[Unit, ...]) -> Bricks:
    """What the stock would be if everything in the lid were taken apart."""
    return stock + sum(BRICKS[code & FORM] for code in lid)


class Shortage(NamedTuple):
    """Bricks of a pod that a unit needs and the stock does not have."""

    pod: int
    bricks: Bricks
    in_lid: bool = False
    """Whether taking apart what is in the lid would yield them."""


def shortage(side: Side, pod: int, form: int) -> Shortage | None:
    """The bricks that a seat with this pod lacks for a unit of this form; None if they are all there."""
    if has(side.stock, BRICKS[form]):
        return None
    in_lid = has(stock_with_lid(side.stock, side.lid), BRICKS[form])
    return Shortage(pod, missing(side.stock, BRICKS[form]), in_lid)


def plan_places(pod: int) -> dict[str, int]:
    """The place of each plan of a pod, by id."""
    return indexed(plan.id for plan in PODS[pod].plans)


def form_named(pod: int, plan: str, touch: str) -> int:
    """The form that a plan and a build touch mean."""
    forms = PODS[pod].plans[plan_places(pod)[plan]].forms
    return next(form for form in forms if build_touch(form) == touch)
