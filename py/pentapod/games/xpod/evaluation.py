"""How good a position of X-Pod Play Off is without looking ahead, and which set-ups are worth comparing.

Three points win, and a turn activates one unit. So a side is judged by the turns that it still needs, and by what its
units can do.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from itertools import product
from math import exp
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.options import Options
from pentapod.engine.state import Action, State
from pentapod.games.xpod.data.table import CARD_BIT, FORMS, PODS, POINTS, ROWS, CardId, Form, Special, Tier
from pentapod.games.xpod.rules.activation.movement import landings, reach
from pentapod.games.xpod.rules.board import COUNT, RINGS, SIDES, SQUARE_OF, SQUARES, TARGET_ROWS, mask_of, row_of
from pentapod.games.xpod.rules.building import affords_two
from pentapod.games.xpod.rules.setup import OFFERED, set_id
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Moving,
    Unmoved,
    activation_of,
    load_of,
)
from pentapod.games.xpod.rules.touches import APART
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, owner

_NEVER: Final = 9.0
"""Turns of a unit that cannot move by itself until it has scored: others must help it."""
_NEW: Final = 5.0
"""Turns until a unit that is not built yet has scored."""
_THAW: Final = 1.0
"""Turns that a frozen unit needs more."""
_PLACE: Final = 1.0
"""Turns that a unit in the lid needs more."""
_STEEPNESS: Final = 0.62
"""How fast the share of the win grows with the difference between the sides."""
_TURN: Final = 1.0
"""What a turn saved is worth; having the move is worth half of it."""
_WORTH: Final = 0.42
"""What the units of a side are worth, compared with turns."""
_CARD: Final = 0.12
"""What an X-tra card in hand is worth."""
_IN_LID: Final = 0.6
"""The part of its worth that a unit has in the lid."""
_GOAL: Final = 2.2
"""What a point is worth beyond the turns that it saves."""
_SPECIALS: Final = {
    Special.CARRY: 0.5,
    Special.DECON: 0.0,
    Special.EAT: 0.6,
    Special.REPAIR: 0.4,
    Special.SCARE: 0.9,
    Special.WEB: 0.8,
}
"""What each special action is worth; DECON counts by its figures."""


def _speed(form: Form) -> float:
    own = reach(form.number)
    return max(own.fly * 1.0, own.jump * 0.97, own.move * 0.84, own.push * 0.84)


def _worth(form: Form) -> float:
    """What a unit is worth beside its way to go: its actions, and its levels, which the enemy must take one by one."""
    fights = (form.decon.levels + 0.3 * (form.decon.far - 1)) if form.decon else 0.0
    return 0.35 * form.level + 0.22 * _speed(form) + 0.7 * fights + sum(_SPECIALS[special] for special in form.specials)


_WORTHS: Final = tuple(_worth(form) for form in FORMS)
_TURNS: Final = tuple(
    tuple(steps / speed + 0.35 if (speed := _speed(form)) else _NEVER for steps in range(ROWS)) for form in FORMS
)
"""By form and rows to go: the turns that it needs. In games played, about a third of a turn is lost on the way."""
_ROWS_LEFT: Final = (
    tuple(ROWS - 1 - row_of(square) for square in range(COUNT)),
    tuple(row_of(square) for square in range(COUNT)),
)


def evaluate(state: State) -> tuple[float, ...]:
    """The share of the win that each seat may expect, from 0 to 1."""
    assert isinstance(state, XPod)
    if state.result is not None:
        return state.result
    if isinstance(state.task, ChoosePlans | DrawStarter):
        return 0.5, 0.5
    south = _side_value(state, 0) - _side_value(state, 1)
    share = 1 / (1 + exp(-_STEEPNESS * south))
    return share, 1 - share


def _side_value(state: XPod, seat: int) -> float:
    """The worth of a side, less the turns that it still needs."""
    side, units = state.sides[seat], state.units
    obstacles = state.setting.obstacles
    turns, worth, taken = [], 0.0, 0
    for square, code in units.items():
        if owner(code) != seat:
            continue
        form = code & FORM
        left = _ROWS_LEFT[seat][square]
        time = _TURNS[form][left]
        if time <= 2.4:
            taken = taken or mask_of(units)
            ahead = landings(reach(form), square, seat, taken, obstacles)
            pushes = reach(form).push >= left
            time = 1.0 if (ahead & TARGET_ROWS[seat] or pushes) else max(time, 2.0)
        if code & FROZEN:
            time += _THAW
            worth += 0.5 * _WORTHS[form]
        else:
            worth += _WORTHS[form] + (0.1 if code & SAFE else 0.0)
        if obstacles >> square & 1 and not reach(form).fly:
            time = _NEVER
        turns.append(time)
    for code in side.lid:
        turns.append(_TURNS[code & FORM][ROWS - 1] + _PLACE)
        worth += _IN_LID * _WORTHS[code & FORM]
    need = POINTS - side.points
    turns.sort()
    due = sum(turns[:need]) + _NEW * max(0, need - len(turns))
    worth = _WORTH * worth + _CARD * side.hand.bit_count() + _GOAL * side.points
    return worth - _TURN * due + (0.5 * _TURN if state.task.seat == seat else 0.0)


def key(state: State) -> Hashable:
    """Tells positions of one game apart; how often a turn began alike counts only where it ends the game."""
    assert isinstance(state, XPod)
    start = state.turn_start
    repeated = start is not None and start in state.earlier_starts
    return frozenset(state.units.items()), state.sides, state.task, state.passed, start, repeated


def is_open(state: State) -> bool:
    """Whether plans and cards are chosen: from then on everything is seen."""
    assert isinstance(state, XPod)
    return not isinstance(state.task, ChoosePlans)


def details(state: State) -> Iterator[tuple[int, Hashable]]:
    """Each unit on its square, and each in the lid."""
    assert isinstance(state, XPod)
    for square, code in state.units.items():
        yield owner(code), (code & FORM, square)
    for seat, side in enumerate(state.sides):
        for code in side.lid:
            yield seat, (code & FORM, "lid")


def table(state: State) -> Hashable:
    """The units on the board and in the lids, the points, and what a carrier holds."""
    assert isinstance(state, XPod)
    sides = tuple((side.lid, side.points) for side in state.sides)
    return tuple(sorted(state.units.items())), sides, load_of(state.task)


def pointless(state: State, action: Action) -> bool:
    """Whether a unit goes back to where it was activated and has touched nothing, or a card brings nothing new."""
    assert isinstance(state, XPod)
    if isinstance(state.task, BuildTwo) or action.path[0] == CardId.BUILD2:
        return _rebuilds(state, action)
    first, activation = action.path[0], activation_of(state.task)
    if isinstance(activation, Moving):
        back = first == SQUARES[activation.origin] and activation.origin not in state.units
        return back and not activation.touched and not activation.load
    if isinstance(activation, Unmoved):
        goal = SQUARE_OF.get(first)
        return goal is not None and not activation.load and not _brings(state, activation) >> goal & 1
    if first in _MOVING and len(action.path) > 1:
        square, hand = SQUARE_OF[action.path[1]], state.sides[action.seat].hand
        together = hand & CARD_BIT[CardId.JUMP] and hand & CARD_BIT[CardId.MOVE1]
        played = Unmoved(square, boost=first == CardId.MOVE1, jumps=first == CardId.JUMP)
        return not together and not _brings(state, played)
    return False


def _rebuilds(state: XPod, action: Action) -> bool:
    """Whether BUILD 2 is for two units that cannot be built unless another is taken apart: it only replaces units."""
    if action.path[0] == CardId.BUILD2:
        return not affords_two(state.setting, action.seat, state.sides[action.seat].stock)
    assert isinstance(state.task, BuildTwo)
    if action.path[-1] == APART or state.task.first is not None:
        return action.path[-1] == APART
    return all(other.path[-1] == APART for other in state.after(action).actions())


_MOVING: Final = (CardId.JUMP, CardId.MOVE1)


def _brings(state: XPod, unmoved: Unmoved) -> int:
    """The squares that cards bring a unit to, and to which it would not get without; all of them if it may push."""
    form, square = state.units[unmoved.square] & FORM, unmoved.square
    helped = reach(form, unmoved.boost, unmoved.jumps)
    if helped.push or not (unmoved.boost or unmoved.jumps):
        return -1
    seat, taken, obstacles = owner(state.units[square]), mask_of(state.units), state.setting.obstacles
    plain = landings(reach(form), square, seat, taken, obstacles)
    if reach(form).push:
        plain |= RINGS[1, 1][square]
    return landings(helped, square, seat, taken, obstacles) & ~plain


@cache
def pairings() -> tuple[tuple[str, str, Options], ...]:
    """Set-ups to compare: South's pod, North's pod, and the options; every starter set against every other."""
    first = {option: choices[0] for option, choices in OFFERED.items()}
    found = []
    for south, north in product(PODS, repeat=2):
        for one, other in product(south.starters, north.starters):
            options = {
                **first,
                "tier": Tier.BASIC.value,
                SIDES[0]: south.id,
                SIDES[1]: north.id,
                set_id(0, south): one.id,
                set_id(1, north): other.id,
            }
            found.append((south.id, north.id, options))
    return tuple(found)


EVALUATOR: Final = Evaluator(
    evaluate,
    key=key,
    details=details,
    spread=0.35,
    errors=(1.8, 1.2, 0.6, 0.2, 0.0),
    calibration=0.65,
    whole_turns=True,
    table=table,
    pointless=pointless,
    open=is_open,
)
"""`spread` was measured in games of players who look one action ahead, `calibration` in games of level 5."""
