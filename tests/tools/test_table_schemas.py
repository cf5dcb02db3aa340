"""The schemas of tables are JSON Schemas, and our check of them agrees with a library."""

from __future__ import annotations

from random import Random
from typing import Any

import jsonschema
import pytest

from editions.spoiling import spoilt
from pentapod import editions
from pentapod.editions.schema import Checker

pytestmark = pytest.mark.native

OURS = ("modx", "pocketmodel", "pods", "xpod", "xtal")


@pytest.mark.parametrize("game_id", OURS)
def test_schemas_are_json_schemas_with_limits(game_id: str) -> None:
    for schema in (editions.schema_of(game_id), editions.schema_of_file(game_id)):
        jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(editions.standard_table(game_id), editions.schema_of(game_id))
    for part in _parts(editions.schema_of(game_id)):
        match part.get("type"):
            case "integer":
                assert {"minimum", "maximum"} <= part.keys(), part
            case "array":
                assert {"minItems", "maxItems"} <= part.keys(), part
            case "string":
                assert {"maxLength", "enum"} & part.keys() or len(part.get("pattern", "x" * 99)) < 40, part
            case "object":
                assert "additionalProperties" in part and (
                    part["additionalProperties"] is False or part["maxProperties"]
                )
        if isinstance(part.get("pattern"), str):
            assert not list(Checker({**part, "type": "string"}).faults(part["examples"][0]))


def _parts(schema: Any) -> Any:
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from _parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _parts(part)


@pytest.mark.parametrize("game_id", OURS)
def test_the_check_agrees_with_a_library(game_id: str) -> None:
    """What a library of JSON Schema refuses is refused, and what it lets through fails only by our own words."""
    schema = editions.schema_of(game_id)
    library = jsonschema.Draft202012Validator(schema)
    rng = Random(game_id)
    for _ in range(150):
        table = spoilt(editions.standard_table(game_id), rng)
        ours = {fault.key for fault in Checker(schema).faults(table)}
        theirs = [error.message for error in library.iter_errors(table)]
        assert ours or not theirs, theirs
        assert theirs or ours <= {"twice", "characters", "unknown"}, ours
