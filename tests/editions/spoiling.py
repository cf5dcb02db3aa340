"""Tables with one thing wrong."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

VALUES: Any = [
    0, -1, 1, 99, 10**30, True, False, "", "N", "x" * 300, "\x00", "\u202e", "\N{PILE OF POO}", "N N", "../..", "<b>",
    [], {}, [[]], [0], {"a": 1}, "id", 1.5, [1] * 400, {str(number): number for number in range(400)},
]  # fmt: skip
"""What may stand where it does not belong."""


def spoilt(table: Any, rng: Random) -> Any:
    """A table with one thing wrong: a value, a name, or something too many or too few."""
    table = deepcopy(table)
    places = list(_places(table))
    within, key = rng.choice(places)
    match rng.randrange(4):
        case 0:
            del within[key]
        case 1 if isinstance(within, dict):
            within[rng.choice(["x", "id", "extra", "__init__", "N"])] = within.pop(key)
        case 2 if isinstance(within, list):
            within.append(deepcopy(within[key]))
        case _:
            within[key] = rng.choice(VALUES)
    return table


def _places(value: Any) -> Any:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield value, key
        yield from _places(part)
