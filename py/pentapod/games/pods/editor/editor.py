"""Positions of PODS set up by hand.

Places are the points of the board and, in the trays, one place for each pod. Pods that are nowhere else lie in their
places, in the hand; put on its own place, a pod is set aside. The boards that were there before, and who has resigned,
cannot be set up: a change forgets them.
"""

from __future__ import annotations

from typing import Any, Final

from pentapod.engine.editing import CannotEdit, Knob, Piece, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, State
from pentapod.games.pods.data.table import HAND, ORIENTATIONS, POINTS, QUIET_TURNS
from pentapod.games.pods.rules import text as position
from pentapod.games.pods.rules.legs import BLACK, EMPTY_BOARD, WHITE, code_of, number, owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.text import Position
from pentapod.games.pods.rules.variant import guards, variant
from pentapod.games.pods.scene.pieces import awake
from pentapod.games.pods.scene.scene import scene as picture
from pentapod.games.pods.scene.scene import tray_place
from pentapod.games.pods.words.names import TITLES, legs_named, pod_name, pod_on
from pentapod.games.pods.words.refusal import other_hand
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

_ICON_SCALE: Final = 0.8
_SIDES: Final = "wb"
_UNTURNED: Final = "?"
_CODES: Final = {f"{_SIDES[seat]}{pod}": code_of(seat, pod) for seat in (WHITE, BLACK) for pod in range(1, HAND + 1)}
"""The code of each pod by its id as a piece: w3 is White's pod 3."""

_TRAY: Final = {other_hand(owner(code), number(code)): code for code in _CODES.values()}
"""The pod of each place in the trays, by its touch."""

_POINT: Final = {name: point for point, name in enumerate(POINTS)}


def read(text: str) -> Pods:
    """A position that may be impossible. Raises `MalformedPosition`, also where pods are in two places at once."""
    try:
        return _state(position.parse(text))
    except ImpossiblePosition as error:
        raise MalformedPosition(error.part, str(error)) from None


def scene(state: State, view: View) -> Scene:
    """The position, with a target for each point and each place in the trays."""
    shown = _changed(_pods(state), aside=_aside(_pods(state)))
    drawn = picture(shown, View(flip=view.flip, room=view.room))
    points = tuple(target for target in drawn.targets if target.touch in _POINT)
    trays = tuple(_tray_target(shown, touch, code, view) for touch, code in _TRAY.items())
    return drawn._replace(targets=(*points, *trays))


def icon(piece: str) -> tuple[Shape, ...]:
    """A pod with all its legs."""
    return (Group(awake(_CODES[piece], False), scale=_ICON_SCALE),)


def supply(state: State) -> tuple[Piece, ...]:
    """Every pod; those in the hand can be put."""
    hands = _pods(state).hands
    return tuple(
        Piece(
            name,
            f"{pod_name(code)}: {legs_named(code)}",
            f"{TITLES[owner(code)]}'s pods",
            hands[owner(code)] >> number(code) & 1,
        )
        for name, code in _CODES.items()
    )


def put(state: State, piece: str, place: str) -> Pods:
    """A pod on an empty point or, set aside, in its own place of the tray."""
    pods = _pods(state)
    _check_place(place)
    if piece not in _CODES:
        raise CannotEdit("There is no such pod.")
    code = _CODES[piece]
    if not _in_hand(pods, code):
        where = f"it stands on {POINTS[pods.board.index(code)]}" if code in pods.board else "it is set aside"
        raise CannotEdit(f"{pod_name(code)} is not in the hand: {where}.")
    return _placed(pods, code, place) if place in _POINT else _set_aside(pods, code, place)


def lift(state: State, place: str) -> Pods:
    """A pod back into the hand, from a point or from being set aside."""
    pods = _pods(state)
    _check_place(place)
    if place in _POINT:
        return _lifted(pods, place)
    code = _TRAY[place]
    if not _is_aside(pods, code):
        raise CannotEdit(f"{_whereabouts(pods, code)}; nothing can be taken away here.")
    return _with_aside(pods, code, False)


def move(state: State, origin: str, place: str) -> Pods:
    """A pod from a point or its place in the tray to another point, or back into its hand."""
    pods = _pods(state)
    _check_place(origin)
    _check_place(place)
    if origin in _TRAY:
        code = _TRAY[origin]
        if code in pods.board:
            raise CannotEdit(f"{_whereabouts(pods, code)}, not in the tray.")
        if place in _TRAY:
            raise CannotEdit("A pod of a tray is put on the board.")
        return _placed(_with_aside(pods, code, False), code, place)
    code = _standing(pods, origin)
    if place in _POINT:
        return _placed(_lifted(pods, origin), code, place)
    if owner(_TRAY[place]) != owner(code):
        raise CannotEdit(f"{pod_name(code)} belongs in the other tray.")
    return _lifted(pods, origin)


def clear(state: State) -> Pods:
    """All pods in the hands."""
    return _changed(_pods(state), board=EMPTY_BOARD, aside=(0, 0), quiet=0)


def knobs(state: State) -> tuple[Knob, ...]:
    """Rules, how the board is turned, who is to move; in Advanced, the turns since a hand shrank."""
    pods = _pods(state)
    of = pods.variant
    turned = (
        *(Choice(str(degrees), f"Turned by {degrees}°" if degrees else "As it is") for degrees in ORIENTATIONS),
        Choice(_UNTURNED, "Not turned yet"),
    )
    told = [
        Knob("side", "To move", tuple(map(Choice, _SIDES, TITLES)), _SIDES[pods.seat]),
        Knob("rules", "Rules", (Choice("standard", "Standard"), Choice("advanced", "Advanced")), _rules(pods)),
        Knob("guard", "Long legs guard", (Choice("on", "On"), Choice("off", "Off")), "on" if of.guard else "off"),
        Knob("board", "Board", turned, _UNTURNED if of.degrees is None else str(of.degrees)),
    ]
    if of.advanced or pods.quiet:
        choices = numbers(range(max(QUIET_TURNS, pods.quiet) + 1))
        told.append(Knob("quiet", "Turns since a hand shrank", choices, str(pods.quiet)))
    return tuple(told)


def turn(state: State, knob: str, choice: str) -> Pods:
    """A knob set. The Standard rules have no pods set aside and count no turns. Raises `CannotEdit`."""
    pods = _pods(state)
    settable(knobs(state), knob, choice)
    match knob:
        case "side":
            return _changed(pods, seat=_SIDES.index(choice))
        case "guard":
            return _changed(pods, guard=choice == "on")
        case "board":
            return _changed(pods, degrees=None if choice == _UNTURNED else int(choice))
        case "quiet":
            return _changed(pods, quiet=int(choice))
    if choice == "advanced":
        return _changed(pods, advanced=True)
    return _changed(pods, advanced=False, aside=(0, 0), quiet=0)


# ------------------------------------------------------------------ states


def _pods(state: State) -> Pods:
    assert isinstance(state, Pods)
    return state


def _state(told: Position) -> Pods:
    of = variant(told.advanced, told.guard, told.degrees)
    return Pods(
        of,
        told.board,
        told.seat,
        position.hands(told),
        told.aside,
        guards(of, told.board),
        told.quiet,
        told.earlier,
        told.resigned,
    )


def _changed(pods: Pods, **changes: Any) -> Pods:
    """A position with other fields of its `Position`."""
    of = pods.variant
    told = Position(of.advanced, of.guard, of.degrees, pods.seat, pods.board, pods.aside, pods.quiet, (), None)
    return _state(told._replace(**changes))


def _rules(pods: Pods) -> str:
    return "advanced" if pods.variant.advanced else "standard"


def _check_place(place: str) -> None:
    if place not in _POINT and place not in _TRAY:
        raise CannotEdit("There is no such place.")


def _in_hand(pods: Pods, code: int) -> bool:
    return bool(pods.hands[owner(code)] >> number(code) & 1)


def _is_aside(pods: Pods, code: int) -> bool:
    return bool(pods.aside[owner(code)] >> number(code) & 1)


def _aside(pods: Pods) -> tuple[int, int]:
    """The pods that were set aside and are not on the board as well."""
    on_board = [sum(1 << number(code) for code in pods.board if code and owner(code) == seat) for seat in (0, 1)]
    return pods.aside[WHITE] & ~on_board[WHITE], pods.aside[BLACK] & ~on_board[BLACK]


def _with(board: bytes, point: int, code: int) -> bytes:
    return board[:point] + bytes((code,)) + board[point + 1 :]


def _standing(pods: Pods, place: str) -> int:
    """The pod on a point."""
    code = pods.board[_POINT[place]]
    if not code:
        raise CannotEdit(f"There is no pod on {place}.")
    return code


def _lifted(pods: Pods, place: str) -> Pods:
    _standing(pods, place)
    return _changed(pods, board=_with(pods.board, _POINT[place], 0))


def _placed(pods: Pods, code: int, place: str) -> Pods:
    if place not in _POINT:
        raise CannotEdit("A pod of a tray is put on the board.")
    there = pods.board[_POINT[place]]
    if there:
        raise CannotEdit(f"{pod_on(there, _POINT[place])} is in the way.")
    # A board that holds pods has been turned: as it is, until somebody says otherwise.
    return _changed(pods, board=_with(pods.board, _POINT[place], code), degrees=pods.variant.degrees or 0)


def _set_aside(pods: Pods, code: int, place: str) -> Pods:
    if _TRAY[place] != code:
        raise CannotEdit(f"{pod_name(code)} has a place of its own in the tray.")
    if not pods.variant.advanced:
        raise CannotEdit("Pods are set aside in the Advanced rules only.")
    return _with_aside(pods, code, True)


def _with_aside(pods: Pods, code: int, is_aside: bool) -> Pods:
    aside, bit = list(pods.aside), 1 << number(code)
    aside[owner(code)] = aside[owner(code)] | bit if is_aside else aside[owner(code)] & ~bit
    return _changed(pods, aside=(aside[WHITE], aside[BLACK]))


# ------------------------------------------------------------------ targets


def _whereabouts(pods: Pods, code: int) -> str:
    if code in pods.board:
        return pod_on(code, pods.board.index(code)).replace(" on ", " stands on ")
    return f"{pod_name(code)} {'was set aside' if _is_aside(pods, code) else 'is in the hand'}"


def _tray_target(pods: Pods, touch: str, code: int, view: View) -> Target:
    if code in pods.board:
        what = f"place of {pod_name(code)}, which stands on {POINTS[pods.board.index(code)]}"
    elif _is_aside(pods, code):
        what = f"{pod_name(code)}, set aside"
    else:
        what = f"{pod_name(code)} in hand: {legs_named(code)}"
    return Target(touch, what, *tray_place(owner(code), number(code), view))
