"""What was learnt on this device: by game, the lessons that were done, where the last one was left, the puzzles that
were solved; and on which day that of the day was solved last.

Each game has records of its own, so that one that cannot be read hides no other. Lessons go by their titles.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from pentapod.web.store.saves import Keeper, read_object

PREFIX = "lessons."
PUZZLES = "puzzles."
DAILY = "puzzles-of-day"
"""The record of the puzzles of the day: by game, a date as in 2026-11-23."""


class Learning(NamedTuple):
    """How far the lessons of a game are done."""

    done: tuple[str, ...] = ()
    """The titles of the lessons that were done."""
    lesson: str = ""
    """The title of the lesson that was begun last, "" for none."""
    step: int = 0
    """How many of its steps were done."""


def load(store: Keeper, game_id: str) -> Learning:
    """What is kept of a game; nothing for what cannot be read."""
    kept = read_object(store, PREFIX + game_id)
    done, lesson, step = kept.get("done"), kept.get("lesson"), kept.get("step")
    return Learning(
        tuple(title for title in done if isinstance(title, str)) if isinstance(done, list) else (),
        lesson if isinstance(lesson, str) else "",
        step if isinstance(step, int) and step >= 0 else 0,
    )


def keep(store: Keeper, game_id: str, learning: Learning) -> None:
    """Keep how far somebody is, beside what a newer version of the page may have kept there."""
    store.put(PREFIX + game_id, json.dumps({**read_object(store, PREFIX + game_id), **learning._asdict()}))


# ------------------------------------------------------------------ puzzles


def solved(store: Keeper, game_id: str) -> tuple[str, ...]:
    """The ids of the puzzles of a game that were solved; none where the record cannot be read."""
    try:
        kept = json.loads(store.get(PUZZLES + game_id) or "[]")
    except ValueError:
        return ()
    return tuple(one for one in kept if isinstance(one, str)) if isinstance(kept, list) else ()


def solve(store: Keeper, game_id: str, puzzle: str) -> None:
    """Keep that a puzzle was solved, by its id."""
    known = solved(store, game_id)
    if puzzle not in known:
        store.put(PUZZLES + game_id, json.dumps([*known, puzzle]))


def solved_on(store: Keeper) -> dict[str, str]:
    """By game, the date of the newest puzzle of the day that was solved; none where the record cannot be read."""
    return {game: day for game, day in read_object(store, DAILY).items() if isinstance(day, str)}


def solve_of_day(store: Keeper, game_id: str, day: str) -> None:
    """Keep that the puzzle of this day was solved."""
    store.put(DAILY, json.dumps(solved_on(store) | {game_id: day}))
