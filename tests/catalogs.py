"""What catalogs hold, as tests ask about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapod.engine.catalog import COMMON, Catalog, catalog

OPTIONS = {"within", "form", "case"}
"""What messages choose by that a function in another message gives, and not the code."""


def facts_of(catalog: Catalog, key: str) -> set[str]:
    """The names of the facts that a message is filled with, those of messages in it included."""
    found = catalog.messages.get(key)
    if found is None:
        found = common().messages[key]
    return set(_facts(catalog, found)) - OPTIONS


def _facts(catalog: Catalog, part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for pattern in part.values():
            yield from _facts(catalog, pattern)
    elif isinstance(part, list):
        match part:
            case ["$", str(name)]:
                yield name
            case ["#", str(key), dict()]:
                yield from facts_of(catalog, key)
            case _:
                for one in part:
                    yield from _facts(catalog, one)


def family(catalog: Catalog, name: str) -> set[str]:
    """The keys of one family of messages in a catalog itself, without the name: `refusal-nothing` is `nothing`."""
    return {key.removeprefix(f"{name}-") for key in catalog.messages if key.startswith(f"{name}-")}


def common() -> Catalog:
    """The catalog of what all games say."""
    return catalog(COMMON)
