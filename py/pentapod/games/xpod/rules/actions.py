"""What may be chosen now: a function for each task, each listing its actions in ascending order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

from pentapod.engine.state import CHANCE, Action, Actions, Path
from pentapod.games.xpod.data.bricks import kinds
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, FORMS, PODS, STARTERS, CardId, Special
from pentapod.games.xpod.rules.activation.actions import activation_actions
from pentapod.games.xpod.rules.activation.ending import helps, level_squares, pick_ups
from pentapod.games.xpod.rules.activation.movement import landings, reach
from pentapod.games.xpod.rules.activation.push import push
from pentapod.games.xpod.rules.activation.specials import decon_card_actions, special_actions
from pentapod.games.xpod.rules.board import (
    HOME_ROWS,
    RINGS,
    SIDES,
    SQUARE_OF,
    SQUARES,
    STEP,
    Occupancy,
    occupancy,
    squares_in,
)
from pentapod.games.xpod.rules.building import (
    affords_two,
    apart_actions,
    build_actions,
    lid_actions,
    stock_with_lid,
)
from pentapod.games.xpod.rules.position import Position
from pentapod.games.xpod.rules.setup import completions
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    GameOver,
    LockBrick,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Unmoved,
)
from pentapod.games.xpod.rules.touches import PASS, UNFREEZE, action_of
from pentapod.games.xpod.rules.units import FORM, FROZEN

_FROM_TO: Final = tuple(
    tuple(tuple(Action(seat, (one, other)) for other in SQUARES) for one in SQUARES) for seat in range(2)
)
_DRAWS: Final = tuple(sorted(Action(CHANCE, (side,)) for side in SIDES))


def legal_actions(position: Position) -> Actions:
    """Every legal action, ascending."""
    task = position.task
    match task:
        case TakeTurn():
            if task.pending:
                return _score_actions(position, task.pending[0])
            return activation_actions(position, task) if task.activation else _turn_actions(position, task)
        case BuildTwo():
            return _build_two_actions(position, task)
        case ChoosePlans():
            return _pick_actions(position, task)
        case DrawStarter():
            return _DRAWS
        case GameOver():
            return ()


def _pick_actions(position: Position, task: ChoosePlans) -> Actions:
    seat = task.seat
    plans, cards = task.picks[seat]
    pod = position.setting.pods[seat]
    if len(plans) < STARTERS:
        sheets = PODS[pod].plans
        found = completions(pod, position.setting.tier, plans, STARTERS)
        return tuple(sorted(action_of(seat, sheets[plan].id) for plan in found))
    return tuple(action_of(seat, card) for card in CARDS if not cards & CARD_BIT[card])


def _score_actions(position: Position, choice: ScoreChoice) -> Actions:
    seat = choice.seat
    match choice:
        case LockBrick():
            names = PODS[position.setting.pods[seat]].kinds
            return tuple(sorted(action_of(seat, names[kind]) for kind in kinds(choice.bricks)))
        case TakeBack():
            used = position.sides[seat].used
            return tuple(action_of(seat, card) for card in CARDS if used & CARD_BIT[card])


def _build_two_actions(position: Position, task: BuildTwo) -> Actions:
    """Two units are built, the first such that a second is possible. The one that was built first stays whole."""
    seat, first = task.seat, task.first
    side = position.sides[seat]
    loose = tuple(code for code in side.lid if code != first)
    second_from = stock_with_lid(side.stock, side.lid) if first is None else None
    groups = build_actions(position.setting, seat, side.stock, second_from)
    built = [action for _, actions in groups for action in actions]
    return tuple(sorted((*apart_actions(seat, loose), *built)))


# ---------------------------------------------------------------------- a turn that is still free


class TurnKind(Enum):
    """What a turn may be for."""

    PASS = auto()
    BUILD = auto()
    PLACE = auto()
    ACTIVATE = auto()
    UNFREEZE = auto()


def turn_kinds(actions: Iterable[Action]) -> tuple[TurnKind, ...]:
    """The kinds of turn that are open, by the actions with which a turn may begin."""
    found = {_kind(path) for _, path in actions}
    return tuple(kind for kind in TurnKind if kind in found)


def _kind(path: Path) -> TurnKind | None:
    if path == PASS:
        return TurnKind.PASS
    if path[0] in SQUARE_OF:
        return TurnKind.UNFREEZE if path[-1] == UNFREEZE else TurnKind.ACTIVATE
    if path[0].startswith("lid-"):
        return TurnKind.PLACE if path[-1] in SQUARE_OF else None
    return TurnKind.BUILD if path[-1].startswith("build") else None


def _turn_actions(position: Position, task: TakeTurn) -> Actions:
    seat, setting = task.seat, position.setting
    side = position.sides[seat]
    occupied = occupancy(position.units)
    groups: list[tuple[str, Sequence[Action]]] = []
    idle = not side.lid
    for square, code in position.units.items():
        if code >> 8 & 1 == seat:
            if code & FROZEN:
                groups.append((SQUARES[square], (action_of(seat, SQUARES[square], UNFREEZE),)))
            elif found := _unit_actions(position, occupied, seat, square, code & FORM):
                groups.append((SQUARES[square], found))
                idle = False
    if built := build_actions(setting, seat, side.stock):
        groups += built
    elif idle:
        groups.append((PASS[0], (action_of(seat, *PASS),)))
    if side.lid:
        groups += lid_actions(seat, side.lid, HOME_ROWS[seat] & ~occupied.taken)
    if side.hand:
        cards = sorted(_card_actions(position, occupied, task))
        groups += [(card, [action for action in cards if action.path[0] == card]) for card in CARDS]
    groups.sort(key=_first)
    return tuple(chain.from_iterable([actions for _, actions in groups]))


_first = itemgetter(0)


def _unit_actions(position: Position, occupied: Occupancy, seat: int, square: int, form: int) -> Sequence[Action]:
    """Every activation of a unit, without cards, ascending."""
    obstacles = position.setting.obstacles
    goals = _goals(form, square, seat, occupied.taken & _NEAR[form][square], obstacles)
    if _PUSHES[form] and not obstacles >> square & 1:
        found = set(goals)
        for direction, ahead in enumerate(STEP[square]):
            if ahead is None:
                continue
            if ahead in position.units:
                if push(position.units, obstacles, square, direction):
                    found.add(_FROM_TO[seat][square][ahead])
            elif not obstacles >> ahead & 1:
                found.add(_FROM_TO[seat][square][ahead])
        goals = tuple(sorted(found))
    if not _ACTS[form]:
        return goals
    name = SQUARES[square]
    acts = special_actions(position, occupied, seat, square, name)
    if _CARRIES[form]:
        lifts = pick_ups(position, occupied, Unmoved(square))
        acts += [action_of(seat, name, Special.CARRY, SQUARES[source]) for source in lifts]
    return sorted((*goals, *acts)) if acts else goals


_NEAR: Final = tuple(RINGS[1, max(max(reach(form.number)[:3]), 1)] if form.number else RINGS[1, 1] for form in FORMS)
"""By form and square: all squares that matter to where a unit goes without pushing."""
_PUSHES: Final = tuple(bool(reach(form.number).push) for form in FORMS)
_CARRIES: Final = tuple(Special.CARRY in form.specials for form in FORMS)
_ACTS: Final = tuple(bool({*form.specials} - {Special.SCARE}) for form in FORMS)


@lru_cache(65_536)
def _goals(form: int, square: int, seat: int, taken: int, obstacles: int) -> Actions:
    """Where a unit can go without pushing; `taken` holds those of the squares that matter."""
    row = _FROM_TO[seat][square]
    return tuple(row[goal] for goal in squares_in(landings(reach(form), square, seat, taken, obstacles)))


# ---------------------------------------------------------------------- X-tra cards


def _card_actions(position: Position, occupied: Occupancy, task: TakeTurn) -> list[Action]:
    """Every X-tra card that can be played before anything is activated."""
    seat = task.seat
    side = position.sides[seat]
    found = []
    if side.hand & CARD_BIT[CardId.LEVEL1]:
        found += [action_of(seat, CardId.LEVEL1, SQUARES[square]) for square in level_squares(position)]
    may_build = side.hand & CARD_BIT[CardId.BUILD2] and not task.card_played
    if may_build and affords_two(position.setting, seat, stock_with_lid(side.stock, side.lid)):
        found.append(action_of(seat, CardId.BUILD2))
    for square in squares_in(occupied.of(seat) & ~occupied.frozen):
        name, unmoved = SQUARES[square], Unmoved(square)
        for card in (CardId.JUMP, CardId.MOVE1):
            if helps(position, occupied, card, unmoved):
                found.append(action_of(seat, card, name))
        found += decon_card_actions(position, occupied, seat, square, name)
    return found
