"""What an action has done, in the past tense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xpod.data.table import (
    BRICKS,
    CARD_BIT,
    FORMS,
    KIND_NAMES,
    LEVEL,
    NAMES,
    PODS,
    TOPS,
    CardId,
    Special,
)
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.building import form_named, in_lid
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, LockBrick, TakeTurn, activation_of, load_of
from pentapod.games.xpod.rules.touches import APART, DONE, DROP, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, FROZEN, Unit, owner
from pentapod.games.xpod.words.names import (
    CARD_NAMES,
    Manner,
    bricks_listed,
    manner,
    placed_units,
    where,
    whose,
    with_article,
)

_DID: Final[dict[str, str]] = {
    Special.CARRY: "picked up",
    Special.DECON: "deconstructed",
    Special.EAT: "ate",
    Special.REPAIR: "repaired",
    Special.WEB: "webbed",
}
_WENT: Final = {Manner.FLY: "flew", Manner.JUMP: "jumped", Manner.MOVE: "moved"}


def describe(state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
    """What a legal action does, as a viewer may know it."""
    seat, path = action
    if isinstance(state.task, ChoosePlans):
        return f"{names[seat]} {_picked(state, seat, path[0], viewer)}."
    if seat == CHANCE:
        return f"{names[SIDES.index(path[0])]} begins."
    after = state.after(action)
    return " ".join([f"{_deed(state, action, names)}.", *_consequences(state, after, names)])


def _picked(state: XPod, seat: int, touch: str, viewer: int | None) -> str:
    knows = viewer in (seat, CHANCE)
    if touch in CARD_NAMES:
        return f"chose {CARD_NAMES[touch]}" if knows else "chose an X-tra card"
    sheets = PODS[state.setting.pods[seat]].plans
    return f"chose {next(plan.name for plan in sheets if plan.id == touch)}" if knows else "chose a plan"


# ---------------------------------------------------------------------- what was done


def brief(state: XPod, action: Action, names: Sequence[str], viewer: int | None) -> str:
    """The same, without the bricks that come of a unit which is taken apart."""
    seat, path = action
    if path[-1] != APART:
        return describe(state, action, names, viewer)
    return f"{names[seat]} took {NAMES[in_lid(state.sides[seat].lid, path[0]) & FORM]} in the lid apart."


def _deed(state: XPod, action: Action, names: Sequence[str]) -> str:
    seat, path = action
    name, task, first = names[seat], state.task, path[0]
    if isinstance(task, TakeTurn) and task.pending:
        if isinstance(task.pending[0], LockBrick):
            return f"{name} locked {with_article(KIND_NAMES[first].one)} in the pod"
        return f"{name} took {CARD_NAMES[first]} back, because {names[1 - seat]} has scored"
    if path[-1] == APART:
        form = in_lid(state.sides[seat].lid, first) & FORM
        freed = bricks_listed(PODS[FORMS[form].pod], BRICKS[form])
        return f"{name} took {NAMES[form]} in the lid apart: {freed} to build with"
    if path == PASS:
        return f"{name} passed"
    if first in CARD_NAMES:
        return _card_deed(state, seat, path, names)
    if activation := activation_of(task):
        assert activation.square is not None
        return _unit_deed(state, activation.square, path, names)
    if first in SQUARE_OF:
        return _unit_deed(state, SQUARE_OF[first], path[1:], names)
    if path[1] in SQUARE_OF:
        return f"{name} placed {NAMES[in_lid(state.sides[seat].lid, first) & FORM]} on {path[1]}"
    form = form_named(state.setting.pods[seat], first, path[1])
    at_level = "" if LEVEL[form] == TOPS[form] else f" at level {LEVEL[form]}"
    return f"{name} built {NAMES[form]}{at_level} into the lid"


def _card_deed(state: XPod, seat: int, path: Path, names: Sequence[str]) -> str:
    """What a card was played on. The unit is the activated one, unless a square before the target names it."""
    card = path[0]
    played = f"{names[seat]} played {CARD_NAMES[card]}"
    if card == CardId.BUILD2:
        return played
    activation = activation_of(state.task)
    if card == CardId.DECON1:
        square = activation.square if activation else SQUARE_OF[path[1]]
        assert square is not None
        target = SQUARE_OF[path[-1]]
        did, hit = _DID[Special.DECON], where(state.units[target], target, names)
        return f"With {CARD_NAMES[card]} {whose(state.units[square], names)} {did} {hit}"
    square = SQUARE_OF[path[1]] if len(path) > 1 else activation.square if activation else None
    assert square is not None
    return f"{played} on {_unit(state.units[square], seat, names)} on {SQUARES[square]}"


def _unit(code: Unit, seat: int, names: Sequence[str]) -> str:
    """A unit in a sentence about this seat, which names the owner of other units only."""
    return NAMES[code & FORM] if owner(code) == seat else whose(code, names)


def _unit_deed(state: XPod, square: int, path: Path, names: Sequence[str]) -> str:
    """What an activated unit does."""
    code, first = state.units[square], path[0]
    unit = whose(code, names)
    if first == UNFREEZE:
        return f"{names[owner(code)]} spent the turn on {NAMES[code & FORM]} on {SQUARES[square]}"
    if path == DONE:
        return f"{names[owner(code)]} ended the turn"
    if first == DROP:
        load = load_of(state.task)
        assert load
        return f"{unit} put {_unit(load.unit, owner(code), names)} down on {path[1]}"
    if first in SQUARE_OF:
        return _movement(state, square, SQUARE_OF[first], names)
    target = SQUARE_OF[path[1]]
    return f"{unit} {_DID[first]} {_unit(state.units[target], owner(code), names)} on {path[1]}"


def _movement(state: XPod, square: int, goal: int, names: Sequence[str]) -> str:
    """How a unit went to a square, or what it pushed there."""
    went = manner(state, square, goal)
    unit = whose(state.units[square], names)
    if went == Manner.PUSH:
        return f"{unit} on {SQUARES[square]} pushed {where(state.units[goal], goal, names)}"
    return f"{unit} {_WENT[went]} from {SQUARES[square]} to {SQUARES[goal]}"


# ---------------------------------------------------------------------- what came of it


def _consequences(state: XPod, after: XPod, names: Sequence[str]) -> Iterator[str]:
    """What else changed: levels, units gone, points, ice."""
    before, now = placed_units(state), placed_units(after)
    gained = [after.sides[seat].points - state.sides[seat].points for seat in range(2)]
    # Nothing else takes a unit off the board in an action that brings its owner points.
    scored = [key for key in before if key not in now and gained[key[0]]]
    for key, (code, _) in before.items():
        unit = whose(code, names)
        if key not in now:
            if key not in scored:
                yield f"{unit} is off the board."
            continue
        later, square = now[key]
        place = "" if square is None else f" on {SQUARES[square]}"
        levels = LEVEL[later & FORM] - LEVEL[code & FORM]
        if levels:
            yield f"{unit}{place} {'gained' if levels > 0 else 'lost'} {counted(abs(levels), 'level')}."
        if (later ^ code) & FROZEN:
            yield f"{unit}{place} is {'frozen' if later & FROZEN else 'no longer frozen'}."
    for seat, points in enumerate(gained):
        if points:
            units = listed(sorted(NAMES[before[key][0] & FORM] for key in scored)) or "A unit"
            total = counted(after.sides[seat].points, "point")
            yield f"{units} scored: {names[seat]} has {total}."
            yield from _cards_back(state, after, 1 - seat, names)


def _cards_back(state: XPod, after: XPod, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The used cards that a seat has again without choosing, for the points of the other."""
    back = after.sides[seat].hand & state.sides[seat].used
    if back:
        cards = [name for card, name in CARD_NAMES.items() if back & CARD_BIT[card]]
        yield f"{names[seat]} gets {cards[0] if len(cards) == 1 else counted(len(cards), 'card')} back for that."
