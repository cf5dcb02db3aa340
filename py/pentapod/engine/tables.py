"""Reads the tables of a game: TOML files in its room `data`, which the page has as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from pkgutil import get_data
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from pentapod.engine.values import Names

T = TypeVar("T")

Entry = Mapping[str, Any]
"""A part of a table: values by their names."""

TABLE: Final = "table.toml"


class TableError(ValueError):
    """A game cannot be played with what its table says.

    `key` and `facts` are a message of the catalog of `pentapod.editions`, since only who opens an edition reads it;
    `path` leads to what is wrong, by names: `"card", "full_spread", "defense"`.
    """

    def __init__(self, key: str, *path: str, **facts: Any) -> None:
        super().__init__(f"{'.'.join(path)}: {key} {facts}")
        self.key = key
        self.path = path
        self.facts = facts


def load(package: str, name: str = TABLE) -> dict[str, Any]:
    """A file of a package, parsed. It may lie in a zip file. An edition brings the table itself (`editions`).

    The zips of the page hold the same values as JSON: a start has no time for TOML.
    """
    loader = getattr(sys.modules.get(package), "__loader__", None)
    if name == TABLE and (table := getattr(loader, "table", None)):
        known: dict[str, Any] = table
        return known
    try:
        return _parsed(json.loads, package, compiled(name))
    except OSError:
        from tomllib import loads

        return _parsed(loads, package, name)


def _parsed(parse: Callable[[str], dict[str, Any]], package: str, name: str) -> dict[str, Any]:
    data = get_data(package, name)
    if data is None:
        raise FileNotFoundError(f"{package} has no {name}")
    return parse(data.decode("utf-8"))


def compiled(name: str) -> str:
    """What a file is called in the zips of the page."""
    return f"{name.removesuffix('.toml')}.json"


def record(kind: type[T], entry: Entry, *path: str, **given: Any) -> T:
    """A record of fields that are given, and of those that an entry of a table has under their names.

    A field whose type is an enum or a `Literal` has a value out of these; raises `TableError` for others. Types are
    checked no further: a schema has done that. Lists become tuples.
    """
    types = _types(kind)
    read = {
        name: _value(value, types[name], (*path, name))
        for name, value in entry.items()
        if name in types and name not in given
    }
    return kind(**read, **given)


def check_known(value: str, known: Iterable[str], *path: str) -> None:
    """Raises `TableError` for a name that is none of those that there are."""
    names = list(known)
    if value not in names:
        raise TableError("unknown", *path, value=value, known=names)


def check_different(group: str, records: Iterable[Any], field: str) -> None:
    """Raises `TableError` where two records of a group have the same value of a field."""
    taken = set()
    for one in records:
        value = getattr(one, field)
        if value in taken:
            raise TableError("alike", group, one.id, name=field)
        taken.add(value)


_types: Final[Callable[[Any], dict[str, Any]]] = cache(get_type_hints)


def _value(value: Any, type_: Any, path: Names) -> Any:
    if isinstance(value, list):
        return tuple(value)
    choices = _choices(type_)
    for known in choices:
        if known == value and isinstance(value, bool) == isinstance(known, bool):
            return known
    if choices:
        raise TableError("unknown", *path, value=str(value), known=[str(known) for known in choices])
    return value


@cache
def _choices(type_: Any) -> tuple[Any, ...]:
    """What a type lets a table say; nothing if that is anything. That a thing is not so is said by leaving it out."""
    if get_origin(type_) is Literal:
        return tuple(filter(None, get_args(type_)))
    if isinstance(type_, type) and issubclass(type_, Enum):
        return tuple(type_)
    return tuple(choice for part in get_args(type_) for choice in _choices(part))
