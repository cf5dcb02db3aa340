"""Checks a table against its schema: JSON Schema, as far as tables need it, with two words of our own.

A string has `x-words` if it is a list of different words out of these. A schema whose `pattern` somebody may miss has
`examples`, the first of which the message shows. Every schema sets limits: of numbers, lengths and counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from pentapod.engine.tables import TableError
from pentapod.engine.values import Names

Schema = Mapping[str, Any]

SHOWN: Final = 24
"""So many of the names that there are a message lists."""


class Checker:
    """The faults of values by a schema and the parts of it that it refers to."""

    def __init__(self, schema: Schema) -> None:
        self._schema = schema
        self._parts: Mapping[str, Schema] = schema.get("$defs", {})

    def faults(self, value: Any, schema: Schema | None = None, path: Names = ()) -> Iterator[TableError]:
        """What is wrong with a value, from its first line on."""
        schema = self.resolved(schema or self._schema)
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if not any(_KINDS[kind](value) for kind in kinds):
            yield TableError(f"type-{'-'.join(kinds)}", *path)
            return
        if "enum" in schema and not any(value == one and type(value) is type(one) for one in schema["enum"]):
            yield TableError("unknown", *path, value=shown(value), known=[str(one) for one in schema["enum"]])
            return
        if isinstance(value, dict):
            yield from self._table(value, schema, path)
        elif isinstance(value, list):
            yield from self._list(value, schema, path)
        elif isinstance(value, str):
            yield from self._text(value, schema, path)
        elif type(value) is int:
            yield from self._number(value, schema, path)

    def resolved(self, schema: Schema) -> Schema:
        """What a schema says where it refers to a part."""
        if "$ref" not in schema:
            return schema
        return {**self._parts[schema["$ref"].rpartition("/")[2]], **schema}

    def _table(self, value: Mapping[str, Any], schema: Schema, path: Names) -> Iterator[TableError]:
        known: Mapping[str, Schema] = schema.get("properties", {})
        names: Schema = schema.get("propertyNames", {})
        others = schema.get("additionalProperties", False)
        least, most = schema.get("minProperties", 0), schema.get("maxProperties", len(value))
        if not least <= len(value) <= most:
            yield _count(len(value), least, most, path)
        for name in schema.get("required", ()):
            if name not in value:
                yield TableError("missing", *path, name=name)
        for name, part in value.items():
            if name in known:
                yield from self.faults(part, known[name], (*path, name))
            elif others is False:
                yield TableError("no-name", *path, name, name=shown(name), known=list(known)[:SHOWN])
            elif faults := list(self.faults(name, names, (*path, name))):
                yield from faults
            else:
                yield from self.faults(part, others, (*path, name))

    def _list(self, value: Sequence[Any], schema: Schema, path: Names) -> Iterator[TableError]:
        least, most = schema.get("minItems", 0), schema["maxItems"]
        if not least <= len(value) <= most:
            yield _count(len(value), least, most, path)
            return
        called = []
        for place, part in enumerate(value, 1):
            name = entry_name(part, place)
            if name in called or (schema.get("uniqueItems") and part in value[: place - 1]):
                yield TableError("twice", *path, name, name=shown(part["id"] if isinstance(part, dict) else part))
            called.append(name)
            yield from self.faults(part, schema["items"], (*path, name))

    def _text(self, value: str, schema: Schema, path: Names) -> Iterator[TableError]:
        least, most = schema.get("minLength", 0), schema.get("maxLength", LONGEST)
        if not least <= len(value) <= most:
            yield TableError("length", *path, least=least, most=most)
        elif not value.isprintable():
            yield TableError("characters", *path)
        elif "x-words" in schema:
            words = value.split()
            for place, word in enumerate(words):
                if word not in schema["x-words"]:
                    yield TableError("unknown", *path, value=shown(word), known=schema["x-words"])
                elif word in words[:place]:
                    yield TableError("twice", *path, name=word)
        elif "pattern" in schema and not re.search(schema["pattern"], value):
            yield TableError("form", *path, value=shown(value), example=schema["examples"][0])

    def _number(self, value: int, schema: Schema, path: Names) -> Iterator[TableError]:
        least, most = schema["minimum"], schema["maximum"]
        if not least <= value <= most:
            yield TableError("range" if least < most else "exactly", *path, least=least, most=most)


SHORT: Final = 80
"""Characters that a message shows of a value."""

LONGEST: Final = 200
"""Characters that a text has at most where its schema sets no limit."""

_KINDS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: type(value) is int,
    "boolean": lambda value: isinstance(value, bool),
}


def entry_name(entry: Any, place: int) -> str:
    """What an entry of a list is called in a path: its id, else its place, counted from 1."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return name if isinstance(name, str) else str(place)


def shown(value: Any) -> str:
    """A value as a message shows it: short, and in one line."""
    text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(value)[: SHORT + 1])
    return f"{text[:SHORT]}\N{HORIZONTAL ELLIPSIS}" if len(text) > SHORT else text


def _count(number: int, least: int, most: int, path: Names) -> TableError:
    return TableError("count" if least < most else "count-exactly", *path, count=number, least=least, most=most)
