"""Units, bricks and X-tra cards of X-Pod Play Off put, taken and marked by hand."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.editing import CannotEdit
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import ADD, BRICKS, HAND, LEVEL, NEXT, PODS, POINTS
from pentapod.games.xpod.editor.changes import cards_of, count_points, dealt
from pentapod.games.xpod.editor.pieces import BrickPiece, CardPiece, Mark, UnitPiece
from pentapod.games.xpod.editor.places import InCards, InLid, InPod, OnSquare, Place
from pentapod.games.xpod.rules.check import stocked
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.task import load_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, first_copy, owner, unit
from pentapod.games.xpod.scene.panels import in_order
from pentapod.games.xpod.words.words import XPodWords

# ---------------------------------------------------------------------- units


def _unit_at(draft: Draft, place: Place) -> Unit:
    """The unit on a place, which must be a square or one of those in a lid. Raises `CannotEdit`."""
    match place:
        case OnSquare(square):
            if square in draft.units:
                return draft.units[square]
            raise CannotEdit(XPodWords.nothing_on, square)
        case InLid(seat, number):
            lid = in_order(draft.sides[seat].lid)
            if number is not None and 0 <= number < len(lid):
                return lid[number]
            raise CannotEdit(XPodWords.nothing_in_lid, seat)
        case InPod() | InCards():
            raise CannotEdit(XPodWords.no_unit_here)
        case _:
            assert_never(place)


def take_unit(draft: Draft, place: Place) -> Unit:
    """A unit off its square or out of its lid. Raises `CannotEdit`."""
    code = _unit_at(draft, place)
    if isinstance(place, OnSquare):
        del draft.units[place.square]
    else:
        _leave_lid(draft, owner(code), code)
    return code


def _leave_lid(draft: Draft, seat: int, code: Unit) -> None:
    """One unit is taken out of a lid, even if another one has its name."""
    lid = [*draft.sides[seat].lid]
    lid.remove(code)
    draft.sides[seat] = draft.sides[seat]._replace(lid=tuple(lid))


def set_down(draft: Draft, code: Unit, place: Place) -> None:
    """A unit onto a square, in the place of what stands there, or into its owner's lid. Raises `CannotEdit`."""
    seat = owner(code)
    if isinstance(place, OnSquare):
        draft.units[place.square] = code
    elif isinstance(place, InLid) and place.seat == seat:
        side = draft.sides[seat]
        draft.sides[seat] = side._replace(lid=tuple(sorted((*side.lid, code & ~(SAFE | FROZEN)))))
    else:
        raise CannotEdit(XPodWords.no_unit_place, code)


def put_unit(draft: Draft, piece: UnitPiece, place: Place) -> None:
    """A unit is built from what is left and set down. Raises `CannotEdit`."""
    seat, form = piece.seat, piece.form
    if isinstance(place, OnSquare) and place.square in draft.units:
        take_unit(draft, place)
    if lacking := _lacking(draft, seat, BRICKS[form]):
        raise CannotEdit(XPodWords.lacks_for_unit, seat, piece.pod, lacking, form)
    load = load_of(draft.task)
    others = (*draft.units.values(), *draft.sides[seat].lid, *((load.unit,) if load else ()))
    set_down(draft, unit(seat, form, first_copy(seat, form, others)), place)


def _lacking(draft: Draft, seat: int, need: bricks.Bricks) -> bricks.Bricks:
    """Which of the bricks that are needed a seat has not left."""
    return bricks.missing(stocked(draft)[seat].stock, need)


def mark(draft: Draft, piece: Mark, place: Place) -> None:
    """A mark put on a unit or a card: a level more or less; safe, frozen or used on and off. Raises `CannotEdit`."""
    if piece == Mark.USED:
        _use_card(draft, place)
        return
    code = _unit_at(draft, place)
    marked = _marked(draft, piece, place, code)
    if isinstance(place, OnSquare):
        draft.units[place.square] = marked
    else:
        _leave_lid(draft, owner(code), code)
        set_down(draft, marked, place)


def _marked(draft: Draft, piece: Mark, place: Place, code: Unit) -> Unit:
    form, seat = code & FORM, owner(code)
    match piece:
        case Mark.SAFE | Mark.FROZEN:
            if isinstance(place, InLid):
                raise CannotEdit(XPodWords.no_mark_in_lid)
            return code ^ (SAFE if piece == Mark.SAFE else FROZEN)
        case Mark.MORE:
            if not NEXT[form]:
                raise CannotEdit(XPodWords.max_level, form)
            if lacking := _lacking(draft, seat, ADD[NEXT[form]]):
                raise CannotEdit(XPodWords.lacks_for_level, seat, draft.setting.pods[seat], lacking, form)
            return code + 1
        case Mark.LESS:
            if LEVEL[form] == 1:
                raise CannotEdit(XPodWords.level_one, form)
            return code - 1
        case Mark.USED:
            raise CannotEdit(XPodWords.only_cards_used)
        case _:
            assert_never(piece)


# ---------------------------------------------------------------------- bricks and cards


def lock(draft: Draft, piece: BrickPiece, place: Place) -> None:
    """A brick into its owner's pod, which is a point. Raises `CannotEdit`."""
    seat, pod = piece.seat, PODS[piece.pod]
    if not isinstance(place, InPod) or place.seat != seat:
        raise CannotEdit(XPodWords.brick_place, pod.kinds[piece.kind], seat)
    side = draft.sides[seat]
    if bricks.total(side.locked) >= POINTS:
        raise CannotEdit(XPodWords.full_pod, seat)
    brick = bricks.one(piece.kind)
    if lacking := _lacking(draft, seat, brick):
        raise CannotEdit(XPodWords.lacks_for_pod, seat, piece.pod, lacking)
    draft.sides[seat] = side._replace(locked=side.locked + brick)
    count_points(draft, seat)


def unlock(draft: Draft, seat: int) -> None:
    """The last brick out of a pod, and with it a point. Raises `CannotEdit`."""
    side = draft.sides[seat]
    if not side.locked:
        raise CannotEdit(XPodWords.empty_pod, seat)
    draft.sides[seat] = side._replace(locked=side.locked - bricks.one(bricks.kinds(side.locked)[-1]))
    count_points(draft, seat)


def _use_card(draft: Draft, place: Place) -> None:
    """A card from the hand to the used ones, or back. Raises `CannotEdit`."""
    if not isinstance(place, InCards) or place.card is None:
        raise CannotEdit(XPodWords.only_cards_used)
    seat, card = place.seat, place.card
    side = draft.sides[seat]
    if side.hand & card:
        draft.sides[seat] = side._replace(hand=side.hand & ~card, used=side.used | card)
    elif side.used & card:
        draft.sides[seat] = side._replace(hand=side.hand | card, used=side.used & ~card)
    else:
        raise CannotEdit(XPodWords.card_not_had, seat)


def deal_card(draft: Draft, piece: CardPiece, place: Place) -> None:
    """A card into its owner's hand. Raises `CannotEdit`."""
    seat, card = piece
    side = draft.sides[seat]
    own = side.hand | side.used
    if not isinstance(place, InCards) or place.seat != seat:
        raise CannotEdit(XPodWords.card_place, seat)
    if not cards_of(draft.setting, seat) & card:
        raise CannotEdit(XPodWords.not_of_pod, draft.setting.pods[seat])
    if own & card:
        raise CannotEdit(XPodWords.card_had, seat)
    if own.bit_count() >= HAND:
        raise CannotEdit(XPodWords.full_hand, seat)
    draft.sides[seat] = side._replace(hand=side.hand | card)


def take_card(draft: Draft, place: InCards) -> None:
    """A card away from its player. Raises `CannotEdit`."""
    seat, card = place.seat, place.card
    side = draft.sides[seat]
    if card is None or not (side.hand | side.used) & card:
        raise CannotEdit(XPodWords.no_card_here)
    if dealt(draft, seat) & card:
        raise CannotEdit(XPodWords.card_of_pod)
    draft.sides[seat] = side._replace(hand=side.hand & ~card, used=side.used & ~card)
