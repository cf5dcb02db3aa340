"""What was learnt on this device: by game, the lessons that were done, and where the last one was left.

Each game has a record of its own, so that one that cannot be read hides no other. Lessons go by their titles.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from pentapod.web.store.saves import Keeper, read_object

PREFIX = "lessons."


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
