"""What to weigh before an action counts: a question where it costs rings or the game."""

from __future__ import annotations

from pentapod.engine.english import counted
from pentapod.games.xtal.data.table import VOID
from pentapod.games.xtal.rules.actions import LayGroup, Move, Pass
from pentapod.games.xtal.rules.cards.groups import carry_out
from pentapod.games.xtal.rules.position import Phase, Position
from pentapod.games.xtal.words.names import Names


def caution(position: Position, seat: int, move: Move, names: Names) -> str:
    """A question, or "" if there is nothing to weigh. By speed there is no time for questions."""
    if position.composes_freely:
        return ""
    rings = position.table.rings[seat]
    if isinstance(move, Pass) and position.phase is Phase.WEAPON and rings:
        return f"{names[seat]} loses {counted(rings, 'ring')} to {names[position.pending.seat]}. Accept defeat?"
    return _group(position, seat, names) if isinstance(move, LayGroup) else ""


def _group(position: Position, seat: int, names: Names) -> str:
    """A question before a group that lets somebody else win, or that cancels nothing."""
    after = carry_out(position, seat, position.draft(seat)).end
    if after.winners & ~(1 << seat):
        winner = names[after.winners.bit_length() - 1]
        return f"This brings {winner} Home with {counted(max(after.table.rings), 'ring')} to win the game. Lay it?"
    if position.phase is Phase.PLAY and after.laid[-1].kind == VOID and not after.table.pair:
        return f"The Void protects {names[seat]} and ends the turn; there is no card to cancel. Lay it?"
    return ""
