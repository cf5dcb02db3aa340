"""Units, bricks and X-tra cards of X-Pod Play Off put, taken and marked by hand."""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import ADD, BRICKS, HAND, KIND_NAMES, LEVEL, NAMES, NEXT, PODS, POINTS
from pentapod.games.xpod.editor.changes import cards_of, count_points, dealt
from pentapod.games.xpod.editor.table import CARDS_OF, LID, MARKS, MORE, POD, Place, Thing
from pentapod.games.xpod.rules.board import SQUARES, TITLES
from pentapod.games.xpod.rules.check import stocked
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.task import load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, first_copy, owner, unit
from pentapod.games.xpod.scene.panels import in_order
from pentapod.games.xpod.words.names import bricks_listed, missing

# ---------------------------------------------------------------------- units


def _unit_at(draft: Draft, at: Place) -> Unit:
    """The unit on a place, which must be a square or one of those in a lid. Raises `CannotEdit`."""
    if at.square >= 0:
        if at.square in draft.units:
            return draft.units[at.square]
        raise CannotEdit(f"Nothing stands on {SQUARES[at.square]}.")
    if at.kind != LID:
        raise CannotEdit("No unit lies here.")
    lid = in_order(draft.sides[at.seat].lid)
    if 0 <= at.at < len(lid):
        return lid[at.at]
    raise CannotEdit(f"No unit lies in this part of {TITLES[at.seat]}'s lid.")


def take_unit(draft: Draft, at: Place) -> Unit:
    """A unit off its square or out of its lid. Raises `CannotEdit`."""
    code = _unit_at(draft, at)
    if at.square >= 0:
        del draft.units[at.square]
    else:
        _leave_lid(draft, at.seat, code)
    return code


def _leave_lid(draft: Draft, seat: int, code: Unit) -> None:
    """One such unit is taken out of a lid, even if another has its name."""
    lid = [*draft.sides[seat].lid]
    lid.remove(code)
    draft.sides[seat] = draft.sides[seat]._replace(lid=tuple(lid))


def set_down(draft: Draft, code: Unit, to: Place) -> None:
    """A unit onto a square, in the place of what stands there, or into its owner's lid. Raises `CannotEdit`."""
    seat = owner(code)
    if to.square >= 0:
        draft.units[to.square] = code
    elif to.kind == LID and to.seat == seat:
        side = draft.sides[seat]
        draft.sides[seat] = side._replace(lid=tuple(sorted((*side.lid, code & ~(SAFE | FROZEN)))))
    else:
        raise CannotEdit(f"{NAMES[code & FORM]} goes onto a square or into {TITLES[seat]}'s lid.")


def put_unit(draft: Draft, thing: Thing, to: Place) -> None:
    """A unit is built from what is left and set down. Raises `CannotEdit`."""
    seat, form = thing.seat, thing.form
    if to.square in draft.units:
        take_unit(draft, to)
    _check_stock(draft, seat, BRICKS[form], f"another {NAMES[form]}")
    load = load_of(draft.task)
    others = (*draft.units.values(), *draft.sides[seat].lid, *((load.unit,) if load else ()))
    set_down(draft, unit(seat, form, first_copy(seat, form, others)), to)


def _check_stock(draft: Draft, seat: int, need: bricks.Bricks, what: str) -> None:
    pod = PODS[draft.setting.pods[seat]]
    if lacking := missing(stocked(draft)[seat].stock, need):
        raise CannotEdit(f"{TITLES[seat]} lacks {bricks_listed(pod, lacking)} for {what}.")


def mark_unit(draft: Draft, at: Place, mark: str) -> None:
    """A mark on a unit: a level more or less, or safe and frozen on and off. Raises `CannotEdit`."""
    code = _unit_at(draft, at)
    form, seat = code & FORM, owner(code)
    if mark in MARKS:
        if at.kind == LID:
            raise CannotEdit("A unit in the lid is neither safe nor frozen.")
        code_now = code ^ MARKS[mark]
    elif mark == MORE:
        if not NEXT[form]:
            raise CannotEdit(f"{NAMES[form]} is at its max level.")
        _check_stock(draft, seat, ADD[NEXT[form]], f"a level more of {NAMES[form]}")
        code_now = code + 1
    else:
        if LEVEL[form] == 1:
            raise CannotEdit(f"{NAMES[form]} is at level 1. It can be taken away.")
        code_now = code - 1
    if at.square >= 0:
        draft.units[at.square] = code_now
    else:
        _leave_lid(draft, seat, code)
        set_down(draft, code_now, at)


# ---------------------------------------------------------------------- bricks and cards


def lock(draft: Draft, thing: Thing, to: Place) -> None:
    """A brick into its owner's pod, which is a point. Raises `CannotEdit`."""
    seat, pod = thing.seat, PODS[thing.pod]
    name = KIND_NAMES[pod.kinds[thing.kind]].one
    if (to.kind, to.seat) != (POD, seat):
        raise CannotEdit(f"This {name} goes into {TITLES[seat]}'s pod.")
    side = draft.sides[seat]
    if bricks.total(side.locked) >= POINTS:
        raise CannotEdit(f"{TITLES[seat]}'s pod has room for {POINTS} bricks.")
    brick = bricks.one(thing.kind)
    _check_stock(draft, seat, brick, "the pod")
    draft.sides[seat] = side._replace(locked=side.locked + brick)
    count_points(draft, seat)


def unlock(draft: Draft, seat: int) -> None:
    """The last brick out of a pod, and with it a point. Raises `CannotEdit`."""
    side = draft.sides[seat]
    if not side.locked:
        raise CannotEdit(f"No brick is locked in {TITLES[seat]}'s pod.")
    draft.sides[seat] = side._replace(locked=side.locked - bricks.one(bricks.kinds(side.locked)[-1]))
    count_points(draft, seat)


def use_card(draft: Draft, at: Place) -> None:
    """A card from the hand to the used ones, or back. Raises `CannotEdit`."""
    if not at.card:
        raise CannotEdit("Only an X-tra card can be used.")
    side = draft.sides[at.seat]
    if side.hand & at.card:
        draft.sides[at.seat] = side._replace(hand=side.hand & ~at.card, used=side.used | at.card)
    elif side.used & at.card:
        draft.sides[at.seat] = side._replace(hand=side.hand | at.card, used=side.used & ~at.card)
    else:
        raise CannotEdit(f"{TITLES[at.seat]} does not have this X-tra card.")


def deal_card(draft: Draft, thing: Thing, to: Place) -> None:
    """A card into its owner's hand. Raises `CannotEdit`."""
    seat = thing.seat
    side = draft.sides[seat]
    own = side.hand | side.used
    if (to.kind, to.seat) != (CARDS_OF, seat):
        raise CannotEdit(f"This card goes to {TITLES[seat]}'s X-tra cards.")
    if not cards_of(draft.setting, seat) & thing.card:
        raise CannotEdit(f"The {PODS[draft.setting.pods[seat]].name} Pod does not have this X-tra card.")
    if own & thing.card:
        raise CannotEdit(f"{TITLES[seat]} has this X-tra card already.")
    if own.bit_count() >= HAND:
        raise CannotEdit(f"{TITLES[seat]} has {HAND} X-tra cards already. Take one away first.")
    draft.sides[seat] = side._replace(hand=side.hand | thing.card)


def take_card(draft: Draft, at: Place) -> None:
    """A card away from its player. Raises `CannotEdit`."""
    side = draft.sides[at.seat]
    if not (side.hand | side.used) & at.card:
        raise CannotEdit("No X-tra card lies here.")
    if dealt(draft, at.seat) & at.card:
        raise CannotEdit("In the basic game the X-tra cards of a pod stay with it. They can be marked as used.")
    draft.sides[at.seat] = side._replace(hand=side.hand & ~at.card, used=side.used & ~at.card)
