"""Whether a well written position of X-Pod Play Off can exist."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    FLIES,
    FORMS,
    HAND,
    PODS,
    POINTS,
    STARTERS,
    TURNS,
    Movement,
    Tier,
)
from pentapod.games.xpod.rules.activation.actions import activation_actions
from pentapod.games.xpod.rules.board import NEXT_TO, OBSTACLES, SOUTH, SQUARES, TARGET_ROWS
from pentapod.games.xpod.rules.building import affordable, affords_two, stock_with_lid
from pentapod.games.xpod.rules.position import BuildLevel, Position, spent, units_of
from pentapod.games.xpod.rules.setup import completions
from pentapod.games.xpod.rules.task import (
    Activation,
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ended,
    Ending,
    GameOver,
    LockBrick,
    Moving,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Unmoved,
    activation_of,
    load_of,
    turn_of,
)
from pentapod.games.xpod.rules.text import SEATS, write_unit
from pentapod.games.xpod.rules.touches import DONE
from pentapod.games.xpod.rules.units import FROZEN, SAFE, Unit, copy_of, form_of, owner

_DRAWS: Final = (Ending.PASSES, Ending.REPEATED, Ending.LONG)
"""The endings without a winner."""


def check(position: Position) -> None:
    """Raises `ImpossiblePosition` for a position that no game leads to."""
    for seat in range(2):
        _check_units(position, seat)
        _check_cards(position, seat)
    _check_board(position)
    _check_bricks(position)
    _check_points(position)
    _check_end(position)
    _check_task(position)


# ---------------------------------------------------------------------- units, bricks and cards


def _check_units(position: Position, seat: int) -> None:
    units = units_of(position, seat)
    for code in units:
        plan = PODS[position.setting.pods[seat]].plans[form_of(code).plan]
        if position.setting.tier == Tier.BASIC and plan.tier != Tier.BASIC:
            raise ImpossiblePosition(plan.id, "advanced-plan", unit=code)
    for code in position.sides[seat].lid:
        low = position.setting.build_level == BuildLevel.MAX and form_of(code).number != _top(code)
        refuse(write_unit(code), {"max-level": low, "lid-marks": code & (SAFE | FROZEN)}, unit=code)
    alike = [(form_of(code).plan, copy_of(code)) for code in units]
    for code in units:
        if alike.count((form_of(code).plan, copy_of(code))) > 1:
            raise ImpossiblePosition(write_unit(code), "unit-twice", unit=code)


def _top(code: Unit) -> int:
    form = form_of(code)
    return PODS[form.pod].plans[form.plan].top


def _check_cards(position: Position, seat: int) -> None:
    side, task = position.sides[seat], position.task
    cards = side.hand | side.used
    if isinstance(task, ChoosePlans):
        if cards:
            raise ImpossiblePosition("choose", "cards-while-chosen")
        return
    resigned = isinstance(task, GameOver) and task.ending == Ending.RESIGNED
    pod, count = position.setting.pods[seat], cards.bit_count()
    refuse(
        SEATS[seat],
        {
            "card-twice": side.hand & side.used,
            "card-count": not resigned and count != HAND,
            "cards-of-pod": position.setting.tier == Tier.BASIC and cards != PODS[pod].cards,
        },
        seat=seat,
        count=count,
        wanted=HAND,
        pod=pod,
    )


def _check_board(position: Position) -> None:
    obstacles, task = OBSTACLES[position.setting.map], position.task
    activation = activation_of(task)
    carrier = activation.square if activation and load_of(task) else None
    for square, code in position.units.items():
        name = SQUARES[square]
        form = form_of(code)
        higher = PODS[form.pod].plans[form.plan].forms[form.level - 1 :]
        refuse(
            name,
            {
                "on-obstacle": obstacles >> square & 1 and not any(FLIES[number] for number in higher),
                "would-score": TARGET_ROWS[owner(code)] >> square & 1 and square != carrier,
                "safe-in-turn": code & SAFE and not isinstance(task, GameOver) and owner(code) == turn_of(task),
            },
            place=name,
            unit=code,
        )


def _check_bricks(position: Position) -> None:
    for seat in range(2):
        number = position.setting.pods[seat]
        pod = PODS[number]
        for kind, have, need in zip(pod.kinds, bricks.counts(pod.inventory), spent(position, seat), strict=False):
            if need > have:
                raise ImpossiblePosition(kind, "bricks", seat=seat, brick=(kind, need), pod=number, most=have)


# ---------------------------------------------------------------------- points, and how a game ended


def _check_points(position: Position) -> None:
    task = position.task
    over = isinstance(task, GameOver)
    pending = task.pending if isinstance(task, TakeTurn) else ()
    for seat, side in enumerate(position.sides):
        locked = bricks.total(side.locked)
        locked += sum(isinstance(choice, LockBrick) and choice.seat == seat for choice in pending)
        refuse(
            str(side.points),
            {
                "points-won": not over and side.points >= POINTS,
                "points-locked": not over and locked != side.points,
                "points": side.points > POINTS + 1 or locked > side.points,
            },
            seat=seat,
            count=side.points,
            locked=locked,
        )
        by_points = isinstance(task, GameOver) and task.ending == Ending.POINTS
        if isinstance(task, GameOver) and by_points and (side.points >= POINTS) != (seat == task.winner):
            raise ImpossiblePosition("over", "ended-by-points", seat=seat, count=side.points)


def _check_end(position: Position) -> None:
    task = position.task
    over = isinstance(task, GameOver)
    if isinstance(task, GameOver) and (task.winner is None) != (task.ending in _DRAWS):
        raise ImpossiblePosition("over", "ending")
    if position.turns > TURNS or (position.turns == TURNS and not over):
        raise ImpossiblePosition(str(position.turns), "turns-end", most=TURNS)


# ---------------------------------------------------------------------- what is to be done


def _check_task(position: Position) -> None:
    task = position.task
    match task:
        case ChoosePlans():
            _check_start(position, "choose")
            _check_picks(position, task)
        case DrawStarter():
            _check_start(position, "draw")
        case TakeTurn():
            if task.activation:
                check_activation(position, task.seat, task.activation)
            elif task.pending:
                raise ImpossiblePosition("waits", "waits-without-activation")
            for choice in task.pending:
                _check_choice(position, choice)
        case BuildTwo():
            _check_build_two(position, task)
        case GameOver():
            if task.activation:
                check_activation(position, task.seat, task.activation)
        case _:
            assert_never(task)


def _check_start(position: Position, task: str) -> None:
    if position.turns or any(side.points for side in position.sides):
        raise ImpossiblePosition(task, "before-first-turn")
    if position.passed:
        raise ImpossiblePosition("passed", "passed-before")


def _check_picks(position: Position, task: ChoosePlans) -> None:
    setting = position.setting
    built = position.units or any(side.lid for side in position.sides)
    refuse("choose", {"choose-basic": setting.tier == Tier.BASIC, "choose-built": built})
    for seat, (plans, cards) in enumerate(task.picks):
        for count in range(len(plans)):
            if plans[count] not in completions(setting.pods[seat], setting.tier, plans[:count], STARTERS):
                raise ImpossiblePosition("choose", "choose-together")
        many = len(plans), cards.bit_count()
        if many[0] > STARTERS or many[1] > HAND or (many[1] and many[0] < STARTERS):
            raise ImpossiblePosition("choose", "choose-count", seat=seat, plans=STARTERS, cards=HAND)
    south, north = task.picks
    if (north.plans and south.cards.bit_count() < HAND) or north.cards.bit_count() == HAND:
        raise ImpossiblePosition("choose", "choose-order", seat=SOUTH)


def _check_build_two(position: Position, task: BuildTwo) -> None:
    side = position.sides[task.seat]
    loose = tuple(code for code in side.lid if code != task.first)
    stock = stock_with_lid(side.stock, loose)
    possible = affords_two if task.first is None else affordable
    refuse(
        "build2",
        {
            "built-first": task.first is not None and task.first not in side.lid,
            "build-bricks": not possible(position.setting, task.seat, stock),
        },
    )


def _check_choice(position: Position, choice: ScoreChoice) -> None:
    side = position.sides[choice.seat]
    match choice:
        case LockBrick(bricks=kinds):
            if not bricks.has(side.stock, kinds) or len(bricks.kinds(kinds)) < 2:
                raise ImpossiblePosition("waits", "lock-choice", seat=choice.seat)
        case TakeBack():
            if side.used.bit_count() < 2:
                raise ImpossiblePosition("waits", "card-choice", seat=choice.seat)
        case _:
            assert_never(choice)


# ---------------------------------------------------------------------- activations


_MAX_POINTS: Final = max(value + 1 for form in FORMS for kind, value in form.moves if kind == Movement.PUSH)
"""The most points of PUSH that a unit can have, with MOVE +1."""


def check_activation(position: Position, seat: int, activation: Activation) -> None:
    """Raises `ImpossiblePosition` for an activation of a seat that no game leads to."""
    pending = position.task.pending if isinstance(position.task, TakeTurn) else ()
    _check_activated_unit(position, seat, activation)
    match activation:
        case Unmoved():
            _check_unmoved(position, activation)
        case Moving():
            if activation.points > _MAX_POINTS:
                raise ImpossiblePosition("act", "push-points", count=activation.points)
        case Ended():
            gone = activation.square is None and not pending
            refuse("act", {"unit-gone": gone, "no-origin": activation.origin is None})
        case _:
            assert_never(activation)
    if not isinstance(activation, Unmoved) and activation.blocked is not None and not activation.touched:
        raise ImpossiblePosition("act", "blocked-untouched")
    if isinstance(position.task, TakeTurn) and not pending and _is_over(position, position.task, activation):
        raise ImpossiblePosition("act", "activation-over")


def _is_over(position: Position, task: TakeTurn, activation: Activation) -> bool:
    return isinstance(activation, Ended) or all(path == DONE for _, path in activation_actions(position, task))


def _check_activated_unit(position: Position, seat: int, activation: Activation) -> None:
    square = activation.square
    if square is None:
        return
    code = position.units.get(square)
    if code is None or owner(code) != seat or code & FROZEN:
        raise ImpossiblePosition(SQUARES[square], "no-active-unit", place=SQUARES[square])


def _check_unmoved(position: Position, unmoved: Unmoved) -> None:
    load = unmoved.load
    if load and (load.source in position.units or not NEXT_TO[unmoved.square] >> load.source & 1):
        raise ImpossiblePosition(SQUARES[load.source], "load-source", place=SQUARES[load.source])
    if not (load or unmoved.boost or unmoved.jumps):
        raise ImpossiblePosition("act", "unmoved-alone")
