"""What may be chosen now: a function for each thing that is to be done, each listing its actions in ascending order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

from pentapod.engine.game import CHANCE, Action
from pentapod.games.xpod.board import HOME_ROWS, NEXT_TO, RINGS, SIDES, SQUARES, STEP, squares_in
from pentapod.games.xpod.bricks import has, kinds
from pentapod.games.xpod.carry import directions, drops, finishes, lifted, pushed, stops
from pentapod.games.xpod.draft import Draft
from pentapod.games.xpod.lay import Lay, Table, lay
from pentapod.games.xpod.movement import landings, may_get_jump, reach
from pentapod.games.xpod.position import BUILD, CHOOSE, DRAW, OVER, UNMOVED, Act
from pentapod.games.xpod.push import push
from pentapod.games.xpod.specials import PLAIN_DECON, decon_targets, targets
from pentapod.games.xpod.supply import (
    affords_two,
    aparts,
    builds,
    completions,
    from_lid,
    stock_with_lid,
)
from pentapod.games.xpod.table import (
    ADD,
    BUILD2,
    CARD_BIT,
    CARDS,
    CARRY,
    DECON1,
    FORMS,
    HAND,
    JUMP_CARD,
    LEVEL1,
    MOVE1,
    NEXT,
    PODS,
    SCARE,
    STARTERS,
)
from pentapod.games.xpod.units import FORM, FROZEN, owner

DONE: Final = ("done",)
PASS: Final = ("pass",)
DROP: Final = "drop"
UNFREEZE: Final = "unfreeze"

_FROM_TO: Final = tuple(
    tuple(tuple(Action(seat, (one, other)) for other in SQUARES) for one in SQUARES) for seat in range(2)
)
_TO: Final = tuple(tuple(Action(seat, (name,)) for name in SQUARES) for seat in range(2))


@lru_cache(65_536)
def _action(seat: int, *path: str) -> Action:
    return Action(seat, path)


DRAWS: Final = tuple(sorted(Action(CHANCE, (side,)) for side in SIDES))


def choices(table: Table) -> tuple[Action, ...]:
    """Every legal action, ascending."""
    task = table.task
    if task.kind == OVER:
        return ()
    if task.waits:
        return _waiting(table)
    if task.act:
        return activation(table)
    if task.kind == CHOOSE:
        return _picking(table)
    if task.kind == DRAW:
        return DRAWS
    return _building(table) if task.kind == BUILD else _turn(table)


def chooser(table: Table) -> int:
    """Who picks plans and cards now in an advanced game."""
    south = table.task.picks[0]
    return 0 if south.cards.bit_count() < HAND else 1


def _picking(table: Table) -> tuple[Action, ...]:
    seat = chooser(table)
    plans, cards = table.task.picks[seat]
    pod = table.setting.pods[seat]
    if len(plans) < STARTERS:
        sheets = PODS[pod].plans
        open_ = completions(pod, table.setting.tier, plans, STARTERS)
        return tuple(sorted(Action(seat, (sheets[plan].id,)) for plan in open_))
    return tuple(_action(seat, card.id) for card in CARDS if not cards & CARD_BIT[card.id])


def _waiting(table: Table) -> tuple[Action, ...]:
    seat, some = table.task.waits[0]
    if some:
        names = PODS[table.setting.pods[seat]].kinds
        return tuple(sorted(Action(seat, (names[kind],)) for kind in kinds(some)))
    used = table.sides[seat].used
    return tuple(_action(seat, card.id) for card in CARDS if used & CARD_BIT[card.id])


def _building(table: Table) -> tuple[Action, ...]:
    """BUILD 2: two units, the first such that a second is possible. What was built first stays whole."""
    seat, first = table.task.seat, table.task.first
    side = table.sides[seat]
    loose = tuple(code for code in side.lid if code != first)
    then = 0 if first else stock_with_lid(side.stock, side.lid)
    built = [action for _, actions in builds(table.setting, seat, side.stock, then) for action in actions]
    return tuple(sorted((*aparts(seat, loose), *built)))


# ---------------------------------------------------------------------- a turn that is still free


def _turn(table: Table) -> tuple[Action, ...]:
    seat, setting = table.task.seat, table.setting
    side = table.sides[seat]
    on = lay(table.units)
    groups: list[tuple[str, Sequence[Action]]] = []
    idle = not side.lid
    for square, code in table.units.items():
        if code >> 8 & 1 == seat:
            if code & FROZEN:
                groups.append((SQUARES[square], (_action(seat, SQUARES[square], UNFREEZE),)))
            elif starts := _unit(table, on, square, code & FORM):
                groups.append((SQUARES[square], starts))
                idle = False
    if built := builds(setting, seat, side.stock):
        groups += built
    elif idle:
        groups.append((PASS[0], (_action(seat, *PASS),)))
    if side.lid:
        groups += from_lid(seat, side.lid, HOME_ROWS[seat] & ~on.taken)
    if side.hand:
        cards = sorted(_cards(table, on))
        groups += [(card.id, [action for action in cards if action.path[0] == card.id]) for card in CARDS]
    groups.sort(key=_first)
    return tuple(chain.from_iterable([actions for _, actions in groups]))


_first = itemgetter(0)


def _unit(table: Table, on: Lay, square: int, form: int) -> Sequence[Action]:
    """Every activation of a unit, without cards, ascending."""
    seat, obstacles = table.task.seat, table.setting.obstacles
    goals = _goals(form, square, seat, on.taken & _NEAR[form][square], obstacles)
    if _PUSHES[form] and not obstacles >> square & 1:
        found = set(goals)
        for direction, ahead in enumerate(STEP[square]):
            if ahead in table.units:
                if push(table.units, obstacles, square, direction):
                    found.add(_FROM_TO[seat][square][ahead])
            elif ahead >= 0 and not obstacles >> ahead & 1:
                found.add(_FROM_TO[seat][square][ahead])
        goals = tuple(sorted(found))
    if not _ACTS[form]:
        return goals
    starts = list(goals)
    for special in FORMS[form].specials:
        if special == CARRY:
            starts += _pick_ups(table, on, Act(square, square))
        elif special != SCARE:
            reached = targets(table, on, special, square, form, seat)
            starts += [_action(seat, SQUARES[square], special, SQUARES[to]) for to in squares_in(reached)]
    starts.sort()
    return starts


_NEAR: Final = tuple(RINGS[1, max(max(reach(form.number)[:3]), 1)] if form.number else RINGS[1, 1] for form in FORMS)
"""By form and square: all squares that matter to where a unit goes without pushing."""
_PUSHES: Final = tuple(bool(reach(form.number).push) for form in FORMS)
_ACTS: Final = tuple(bool({*form.specials} - {SCARE}) for form in FORMS)


@lru_cache(65_536)
def _goals(form: int, square: int, seat: int, taken: int, obstacles: int) -> tuple[Action, ...]:
    """Where a unit can go without pushing; `taken` holds of the squares that matter."""
    row = _FROM_TO[seat][square]
    return tuple(row[goal] for goal in squares_in(landings(reach(form), square, seat, taken, obstacles)))


def _pick_ups(table: Table, on: Lay, act: Act) -> list[Action]:
    """The neighbours that can be lifted so that they can be put down again."""
    seat = table.task.seat
    start = (SQUARES[act.at], CARRY) if table.task.act is None else (CARRY,)
    return [
        _action(seat, *start, SQUARES[source])
        for source in squares_in(NEXT_TO[act.at] & on.taken)
        if finishes(lifted(table, act, source))
    ]


# ---------------------------------------------------------------------- X-tra cards


def _cards(table: Table, on: Lay) -> list[Action]:
    """Every X-tra card that can be played before anything is activated."""
    seat, setting = table.task.seat, table.setting
    side = table.sides[seat]
    found = _levels(table)
    may_build = side.hand & CARD_BIT[BUILD2] and not table.task.carded
    if may_build and affords_two(setting, seat, stock_with_lid(side.stock, side.lid)):
        found.append(_action(seat, BUILD2))
    for square in squares_in(on.of(seat) & ~on.frozen):
        act = Act(square, square)
        found += [_action(seat, card, SQUARES[square]) for card in (JUMP_CARD, MOVE1) if _helps(table, on, card, act)]
        found += _decons(table, on, square, (DECON1, SQUARES[square]))
    return found


def _helps(table: Table, on: Lay, card: str, act: Act) -> bool:
    """Whether JUMP or MOVE +1 can be played on a unit that has not moved: then it can make that movement."""
    if not table.sides[table.task.seat].hand & CARD_BIT[card]:
        return False
    form = table.units[act.at] & FORM
    if card == JUMP_CARD and not may_get_jump(form, act.boost):
        return False
    return moves(table, on, act._replace(boost=act.boost or card == MOVE1, jumps=act.jumps or card == JUMP_CARD))


def moves(table: Table, on: Lay, act: Act) -> bool:
    """Whether a unit that has not moved can, if need be after lifting a neighbour out of the way."""
    obstacles, form = table.setting.obstacles, table.units[act.at] & FORM
    able = reach(form, act.boost, act.jumps)
    goals = landings(able, act.at, table.task.seat, on.taken, obstacles)
    if act.load:
        goals = stops(goals, on.taken, obstacles, act)
    elif not goals and CARRY in FORMS[form].specials and _pick_ups(table, on, act):
        return True
    return bool(goals) or bool(_pushes(table, act, able.push))


def _levels(table: Table) -> list[Action]:
    """LEVEL +1, on any unit on the board below its max level whose owner has the bricks."""
    seat = table.task.seat
    if not table.sides[seat].hand & CARD_BIT[LEVEL1]:
        return []
    return [
        _action(seat, LEVEL1, SQUARES[square])
        for square, code in sorted(table.units.items())
        if NEXT[code & FORM] and has(table.sides[owner(code)].stock, ADD[NEXT[code & FORM]])
    ]


def _decons(table: Table, on: Lay, square: int, start: tuple[str, ...]) -> list[Action]:
    """DECON +1: a deconstruction by this unit, now."""
    seat = table.task.seat
    if not table.sides[seat].hand & CARD_BIT[DECON1]:
        return []
    decon = FORMS[table.units[square] & FORM].decon or PLAIN_DECON
    return [_action(seat, *start, SQUARES[to]) for to in squares_in(decon_targets(on, square, decon))]


# ---------------------------------------------------------------------- an activation under way


def activation(table: Table) -> tuple[Action, ...]:
    """What the activated unit may do next. Never empty while the activation is not over."""
    act, seat = table.task.act, table.task.seat
    assert act
    side = table.sides[seat]
    found: list[Action] = [action for action in _levels(table) if _goes_on(table, action)]
    if act.points > 0 and len(ahead := directions(table, act)) == 1:
        found.append(_TO[seat][STEP[act.at][ahead[0]]])
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
    if _levels(draft):
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
    found = [_TO[seat][goal] for goal in squares_in(goals)]
    found += _pushes(table, act, able.push)
    found += [_action(seat, card) for card in (JUMP_CARD, MOVE1) if _helps(table, on, card, act)]
    if act.load:
        found += [_action(seat, DROP, SQUARES[to]) for to in squares_in(drops(on.taken, obstacles, act))]
    elif CARRY in FORMS[form].specials:
        found += _pick_ups(table, on, act)
    return found


def _moved(table: Table, on: Lay, act: Act) -> list[Action]:
    """Between the points of a PUSH, or after the movement."""
    seat, obstacles = table.task.seat, table.setting.obstacles
    found = _pushes(table, act, act.points) if act.points else []
    if act.load:
        return found + [_action(seat, DROP, SQUARES[to]) for to in squares_in(drops(on.taken, obstacles, act))]
    found += _finishing(table, on, act)
    found += _decons(table, on, act.at, (DECON1,))
    if act.changed:
        found.append(_action(seat, *DONE))
    return found


def _finishing(table: Table, on: Lay, act: Act) -> list[Action]:
    """The special actions after the movement. CARRY is not among them: it begins before."""
    seat = table.task.seat
    form = table.units[act.at] & FORM
    return [
        _action(seat, special, SQUARES[to])
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
                found.append(_TO[seat][ahead])
            continue
        following = pushed(table, act, points, direction)
        if following is not None and _leads_on(following):
            found.append(_TO[seat][ahead])
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
    if act.load:
        return finishes(draft)
    if act.points == UNMOVED:
        return moves(draft, lay(draft.units), act)
    return act.changed or act.points > 0 or bool(_finishing(draft, lay(draft.units), act))


def _square(name: str) -> int:
    return SQUARES.index(name)
