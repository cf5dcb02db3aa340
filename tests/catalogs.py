"""What catalogs hold, as tests ask about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pentapod import games
from pentapod.engine import catalog as catalogs
from pentapod.engine.catalog import COMMON, LANGUAGE, Catalog, catalog

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


SPEAKING = ("pentapod.api", "pentapod.lessons", "pentapod.play", "pentapod.web.shell")
"""The packages with a catalog that is of no game, beside `COMMON`."""


def texts(catalog: Catalog) -> Iterator[str]:
    """All that is written in a catalog, without what is filled in."""
    for pattern in catalog.messages.values():
        yield from _texts(pattern)


def _texts(pattern: Any) -> Iterator[str]:
    if isinstance(pattern, str):
        yield pattern
        return
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif part[0] == "?":
            for variant in part[2].values():
                yield from _texts(variant)


def family(catalog: Catalog, name: str) -> set[str]:
    """The keys of one family of messages in a catalog itself, without the name: `refusal-nothing` is `nothing`."""
    return {key.removeprefix(f"{name}-") for key in catalog.messages if key.startswith(f"{name}-") and "." not in key}


def common() -> Catalog:
    """The catalog of what all games say."""
    return catalog(COMMON)


BIG = ("modx", "pocketmodel", "pods", "xpod", "xtal")
"""The games with catalogs of their own."""


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """The games of `BIG`, and all that surrounds them, speak a language in this process."""
    known = [games.versions(game_id) for game_id in BIG]  # What is loaded only now would speak it for good.
    with pytest.MonkeyPatch.context() as patch:
        catalogs.choose(language)
        for versions in known:
            for version, game in versions.items():
                patch.setitem(versions, version, game._replace(words=type(game.words)()))
        forget()
        try:
            yield
        finally:
            catalogs.choose(LANGUAGE)
    forget()


def forget() -> None:
    """What was found in the language before is looked for again."""
    for found in (games.find, games.painter, games.editor):
        found.cache_clear()
