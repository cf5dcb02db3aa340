"""What an activated unit may do next: only steps after which the activation can still be brought to an end."""

from __future__ import annotations

from pentapod.engine.state import Action, Actions
from pentapod.games.xpod.data.table import CARD_BIT, CardId
from pentapod.games.xpod.rules.activation.ending import (
    can_end_after_level,
    continuations,
    directions,
    helps,
    level_squares,
    must_push_on,
)
from pentapod.games.xpod.rules.activation.specials import decon_card_actions, special_actions
from pentapod.games.xpod.rules.board import SQUARES, STEP, occupancy
from pentapod.games.xpod.rules.building import apart_actions
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import Activation, Ended, Moving, TakeTurn, Unmoved
from pentapod.games.xpod.rules.touches import DONE, TO, action_of


def activation_actions(position: Position, task: TakeTurn) -> Actions:
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
    """All but LEVEL +1 and the lid: before a movement, between the points of a PUSH, or after the movement."""
    if isinstance(activation, Ended):
        return []
    occupied = occupancy(position.units)
    found = [*continuations(position, occupied, activation)]
    if isinstance(activation, Unmoved):
        cards = (CardId.JUMP, CardId.MOVE1)
        return found + [action_of(seat, card) for card in cards if helps(position, occupied, card, activation)]
    if not activation.load:
        found += decon_card_actions(position, occupied, seat, activation.square)
        if activation.changed:
            found.append(action_of(seat, *DONE))
    return found


def _wants_bricks(position: Position, seat: int, activation: Activation) -> bool:
    """Whether taking apart what is in the lid would make a repair or LEVEL +1 possible."""
    draft = Draft(position)
    for code in position.sides[seat].lid:
        draft.take_apart(code)
    if position.sides[seat].hand & CARD_BIT[CardId.LEVEL1] and level_squares(draft):
        return True
    if not isinstance(activation, Moving) or activation.load or len(directions(position, activation)) == 1:
        return False
    return bool(special_actions(draft, occupancy(draft.units), seat, activation.square))
