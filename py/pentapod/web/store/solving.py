"""Which puzzles were solved on this device: by game, their ids. Each game has a record of its own."""

from __future__ import annotations

import json

from pentapod.web.store.saves import Keeper

PREFIX = "puzzles."


def load(store: Keeper, game_id: str) -> tuple[str, ...]:
    """The ids of the puzzles of a game that were solved; none where the record cannot be read."""
    try:
        kept = json.loads(store.get(PREFIX + game_id) or "[]")
    except ValueError:
        return ()
    return tuple(one for one in kept if isinstance(one, str)) if isinstance(kept, list) else ()


def add(store: Keeper, game_id: str, solved: str) -> None:
    """Keep that a puzzle was solved, by its id."""
    known = load(store, game_id)
    if solved not in known:
        store.put(PREFIX + game_id, json.dumps([*known, solved]))
