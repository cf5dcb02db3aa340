"""Why something is not legal, as the rules say it: a key and its facts. `Words.sentence` puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why no legal action begins with some touches.

    Facts have names. The last word of a name is its kind: a `seat` and a `winning_seat` are both seats, and words call
    them alike. There may be more facts than the sentence of the key names.
    """

    key: str
    facts: Mapping[str, Any] = MappingProxyType({})


Why = Reason | str
"""A reason, or the key of one that needs no facts but those of the touches themselves."""


def because(why: Why, **facts: Any) -> Reason:
    """A reason with these facts beside its own."""
    key, own = why if isinstance(why, Reason) else Reason(why)
    return Reason(key, {**facts, **own})
