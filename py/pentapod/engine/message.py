"""Something to be said, as rules and words know it: a key and its facts. A catalog puts it into a language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

NO_FACTS: Final[Mapping[str, Any]] = MappingProxyType({})


class Message(NamedTuple):
    """The key of a sentence or a clause, and what it is about.

    Facts have names. The last word of a name is its kind: a `seat` and a `winning_seat` are both seats, and words call
    them alike. There may be more facts than the sentence of the key names.
    """

    key: str
    facts: Mapping[str, Any] = NO_FACTS


def decimal(number: float, places: int) -> Message:
    """A number with so many decimal places, as a language writes it."""
    whole, part = f"{number:.{places}f}".split(".")
    return Message("decimal", {"whole": whole, "part": part})


def percent(share: float) -> Message:
    """A share of one in whole percent, as a language writes it."""
    return Message("percent", {"share": round(100 * share)})


Why = Message | str
"""A reason, or the key of one that needs no facts but those of the touches themselves."""


def because(why: Why, **facts: Any) -> Message:
    """A reason with these facts beside its own."""
    key, own = why if isinstance(why, Message) else Message(why)
    return Message(key, {**facts, **own})
