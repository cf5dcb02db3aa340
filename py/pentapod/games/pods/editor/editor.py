"""Positions of PODS set up by hand.

Places are the points of the board and, in the trays, one place for each pod. Pods that are nowhere else lie in their
places, in the hand; put on its own place, a pod is set aside. The boards that were there before, and who has resigned,
cannot be set up: a change forgets them.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, State
from pentapod.games.pods.data.table import POINT_OF
from pentapod.games.pods.editor.changes import (
    changed,
    is_aside,
    is_in_hand,
    only_aside,
    pods,
    with_board_turned,
    with_pod,
    with_pod_aside,
)
from pentapod.games.pods.editor.knobs import knobs, turn
from pentapod.games.pods.rules import text as position_text
from pentapod.games.pods.rules.board import EMPTY_BOARD
from pentapod.games.pods.rules.pieces import CODES, number, owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.text import CODE
from pentapod.games.pods.rules.touches import WAITING
from pentapod.games.pods.scene.layout import layout_for
from pentapod.games.pods.scene.pieces import awake
from pentapod.games.pods.scene.scene import scene as picture
from pentapod.games.pods.words.words import PodsWords
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]

_ICON_SCALE: Final = 0.8

_CODES: Final = {CODE.write(code): code for code in CODES}
"""The code of each pod by its id as a piece: w3 is White's pod 3."""

_TRAY: Final = WAITING
"""The pod of each place in the trays, by its touch."""


def read(text: str) -> Pods:
    """A position that may be impossible. Raises `MalformedPosition`, also where pods are in two places at once."""
    try:
        return position_text.parse(text, Pods)
    except ImpossiblePosition as error:
        raise MalformedPosition(error.part, error.key, **error.about) from None


def scene(state: State, view: View, words: PodsWords) -> Scene:
    """The position, with a target for each point and each place in the trays."""
    given = pods(state)
    shown = changed(given, aside=only_aside(given))
    drawn = picture(shown, View(flip=view.flip, room=view.room), words)
    points = tuple(target for target in drawn.targets if target.touch in POINT_OF)
    trays = tuple(_tray_target(shown, touch, code, view, words) for touch, code in _TRAY.items())
    return drawn._replace(targets=(*points, *trays))


def _tray_target(state: Pods, touch: str, code: int, view: View, words: PodsWords) -> Target:
    if code in state.board:
        what = words.empty_place(code, state.board.index(code))
    elif is_aside(state, code):
        what = words.pod_aside(code)
    else:
        what = words.held_pod(code, False)
    return Target(touch, what, *layout_for(view).tray(owner(code), view.flip).box(number(code)))


def icon(piece: str, words: PodsWords) -> tuple[Shape, ...]:
    """A pod with all its legs."""
    return (Group(awake(_CODES[piece], False), scale=_ICON_SCALE),)


def supply(state: State, words: PodsWords) -> tuple[Piece, ...]:
    """Every pod; those in the hand can be put."""
    given = pods(state)
    return tuple(
        Piece(name, words.piece(code), words.pieces_of(owner(code)), int(is_in_hand(given, code)))
        for name, code in _CODES.items()
    )


def put(state: State, piece: str, place: str) -> Pods:
    """A pod on an empty point or, set aside, in its own place of the tray."""
    before = pods(state)
    _check_place(place)
    if piece not in _CODES:
        raise CannotEdit(PodsWords.no_such_piece)
    code = _CODES[piece]
    if not is_in_hand(before, code):
        raise CannotEdit(PodsWords.not_in_hand, code, _point(before, code))
    return _placed(before, code, place) if place in POINT_OF else _set_aside(before, code, place)


def lift(state: State, place: str) -> Pods:
    """A pod back into the hand, from a point or from being set aside."""
    before = pods(state)
    _check_place(place)
    if place in POINT_OF:
        return _lifted(before, place)
    code = _TRAY[place]
    if not is_aside(before, code):
        raise CannotEdit(PodsWords.nothing_to_take, code, _point(before, code))
    return with_pod_aside(before, code, False)


def move(state: State, origin: str, place: str) -> Pods:
    """A pod from a point or its place in the tray to another point, or back into its hand."""
    before = pods(state)
    _check_place(origin)
    _check_place(place)
    if origin in _TRAY:
        code = _TRAY[origin]
        if code in before.board:
            raise CannotEdit(PodsWords.not_in_tray, code, before.board.index(code))
        if place in _TRAY:
            raise CannotEdit(PodsWords.only_to_board)
        return _placed(with_pod_aside(before, code, False), code, place)
    code = _standing(before, origin)
    lifted = _lifted(before, origin)
    if place in POINT_OF:
        return _placed(lifted, code, place)
    if owner(_TRAY[place]) != owner(code):
        raise CannotEdit(PodsWords.other_tray, code)
    return lifted


def clear(state: State) -> Pods:
    """All pods in the hands."""
    return changed(pods(state), board=EMPTY_BOARD, aside=(0, 0), quiet=0)


def _check_place(place: str) -> None:
    if place not in POINT_OF and place not in _TRAY:
        raise CannotEdit(PodsWords.no_such_place)


def _standing(state: Pods, place: str) -> int:
    """The pod on a point."""
    code = state.board[POINT_OF[place]]
    if not code:
        raise CannotEdit(PodsWords.nothing_on, POINT_OF[place])
    return code


def _lifted(state: Pods, place: str) -> Pods:
    _standing(state, place)
    return with_pod(state, POINT_OF[place], 0)


def _placed(state: Pods, code: int, place: str) -> Pods:
    there = state.board[POINT_OF[place]]
    if there:
        raise CannotEdit(PodsWords.in_the_way, there, POINT_OF[place])
    # A board that holds pods has been turned: as it is, until somebody says otherwise.
    placed = with_pod(state, POINT_OF[place], code)
    return with_board_turned(placed, state.variant.degrees or 0)


def _set_aside(state: Pods, code: int, place: str) -> Pods:
    if _TRAY[place] != code:
        raise CannotEdit(PodsWords.own_place, code)
    if not state.variant.advanced:
        raise CannotEdit(PodsWords.advanced_only)
    return with_pod_aside(state, code, True)


def _point(state: Pods, code: int) -> int | None:
    """Where a pod stands on the board, if it does."""
    return state.board.index(code) if code in state.board else None
