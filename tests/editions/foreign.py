"""Tables of X-Pod and PocketModel in the layout of other programs, as editions of the games here."""

from __future__ import annotations

from typing import Any

from pentapod import editions
from pentapod.editions import Edition
from pentapod.editions.schema import Checker


def converted(game: str, table: dict[str, Any], **about: str) -> Edition:
    """The edition in a table: abilities are parts of cards, decks have other ids, what a game does not know is out."""
    for card in table.get("card", ()):
        for ability in (card.get("ability", {}), *card.get("abilities", ())):
            card |= ability
        if gate := card.pop("gate", {}):
            card["gate"] = gate.get("icon") or gate["stars"]
    for deck in table.get("deck", ()):
        deck["id"] = deck["name"].split()[0].lower()
        deck["start"] = {unit: count for unit, count in deck["start"].items() if count}
    fitted = _fitted(table, Checker(editions.schema_of(game)), editions.schema_of(game))
    return Edition(game, **about, table=editions.merged(editions.standard_table(game), fitted, whole=False))


def _fitted(value: Any, checker: Checker, schema: Any) -> Any:
    schema = checker.resolved(schema)
    known, other = schema.get("properties", {}), schema.get("additionalProperties")
    if isinstance(value, dict):
        kept = {name: part for name, part in value.items() if name in known or other}
        return {name: _fitted(part, checker, known.get(name, other)) for name, part in kept.items()}
    return [_fitted(part, checker, schema["items"]) for part in value] if isinstance(value, list) else value
