"""What one person has won and lost against computer players in this browser, by game and level.

It is one JSON object of version 1. Whatever else is in it stays there; one of a later version is not touched; and what
cannot be read at all is put aside before anything is written in its place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pentapod.web.store.saves import Keeper

_NAME: Final = "results"
_ASIDE: Final = "results-unread"
_VERSION: Final = 1
_REMEMBERED: Final = 200
"""So many games are remembered as counted: going back and ending one another way counts nothing."""

WON, LOST, DRAWN = "won", "lost", "drawn"
_WAYS: Final = (WON, LOST, DRAWN)


class Tally(NamedTuple):
    """How many games were won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return sum(self)


class Results(NamedTuple):
    """The tallies by game and, within it, by level of the computer players; how many were won in a row."""

    tallies: Mapping[str, Mapping[int, Tally]]
    streak: int = 0
    longest: int = 0

    @property
    def whole(self) -> Tally:
        """All games together."""
        some = [tally for levels in self.tallies.values() for tally in levels.values()]
        return Tally(*(sum(counts) for counts in zip(*some, strict=True))) if some else Tally()


def load(store: Keeper) -> Results:
    """The results that are kept; nothing for what is missing or wrong."""
    record = _record(store) or {}
    games = {
        str(game): {int(level): _tally(counts) for level, counts in _object(levels).items() if level.isdecimal()}
        for game, levels in _object(record.get("games")).items()
    }
    return Results(games, _number(record.get("streak")), _number(record.get("longest")))


def count(store: Keeper, save_id: str, game_id: str, level: int, way: str) -> bool:
    """Count a game that has ended (`WON`, `LOST` or `DRAWN`), unless it was counted before. Whether it was counted."""
    record = _record(store)
    if record is None:
        return False
    counted = record.get("counted")
    known = [str(one) for one in counted] if isinstance(counted, list) else []
    if save_id in known:
        return False
    results = load(store)
    tally = results.tallies.get(game_id, {}).get(level, Tally())
    games, streak = _object(record.get("games")), results.streak + 1 if way == WON else 0
    levels = {**_object(games.get(game_id)), str(level): tally._replace(**{way: getattr(tally, way) + 1})._asdict()}
    changed = {
        "version": _VERSION,
        "games": {**games, game_id: levels},
        "streak": streak,
        "longest": max(streak, results.longest),
        "counted": [*known, save_id][-_REMEMBERED:],
    }
    store.put(_NAME, json.dumps({**record, **changed}))
    return True


def _record(store: Keeper) -> dict[str, Any] | None:
    """What is kept; {} if nothing is; None if a later version of the page has kept it."""
    text = store.get(_NAME)
    if not text:
        return {}
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    if not isinstance(kept, dict):
        store.put(_ASIDE, text)
        return {}
    return kept if kept.get("version") == _VERSION else None


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _tally(counts: object) -> Tally:
    return Tally(*(_number(_object(counts).get(way)) for way in _WAYS))


def _number(value: object) -> int:
    return value if isinstance(value, int) and value > 0 else 0
