"""A second language, made by a machine: what words say, in the wide letters of another alphabet.

What is written in them went through the words. What still has letters of English in a row did not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, wraps
from re import findall
from string import ascii_letters
from typing import Any, Final

import pytest

from catalogs import SPEAKING, forget
from pentapod import games
from pentapod.engine import catalog
from pentapod.engine.catalog import Catalog
from pentapod.engine.game import Game
from pentapod.engine.words import Words

_WIDE: Final = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in ascii_letters})
_IDS: Final = frozenset({"id", "needs"})
"""Fields of records that words hand out and nobody reads."""


class SecondWords:
    """The second words of a game: what the first ones say, in wide letters."""

    def __init__(self, words: Words[Any]) -> None:
        self._words = words

    def named(self, names: tuple[str, ...]) -> SecondWords:
        return SecondWords(self._words.named(names))

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._words, name)
        if not callable(found):
            setattr(self, name, translated(found))
            return getattr(self, name)

        @wraps(found)
        def said(*about: Any, **more: Any) -> Any:
            return translated(found(*about, **more))

        setattr(self, name, said)
        return said


def translated(said: Any) -> Any:
    """Every text in what was said, whatever holds it."""
    if isinstance(said, str):
        return said.translate(_WIDE)
    if isinstance(said, Mapping):
        return {key: translated(value) for key, value in said.items()}
    if isinstance(said, tuple) and hasattr(said, "_asdict"):
        fields = said._asdict().items()
        return type(said)(*(value if name in _IDS else translated(value) for name, value in fields))
    return type(said)(map(translated, said)) if isinstance(said, tuple | list) else said


@cache
def widened(catalog: Catalog) -> Catalog:
    """A catalog in wide letters."""
    messages = {key: _wide(pattern) for key, pattern in catalog.messages.items()}
    common = catalog.common and widened(catalog.common)
    return Catalog({"messages": messages, "plurals": catalog.plurals}, common, catalog.behind)


def _wide(pattern: Any) -> Any:
    """A text, or the texts in a list of texts and expressions."""
    if isinstance(pattern, str):
        return pattern.translate(_WIDE)
    return [part.translate(_WIDE) if isinstance(part, str) else _wide_within(part) for part in pattern]


def _wide_within(expression: list[Any]) -> list[Any]:
    if expression[0] != "?":
        return expression
    sign, about, variants, other = expression
    return [sign, about, {key: _wide(pattern) for key, pattern in variants.items()}, other]


@contextmanager
def spoken(game: Game) -> Iterator[Game]:
    """The game while the second language is chosen, in every version of its rules."""
    versions = games.versions(game.id)
    words: Any = SecondWords(game.words)
    with pytest.MonkeyPatch.context() as patch:
        for version, known in versions.items():
            patch.setitem(versions, version, known._replace(words=words))
        for package in (
            catalog.COMMON,
            *SPEAKING,
        ):  # What is first asked for meanwhile would keep a wide one behind it.
            catalog.catalog(package)
        known_catalog = catalog._catalog
        patch.setattr(catalog, "_catalog", lambda *which: widened(known_catalog(*which)))
        forget()
        yield versions[game.version]
    forget()


def english_in(texts: Iterable[str]) -> list[str]:
    """The texts with two letters of English in a row; single ones are coordinates and signs of pieces."""
    return [text for text in texts if findall("[A-Za-z]{2}", text)]
