"""Writes a table as a file of an edition, with a comment for every field: what it is, its range, what is rebuilt."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from pentapod.editions import Edition, say, schema_of
from pentapod.editions.schema import Checker, Schema
from pentapod.engine.values import Names

WIDTH: Final = 112
"""Characters of a line of comments."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def written(edition: Edition) -> str:
    """The file of an edition, with all of its table."""
    schema = schema_of(edition.game)
    head = {**dict(zip(("game", "name", "author", "source"), edition[:4], strict=True)), "whole": True}
    lines = [f"# {line}" for line in wrap(say("file", game=schema["title"]), WIDTH)]
    lines += ["", "[edition]", *(f"{name} = {_value(value)}" for name, value in head.items())]
    return "\n".join([*lines, *_Writer(schema).section(edition.table, schema, ()), ""])


class _Writer:
    """Comments each part of a schema where it comes first."""

    def __init__(self, schema: Schema) -> None:
        self._checker = Checker(schema)
        self._said: set[str] = set()

    def section(self, table: Mapping[str, Any], schema: Schema, path: Names) -> Iterator[str]:
        """The lines of a table: its values, then the tables in it, since TOML needs this order."""
        inner = []
        for name, value in table.items():
            part = self._part(schema, name)
            if isinstance(value, dict):
                inner.append((name, [value], part, "[{}]"))
            elif isinstance(value, list) and value and all(isinstance(one, dict) and "id" in one for one in value):
                inner.append((name, value, part, "[[{}]]"))
            else:
                yield from self._comment(part, (*path, name))
                yield from self._comments_within(part)
                yield f"{_key(name)} = {_value(value)}"
        for name, entries, part, heading in inner:
            yield ""
            yield from self._comment(part, (*path, name))
            of_entry = self._checker.resolved(part.get("items", {})) if heading == "[[{}]]" else part
            for number, entry in enumerate(entries):
                if number:
                    yield ""
                yield heading.format(".".join(map(_key, (*path, name))))
                yield from self.section(entry, of_entry, (*path, name))

    def _comments_within(self, part: Schema) -> Iterator[str]:
        """The comments of what stands in a list without lines of its own."""
        for name, within in self._checker.resolved(part.get("items", part)).get("properties", {}).items():
            yield from self._comment(within, (name,))
            yield from self._comments_within(within)

    def _part(self, schema: Schema, name: str) -> Schema:
        known = schema.get("properties", {}).get(name) or schema.get("additionalProperties") or {}
        return self._checker.resolved(known)

    def _comment(self, part: Schema, path: Names) -> Iterator[str]:
        rebuilt = say("file-rebuilt") if part.get("x-rebuilt") else ""
        said = " ".join(filter(None, (part.get("description"), _range(part), rebuilt)))
        if said and said not in self._said:
            self._said.add(said)
            yield from (f"# {line}" for line in wrap(f"{path[-1]}: {said}", WIDTH))


def _range(part: Schema) -> str:
    items = part.get("items", part)
    if "enum" in items:
        known = list(map(str, items["enum"]))
        return say("file-choices", known=known) if len(known) > 1 else say("file-fixed")
    if items.get("type") == "integer":
        least, most = items["minimum"], items["maximum"]
        return say("file-range", least=least, most=most) if least < most else say("file-fixed")
    return ""


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {_value(part)}' for name, part in value.items())} }}" if value else "{}"
    if isinstance(value, list):
        parts = [_value(part) for part in value]
        line = f"[{', '.join(parts)}]"
        return line if len(line) <= WIDTH else "\n".join(["[", *(f"  {part}," for part in parts), "]"])
    if isinstance(value, str) and "\\" in value and "'" not in value:
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False)
