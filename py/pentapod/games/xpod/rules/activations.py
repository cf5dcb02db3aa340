"""What an activated unit may do next, and which X-tra cards help it: nothing that could not be brought to an end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentapod.engine.state import Action
from pentapod.games.xpod.data.bricks import has
from pentapod.games.xpod.data.table import ADD, CARD_BIT, CARRY, DECON1, FORMS, JUMP_CARD, LEVEL1, MOVE1, NEXT
from pentapod.games.xpod.rules.board import NEXT_TO, SQUARES, STEP, squares_in
from pentapod.games.xpod.rules.carry import directions, drops, finishes, lifted, pushed, stops
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.lay import Lay, Table, lay
from pentapod.games.xpod.rules.movement import landings, may_get_jump, reach
from pentapod.games.xpod.rules.position import OVER, UNMOVED, Act
from pentapod.games.xpod.rules.push import push
from pentapod.games.xpod.rules.specials import PLAIN_DECON, decon_targets, targets
from pentapod.games.xpod.rules.supply import aparts
from pentapod.games.xpod.rules.units import FORM, owner

DONE: Final = ("done",)
"""The path that ends an activation."""
DROP: Final = "drop"

_TOGETHER: Final = CARD_BIT[JUMP_CARD] | CARD_BIT[MOVE1] | CARD_BIT[LEVEL1]
"""The cards that can change where a unit goes."""

TO: Final = tuple(tuple(Action(seat, (name,)) for name in SQUARES) for seat in range(2))
"""By seat and square: the action of touching it alone."""


@lru_cache(65_536)
def action_of(seat: int, *path: str) -> Action:
    """An action, made once."""
    return Action(seat, path)


def activation(table: Table) -> tuple[Action, ...]:
    """What the activated unit may do next. Never empty while the activation is not over."""
    act, seat = table.task.act, table.task.seat
    assert act
    side = table.sides[seat]
    found: list[Action] = [action for action in levels(table) if _goes_on(table, action)]
    if act.points > 0 and len(ahead := directions(table, act)) == 1:
        found.append(TO[seat][STEP[act.at][ahead[0]]])
        idle = len(found) == 1
    else:
        on = lay(table.units)
        found += _unmoved(table, on, act) if act.points == UNMOVED else _moved(table, on, act)
        idle = all(path == DONE for _, path in found)
    if side.lid and not (idle and not _wants_bricks(table, act)):
        found += aparts(seat, side.lid)
    return tuple(sorted(found))


def _wants_bricks(table: Table, act: Act) -> bool:
    """Whether taking apart what is in the lid would make a repair or LEVEL +1 possible."""
    seat = table.task.seat
    draft = Draft(table)
    for code in table.sides[seat].lid:
        draft.take_apart(code)
    if levels(draft):
        return True
    if act.load or len(directions(table, act)) == 1:
        return False
    return bool(_finishing(draft, lay(draft.units), act))


def _unmoved(table: Table, on: Lay, act: Act) -> list[Action]:
    """Before the movement: a card was played that must now be used, or a neighbour was lifted."""
    seat, obstacles = table.task.seat, table.setting.obstacles
    form = table.units[act.at] & FORM
    able = reach(form, act.boost, act.jumps)
    goals = landings(able, act.at, seat, on.taken, obstacles)
    if act.load:
        goals = stops(goals, on.taken, obstacles, act)
    found = [TO[seat][goal] for goal in squares_in(goals)]
    found += _pushes(table, act, able.push)
    found += [action_of(seat, card) for card in (JUMP_CARD, MOVE1) if helps(table, on, card, act)]
    if act.load:
        found += [action_of(seat, DROP, SQUARES[to]) for to in squares_in(drops(on.taken, obstacles, act))]
    elif CARRY in FORMS[form].specials:
        found += pick_ups(table, on, act)
    return found


def _moved(table: Table, on: Lay, act: Act) -> list[Action]:
    """Between the points of a PUSH, or after the movement."""
    seat, obstacles = table.task.seat, table.setting.obstacles
    found = _pushes(table, act, act.points) if act.points else []
    if act.load:
        return found + [action_of(seat, DROP, SQUARES[to]) for to in squares_in(drops(on.taken, obstacles, act))]
    found += _finishing(table, on, act)
    found += decons(table, on, act.at, (DECON1,))
    if act.changed:
        found.append(action_of(seat, *DONE))
    return found


def _finishing(table: Table, on: Lay, act: Act) -> list[Action]:
    """The special actions after the movement. CARRY is not among them: it begins before."""
    seat = table.task.seat
    form = table.units[act.at] & FORM
    return [
        action_of(seat, special, SQUARES[to])
        for special in FORMS[form].specials
        for to in squares_in(targets(table, on, special, act.at, form, seat))
    ]


def _pushes(table: Table, act: Act, points: int) -> list[Action]:
    """The squares that a pusher may step towards, with so many points left."""
    seat, obstacles = table.task.seat, table.setting.obstacles
    if not points or obstacles >> act.at & 1:
        return []
    found = []
    for direction in range(4):
        ahead = STEP[act.at][direction]
        if ahead < 0 or obstacles >> ahead & 1:
            continue
        if not act.load and ahead != act.origin:
            if ahead not in table.units or push(table.units, obstacles, act.at, direction):
                found.append(TO[seat][ahead])
            continue
        following = pushed(table, act, points, direction)
        if following is not None and _leads_on(following):
            found.append(TO[seat][ahead])
    return found


def _leads_on(following: Draft) -> bool:
    """Whether an activation can still end after a step: a load be put down, the way back not be the whole of it."""
    act = following.task.act
    if act is None or following.task.kind == OVER:
        return True
    if act.load:
        return finishes(following)
    return act.changed or act.points > 0 or bool(_finishing(following, lay(following.units), act))


def _goes_on(table: Table, level: Action) -> bool:
    """Whether LEVEL +1 leaves the activation something to do: it may change what the unit can do."""
    draft = Draft(table)
    draft.lift(_square(level.path[1]))
    draft.play_card(CARD_BIT[LEVEL1])
    act = draft.task.act
    assert act
    if act.points == UNMOVED:
        on = lay(draft.units)
        return (finishes(draft) if act.load else moves(draft, on, act)) or _more_cards_help(draft, on, act)
    if act.load:
        return finishes(draft)
    return act.changed or act.points > 0 or bool(_finishing(draft, lay(draft.units), act))


def _square(name: str) -> int:
    return SQUARES.index(name)


def pick_ups(table: Table, on: Lay, act: Act) -> list[Action]:
    """The neighbours that can be lifted so that they can be put down again."""
    seat = table.task.seat
    start = (SQUARES[act.at], CARRY) if table.task.act is None else (CARRY,)
    return [
        action_of(seat, *start, SQUARES[source])
        for source in squares_in(NEXT_TO[act.at] & on.taken)
        if finishes(lifted(table, act, source))
    ]


def helps(table: Table, on: Lay, card: str, act: Act) -> bool:
    """Whether JUMP or MOVE +1 can be played on a unit that has not moved: it can make that movement then.

    More cards may have to be played for that: they help together, in any order.
    """
    hand = table.sides[table.task.seat].hand
    if not hand & CARD_BIT[card]:
        return False
    form = table.units[act.at] & FORM
    if card == JUMP_CARD and not may_get_jump(form, act.boost):
        return False
    helped = act._replace(boost=act.boost or card == MOVE1, jumps=act.jumps or card == JUMP_CARD)
    if moves(table, on, helped):
        return True
    if not hand & _TOGETHER & ~CARD_BIT[card]:
        return False
    draft = Draft(table)
    draft.play_card(CARD_BIT[card])
    draft.act(helped)
    return _more_cards_help(draft, on, helped)


def _more_cards_help(draft: Draft, on: Lay, act: Act) -> bool:
    """Whether a unit that has not moved can once another card, or several, are played; LEVEL +1 on whatever unit."""
    if any(helps(draft, on, card, act) for card in (JUMP_CARD, MOVE1)):
        return True
    for code in draft.sides[draft.task.seat].lid:
        draft.take_apart(code)
    return any(_goes_on(draft, level) for level in levels(draft))


def moves(table: Table, on: Lay, act: Act) -> bool:
    """Whether a unit that has not moved can, if need be after lifting a neighbour out of the way."""
    obstacles, form = table.setting.obstacles, table.units[act.at] & FORM
    able = reach(form, act.boost, act.jumps)
    goals = landings(able, act.at, table.task.seat, on.taken, obstacles)
    if act.load:
        goals = stops(goals, on.taken, obstacles, act)
    elif not goals and CARRY in FORMS[form].specials and pick_ups(table, on, act):
        return True
    return bool(goals) or bool(_pushes(table, act, able.push))


def levels(table: Table) -> list[Action]:
    """LEVEL +1, on any unit on the board below its max level whose owner has the bricks."""
    seat = table.task.seat
    if not table.sides[seat].hand & CARD_BIT[LEVEL1]:
        return []
    return [
        action_of(seat, LEVEL1, SQUARES[square])
        for square, code in sorted(table.units.items())
        if NEXT[code & FORM] and has(table.sides[owner(code)].stock, ADD[NEXT[code & FORM]])
    ]


def decons(table: Table, on: Lay, square: int, start: tuple[str, ...]) -> list[Action]:
    """DECON +1: a deconstruction by this unit, now."""
    seat = table.task.seat
    if not table.sides[seat].hand & CARD_BIT[DECON1]:
        return []
    decon = FORMS[table.units[square] & FORM].decon or PLAIN_DECON
    return [action_of(seat, *start, SQUARES[to]) for to in squares_in(decon_targets(on, square, decon))]
