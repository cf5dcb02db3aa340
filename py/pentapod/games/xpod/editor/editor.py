"""Setting up positions of X-Pod Play Off by hand: the functions that `Editor` names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import State
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    BRICKS,
    CARD_BIT,
    CARDS,
    HAND,
    LEVEL,
    PODS,
    POINTS,
    Tier,
    plans_of,
)
from pentapod.games.xpod.editor.changes import cards_of, empty_side, made
from pentapod.games.xpod.editor.edits import (
    deal_card,
    lock,
    mark,
    put_unit,
    set_down,
    take_card,
    take_unit,
    unlock,
)
from pentapod.games.xpod.editor.knobs import knobs, turn
from pentapod.games.xpod.editor.pieces import PIECES, BrickPiece, CardPiece, Mark, UnitPiece, icon
from pentapod.games.xpod.editor.places import InCards, InPod, OnSquare, Place, place_of
from pentapod.games.xpod.editor.scene import scene
from pentapod.games.xpod.rules import text
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import BuildTwo, ChoosePlans, Ending, GameOver, TakeTurn, activation_of
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.words.words import XPodWords

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]


def read(line: str) -> XPod:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    return XPod(*text.parse(line))


# ---------------------------------------------------------------------- the supply


def supply(state: State, words: XPodWords) -> tuple[Piece, ...]:
    """The units of each player, level by level, then marks, bricks for the pods, and X-tra cards."""
    assert isinstance(state, XPod)
    pieces = [piece for seat in range(2) for piece in _units(state, seat, words)]
    pieces += [Piece(mark.value, words.mark_names[mark.value], words.marks) for mark in Mark]
    for seat in range(2):
        pieces += (*_bricks(state, seat, words), *_cards(state, seat, words))
    return tuple(pieces)


def _units(state: XPod, seat: int, words: XPodWords) -> Iterator[Piece]:
    heading = words.units_of(seat, state.setting.pods[seat])
    for plan in plans_of(state.setting.pods[seat], state.setting.tier):
        for form in plan.forms:
            label = words.unit_piece(words.plan_name(plan), LEVEL[form])
            left = _affords(state.sides[seat].stock, BRICKS[form])
            yield Piece(f"{SEATS[seat]}-{plan.id}{LEVEL[form]}", label, heading, left)


def _affords(stock: bricks.Bricks, need: bricks.Bricks) -> int:
    """How many times the bricks that are needed are in the stock."""
    counts = zip(bricks.counts(stock), bricks.counts(need), strict=True)
    return min(have // wanted for have, wanted in counts if wanted)


def _bricks(state: XPod, seat: int, words: XPodWords) -> Iterator[Piece]:
    side, pod = state.sides[seat], PODS[state.setting.pods[seat]]
    room = POINTS - bricks.total(side.locked)
    for kind, name in enumerate(pod.kinds):
        left = max(0, min(room, bricks.counts(side.stock)[kind]))
        yield Piece(f"{SEATS[seat]}-{pod.id}-{name}", words.brick_piece(name), words.bricks_of(seat), left)


def _cards(state: XPod, seat: int, words: XPodWords) -> Iterator[Piece]:
    """The X-tra cards that can still be dealt; in the basic game only those that the pod lacks."""
    side = state.sides[seat]
    own = side.hand | side.used
    for card in CARDS:
        bit = CARD_BIT[card.id]
        left = int(not own & bit and own.bit_count() < HAND)
        if cards_of(state.setting, seat) & bit and (left or state.setting.tier != Tier.BASIC):
            yield Piece(f"{SEATS[seat]}-{card.id}", words.card_name(card), words.cards_of(seat), left)


# ---------------------------------------------------------------------- changes


def put(state: State, piece: str, place: str) -> XPod:
    """A piece on a place: a unit takes the place of what stands there, a mark that is there goes off."""
    assert isinstance(state, XPod)
    if piece not in PIECES:
        raise CannotEdit(XPodWords.no_such_piece)
    draft, goal, held = Draft(state), place_of(place), PIECES[piece]
    if isinstance(held, UnitPiece | BrickPiece) and held.pod != state.setting.pods[held.seat]:
        raise CannotEdit(XPodWords.other_pod, held.seat, held.pod)
    match held:
        case UnitPiece():
            put_unit(draft, held, goal)
        case BrickPiece():
            lock(draft, held, goal)
        case CardPiece():
            deal_card(draft, held, goal)
        case Mark():
            mark(draft, held, goal)
        case _:
            assert_never(held)
    return made(draft, _breaks(state, goal))


def lift(state: State, place: str) -> XPod:
    """What lies on a place taken away: a unit with its marks, a card, the brick that was locked last."""
    assert isinstance(state, XPod)
    draft, origin = Draft(state), place_of(place)
    match origin:
        case InPod():
            unlock(draft, origin.seat)
        case InCards():
            take_card(draft, origin)
        case _:
            take_unit(draft, origin)
    return made(draft, _breaks(state, origin))


def move(state: State, origin: str, goal: str) -> XPod:
    """A unit from a square or a lid put elsewhere; its marks stay behind when it goes into a lid."""
    assert isinstance(state, XPod)
    draft, start, end = Draft(state), place_of(origin), place_of(goal)
    if isinstance(start, InPod | InCards):
        raise CannotEdit(XPodWords.stays)
    code = take_unit(draft, start)
    if origin == goal:
        return state
    set_down(draft, code, end)
    return made(draft, _breaks(state, start) or _breaks(state, end))


def clear(state: State) -> XPod:
    """The board, the lids and the pods empty; X-tra cards are as at the beginning of a game."""
    assert isinstance(state, XPod)
    draft, task = Draft(state), state.task
    for seat in range(2):
        empty_side(draft, seat)
    match task:
        case ChoosePlans():
            draft.task = ChoosePlans()
        case GameOver() if task.ending != Ending.POINTS:
            draft.task = task._replace(activation=None)
        case TakeTurn() | BuildTwo() | GameOver():
            draft.task = TakeTurn(task.seat)
    return made(draft)


def _breaks(state: XPod, place: Place) -> bool:
    """Whether a place is the square of the activated unit."""
    activation = activation_of(state.task)
    return activation is not None and isinstance(place, OnSquare) and activation.square == place.square
