"""What to weigh before an action counts: a question where it costs rings or the game."""

from __future__ import annotations

from pentapod.games.xtal.rules.actions import Move
from pentapod.games.xtal.rules.cards import VOID_KIND
from pentapod.games.xtal.rules.groups import carried_out, draft_of, free_to_compose
from pentapod.games.xtal.rules.position import PLAY, WEAPON, Position
from pentapod.games.xtal.words.names import Names, counted


def caution(position: Position, seat: int, move: Move, names: Names) -> str:
    """A question before what costs rings or the game. By speed there is no time for questions."""
    if free_to_compose(position):
        return ""
    if move.kind == "pass" and position.phase == WEAPON and position.table.rings[seat]:
        attacker = names[position.laid[position.table.weapon].seat]
        return f"{names[seat]} loses {counted(position.table.rings[seat], 'ring')} to {attacker}. Accept defeat?"
    if move.kind == "lay":
        after = carried_out(position, seat, draft_of(position, seat)).end
        if after.winners & ~(1 << seat):
            winner = names[after.winners.bit_length() - 1]
            return f"This brings {winner} Home with {counted(max(after.table.rings), 'ring')} to win the game. Lay it?"
        if position.phase == PLAY and after.laid[-1].kind == VOID_KIND and not after.table.pair:
            return f"The Void cancels nothing; it protects {names[seat]} and ends the turn. Lay it?"
    return ""
