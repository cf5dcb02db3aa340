"""Whether an activation can be brought to an end: nothing may be chosen after which it could not.

A unit that has picked up another one must find a place to put it down. A card that lets a unit move must lead to a
movement, if need be with further cards. Out and back again, with nothing touched, is no activation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.state import Action
from pentapod.engine.values import Numbers
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import ADD, CARD_BIT, FORMS, NEXT, CardId, Special
from pentapod.games.xpod.rules.activation.carry import drops, stops
from pentapod.games.xpod.rules.activation.movement import Reach, landings, may_get_jump, reach
from pentapod.games.xpod.rules.activation.push import push
from pentapod.games.xpod.rules.activation.specials import special_actions
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARES, STEP, Occupancy, occupancy, squares_in
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.task import Activation, Active, Ended, GameOver, Load, Moving, Unmoved, activation_of
from pentapod.games.xpod.rules.touches import DROP, TO, action_of
from pentapod.games.xpod.rules.units import FORM, owner

_TOGETHER: Final = CARD_BIT[CardId.JUMP] | CARD_BIT[CardId.MOVE1] | CARD_BIT[CardId.LEVEL1]
"""The cards that can change where a unit goes."""


def can_end(position: Position, activation: Activation, occupied: Occupancy | None = None) -> bool:
    """Whether an activation can be brought to an end from here without another X-tra card.

    `occupied` is what stands where in the position, if that is known already.
    """
    if isinstance(activation, Ended):
        return True
    if isinstance(activation, Moving) and not activation.load and (activation.changed or activation.points):
        return True
    return any(continuations(position, occupied or occupancy(position.units), activation))


# ---------------------------------------------------------------------- what a unit can go on with


def continuations(position: Position, occupied: Occupancy, activation: Active) -> Iterator[Action]:
    """What the unit may do next so that its activation can still end, without X-tra cards."""
    seat = owner(position.units[activation.square])
    if activation.load:
        room = drops(occupied.taken, position.setting.obstacles, activation, activation.load)
        yield from [action_of(seat, DROP, SQUARES[square]) for square in squares_in(room)]
    elif isinstance(activation, Moving):
        yield from special_actions(position, occupied, seat, activation.square)
    if isinstance(activation, Unmoved):
        yield from [TO[seat][goal] for goal in squares_in(goals(position, occupied, activation))]
    yield from [TO[seat][ahead] for ahead in pushes(position, activation)]
    if isinstance(activation, Unmoved) and not activation.load:
        for source in pick_ups(position, occupied, activation):
            yield action_of(seat, Special.CARRY, SQUARES[source])


def reach_of(position: Position, unmoved: Unmoved) -> Reach:
    """How far an activated unit goes, with the cards that were played on it."""
    return reach(position.units[unmoved.square] & FORM, unmoved.boost, unmoved.jumps)


def goals(position: Position, occupied: Occupancy, unmoved: Unmoved) -> int:
    """The squares that a unit can go to other than by PUSH; with a load only those where that can be put down."""
    square, obstacles = unmoved.square, position.setting.obstacles
    seat = owner(position.units[square])
    squares = landings(reach_of(position, unmoved), square, seat, occupied.taken, obstacles)
    return stops(squares, occupied.taken, obstacles, square, unmoved.load) if unmoved.load else squares


def pick_ups(position: Position, occupied: Occupancy, unmoved: Unmoved) -> Iterator[int]:
    """The neighbours that a unit can lift so that they can be put down again."""
    square = unmoved.square
    if Special.CARRY not in FORMS[position.units[square] & FORM].specials:
        return
    for source in squares_in(NEXT_TO[square] & occupied.taken):
        draft = Draft(position)
        carrier = Unmoved(square, Load(draft.units.pop(source), source), unmoved.boost, unmoved.jumps)
        if can_end(draft, carrier):
            yield source


# ---------------------------------------------------------------------- PUSH


def directions(position: Position, activation: Activation) -> Numbers:
    """The directions open to a pusher: only ahead while its last push is still blocked and would take a level."""
    if isinstance(activation, Moving) and activation.blocked is not None:
        again = push(position.units, position.setting.obstacles, activation.square, activation.blocked)
        if again and again.blocked:
            return (activation.blocked,)
    return (0, 1, 2, 3)


def must_push_on(position: Position, activation: Activation) -> bool:
    """Whether a blocked push goes on by itself: points are left, and there is one way to spend them."""
    return isinstance(activation, Moving) and activation.points > 0 and len(directions(position, activation)) == 1


def about_to_push(position: Position, activation: Active) -> Moving | None:
    """An activation with its points of PUSH; None if it has none, or stands on an obstacle."""
    if position.setting.obstacles >> activation.square & 1:
        return None
    if isinstance(activation, Moving):
        return activation if activation.points else None
    points = reach_of(position, activation).push
    return Moving(activation.square, activation.square, points, load=activation.load) if points else None


def pushes(position: Position, activation: Active) -> list[int]:
    """The squares that a pusher may step towards so that its activation can still end."""
    moving = about_to_push(position, activation)
    if moving is None:
        return []
    units, obstacles = position.units, position.setting.obstacles
    found = []
    for direction in directions(position, moving):
        ahead = STEP[moving.square][direction]
        if ahead is None or obstacles >> ahead & 1:
            continue
        if moving.load or ahead == moving.origin:
            allowed = _leads_on(position, moving, direction)
        else:  # a unit that steps elsewhere or touches something has changed the position, and may stop
            allowed = ahead not in units or push(units, obstacles, moving.square, direction) is not None
        if allowed:
            found.append(ahead)
    return found


def _leads_on(position: Position, moving: Moving, direction: int) -> bool:
    """Whether a point of PUSH can be spent in a direction, and the activation still end after it."""
    made = push(position.units, position.setting.obstacles, moving.square, direction)
    if made is None:
        return False
    draft = Draft(position)
    draft.shove(moving, made, direction)
    if isinstance(draft.task, GameOver):
        return True
    activation = activation_of(draft.task)
    assert activation
    return can_end(draft, activation)


# ---------------------------------------------------------------------- X-tra cards


def helps(position: Position, occupied: Occupancy, card: CardId, unmoved: Unmoved) -> bool:
    """Whether JUMP or MOVE +1 can be played on a unit that has not moved: it can make that movement then.

    More cards may have to be played for that: they help together, in any order.
    """
    hand = position.sides[owner(position.units[unmoved.square])].hand
    if not hand & CARD_BIT[card]:
        return False
    if card == CardId.JUMP:
        if not may_get_jump(position.units[unmoved.square] & FORM, unmoved.boost):
            return False
        helped = unmoved._replace(jumps=True)
    else:
        helped = unmoved._replace(boost=True)
    if can_end(position, helped, occupied):
        return True
    if not hand & _TOGETHER & ~CARD_BIT[card]:
        return False
    draft = Draft(position)
    draft.play_card(CARD_BIT[card])
    return _more_cards_help(draft, occupied, helped)


def _more_cards_help(draft: Draft, occupied: Occupancy, unmoved: Unmoved) -> bool:
    """Whether a unit that has not moved can move after one more card, or several, with LEVEL +1 on any unit."""
    if any(helps(draft, occupied, card, unmoved) for card in (CardId.JUMP, CardId.MOVE1)):
        return True
    side = draft.sides[draft.turn_task.seat]
    if not side.hand & CARD_BIT[CardId.LEVEL1]:
        return False
    for code in side.lid:
        draft.take_apart(code)
    return any(can_end_after_level(draft, square, unmoved) for square in level_squares(draft))


def level_squares(position: Position) -> list[int]:
    """Where LEVEL +1 can be played: units on the board below their max level whose owner has the bricks."""
    return [
        square
        for square, code in sorted(position.units.items())
        if NEXT[code & FORM] and has(position.sides[owner(code)].stock, ADD[NEXT[code & FORM]])
    ]


def can_end_after_level(position: Position, square: int, activation: Activation) -> bool:
    """Whether an activation can end after LEVEL +1 on a square, which may change what its unit can do."""
    draft = Draft(position)
    draft.pick_up(square)
    draft.play_card(CARD_BIT[CardId.LEVEL1])
    if can_end(draft, activation):
        return True
    return isinstance(activation, Unmoved) and _more_cards_help(draft, occupancy(draft.units), activation)
