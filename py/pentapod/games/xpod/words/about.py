"""What there is to know about everything that can be touched: units, squares, plans, cards, bricks, actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    ADD,
    BRICKS,
    CARD_BIT,
    CARDS,
    FLIES,
    FORMS,
    KIND_NAMES,
    NEXT,
    PODS,
    POINTS,
    TOPS,
    Form,
    Plan,
    Special,
    Tier,
)
from pentapod.games.xpod.rules.activation.specials import PLAIN_DECON
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.building import shortage
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.touches import APART, DROP, UNFREEZE, actor, lid_touch, owner_and_name
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words.names import abilities, bricks_listed, level, short, special_words, whose

_ACTIONS: Final = {
    "done": ("Done", "Ends your turn: your unit does nothing more."),
    "pass": ("Pass", "The turn goes by. It is allowed only when you can neither build nor place, and no unit can act."),
    APART: ("Take apart", "The unit becomes bricks in the inventory again. It takes no time, and may be done often."),
    "build": (
        "Build",
        "The unit goes into the lid at its max level, and the turn is over. It can be placed from the next turn.",
    ),
    "build-1": ("Build at level 1", "The unit goes into the lid at level 1, and the turn is over."),
    "build-2": ("Build at level 2", "The unit goes into the lid at level 2, and the turn is over."),
    DROP: ("Put down", "The load goes to a free square next to its carrier, and the turn is over."),
    UNFREEZE: ("Unfreeze", "The unit is set upright again. That is the whole turn."),
}


def about(state: XPod, touch: str, names: Sequence[str]) -> tuple[str, ...]:
    """A title, then sentences; () if there is nothing to tell. Nothing that can be asked about is secret."""
    if touch in SQUARE_OF:
        return tuple(_square(state, SQUARE_OF[touch], names))
    if touch in _ACTIONS:
        return _ACTIONS[touch]
    if touch in tuple(Special):
        return touch.upper(), special_words(Special(touch), PLAIN_DECON)
    seat, name = owner_and_name(actor(state), touch)
    if seat is None or seat == CHANCE:
        return ()
    pod = PODS[state.setting.pods[seat]]
    for plan in pod.plans:
        if plan.id == name:
            return tuple(_plan(state, seat, plan, names))
    if name in pod.kinds:
        return tuple(_kind(state, seat, pod.kinds.index(name), names))
    if name in CARD_BIT:
        return tuple(_card(state, seat, name, names))
    for code in state.sides[seat].lid:
        if lid_touch(code & FORM) == name:
            return tuple(_in_lid(code, names))
    if name == "pod":
        return tuple(_pod(state, seat, names))
    return ()


def _square(state: XPod, square: int, names: Sequence[str]) -> Iterator[str]:
    code = state.units.get(square)
    if code is not None:
        yield f"{whose(code, names)} on {SQUARES[square]}, {level(code)}"
        yield from _unit(state, square, code, names)
        return
    obstacle = state.setting.obstacles >> square & 1
    yield f"{SQUARES[square]}, {'an obstacle' if obstacle else 'an empty square'}"
    if obstacle:
        yield "Only flying units can stop here. JUMP passes over it."
    for seat, row in enumerate(HOME_ROWS):
        if row >> square & 1:
            other = names[1 - seat]
            yield f"{names[seat]}'s home row: {names[seat]} places units here, and {other}'s units score here."


def _unit(state: XPod, square: int, code: Unit, names: Sequence[str]) -> Iterator[str]:
    yield from abilities(FORMS[code & FORM])
    if code & FROZEN:
        yield (
            "It is frozen: it does nothing until it is unfrozen,"
            " or another unit of its side that moved or acted ends next to it."
        )
    if code & SAFE:
        yield f"It is safe until {names[owner(code)]}'s next turn: nothing takes a level from it."
    if state.setting.obstacles >> square & 1:
        yield (
            "It hovers over an obstacle, where nobody can push it."
            if FLIES[code & FORM]
            else "It is stuck on an obstacle: only REPAIR, LEVEL +1 or CARRY help it."
        )
    yield from _next_level(state, code)
    yield f"It is made of {bricks_listed(PODS[FORMS[code & FORM].pod], BRICKS[code & FORM])}."


def _next_level(state: XPod, code: Unit) -> Iterator[str]:
    following = NEXT[code & FORM]
    if following:
        pod = PODS[FORMS[following].pod]
        have = bricks.has(state.sides[owner(code)].stock, ADD[following])
        there = "they are there" if have else "they are not all there"
        can = FORMS[following].printed or "no action"
        yield f"The next level takes {bricks_listed(pod, ADD[following])} ({there}) and gives {can}."


def _in_lid(code: Unit, names: Sequence[str]) -> Iterator[str]:
    yield f"{whose(code, names)} in the lid, {level(code)}"
    yield "It waits to be placed on the home row, or can be taken apart for its bricks."
    yield from abilities(FORMS[code & FORM])
    yield f"It is made of {bricks_listed(PODS[FORMS[code & FORM].pod], BRICKS[code & FORM])}."


def _plan(state: XPod, seat: int, plan: Plan, names: Sequence[str]) -> Iterator[str]:
    pod = PODS[state.setting.pods[seat]]
    yield f"{plan.name}, a plan of the {pod.name} Pod"
    forms = [FORMS[number] for number in plan.forms]
    yield from map(_level_line, forms)
    yield from dict.fromkeys(
        special_words(special, form.decon or PLAIN_DECON) for form in forms for special in form.specials
    )
    if state.setting.tier == Tier.BASIC and plan.tier != Tier.BASIC:
        yield "This plan is for the advanced game."
        return
    few = shortage(state, seat, plan.top)
    yield (
        f"It cannot be built now: {names[seat]} needs {short(few)}."
        if few
        else "It can be built: all its bricks are there."
    )


def _level_line(form: Form) -> str:
    pod = PODS[form.pod]
    return f"Level {form.level} of {TOPS[form.number]}: {bricks_listed(pod, form.add)}; {form.printed or 'no action'}."


def _kind(state: XPod, seat: int, kind: int, names: Sequence[str]) -> Iterator[str]:
    pod, side = PODS[state.setting.pods[seat]], state.sides[seat]
    name = KIND_NAMES[pod.kinds[kind]]
    have, left = bricks.counts(pod.inventory)[kind], bricks.counts(side.stock)[kind]
    yield f"{name.many.capitalize()} of {names[seat]}"
    in_play = units_in_play(state, seat)
    elsewhere = [
        (sum(bricks.counts(BRICKS[code & FORM])[kind] for code in in_play), "on the board"),
        (sum(bricks.counts(BRICKS[code & FORM])[kind] for code in side.lid), "in the lid"),
        (bricks.counts(side.locked)[kind], "locked in the pod"),
    ]
    yield f"{left} of {counted(have, *name)} are left in the inventory."
    if any(count for count, _ in elsewhere):
        yield f"The others: {listed(f'{count} {place}' for count, place in elsewhere if count)}."
    users = [plan.name for plan in pod.plans if bricks.counts(BRICKS[plan.top])[kind]]
    yield f"{listed(users)} {'need' if len(users) > 1 else 'needs'} them."


def _card(state: XPod, seat: int, name: str, names: Sequence[str]) -> Iterator[str]:
    card = next(card for card in CARDS if card.id == name)
    side = state.sides[seat]
    yield f"X-tra card {card.name}"
    yield card.text
    if side.used & CARD_BIT[name]:
        yield f"{names[seat]} has used it. One used card comes back for every point of the other player."
    elif side.hand & CARD_BIT[name]:
        yield f"{names[seat]} may still play it."


def _pod(state: XPod, seat: int, names: Sequence[str]) -> Iterator[str]:
    pod, side = PODS[state.setting.pods[seat]], state.sides[seat]
    yield f"{names[seat]}'s {pod.name} Pod"
    yield pod.style
    yield f"{counted(side.points, 'point')} of {POINTS}."
    if side.locked:
        yield f"Locked in it: {bricks_listed(pod, side.locked)}."
