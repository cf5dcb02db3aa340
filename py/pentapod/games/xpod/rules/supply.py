"""What can be built, and what can be done with the units in a lid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from pentapod.engine.state import Action
from pentapod.games.xpod.data.bricks import Bricks, has
from pentapod.games.xpod.data.table import BRICKS, IDS, LEVEL, PODS, TOPS, plans_of, together
from pentapod.games.xpod.rules.board import SQUARES, squares_in
from pentapod.games.xpod.rules.position import Setting
from pentapod.games.xpod.rules.units import FORM, Unit

APART: Final = "apart"
ANY: Final = "any"

_KEPT: Final = 4096


def build_touch(form: int) -> str:
    """The touch that builds a plan: `build`, or `build-2` for a lower level than its highest."""
    return "build" if LEVEL[form] == TOPS[form] else f"build-{LEVEL[form]}"


def lid_touch(form: int) -> str:
    """The touch of a unit in the lid: `lid-pouncer`, or `lid-pouncer-2` below its max level."""
    name = f"lid-{IDS[form]}"
    return name if LEVEL[form] == TOPS[form] else f"{name}-{LEVEL[form]}"


@lru_cache(_KEPT)
def forms_of(setting: Setting, seat: int) -> tuple[int, ...]:
    """What a player's plans allow to build: units at their max level, or at any."""
    plans = plans_of(setting.pods[seat], setting.tier)
    return tuple(form for plan in plans for form in (plan.forms if setting.build_level == ANY else plan.forms[-1:]))


@lru_cache(_KEPT)
def affordable(setting: Setting, seat: int, stock: Bricks) -> tuple[int, ...]:
    """The forms for which the stock has the bricks."""
    return tuple(form for form in forms_of(setting, seat) if has(stock, BRICKS[form]))


@lru_cache(_KEPT)
def affords_two(setting: Setting, seat: int, stock: Bricks) -> bool:
    """Whether two units, alike or not, can be built together."""
    return any(
        has(stock, BRICKS[one] + BRICKS[two])
        for one, two in combinations_with_replacement(affordable(setting, seat, stock), 2)
    )


Groups = tuple[tuple[str, tuple[Action, ...]], ...]
"""Actions by their first touch, ascending in themselves."""


@lru_cache(_KEPT)
def builds(setting: Setting, seat: int, stock: Bricks, then: Bricks = 0) -> Groups:
    """Every unit that can be built from the stock.

    With `then`, only units after which another one can be built: that is the stock with all lid units taken apart.
    """
    forms = affordable(setting, seat, stock)
    if then:
        forms = tuple(form for form in forms if affordable(setting, seat, then - BRICKS[form]))
    return _grouped(Action(seat, (IDS[form], build_touch(form))) for form in forms)


def _grouped(actions: Iterable[Action]) -> Groups:
    groups: dict[str, list[Action]] = {}
    for action in sorted(actions):
        groups.setdefault(action.path[0], []).append(action)
    return tuple((first, tuple(group)) for first, group in groups.items())


@lru_cache(_KEPT)
def aparts(seat: int, lid: tuple[Unit, ...]) -> tuple[Action, ...]:
    """Every unit in the lid taken apart."""
    return tuple(sorted({Action(seat, (lid_touch(code & FORM), APART)) for code in lid}))


@lru_cache(_KEPT)
def from_lid(seat: int, lid: tuple[Unit, ...], free: int) -> Groups:
    """Every unit in the lid taken apart, or placed on every free square of the home row."""
    touches = {lid_touch(code & FORM) for code in lid}
    places = (Action(seat, (touch, SQUARES[square])) for touch in touches for square in squares_in(free))
    return _grouped((*aparts(seat, lid), *places))


def in_lid(lid: tuple[Unit, ...], touch: str) -> Unit:
    """The unit of a lid that a touch names; of several alike the first."""
    return next(code for code in lid if lid_touch(code & FORM) == touch)


@lru_cache(_KEPT)
def completions(pod: int, tier: str, plans: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The plans that can be added to those chosen so that in the end `count` can be built together."""
    sheets = PODS[pod].plans
    if not together(pod, [sheets[plan] for plan in plans]):
        return ()
    return tuple(
        plan
        for plan, sheet in enumerate(sheets)
        if plan not in plans
        and sheet in plans_of(pod, tier)
        and together(pod, [sheet, *(sheets[chosen] for chosen in plans)])
        and (len(plans) + 1 == count or completions(pod, tier, (*plans, plan), count))
    )


def stock_with_lid(stock: Bricks, lid: tuple[Unit, ...]) -> Bricks:
    """What the stock would be if everything in the lid were taken apart."""
    return stock + sum(BRICKS[code & FORM] for code in lid)


def plan_names(pod: int) -> dict[str, int]:
    """The plans of a pod by id."""
    return {plan.id: place for place, plan in enumerate(PODS[pod].plans)}


def form_named(pod: int, plan: str, touch: str) -> int:
    """The form that a plan and a build touch mean."""
    forms = PODS[pod].plans[plan_names(pod)[plan]].forms
    return next(form for form in forms if build_touch(form) == touch)
