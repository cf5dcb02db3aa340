"""What may be chosen now: a function for each thing that is to be done, each listing its actions in ascending order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

from pentapod.engine.state import CHANCE, Action
from pentapod.games.xpod.data.bricks import kinds
from pentapod.games.xpod.data.table import (
    BUILD2,
    CARD_BIT,
    CARDS,
    CARRY,
    DECON1,
    FORMS,
    HAND,
    JUMP_CARD,
    MOVE1,
    PODS,
    SCARE,
    STARTERS,
)
from pentapod.games.xpod.rules.activations import action_of, activation, decons, helps, levels, pick_ups
from pentapod.games.xpod.rules.board import HOME_ROWS, RINGS, SIDES, SQUARES, STEP, squares_in
from pentapod.games.xpod.rules.lay import Lay, Table, lay
from pentapod.games.xpod.rules.movement import landings, reach
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, OVER, Act
from pentapod.games.xpod.rules.push import push
from pentapod.games.xpod.rules.specials import targets
from pentapod.games.xpod.rules.supply import affords_two, aparts, builds, completions, from_lid, stock_with_lid
from pentapod.games.xpod.rules.units import FORM, FROZEN

PASS: Final = ("pass",)
UNFREEZE: Final = "unfreeze"

_FROM_TO: Final = tuple(
    tuple(tuple(Action(seat, (one, other)) for other in SQUARES) for one in SQUARES) for seat in range(2)
)
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
    return tuple(action_of(seat, card.id) for card in CARDS if not cards & CARD_BIT[card.id])


def _waiting(table: Table) -> tuple[Action, ...]:
    seat, some = table.task.waits[0]
    if some:
        names = PODS[table.setting.pods[seat]].kinds
        return tuple(sorted(Action(seat, (names[kind],)) for kind in kinds(some)))
    used = table.sides[seat].used
    return tuple(action_of(seat, card.id) for card in CARDS if used & CARD_BIT[card.id])


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
                groups.append((SQUARES[square], (action_of(seat, SQUARES[square], UNFREEZE),)))
            elif starts := _unit(table, on, square, code & FORM):
                groups.append((SQUARES[square], starts))
                idle = False
    if built := builds(setting, seat, side.stock):
        groups += built
    elif idle:
        groups.append((PASS[0], (action_of(seat, *PASS),)))
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
            starts += pick_ups(table, on, Act(square, square))
        elif special != SCARE:
            reached = targets(table, on, special, square, form, seat)
            starts += [action_of(seat, SQUARES[square], special, SQUARES[to]) for to in squares_in(reached)]
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


# ---------------------------------------------------------------------- X-tra cards


def _cards(table: Table, on: Lay) -> list[Action]:
    """Every X-tra card that can be played before anything is activated."""
    seat, setting = table.task.seat, table.setting
    side = table.sides[seat]
    found = levels(table)
    may_build = side.hand & CARD_BIT[BUILD2] and not table.task.carded
    if may_build and affords_two(setting, seat, stock_with_lid(side.stock, side.lid)):
        found.append(action_of(seat, BUILD2))
    for square in squares_in(on.of(seat) & ~on.frozen):
        act = Act(square, square)
        found += [action_of(seat, card, SQUARES[square]) for card in (JUMP_CARD, MOVE1) if helps(table, on, card, act)]
        found += decons(table, on, square, (DECON1, SQUARES[square]))
    return found
