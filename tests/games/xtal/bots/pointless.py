"""What nobody does on purpose in XTAL."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pentapod.engine.state import Action, State
from pentapod.games.xtal.rules.actions import LayGroup, legal_moves
from pentapod.games.xtal.rules.cards.groups import preview
from pentapod.games.xtal.rules.position import Phase
from pentapod.games.xtal.rules.state import Xtal


def table(state: State) -> Hashable:
    """Everything on the board, once what is being composed has been laid."""
    assert isinstance(state, Xtal)
    position = state.position
    for seat in range(len(position.drafts)):
        position = preview(position, seat).position
    return position.table


def fault(states: Sequence[State], actions: Sequence[Action], _sees_replies: bool) -> str:
    """What is wrong with the last action of a turn, or nothing: cards that were laid and changed nothing."""
    before, after, action = states[-2], states[-1], actions[-1]
    assert isinstance(before, Xtal)
    assert isinstance(after, Xtal)
    if before.position.phase is not Phase.PLAY or after.result:
        return ""
    is_laid = isinstance(legal_moves(before.position)[action], LayGroup)
    return "cards were laid and nothing changed" if is_laid and after.position.table == before.position.table else ""
