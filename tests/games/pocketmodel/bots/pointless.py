"""What nobody does on purpose in PocketModel. A card that is played in a battle is replaced, so none is wasted."""

from __future__ import annotations

from collections.abc import Hashable

from pentapod.engine.state import State
from pentapod.games.pocketmodel.rules.state import PocketModel


def table(state: State) -> Hashable:
    """Where units are and how they stand, the objectives, and what is to be done."""
    if not isinstance(state, PocketModel):
        return state.text()
    position = state.position
    return position.where, position.damage, position.held, position.slots, position.todo
