"""From one turn to the next: whose roll it is, and the ends that do not come by an arrival."""

from __future__ import annotations

from pentapod.engine.values import bits_of, clockwise
from pentapod.games.xtal.rules.position import Ending, Phase, Position, known


def end_turn(position: Position) -> Position:
    """The next player to the left of the mover rolls. What was laid is forgotten."""
    if position.rolls >= position.setting.most_rolls:
        return _most_rings_win(position)
    return begin_turn(position, clockwise(position.players, known(position.mover), position.setting.seats)[0])


def begin_turn(position: Position, mover: int) -> Position:
    """A seat is to roll."""
    return cleared(position)._replace(phase=Phase.ROLL, mover=mover, acting=None)


def cleared(position: Position) -> Position:
    """The position without cards on the table and without Combat; the arrangements that wait still do."""
    table = position.table._replace(pair=(), weapon=None)
    return position._replace(table=table, laid=(), before=None, passed=0, beat=0, drafts=())


def leaders(position: Position) -> int:
    """The players with the most rings, as a set."""
    most = max(position.table.rings[seat] for seat in position.players)
    return bits_of(seat for seat in position.players if position.table.rings[seat] == most)


def _most_rings_win(position: Position) -> Position:
    winners = leaders(position)
    return cleared(position)._replace(phase=Phase.OVER, acting=None, ending=Ending.ROLLS, winners=winners)


def last_one_wins(position: Position) -> Position:
    """Everybody else has left the game."""
    (winner,) = position.players
    return cleared(position)._replace(phase=Phase.OVER, acting=None, ending=Ending.LEFT, winners=1 << winner)
