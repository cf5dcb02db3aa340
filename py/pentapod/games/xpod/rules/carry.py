"""CARRY: a neighbour is lifted before the carrier moves, and put down next to where it stops."""

from __future__ import annotations

from pentapod.games.xpod.data.table import FLIES
from pentapod.games.xpod.rules.board import NEXT_TO, TARGET_ROWS, mask_of, squares_in
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.lay import Table
from pentapod.games.xpod.rules.movement import landings, reach
from pentapod.games.xpod.rules.position import OVER, UNMOVED, Act
from pentapod.games.xpod.rules.push import push
from pentapod.games.xpod.rules.units import FORM, Unit


def room(taken: int, obstacles: int, square: int, load: Unit) -> int:
    """Where a load can be put down around a square: empty, and no obstacle unless it flies."""
    free = NEXT_TO[square] & ~taken
    return free if FLIES[load & FORM] else free & ~obstacles


def drops(taken: int, obstacles: int, act: Act) -> int:
    """Where the load can be put down now. Back where it was, with nothing else changed, is not an action."""
    if act.boost or act.jumps:
        return 0
    squares = room(taken, obstacles, act.at, act.load)
    return squares if act.changed else squares & ~(1 << act.source)


def stops(squares: int, taken: int, obstacles: int, act: Act) -> int:
    """Those of the squares that the carrier can go to where it finds room for its load."""
    left = taken & ~(1 << act.at)
    stops = 0
    for square in squares_in(squares):
        if room(left | 1 << square, obstacles, square, act.load):
            stops |= 1 << square
    return stops


def lifted(table: Table, act: Act, source: int) -> Draft:
    """The position in which the activated unit has picked up a neighbour."""
    draft = Draft(table)
    draft.act(act._replace(load=draft.units.pop(source), source=source))
    return draft


def directions(table: Table, act: Act) -> tuple[int, ...]:
    """Where a pusher may turn: only ahead while its last push is still blocked and would cost somebody a level."""
    if act.heading >= 0:
        again = push(table.units, table.setting.obstacles, act.at, act.heading)
        if again and again.blocked:
            return (act.heading,)
    return (0, 1, 2, 3)


def pushed(table: Table, act: Act, points: int, direction: int) -> Draft | None:
    """The position after a point of PUSH, of which so many were left; None if it cannot be spent so."""
    made = push(table.units, table.setting.obstacles, act.at, direction)
    if made is None:
        return None
    draft = Draft(table)
    draft.act(act._replace(points=points))
    draft.shove(made, direction)
    act = draft.task.act or act
    if TARGET_ROWS[draft.task.seat] >> act.at & 1:
        draft.act(act._replace(points=0))
    return draft


def finishes(table: Table) -> bool:
    """Whether a carrier can still put its load down, now or after moving on."""
    act = table.task.act
    assert act
    if table.task.kind == OVER:
        return True
    obstacles = table.setting.obstacles
    taken = mask_of(table.units)
    if drops(taken, obstacles, act):
        return True
    points = act.points
    if points == UNMOVED:
        able = reach(table.units[act.at] & FORM, act.boost, act.jumps)
        if stops(landings(able, act.at, table.task.seat, taken, obstacles), taken, obstacles, act):
            return True
        points = 0 if obstacles >> act.at & 1 else able.push
    return points > 0 and any(
        following is not None and finishes(following)
        for following in (pushed(table, act, points, direction) for direction in directions(table, act))
    )
