"""Lines from attackers to defenders, and from strikers to their objective: declared ones, and one being chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import slot_touch
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, OrderBattles, OrderStrikers, Strike
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Line, Polygon, Shape


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
    for unit, box in found:
        if unit in units:
            yield from _arrow(units[unit].centre, box.centre, f"seat-{owners[unit]}")


def _arrow(start: tuple[float, float], end: tuple[float, float], role: str) -> Iterator[Shape]:
    across, down = end[0] - start[0], end[1] - start[1]
    far = max(1.0, (across * across + down * down) ** 0.5)
    x, y = across / far, down / far
    tip = (end[0] - x * 22, end[1] - y * 22)
    back = (tip[0] - x * 26, tip[1] - y * 26)
    head = (*tip, back[0] - y * 13, back[1] + x * 13, back[0] + y * 13, back[1] - x * 13)
    yield Line((start[0] + x * 26, start[1] + y * 26, *back), "panel", 12)
    yield Line((start[0] + x * 26, start[1] + y * 26, *back), role, 7)
    yield Polygon(head, role, "panel", 2)
    yield Circle(start[0] + x * 26, start[1] + y * 26, 7, role, "panel", 2)
