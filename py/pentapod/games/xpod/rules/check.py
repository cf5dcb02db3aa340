"""Whether a well written position of X-Pod Play Off can exist."""

from __future__ import annotations

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    BASIC,
    BRICKS,
    FLIES,
    FORMS,
    HAND,
    KIND_NAMES,
    NAMES,
    PODS,
    POINTS,
    STARTERS,
    TURNS,
)
from pentapod.games.xpod.rules.activations import DONE, activation
from pentapod.games.xpod.rules.board import NEXT_TO, NORTH, OBSTACLES, SOUTH, SQUARES, TARGET_ROWS, TITLES
from pentapod.games.xpod.rules.lay import Table
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, GONE, OVER, TURN, UNMOVED, Act, Side, Task
from pentapod.games.xpod.rules.supply import ANY, affordable, affords_two, completions, stock_with_lid
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner


def check(fields: Table) -> None:
    """Raises `ImpossiblePosition` for a position that no game leads to. `fields` are its parts, well written."""
    for seat in range(2):
        _check_units(fields, seat)
        _check_cards(fields, seat)
    _check_board(fields)
    _check_bricks(fields)
    _check_points(fields)
    _check_task(fields)


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'s' * (count != 1)}"


def _units_of(table: Table, seat: int) -> list[Unit]:
    """All units of a player: on the board, in the lid, and one that is carried."""
    load = table.task.act.load if table.task.act else 0
    everywhere = [*table.units.values(), *table.sides[seat].lid, *([load] if load else [])]
    return [code for code in everywhere if owner(code) == seat]


def _check_units(fields: Table, seat: int) -> None:
    units = _units_of(fields, seat)
    for code in units:
        plan = PODS[fields.setting.pods[seat]].plans[form_of(code).plan]
        if fields.setting.tier == BASIC and plan.tier != BASIC:
            raise ImpossiblePosition(plan.id, f"{plan.name} belongs to the advanced game.")
    for code in fields.sides[seat].lid:
        if fields.setting.build_level != ANY and form_of(code).number != _top(code):
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


def _check_cards(fields: Table, seat: int) -> None:
    side, task = fields.sides[seat], fields.task
    cards = side.hand | side.used
    if task.kind == CHOOSE:
        if cards:
            raise ImpossiblePosition("choose", "While cards are chosen nobody has any.")
        return
    if side.hand & side.used:
        raise ImpossiblePosition(TITLES[seat], f"{TITLES[seat]} has a card both in hand and used.")
    if task.ending != "resigned" and cards.bit_count() != HAND:
        raise ImpossiblePosition(TITLES[seat], f"{TITLES[seat]} has {cards.bit_count()} X-tra cards, not {HAND}.")
    if fields.setting.tier == BASIC and cards != PODS[fields.setting.pods[seat]].cards:
        pod = PODS[fields.setting.pods[seat]].name
        raise ImpossiblePosition(TITLES[seat], f"These are not the X-tra cards of the {pod} Pod.")


def _check_board(fields: Table) -> None:
    obstacles = OBSTACLES[fields.setting.map]
    act = fields.task.act
    for square, code in fields.units.items():
        name = SQUARES[square]
        form = form_of(code)
        higher = PODS[form.pod].plans[form.plan].forms[form.level - 1 :]
        if obstacles >> square & 1 and not any(FLIES[number] for number in higher):
            raise ImpossiblePosition(name, f"There is an obstacle on {name}, and {NAMES[form.number]} does not fly.")
        landing = act is not None and act.load and act.at == square
        if TARGET_ROWS[owner(code)] >> square & 1 and not landing:
            raise ImpossiblePosition(name, f"{NAMES[form.number]} would have scored on {name}.")
        if code & SAFE and owner(code) == fields.task.seat and fields.task.kind != OVER:
            raise ImpossiblePosition(name, f"{NAMES[form.number]} on {name} is not safe in its own turn.")


def _spent(table: Table, seat: int) -> tuple[int, ...]:
    """How many bricks of each kind are in a player's units and pod."""
    units = [BRICKS[code & FORM] for code in _units_of(table, seat)]
    return tuple(sum(kind) for kind in zip(*map(bricks.counts, (table.sides[seat].locked, *units)), strict=True))


def stocked(table: Table) -> tuple[Side, Side]:
    """The sides with what is left of their bricks: none of a kind of which more are used than there are."""
    sides = []
    for seat, side in enumerate(table.sides):
        inventory = bricks.counts(PODS[table.setting.pods[seat]].inventory)
        left = (max(0, have - need) for have, need in zip(inventory, _spent(table, seat), strict=True))
        sides.append(side._replace(stock=bricks.packed(left)))
    return (sides[SOUTH], sides[NORTH])


def _check_bricks(fields: Table) -> None:
    for seat in range(2):
        pod = PODS[fields.setting.pods[seat]]
        for kind, have, need in zip(pod.kinds, bricks.counts(pod.inventory), _spent(fields, seat), strict=False):
            if need > have:
                few = f"{need} {KIND_NAMES[kind].many}, but the {pod.name} Pod has only {have}"
                raise ImpossiblePosition(kind, f"{TITLES[seat]} uses {few}.")


def _check_points(fields: Table) -> None:
    task = fields.task
    for seat, side in enumerate(fields.sides):
        locked = bricks.total(side.locked) + sum(wait.seat == seat and bool(wait.bricks) for wait in task.waits)
        if task.kind != OVER and side.points >= POINTS:
            raise ImpossiblePosition(str(side.points), f"With {side.points} points {TITLES[seat]} would have won.")
        if task.kind != OVER and locked != side.points:
            raise ImpossiblePosition(
                str(side.points),
                f"{TITLES[seat]} has {_counted(side.points, 'point')}, but {_counted(locked, 'brick')} in the pod.",
            )
        if side.points > POINTS + 1 or locked > side.points:
            raise ImpossiblePosition(str(side.points), f"{TITLES[seat]} cannot have {side.points} points.")
        if task.ending == "points" and (side.points >= POINTS) != (seat == task.winner):
            raise ImpossiblePosition("over", f"{TITLES[seat]} with {side.points} points did not end the game so.")
    drawn = task.ending in ("passes", "repeated", "long")
    if task.kind == OVER and (task.winner < 0) != drawn:
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")
    if fields.turns > TURNS or (fields.turns == TURNS and task.kind != OVER):
        raise ImpossiblePosition(str(fields.turns), f"After {TURNS} turns the game is over.")


def _check_task(fields: Table) -> None:
    task = fields.task
    if task.kind in (CHOOSE, DRAW):
        _check_start(fields, task)
    if task.act:
        _check_act(fields, task, task.act)
    elif task.waits:
        raise ImpossiblePosition("waits", "Units score in an activation, and none is told.")
    if task.carded and task.kind not in (TURN, BUILD):
        raise ImpossiblePosition("card", "Cards are played in a turn.")
    if fields.passed and task.kind in (CHOOSE, DRAW):
        raise ImpossiblePosition("passed", "Nobody can have passed yet.")
    if task.kind == BUILD:
        _check_building(fields, task)
    for wait in task.waits:
        side = fields.sides[wait.seat]
        if wait.bricks and not (bricks.has(side.stock, wait.bricks) and len(bricks.kinds(wait.bricks)) > 1):
            raise ImpossiblePosition("waits", f"{TITLES[wait.seat]} cannot choose among these bricks.")
        if not wait.bricks and side.used.bit_count() < 2:
            raise ImpossiblePosition("waits", f"{TITLES[wait.seat]} has no choice of cards to take back.")


def _check_start(fields: Table, task: Task) -> None:
    setting = fields.setting
    if fields.turns or task.seat or task.act or any(side.points for side in fields.sides):
        raise ImpossiblePosition(task.kind, "Nothing has happened before the first turn.")
    if task.kind == DRAW:
        return
    if setting.tier == BASIC:
        raise ImpossiblePosition(task.kind, "Plans and cards are chosen in the advanced game only.")
    if fields.units or any(side.lid for side in fields.sides):
        raise ImpossiblePosition(task.kind, "Nothing is built before the plans are chosen.")
    for seat, (plans, cards) in enumerate(task.picks):
        for count in range(len(plans)):
            if plans[count] not in completions(setting.pods[seat], setting.tier, plans[:count], STARTERS):
                raise ImpossiblePosition(task.kind, "These plans cannot be built together.")
        many = len(plans), cards.bit_count()
        if many[0] > STARTERS or many[1] > HAND or (many[1] and many[0] < STARTERS):
            raise ImpossiblePosition(task.kind, f"{TITLES[seat]} chooses {STARTERS} plans, then {HAND} cards.")
    south, north = task.picks
    if (north.plans and south.cards.bit_count() < HAND) or north.cards.bit_count() == HAND:
        raise ImpossiblePosition(task.kind, f"{TITLES[NORTH]} chooses after {TITLES[SOUTH]}, and then the game begins.")


def _check_building(fields: Table, task: Task) -> None:
    side = fields.sides[task.seat]
    if task.first and task.first not in side.lid:
        raise ImpossiblePosition("build2", "What was built first is not in the lid.")
    loose = tuple(code for code in side.lid if code != task.first)
    stock = stock_with_lid(side.stock, loose)
    possible = affordable if task.first else affords_two
    if not possible(fields.setting, task.seat, stock):
        raise ImpossiblePosition("build2", "The bricks for it are not there.")


def _check_act(fields: Table, task: Task, act: Act) -> None:
    code = fields.units.get(act.at, 0)
    if task.kind not in (TURN, OVER):
        raise ImpossiblePosition("act", "Units are activated in a turn.")
    if act.at == GONE and not (act.ended and task.waits):
        raise ImpossiblePosition("act", "A unit that is gone leaves nothing but choices about what scored.")
    if act.at != GONE and (not code or owner(code) != task.seat or code & FROZEN):
        raise ImpossiblePosition(SQUARES[act.at], f"No unit that could be activated stands on {SQUARES[act.at]}.")
    if act.origin == GONE:
        raise ImpossiblePosition("act", "It does not say where the unit began.")
    if act.load and act.points == UNMOVED and (act.source in fields.units or not NEXT_TO[act.at] >> act.source & 1):
        raise ImpossiblePosition(SQUARES[act.source], f"The load cannot have stood on {SQUARES[act.source]}.")
    limit = max((value for form in FORMS for _, value in form.moves), default=0) + 1
    if not UNMOVED <= act.points < limit:
        raise ImpossiblePosition("act", f"A PUSH cannot have {act.points} points left.")
    if act.points == UNMOVED and (act.at != act.origin or act.touched or not (act.load or act.boost or act.jumps)):
        raise ImpossiblePosition("act", "Before it moves a unit is where it was, with a load or a card.")
    if (act.boost or act.jumps) and act.points != UNMOVED:
        raise ImpossiblePosition("act", "JUMP and MOVE +1 are played before the movement.")
    if act.heading >= 0 and not act.touched:
        raise ImpossiblePosition("act", "A push that was blocked has touched something.")
    if task.kind == OVER:
        return
    if not task.waits and (act.ended or all(path == DONE for _, path in activation(fields))):
        raise ImpossiblePosition("act", "This activation would have ended the turn by itself.")
