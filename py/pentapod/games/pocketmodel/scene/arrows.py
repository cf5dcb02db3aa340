"""Lines from attackers to defenders, and from strikers to their objective: declared ones, and one being chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import slot_touch
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, OrderBattles, OrderStrikers, Strike
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Curve, Polygon, Shape

Steps = tuple[tuple[str | float, ...], ...]


def arrows(position: Position, chosen: Path, units: Mapping[int, Box], slots: Mapping[str, Box]) -> Iterator[Shape]:
    """The arrows of a position and of the choice so far."""
    number_of, owners = position.roster.number_of, position.roster.owners
    found: list[tuple[int, Box]] = []
    for step in position.todo:
        match step:
            case DeclareAttacks(_, pairs) | OrderBattles(_, pairs):
                found += [(unit, units[foe]) for unit, foe in pairs if foe in units]
            case DeclareStrike(_, owner, slot, strikers) | OrderStrikers(_, owner, slot, strikers):
                found += [(unit, slots[slot_touch(owner, slot)]) for unit in strikers]
            case Strike(_, owner, slot, waiting):
                found += [(unit, slots[slot_touch(owner, slot)]) for unit in waiting]
    if len(chosen) > 1 and chosen[0] in number_of:
        foe = number_of.get(chosen[1])
        target_box = slots.get(chosen[1]) if foe is None else units.get(foe)
        if target_box:
            found.append((number_of[chosen[0]], target_box))
    ways = [_way(units[unit], box, slots) for unit, box in found if unit in units]
    for unit, box in found:
        if unit in units:
            way, role = _way(units[unit], box, slots), f"seat-{owners[unit]}"
            alone = _level(way) and not any(other != way and _side_panel(way, other) for other in ways)
            yield from _over(*way, units[unit].w / 60, role) if alone else _arrow(*way, role)


Way = tuple[tuple[float, float], tuple[float, float]]
"""From where to where an arrow goes."""


def _way(unit: Box, goal: Box, slots: Mapping[str, Box]) -> Way:
    """To the middle of a model, but only to the near edge of an objective, on which numbers stand."""
    (x, y), (to_x, to_y) = unit.centre, goal.centre
    if goal in slots.values():
        to_y = goal.y + goal.h - _INSIDE if y > to_y else goal.y + _INSIDE
    return (x, y), (to_x, to_y)


def _level(way: Way) -> bool:
    return abs(way[1][1] - way[0][1]) < _LEVEL


def _side_panel(way: Way, other: Way) -> bool:
    """Whether two arrows would lie on each other if both ran along one row."""
    near = _level(other) and abs(way[0][1] - other[0][1]) < _LEVEL
    (left, right), (first, last) = sorted(x for x, _ in way), sorted(x for x, _ in other)
    return near and left <= last and first <= right


def _arrow(start: tuple[float, float], end: tuple[float, float], role: str) -> Iterator[Shape]:
    """Straight from one to the other; between units side by side it bends over what stands between them."""
    lift = _LIFT if _level((start, end)) else 0.0
    bend = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - lift)
    (x, y), (out_x, out_y) = _towards(bend, end), _towards(start, bend)
    first = (start[0] + out_x * 26, start[1] + out_y * 26)
    tip = (end[0] - x * 22, end[1] - y * 22)
    back = (tip[0] - x * 26, tip[1] - y * 26)
    head = (*tip, back[0] - y * 13, back[1] + x * 13, back[0] + y * 13, back[1] - x * 13)
    yield from _drawn(first, (("M", *first), ("Q", *bend, *back)), head, role)


def _over(start: tuple[float, float], end: tuple[float, float], scale: float, role: str) -> Iterator[Shape]:
    """Between units side by side, where no other arrow runs: up, along below the values of the row above, and down."""
    (x, y), (there, bottom) = start, end
    lane = min(y, bottom) - 40 * scale + 4
    turn = min(22.0, abs(there - x) / 2) * (1 if there > x else -1)
    back = (there, lane + 4)
    head = (there, back[1] + 26, there - 13, back[1], there + 13, back[1])
    line = (
        ("M", *start),
        ("Q", x, lane, x + turn, lane),
        ("L", there - turn, lane),
        ("Q", there, lane, *back),
    )
    yield from _drawn(start, line, head, role)


def _drawn(first: tuple[float, float], line: Steps, head: tuple[float, ...], role: str) -> Iterator[Shape]:
    """A line from a dot to the head of an arrow."""
    yield Curve(line, "", "panel", 12)
    yield Curve(line, "", role, 7)
    yield Polygon(head, role, "panel", 2)
    yield Circle(*first, 7, role, "panel", 2)


_LEVEL: Final = 40.0
_INSIDE: Final = 26.0
"""How far inside an objective an arrow points; its tip ends before."""
_LIFT: Final = 110.0


def _towards(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The way from one place to another, one long."""
    across, down = end[0] - start[0], end[1] - start[1]
    far = max(1.0, (across * across + down * down) ** 0.5)
    return across / far, down / far
