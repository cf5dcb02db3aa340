"""What there is to know about what lies on a space."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.games.modx.rules.board import CELL_OF
from pentapod.games.modx.rules.position import Position
from pentapod.games.modx.words.names import cell_label


def about(position: Position, touch: str, names: Sequence[str]) -> tuple[str, ...]:
    """What lies on a space, and for whom it counts; () for an empty one."""
    cell = CELL_OF.get(touch)
    if cell is None:
        return ()
    stack = position.ledger.stacks[cell]
    facts = []
    if position.owner(cell) is not None:
        facts.append("Five X-pieces of one colour in a pattern turn into markers.")
    elif position.ledger.joker_cells >> cell & 1:
        facts.append("A Joker counts as a piece of every colour. In a pattern it moves on to another space.")
    if stack:
        facts.append(f"The marker on top is a point for {names[stack[-1]]}.")
    if len(stack) > 1:
        facts.append("Covered markers count nothing.")
    return (cell_label(position, cell, names), *facts) if facts else ()
