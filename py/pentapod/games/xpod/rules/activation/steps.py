"""What the steps of an activation do: each function changes a draft as one kind of touch says."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.state import Path
from pentapod.games.xpod.data.table import CARD_BIT, FORMS, CardId, Special
from pentapod.games.xpod.rules.activation.actions import activation_actions
from pentapod.games.xpod.rules.activation.ending import about_to_push
from pentapod.games.xpod.rules.activation.push import push
from pentapod.games.xpod.rules.activation.specials import act_out, deconstruct_by_card
from pentapod.games.xpod.rules.board import SQUARE_OF, STEP, TARGET_ROWS
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.task import Activation, Active, Ended, Load, Moving, TakeTurn, Unmoved
from pentapod.games.xpod.rules.touches import DONE, DROP
from pentapod.games.xpod.rules.units import FORM, owner

_LATE_SPECIALS: Final = tuple(bool({*form.specials} - {Special.CARRY, Special.SCARE}) for form in FORMS)
"""By form, whether it has a special action that comes after its movement."""
_LATE_CARDS: Final = CARD_BIT[CardId.DECON1] | CARD_BIT[CardId.LEVEL1]


def go_on(draft: Draft, activation: Active, path: Path) -> None:
    """A step of an activation, by its touches without the square of the unit."""
    first = path[0]
    if first in SQUARE_OF:
        _move(draft, activation, SQUARE_OF[first])
    elif path == DONE:
        draft.activate(_ended(activation))
    elif first == DROP:
        _drop(draft, activation, SQUARE_OF[path[1]])
    elif first == Special.CARRY:
        assert isinstance(activation, Unmoved)
        source = SQUARE_OF[path[1]]
        draft.activate(activation._replace(load=Load(draft.units.pop(source), source)))
    else:
        draft.activate(_ended(activation))
        act_out(draft, Special(first), activation.square, SQUARE_OF[path[1]])
    settle(draft)


def play_card_on_unit(draft: Draft, card: CardId, path: Path) -> None:
    """What a card does once it is used up. `path` holds the touches after it, first a unit if none is activated."""
    activation = draft.turn_task.activation
    match card:
        case CardId.LEVEL1:
            draft.pick_up(SQUARE_OF[path[0]])
            if activation:
                settle(draft)
        case CardId.JUMP:
            draft.activate(_unmoved(activation, path)._replace(jumps=True))
        case CardId.MOVE1:
            draft.activate(_unmoved(activation, path)._replace(boost=True))
        case CardId.DECON1:
            unit = activation if isinstance(activation, Moving) else Unmoved(SQUARE_OF[path[0]])
            draft.activate(_ended(unit))
            deconstruct_by_card(draft, unit.square, SQUARE_OF[path[-1]])
            settle(draft)
        case CardId.BUILD2:
            raise ValueError("BUILD 2 is not played on a unit")
        case _:
            assert_never(card)


def settle(draft: Draft) -> None:
    """After a step of an activation: when nothing but `done` would be left to choose, the turn ends by itself."""
    task = draft.task
    if not isinstance(task, TakeTurn) or task.pending:
        return
    assert task.activation
    if _may_do_more(draft, task.activation):
        draft.actions = activation_actions(draft, task)
        if any(path != DONE for _, path in draft.actions):
            return
        draft.actions = None
    draft.end_turn()


def _may_do_more(draft: Draft, activation: Activation) -> bool:
    """Whether a unit might do more; False if it plainly cannot."""
    match activation:
        case Ended():
            return False
        case Unmoved():
            return True
        case Moving():
            if activation.points or activation.load:
                return True
            code = draft.units[activation.square]
            return _LATE_SPECIALS[code & FORM] or bool(draft.sides[owner(code)].hand & _LATE_CARDS)


def _unmoved(activation: Activation | None, path: Path) -> Unmoved:
    return activation if isinstance(activation, Unmoved) else Unmoved(SQUARE_OF[path[0]])


def _ended(activation: Active) -> Ended:
    if isinstance(activation, Unmoved):
        return Ended(activation.square, activation.square)
    return Ended(activation.square, activation.origin, activation.blocked, activation.touched)


def _move(draft: Draft, activation: Active, goal: int) -> None:
    """A point of PUSH towards a neighbouring square, or a whole movement by MOVE, JUMP or FLY."""
    if not _push(draft, activation, goal):
        draft.units[goal] = draft.units.pop(activation.square)
        draft.activate(Moving(goal, activation.square, load=activation.load))
    task = draft.task
    if isinstance(task, TakeTurn) and isinstance(task.activation, Moving):  # no longer so if a push has won the game
        moved = task.activation
        if not moved.load and TARGET_ROWS[task.seat] >> moved.square & 1:
            draft.arrive(moved)


def _push(draft: Draft, activation: Active, goal: int) -> bool:
    """Spend a point of PUSH towards a square, if that is how the unit goes there."""
    moving, around = about_to_push(draft, activation), STEP[activation.square]
    if moving is None or goal not in around:
        return False
    direction = around.index(goal)
    made = push(draft.units, draft.setting.obstacles, activation.square, direction)
    if made is None:
        return False
    draft.shove(moving, made, direction)
    return True


def _drop(draft: Draft, carrier: Active, square: int) -> None:
    """The load is put down; it and its carrier may both score, at the same moment."""
    assert carrier.load
    units, standing = draft.units, carrier.square
    units[square] = carrier.load.unit
    scored = [units.pop(place) for place in (standing, square) if TARGET_ROWS[owner(units[place])] >> place & 1]
    draft.activate(_ended(carrier)._replace(square=standing if standing in units else None))
    if scored:
        draft.score(*scored)
