"""What becomes of a game when a seat gives up."""

from __future__ import annotations

from pentapod.games.modx.rules.ending import ended
from pentapod.games.modx.rules.position import P, Position
from pentapod.games.modx.rules.task import Ending, Over, Score
from pentapod.games.modx.rules.turn import abandoned, all_scored


def may_resign(position: Position, seat: int) -> bool:
    """Whether a seat is still in a game that goes on."""
    ledger = position.ledger
    return not isinstance(position.task, Over) and seat in range(ledger.party.seats) and seat not in ledger.out


def resigned(position: P, seat: int) -> P:
    """A seat leaves: its pieces and markers stay. The last side wins; else others finish what it was about.

    A pattern that is about to score scores first, which may end the game.
    """
    if isinstance(position.task, Score):
        position = all_scored(position)
    if isinstance(position.task, Over):
        return position
    position = position.replace(ledger=position.ledger._replace(out=tuple(sorted((*position.ledger.out, seat)))))
    sides = position.ledger.sides
    if len(sides) == 1:
        return ended(position, Ending.RESIGN, sides)
    return abandoned(position) if position.task.actor == seat else position
