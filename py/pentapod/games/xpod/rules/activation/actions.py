"""What an activated unit may do next: only steps after which the activation can still be brought to an end."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import Action
from pentapod.games.xpod.data.table import CARD_BIT, FORMS, CardId, Special
from pentapod.games.xpod.rules.activation.carry import drops
from pentapod.games.xpod.rules.activation.ending import (
    can_end_after_level,
    directions,
    goals,
    has_special,
    helps,
    level_squares,
    must_push_on,
    pick_ups,
    pushes,
)
from pentapod.games.xpod.rules.activation.specials import PLAIN_DECON, decon_targets, targets
from pentapod.games.xpod.rules.board import SQUARES, STEP, Occupancy, occupancy, squares_in
from pentapod.games.xpod.rules.building import apart_actions
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import Activation, Ended, Moving, TakeTurn, Unmoved
from pentapod.games.xpod.rules.touches import DONE, DROP, TO, action_of
from pentapod.games.xpod.rules.units import FORM


def activation_actions(position: Position, task: TakeTurn) -> tuple[Action, ...]:
    """What the activated unit may do next, ascending. Never empty while the activation is not over."""
    activation, seat = task.activation, task.seat
    assert activation
    side = position.sides[seat]
    found: list[Action] = []
    if side.hand & CARD_BIT[CardId.LEVEL1]:
        squares = [square for square in level_squares(position) if can_end_after_level(position, square, activation)]
        found += [action_of(seat, CardId.LEVEL1, SQUARES[square]) for square in squares]
    if isinstance(activation, Moving) and must_push_on(position, activation):
        assert activation.blocked is not None
        ahead = STEP[activation.square][activation.blocked]
        assert ahead is not None
        found.append(TO[seat][ahead])
        idle = len(found) == 1
    else:
        found += _parts(position, seat, activation)
        idle = all(path == DONE for _, path in found)
    if side.lid and not (idle and not _wants_bricks(position, seat, activation)):
        found += apart_actions(seat, side.lid)
    return tuple(sorted(found))


def _parts(position: Position, seat: int, activation: Activation) -> list[Action]:
    occupied = occupancy(position.units)
    match activation:
        case Unmoved():
            return _before_movement(position, occupied, seat, activation)
        case Moving():
            return _after_movement(position, occupied, seat, activation)
        case Ended():
            return []
        case _:
            assert_never(activation)


def _before_movement(position: Position, occupied: Occupancy, seat: int, unmoved: Unmoved) -> list[Action]:
    """A card was played that must now be used, or a neighbour was lifted."""
    found = [TO[seat][goal] for goal in squares_in(goals(position, occupied, unmoved))]
    found += [TO[seat][ahead] for ahead in pushes(position, unmoved)]
    cards = (CardId.JUMP, CardId.MOVE1)
    found += [action_of(seat, card) for card in cards if helps(position, occupied, card, unmoved)]
    if unmoved.load:
        squares = squares_in(drops(occupied.taken, position.setting.obstacles, unmoved, unmoved.load))
        return found + [action_of(seat, DROP, SQUARES[square]) for square in squares]
    lifts = pick_ups(position, occupied, unmoved)
    return found + [action_of(seat, Special.CARRY, SQUARES[source]) for source in lifts]


def _after_movement(position: Position, occupied: Occupancy, seat: int, moving: Moving) -> list[Action]:
    """Between the points of a PUSH, or after the movement."""
    found = [TO[seat][ahead] for ahead in pushes(position, moving)]
    if moving.load:
        squares = squares_in(drops(occupied.taken, position.setting.obstacles, moving, moving.load))
        return found + [action_of(seat, DROP, SQUARES[square]) for square in squares]
    found += special_actions(position, occupied, seat, moving.square)
    found += decon_card_actions(position, occupied, seat, moving.square)
    if moving.changed:
        found.append(action_of(seat, *DONE))
    return found


def special_actions(position: Position, occupied: Occupancy, seat: int, square: int, *before: str) -> list[Action]:
    """The special actions after the movement of the unit on a square, behind the touches `before`.

    CARRY is not among them: it comes before the movement.
    """
    found = []
    for special in FORMS[position.units[square] & FORM].specials:
        if reached := targets(position, occupied, special, square):
            found += [action_of(seat, *before, special, SQUARES[target]) for target in squares_in(reached)]
    return found


def decon_card_actions(position: Position, occupied: Occupancy, seat: int, square: int, *unit: str) -> list[Action]:
    """DECON +1: a deconstruction by the unit on a square. `unit` is its touch if it is not activated yet."""
    if not position.sides[seat].hand & CARD_BIT[CardId.DECON1]:
        return []
    decon = FORMS[position.units[square] & FORM].decon or PLAIN_DECON
    hit = squares_in(decon_targets(occupied, square, decon))
    return [action_of(seat, CardId.DECON1, *unit, SQUARES[target]) for target in hit]


def _wants_bricks(position: Position, seat: int, activation: Activation) -> bool:
    """Whether taking apart what is in the lid would make a repair or LEVEL +1 possible."""
    draft = Draft(position)
    for code in position.sides[seat].lid:
        draft.take_apart(code)
    if position.sides[seat].hand & CARD_BIT[CardId.LEVEL1] and level_squares(draft):
        return True
    if not isinstance(activation, Moving) or activation.load or len(directions(position, activation)) == 1:
        return False
    return has_special(draft, occupancy(draft.units), activation.square)
