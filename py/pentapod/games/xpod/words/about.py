"""What there is to know about everything that can be touched: units, squares, plans, cards, bricks, actions.

Nothing that can be asked about is secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import CHANCE
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    ADD,
    BRICKS,
    CARD_BIT,
    FLIES,
    FORMS,
    LEVEL,
    NEXT,
    PODS,
    POINTS,
    TOPS,
    Decon,
    Plan,
    Special,
    Tier,
    counted,
)
from pentapod.games.xpod.rules.activation.specials import PLAIN_DECON
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.building import shortage
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.touches import APART, DROP, UNFREEZE, actor, lid_touch, owner_and_name
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Standing, Unit, owner

_ACTIONS: Final = ("done", "pass", APART, "build", "build-1", "build-2", DROP, UNFREEZE)


def about(state: XPod, touch: str) -> Iterator[Message]:
    """A title, then sentences; nothing if there is nothing to say."""
    if touch in SQUARE_OF:
        yield from _square(state, SQUARE_OF[touch])
    elif touch in _ACTIONS:
        yield because(f"name-{touch}")
        yield because(f"about-{touch}")
    elif touch in tuple(Special):
        yield _special(Special(touch), PLAIN_DECON, "ability")
        yield _special(Special(touch), PLAIN_DECON, "about")
    else:
        seat, name = owner_and_name(actor(state), touch)
        if seat is not None and seat != CHANCE:
            yield from _owned(state, seat, name)


def _owned(state: XPod, seat: int, name: str) -> Iterator[Message]:
    """What a seat has: plans, bricks, cards, units in the lid, the pod."""
    pod = PODS[state.setting.pods[seat]]
    if name in pod.kinds:
        yield _kind(state, seat, name)
    elif name in CARD_BIT:
        yield _card(state, seat, name)
    elif name == "pod":
        yield _pod(state, seat)
    for plan in pod.plans:
        if plan.id == name:
            yield from _plan(state, seat, plan)
    for code in state.sides[seat].lid:
        if lid_touch(code & FORM) == name:
            yield from _in_lid(code)
            return


# ---------------------------------------------------------------------- what units can do


def abilities(form: int, family: str) -> Iterator[Message]:
    """What a form can do: as plans print it, in the family `ability`, or as sentences, in the family `about`."""
    for movement, value in FORMS[form].moves:
        yield because(f"{family}-{movement.lower()}", count=value)
    yield from _specials(form, family)


def _specials(form: int, family: str) -> Iterator[Message]:
    able = FORMS[form]
    for special in able.specials:
        yield _special(special, able.decon or PLAIN_DECON, family)


def _special(special: Special, decon: Decon, family: str) -> Message:
    levels, near, far = decon
    return because(f"{family}-{special}", levels=levels, near=near, far=far, span=(near, far))


def _abilities(form: int) -> Iterator[Message]:
    if not FORMS[form].moves:
        yield because("about-immobile")
    yield from abilities(form, "about")


# ---------------------------------------------------------------------- units and squares


def _square(state: XPod, square: int) -> Iterator[Message]:
    code, place = state.units.get(square), SQUARES[square]
    if code is not None:
        yield _with_level("about-unit", code, square)
        yield from _unit(state, square, code)
    elif state.setting.obstacles >> square & 1:
        yield because("about-obstacle", place=place)
    else:
        yield because("about-empty", place=place)
        for seat, row in enumerate(HOME_ROWS):
            if row >> square & 1:
                yield because("about-home-row", seat=seat, other_seat=1 - seat)


def _with_level(key: str, code: Unit, square: int | None = None) -> Message:
    return because(key, unit=Standing(code, square), level=LEVEL[code & FORM], top=TOPS[code & FORM])


def _made_of(code: Unit) -> Message:
    return because("about-made-of", bricks=counted(FORMS[code & FORM].pod, BRICKS[code & FORM]))


def _unit(state: XPod, square: int, code: Unit) -> Iterator[Message]:
    yield from _abilities(code & FORM)
    if code & FROZEN:
        yield because("about-frozen")
    if code & SAFE:
        yield because("about-safe", seat=owner(code))
    if state.setting.obstacles >> square & 1:
        yield because("about-hovers" if FLIES[code & FORM] else "about-stuck")
    if following := NEXT[code & FORM]:
        there = bricks.has(state.sides[owner(code)].stock, ADD[following])
        added = counted(FORMS[following].pod, ADD[following])
        yield because("about-next-level", bricks=added, there=there, can=following)
    yield _made_of(code)


def _in_lid(code: Unit) -> Iterator[Message]:
    yield _with_level("about-in-lid", code)
    yield from _abilities(code & FORM)
    yield _made_of(code)


# ---------------------------------------------------------------------- what a player has


def _plan(state: XPod, seat: int, plan: Plan) -> Iterator[Message]:
    pod = state.setting.pods[seat]
    yield because("about-plan", thing=plan.id, pod=pod)
    for form in plan.forms:
        yield because("about-level", level=LEVEL[form], top=len(plan.forms), bricks=counted(pod, ADD[form]), can=form)
    for form in plan.forms:
        yield from _specials(form, "about")
    advanced = state.setting.tier == Tier.BASIC and plan.tier != Tier.BASIC
    few = shortage(state.sides[seat], pod, plan.top)
    yield because("about-ready", seat=seat, advanced=advanced, shortage=few)


def _kind(state: XPod, seat: int, name: str) -> Message:
    pod, side = PODS[state.setting.pods[seat]], state.sides[seat]
    kind = pod.kinds.index(name)

    def count(*some: bricks.Bricks) -> int:
        return sum(bricks.counts(one)[kind] for one in some)

    elsewhere = {
        "bricks-on-board": count(*(BRICKS[code & FORM] for code in units_in_play(state, seat))),
        "bricks-in-lid": count(*(BRICKS[code & FORM] for code in side.lid)),
        "bricks-locked": count(side.locked),
    }
    return because(
        "about-bricks",
        seat=seat,
        name=Message(f"brick-{name}"),
        left=count(side.stock),
        brick=(name, count(pod.inventory)),
        places=[because(key, count=there) for key, there in elsewhere.items() if there],
        things=[plan.id for plan in pod.plans if count(BRICKS[plan.top])],
    )


def _card(state: XPod, seat: int, card: str) -> Message:
    side, bit = state.sides[seat], CARD_BIT[card]
    facts = {"used": bool(side.used & bit), "held": bool(side.hand & bit)}
    return because("about-card", seat=seat, card=card, text=Message(f"about-card-{card}"), **facts)


def _pod(state: XPod, seat: int) -> Message:
    pod, side = state.setting.pods[seat], state.sides[seat]
    facts = {"count": side.points, "most": POINTS, "bricks": counted(pod, side.locked)}
    return because("about-pod", seat=seat, pod=pod, text=Message(f"about-pod-{PODS[pod].id}"), **facts)
