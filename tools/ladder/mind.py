"""Level 5 as a process of its own, of whatever version of the project stands in PYTHONPATH: `rivals.py` starts it.

Reads a line of JSON for each position, and answers with one: the touches of its action, or null to let others act
first, and the processor time that it took. It knows only what versions since the ladder's pinned one have in common.
"""

from __future__ import annotations

import json
import sys
from inspect import signature
from time import process_time
from typing import Any

from pentapod import games
from pentapod.bots import thinking
from pentapod.bots.levels import LEVELS

UNLIMITED = 10**9
SLICES = 12
"""The clock is read once in so many slices of a search: reading it costs as much as a slice."""

think: Any = thinking.think
Question: Any = getattr(thinking, "Question", None)
"""None in versions whose `think` takes the fields of a question one by one."""


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    """What level 5 does within `seconds` of processor time."""
    game = games.find(asked["game"])
    state, level = game.position(asked["position"]), LEVELS[-1]._replace(nodes=UNLIMITED)
    given = (game, asked["options"], state, asked["seat"], level, asked["seed"])
    more = {"may_wait": asked["may_wait"]}
    if "earlier" in signature(Question or think).parameters:
        more["earlier"] = tuple(game.position(text) for text in asked["earlier"])
    evaluator = games.evaluator(game.id)
    begun = process_time()
    search = think(Question(*given, **more), evaluator) if Question else think(*given, evaluator, **more)
    for slices, _ in enumerate(search):
        if slices % SLICES == 0 and process_time() - begun >= asked["seconds"]:
            break
    action = search.thought().action
    took = process_time() - begun
    return {"path": action.path if action else None, "took": took, "spent": search.spent}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answered(json.loads(line))), flush=True)
