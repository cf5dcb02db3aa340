"""Before the first turn: from the options of a game to its setting and its first units, or to plans that are chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentapod.engine.options import Options
from pentapod.engine.values import Numbers
from pentapod.games.xpod.data.table import CARD_BIT, HAND, MAPS, POD_OF, PODS, STARTERS, Pod, Tier, plans_of, together
from pentapod.games.xpod.rules.board import NORTH, SIDES, SOUTH, STARTS
from pentapod.games.xpod.rules.building import plan_places
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import BuildLevel, Setting, StartUnits, fingerprint, setting, side
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter, TakeTurn

# ---------------------------------------------------------------------- options


def set_id(seat: int, pod: Pod) -> str:
    """The option that chooses a starter set for a seat that plays this pod."""
    return f"{SIDES[seat]}-{pod.id}"


_PODS: Final = tuple(pod.id for pod in PODS)

_FIRST: Final = tuple(pod if pod in _PODS else _PODS[seat] for seat, pod in enumerate(("wild", "auto")))
"""The pods that are chosen unless others are."""

OFFERED: Final = {
    "tier": tuple(tier.value for tier in Tier),
    **{side: (first, *(pod for pod in _PODS if pod != first)) for side, first in zip(SIDES, _FIRST, strict=True)},
    "map": tuple(MAPS),
    "start_units": tuple(where.value for where in StartUnits),
    "build_level": tuple(level.value for level in BuildLevel),
    **{set_id(seat, pod): tuple(starter.id for starter in pod.starters) for seat in range(2) for pod in PODS},
}
"""The options, each with its choices, the default first."""

NEEDS: Final = {
    set_id(seat, pod): {"tier": (Tier.BASIC.value,), SIDES[seat]: (pod.id,)} for seat in range(2) for pod in PODS
}
"""By starter set: the choices under which it matters."""


def setting_of(options: Options) -> Setting:
    """What these options settle for the whole game."""
    pods = (POD_OF[options[SIDES[SOUTH]]], POD_OF[options[SIDES[NORTH]]])
    start_units, build_level = StartUnits(options["start_units"]), BuildLevel(options["build_level"])
    return setting(Tier(options["tier"]), options["map"], start_units, build_level, pods)


def options_of(setting_: Setting) -> Options:
    """The options that a setting tells: all but the starter sets."""
    return {
        "tier": setting_.tier.value,
        **{side: PODS[pod].id for side, pod in zip(SIDES, setting_.pods, strict=True)},
        "map": setting_.map,
        "start_units": setting_.start_units.value,
        "build_level": setting_.build_level.value,
    }


def starters_of(options: Options, seat: int) -> Numbers:
    """The plans of the starter set that was chosen for a seat."""
    pod = PODS[POD_OF[options[SIDES[seat]]]]
    chosen = options[set_id(seat, pod)]
    return next(starter.plans for starter in pod.starters if starter.id == chosen)


# ---------------------------------------------------------------------- plans and cards of an advanced game

_KEPT: Final = 4096


@lru_cache(_KEPT)
def completions(pod: int, tier: Tier, plans: Numbers, count: int) -> Numbers:
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


def pick(draft: Draft, task: ChoosePlans, touch: str) -> None:
    """A seat chooses a plan, then cards; once both have all of theirs, the plans are built."""
    seat = task.seat
    picks = list(task.picks)
    plans, cards = picks[seat]
    if len(plans) < STARTERS:
        picks[seat] = picks[seat]._replace(plans=(*plans, plan_places(draft.setting.pods[seat])[touch]))
    else:
        picks[seat] = picks[seat]._replace(cards=cards | CARD_BIT[touch])
    if picks[NORTH].cards.bit_count() < HAND:
        draft.task = ChoosePlans((picks[SOUTH], picks[NORTH]))
        return
    draft.task = DrawStarter()
    for owner, chosen in enumerate(picks):
        draft.sides[owner] = side(draft.setting.pods[owner], chosen.cards)
        set_up(draft, owner, chosen.plans)


# ---------------------------------------------------------------------- the first turn


def set_up(draft: Draft, seat: int, plans: Numbers) -> None:
    """The first units of a player are built, into the lid or onto the home row."""
    for plan, square in zip(plans, STARTS[seat], strict=True):
        code = draft.build(seat, PODS[draft.setting.pods[seat]].plans[plan].top)
        if draft.setting.start_units == StartUnits.HOME_ROW:
            draft.leave_lid(code)
            draft.units[square] = code


def begin(draft: Draft, seat: int) -> None:
    """Chance has named the starting player."""
    draft.task = TakeTurn(seat)
    draft.turn_start = fingerprint(seat, draft.units, draft.sides)
