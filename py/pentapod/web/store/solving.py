"""Which puzzles were solved on this device: by game, their ids, each game's in a record of its own; and on which day
that of the day was solved last.
"""

from __future__ import annotations

import json

from pentapod.web.store.saves import Keeper

PREFIX = "puzzles."
DAILY = "puzzles-of-day"
"""The record of the puzzles of the day: by game, a date as in 2026-11-23."""


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


def solved_on(store: Keeper) -> dict[str, str]:
    """By game, the date of the newest puzzle of the day that was solved; none where the record cannot be read."""
    try:
        kept = json.loads(store.get(DAILY) or "{}")
    except ValueError:
        return {}
    return {game: day for game, day in kept.items() if isinstance(day, str)} if isinstance(kept, dict) else {}


def solve_of_day(store: Keeper, game_id: str, day: str) -> None:
    """Keep that the puzzle of this day was solved."""
    store.put(DAILY, json.dumps(solved_on(store) | {game_id: day}))
