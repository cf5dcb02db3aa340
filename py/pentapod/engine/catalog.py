"""What is said in a language: messages by their keys, from catalogs in Fluent that tools/words compiles.

A message is filled with facts, which have names. `{ $count }` is a fact; a selector chooses by one: a number by itself
or by its plural category, a list by its length, a player by `you`, whether something is so by `yes` and `no`, nothing
by `none`, and a message by its key. Two functions say how facts are written:

- `NAME($thing, within: 1)` is a fact, of which a message gets the options as more facts (`case: "dative"`), while
  `within` writes a player as in the middle of a sentence: "you".
- `LIST($things, type: "or")` is a list. Types are the messages `list-and`, `list-or` and `list-comma`; the other
  options go to each thing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import Any, Final, NamedTuple, Protocol

from pentapod.engine.message import NO_FACTS, Message

LANGUAGE: Final = "en"
"""The language of the house, in which every message is there."""

YOU: Final = "You"
"""The name of a player in sentences that are meant for this player. Catalogs say what it is in their language."""


class Player(NamedTuple):
    """A player in a sentence."""

    name: str


Called = Callable[[str, Any], Any]
"""What a fact of some kind is to a catalog: a number, a text, a `Player`, a `Message`, or a list of these.

A message is one already, and is not asked about. The kind is the last word of the name of the fact; that of the things
in a list is without its "s".
"""


class Catalog:
    """The messages of a language.

    What every package says, in the same language, is in `common`. A message that is in neither comes from the catalog
    of the language of the house, which `behind` reads, and is filled in as that language fills it in. So does one that
    cannot be filled in, and one of those that `common` has by the same key but not for this package.
    """

    def __init__(
        self, data: Mapping[str, Any], common: Catalog | None = None, behind: Callable[[], Catalog] | None = None
    ) -> None:
        self.messages: Mapping[str, Any] = data["messages"]
        """Those of this catalog, by key: a text, or a list of texts and expressions (see tools/words/compile.mjs)."""
        self.plurals: Sequence[str] = data["plurals"]
        self.missing: Sequence[str] = data.get("missing", ())
        """What this catalog lacks while `common` has something else by that key."""
        self.common = common
        self.behind = behind
        self._filling: dict[str, Filling] = {}

    def __contains__(self, key: str) -> bool:
        if key in self.messages or (self.common and key in self.common):
            return True
        return bool(self.behind and key in self.behind())

    def say(self, key: str, facts: Mapping[str, Any] = NO_FACTS, called: Called = lambda _, thing: thing) -> str:
        """A message with its facts filled in. Raises `KeyError` for a message that is nowhere."""
        try:
            filling = self._filling.get(key)
            if filling is None:
                filling = self._filling[key] = self._made(key)
            return filling(facts, called)
        except (KeyError, ValueError, IndexError):
            if not self.behind:
                raise
            return self.behind().say(key, facts, called)

    def _made(self, key: str) -> Filling:
        for one in (self, self.common if key not in self.missing else None):
            if one and key in one.messages:
                return _pattern(self, one.messages[key])
        raise KeyError(key)

    def knowing(self, others: Mapping[str, Any]) -> Catalog:
        """This catalog, which says these as well where it has nothing."""
        lacking = {key: pattern for key, pattern in others.items() if key not in self}
        if not lacking:
            return self
        data = {"messages": {**self.messages, **lacking}, "plurals": self.plurals, "missing": self.missing}
        return Catalog(data, self.common, self.behind)

    def category(self, number: int) -> str:
        """The plural category of a number."""
        most = len(self.plurals)
        if number >= most:
            number = 100 + number % 100 if most == COUNTED else most - 1
        return self.plurals[number]


COUNTED: Final = 200
"""So many plural categories a catalog has where they go on for ever: larger numbers go by their last two digits."""

# ------------------------------------------------------------------ filling: a function for each part of a message

Filling = Callable[[Mapping[str, Any], Called], str]
Value = Callable[[Mapping[str, Any], Called], Any]


def _pattern(catalog: Catalog, pattern: Any) -> Filling:
    if isinstance(pattern, str):
        return lambda _facts, _called: pattern
    parts = [part if isinstance(part, str) else _expression(catalog, part) for part in pattern]
    if len(parts) == 1:
        (only,) = parts
        return (lambda _facts, _called: only) if isinstance(only, str) else only
    return lambda facts, called: "".join(
        [part if part.__class__ is str else part(facts, called) for part in parts]  # type: ignore[operator]
    )


def _expression(catalog: Catalog, part: Sequence[Any]) -> Filling:
    sign, about, *more = part
    match sign:
        case "$":
            value = _needed(catalog, part)
            return lambda facts, called: _written(catalog, value(facts, called), NO_FACTS, called)
        case "?":
            patterns, other = more
            value = _value(catalog, about)
            variants = {key: _pattern(catalog, pattern) for key, pattern in patterns.items()}
            return lambda facts, called: variants[_variant(catalog, value(facts, called), variants, other)](
                facts, called
            )
        case "#":
            return lambda facts, called: catalog.say(about, {**facts, **more[0]} if more[0] else facts, called)
        case "NAME":
            value, options = _needed(catalog, about), more[0]
            return lambda facts, called: _written(catalog, value(facts, called), options, called)
        case "LIST":
            value, options = _needed(catalog, about), more[0]
            return lambda facts, called: _listed(catalog, value(facts, called), called, **options)
        case _:
            raise ValueError(f"no catalog knows {sign}")


def _needed(catalog: Catalog, part: Any) -> Value:
    """The fact that a message writes. A translation that writes one that is not there cannot be filled in."""
    value = _value(catalog, part)
    if not catalog.behind or isinstance(part, str) or part[0] != "$":
        return value
    name = part[1]

    def needed(facts: Mapping[str, Any], called: Called) -> Any:
        if name not in facts:
            raise KeyError(name)
        return value(facts, called)

    return needed


def _value(catalog: Catalog, part: Any) -> Value:
    """The fact that a part of a message names, as it is called."""
    if isinstance(part, str) or part[0] != "$":
        return _pattern(catalog, [part])
    name = part[1]
    kind, missing = name.rpartition("_")[2], f"{{${name}}}"
    one = kind.removesuffix("s")

    def value(facts: Mapping[str, Any], called: Called) -> Any:
        if name not in facts:
            return missing
        thing = facts[name]
        if thing.__class__ in (list, tuple) and one != kind:
            return [each if each.__class__ is Message else called(one, each) for each in thing]
        return thing if thing.__class__ is Message else called(kind, thing)

    return value


def _variant(catalog: Catalog, value: Any, variants: Mapping[str, Any], other: str) -> str:
    match value:
        case bool():
            key = "yes" if value else "no"
        case None:
            key = "none"
        case int():
            key = str(value) if str(value) in variants else catalog.category(value)
        case Player(name):
            key = "you" if name == YOU else "other"
        case Message():
            key = value.key
        case [Player(name)] if name == YOU and "you" in variants:
            key = "you"
        case list():
            key = str(len(value)) if str(len(value)) in variants else catalog.category(len(value))
        case _:
            key = str(value)
    return key if key in variants else other


def _written(catalog: Catalog, value: Any, options: Mapping[str, Any], called: Called) -> str:
    if value.__class__ is str:
        text: str = value
        return text
    match value:
        case Message(key, facts):
            return catalog.say(key, {**facts, **options} if options else facts, called)
        case Player(name):
            return catalog.say("you", options) if name == YOU else name
        case list():
            return _listed(catalog, value, called, **options)
        case _:
            return str(value)


def _listed(catalog: Catalog, things: Sequence[Any], called: Called, type: str = "and", **options: Any) -> str:
    """Things in a row; those behind the first one are within a sentence."""
    if isinstance(things, str):
        return things
    within = {"within": 1, **options}
    written = [_written(catalog, thing, within if at else options, called) for at, thing in enumerate(things)]
    if len(written) < 2:
        return "".join(written)
    comma, (*some, last) = catalog.say("list-comma"), written
    if type == "comma":
        return comma.join(written)
    return catalog.say(f"list-{type}", {"some": comma.join(some), "last": last})


COMMON: Final = "pentapod.engine"
"""The package whose catalog has what all others say as well."""

_EDITION: Final = re.compile("~[0-9a-f]+")
"""What is in the name of a package if it is an instance of a game (`pentapod.editions`), which says what that says."""

_chosen = LANGUAGE
_archive = ""


def choose(language: str, archive: str = "") -> None:
    """The language of all that is said from now on, but by words that were made before.

    Its catalogs are beside those of the house, or in a zip, `archive`, which has the same folders.
    """
    global _chosen, _archive
    _chosen, _archive = language, archive


def is_known(language: str) -> bool:
    """Whether there is a catalog of what every package says."""
    try:
        return bool(_data(COMMON, language))
    except OSError:
        return False


def chosen() -> str:
    """The language that is spoken now."""
    return _chosen


def catalog(package: str, language: str = "") -> Catalog:
    """The catalog of a package of ours, in the language that is chosen or in another one."""
    return _catalog(package, language or _chosen)


class Say(Protocol):
    """Says a message by its key, with its facts filled in."""

    def __call__(self, key: str, /, **facts: Any) -> str: ...


def speaker(package: str, otherwise: Say | None = None) -> Say:
    """Says what the catalog of a package has, in the language that is chosen then; what it has not, somebody else."""

    def say(key: str, /, **facts: Any) -> str:
        own = catalog(package)
        return own.say(key, facts) if otherwise is None or key in own else otherwise(key, **facts)

    return say


@cache
def _catalog(package: str, language: str) -> Catalog:
    """A catalog, with what every package says and the language of the house behind it."""
    try:
        data = _data(package, language)
    except OSError:
        if (package, language) == (COMMON, LANGUAGE):
            raise FileNotFoundError("The catalogs are not compiled: run make words.") from None
        return _catalog(*((package, LANGUAGE) if language != LANGUAGE else (COMMON, LANGUAGE)))
    common = _catalog(COMMON, language) if package != COMMON else None
    behind = None if language == LANGUAGE else (lambda: _catalog(package, LANGUAGE))
    return Catalog(json.loads(data), common, behind)


def _data(package: str, language: str) -> bytes:
    """The file of a catalog. Raises `OSError` where there is none."""
    if language == LANGUAGE or not _archive:
        return get_data(package, f"{language}.json") or b""
    from zipimport import zipimporter

    folder = _EDITION.sub("", package).replace(".", "/")
    return zipimporter(_archive).get_data(f"{_archive}/{folder}/{language}.json")
