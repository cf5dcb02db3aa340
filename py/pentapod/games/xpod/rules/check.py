"""Whether a well written position of X-Pod Play Off can exist."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    BRICKS,
    FLIES,
    HAND,
    KIND_NAMES,
    NAMES,
    PODS,
    POINTS,
    STARTERS,
    TURNS,
    Tier,
)
from pentapod.games.xpod.rules.activation.check import check_activation
from pentapod.games.xpod.rules.board import NORTH, OBSTACLES, SOUTH, SQUARES, TARGET_ROWS, TITLES
from pentapod.games.xpod.rules.building import affordable, affords_two, stock_with_lid
from pentapod.games.xpod.rules.position import BuildLevel, Position, Side, units_in_play
from pentapod.games.xpod.rules.setup import completions
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ending,
    GameOver,
    LockBrick,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    activation_of,
    load_of,
    turn_of,
)
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner

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


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'s' * (count != 1)}"


# ---------------------------------------------------------------------- units, bricks and cards


def _units_of(position: Position, seat: int) -> list[Unit]:
    """All units of a player: on the board, in the air, and in the lid."""
    return [*units_in_play(position, seat), *position.sides[seat].lid]


def _check_units(position: Position, seat: int) -> None:
    units = _units_of(position, seat)
    for code in units:
        plan = PODS[position.setting.pods[seat]].plans[form_of(code).plan]
        if position.setting.tier == Tier.BASIC and plan.tier != Tier.BASIC:
            raise ImpossiblePosition(plan.id, f"{plan.name} belongs to the advanced game.")
    for code in position.sides[seat].lid:
        if position.setting.build_level == BuildLevel.MAX and form_of(code).number != _top(code):
            raise ImpossiblePosition(NAMES[code & FORM], f"{NAMES[code & FORM]} is built at its max level here.")
        if code & (SAFE | FROZEN):
            raise ImpossiblePosition(NAMES[code & FORM], "A unit in the lid is neither safe nor frozen.")
    alike = [(form_of(code).plan, copy_of(code)) for code in units]
    for code in units:
        if alike.count((form_of(code).plan, copy_of(code))) > 1:
            name = NAMES[code & FORM]
            raise ImpossiblePosition(
                name, f"{TITLES[seat]} has two units called {name}; write ~1 after the second one."
            )


def _top(code: Unit) -> int:
    form = form_of(code)
    return PODS[form.pod].plans[form.plan].top


def _check_cards(position: Position, seat: int) -> None:
    side, task = position.sides[seat], position.task
    cards = side.hand | side.used
    if isinstance(task, ChoosePlans):
        if cards:
            raise ImpossiblePosition("choose", "While cards are chosen nobody has any.")
        return
    if side.hand & side.used:
        raise ImpossiblePosition(TITLES[seat], f"{TITLES[seat]} has a card both in hand and used.")
    resigned = isinstance(task, GameOver) and task.ending == Ending.RESIGNED
    if not resigned and cards.bit_count() != HAND:
        raise ImpossiblePosition(TITLES[seat], f"{TITLES[seat]} has {cards.bit_count()} X-tra cards, not {HAND}.")
    if position.setting.tier == Tier.BASIC and cards != PODS[position.setting.pods[seat]].cards:
        pod = PODS[position.setting.pods[seat]].name
        raise ImpossiblePosition(TITLES[seat], f"These are not the X-tra cards of the {pod} Pod.")


def _check_board(position: Position) -> None:
    obstacles, task = OBSTACLES[position.setting.map], position.task
    activation = activation_of(task)
    carrier = activation.square if activation and load_of(task) else None
    for square, code in position.units.items():
        name = SQUARES[square]
        form = form_of(code)
        higher = PODS[form.pod].plans[form.plan].forms[form.level - 1 :]
        if obstacles >> square & 1 and not any(FLIES[number] for number in higher):
            raise ImpossiblePosition(name, f"There is an obstacle on {name}, and {NAMES[form.number]} does not fly.")
        if TARGET_ROWS[owner(code)] >> square & 1 and square != carrier:
            raise ImpossiblePosition(name, f"{NAMES[form.number]} would have scored on {name}.")
        if code & SAFE and not isinstance(task, GameOver) and owner(code) == turn_of(task):
            raise ImpossiblePosition(name, f"{NAMES[form.number]} on {name} is not safe in its own turn.")


def _spent(position: Position, seat: int) -> tuple[int, ...]:
    """How many bricks of each kind are in a player's units and pod."""
    units = [BRICKS[code & FORM] for code in _units_of(position, seat)]
    return tuple(sum(kind) for kind in zip(*map(bricks.counts, (position.sides[seat].locked, *units)), strict=True))


def stocked(position: Position) -> tuple[Side, Side]:
    """The sides with what is left of their bricks: none of a kind of which more are used than there are."""
    sides = []
    for seat, side in enumerate(position.sides):
        inventory = bricks.counts(PODS[position.setting.pods[seat]].inventory)
        left = (max(0, have - need) for have, need in zip(inventory, _spent(position, seat), strict=True))
        sides.append(side._replace(stock=bricks.packed(left)))
    return (sides[SOUTH], sides[NORTH])


def _check_bricks(position: Position) -> None:
    for seat in range(2):
        pod = PODS[position.setting.pods[seat]]
        for kind, have, need in zip(pod.kinds, bricks.counts(pod.inventory), _spent(position, seat), strict=False):
            if need > have:
                few = f"{need} {KIND_NAMES[kind].many}, but the {pod.name} Pod has only {have}"
                raise ImpossiblePosition(kind, f"{TITLES[seat]} uses {few}.")


# ---------------------------------------------------------------------- points, and how a game ended


def _check_points(position: Position) -> None:
    task = position.task
    over = isinstance(task, GameOver)
    pending = task.pending if isinstance(task, TakeTurn) else ()
    for seat, side in enumerate(position.sides):
        locked = bricks.total(side.locked)
        locked += sum(isinstance(choice, LockBrick) and choice.seat == seat for choice in pending)
        if not over and side.points >= POINTS:
            raise ImpossiblePosition(str(side.points), f"With {side.points} points {TITLES[seat]} would have won.")
        if not over and locked != side.points:
            raise ImpossiblePosition(
                str(side.points),
                f"{TITLES[seat]} has {_counted(side.points, 'point')}, but {_counted(locked, 'brick')} in the pod.",
            )
        if side.points > POINTS + 1 or locked > side.points:
            raise ImpossiblePosition(str(side.points), f"{TITLES[seat]} cannot have {side.points} points.")
        by_points = isinstance(task, GameOver) and task.ending == Ending.POINTS
        if isinstance(task, GameOver) and by_points and (side.points >= POINTS) != (seat == task.winner):
            raise ImpossiblePosition("over", f"{TITLES[seat]} with {side.points} points did not end the game so.")


def _check_end(position: Position) -> None:
    task = position.task
    over = isinstance(task, GameOver)
    if isinstance(task, GameOver) and (task.winner is None) != (task.ending in _DRAWS):
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")
    if position.turns > TURNS or (position.turns == TURNS and not over):
        raise ImpossiblePosition(str(position.turns), f"After {TURNS} turns the game is over.")


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
                raise ImpossiblePosition("waits", "Units score in an activation, and none is told.")
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
        raise ImpossiblePosition(task, "Nothing has happened before the first turn.")
    if position.passed:
        raise ImpossiblePosition("passed", "Nobody can have passed yet.")


def _check_picks(position: Position, task: ChoosePlans) -> None:
    setting = position.setting
    if setting.tier == Tier.BASIC:
        raise ImpossiblePosition("choose", "Plans and cards are chosen in the advanced game only.")
    if position.units or any(side.lid for side in position.sides):
        raise ImpossiblePosition("choose", "Nothing is built before the plans are chosen.")
    for seat, (plans, cards) in enumerate(task.picks):
        for count in range(len(plans)):
            if plans[count] not in completions(setting.pods[seat], setting.tier, plans[:count], STARTERS):
                raise ImpossiblePosition("choose", "These plans cannot be built together.")
        many = len(plans), cards.bit_count()
        if many[0] > STARTERS or many[1] > HAND or (many[1] and many[0] < STARTERS):
            raise ImpossiblePosition("choose", f"{TITLES[seat]} chooses {STARTERS} plans, then {HAND} cards.")
    south, north = task.picks
    if (north.plans and south.cards.bit_count() < HAND) or north.cards.bit_count() == HAND:
        raise ImpossiblePosition("choose", f"{TITLES[NORTH]} chooses after {TITLES[SOUTH]}, and then the game begins.")


def _check_build_two(position: Position, task: BuildTwo) -> None:
    side = position.sides[task.seat]
    if task.first is not None and task.first not in side.lid:
        raise ImpossiblePosition("build2", "What was built first is not in the lid.")
    loose = tuple(code for code in side.lid if code != task.first)
    stock = stock_with_lid(side.stock, loose)
    possible = affords_two if task.first is None else affordable
    if not possible(position.setting, task.seat, stock):
        raise ImpossiblePosition("build2", "The bricks for it are not there.")


def _check_choice(position: Position, choice: ScoreChoice) -> None:
    side = position.sides[choice.seat]
    match choice:
        case LockBrick(bricks=kinds):
            if not bricks.has(side.stock, kinds) or len(bricks.kinds(kinds)) < 2:
                raise ImpossiblePosition("waits", f"{TITLES[choice.seat]} cannot choose among these bricks.")
        case TakeBack():
            if side.used.bit_count() < 2:
                raise ImpossiblePosition("waits", f"{TITLES[choice.seat]} has no choice of cards to take back.")
        case _:
            assert_never(choice)
